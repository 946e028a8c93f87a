import Foundation
import SnapgenModel
import SnapgenScan

/// The sources of a run with what an earlier one knew of them.
struct Scan {
    /// When the sources were listed, in nanoseconds since 1970.
    let time: Int64
    /// What was found.
    let sources: SourceList
    /// What kept files from being found.
    let problems: [Diagnostic]
    /// What an earlier run has kept beside the files.
    let note: [UInt8]
    /// A number for all files with their stamps; `nil` where one of them may change without a trace.
    let fingerprint: UInt64?

    private let scanner: ProjectScanner
    private let file: CacheFile?
    private let key: UInt64
    /// What the file holds; most runs need no more of it than the note.
    private let bytes: [UInt8]

    /// Lists the sources of a project.
    init(_ project: Project) {
        let settings = project.configuration.catalog
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        time = now.nanoseconds
        (sources, problems) = project.sources()
        scanner = ProjectScanner(settings: settings, options: project.scanOptions)
        file = project.scanOptions.parsesEverything ? nil : project.cacheFile
        key = file?.key(settings) ?? 0
        bytes = file?.bytes ?? []
        note = ScanCache.note(in: bytes, key: key)
        fingerprint = file == nil ? nil : sources.fingerprint(at: time)
    }

    /// What the files say each for itself.
    func search(_ progress: Pipeline.Progress?) -> ProjectSearch<SourceList> {
        let count = sources.count
        return scanner.search(sources, knowing: ScanCache(bytes, key: key)) { progress?($0, count) }
    }

    /// Keeps what was learned for the next run, with what was done.
    func save(_ search: ProjectSearch<SourceList>, _ receipt: Receipt?) {
        guard let file else { return }
        let note = receipt?.bytes ?? []
        let learned = search.learned(at: time)
        guard learned != nil || note != self.note else { return }
        file.save((learned ?? search.cache).with(note: note))
    }

    /// Keeps what was learned for the next run; what was done stands.
    func save(_ search: ProjectSearch<SourceList>) {
        if let learned = search.learned(at: time) { file?.save(learned) }
    }
}
