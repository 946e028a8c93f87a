import SnapgenModel
import SnapgenScan

/// The sources of a run, and the cache of an earlier one.
struct Scan {
    /// When the sources were listed, in nanoseconds since 1970.
    let time: Int64
    /// The files.
    let sources: SourceList
    /// The reasons for which files were not found.
    let problems: [Diagnostic]

    private let scanner: ProjectScanner
    private let file: CacheFile?
    private let header: CacheHeader

    /// Lists the sources of a project.
    init(_ project: Project) {
        let settings = project.configuration.catalog
        time = project.files.now
        (sources, problems) = project.sources()
        scanner = ProjectScanner(settings: settings, options: project.scanOptions)
        file = project.scanOptions.parsesEverything ? nil : project.cacheFile
        header = CacheHeader(in: file?.bytes ?? [], key: file?.key(settings) ?? [])
    }

    /// The stamp that an earlier run has left in the cache.
    var stamp: UpToDateStamp? { UpToDateStamp(header.note) }

    /// The key of all digests in the cache.
    var hashKey: SipHash.Key { header.hashKey }

    /// A digest of the files with their stamps; `nil` where one of them may change without getting another stamp.
    var sourcesDigest: SipHash.Digest? { file == nil ? nil : sources.digest(at: time, hashKey) }

    /// A digest of what the files say to the catalog; `nil` where the cache does not hold all of them.
    func findings(in cache: ScanCache) -> SipHash.Digest? { cache.count == sources.count ? cache.findings : nil }

    /// Searches the files; those that the cache holds are not read.
    func search(_ progress: Pipeline.Progress?) -> ProjectSearch<SourceList> {
        let count = sources.count
        return scanner.search(sources, knowing: ScanCache(file?.bytes ?? [], header)) { progress?($0, count) }
    }

    /// Writes the cache for the next run, unless the file holds it already.
    func save(_ cache: ScanCache) {
        if !cache.isSaved { file?.save(cache) }
    }

    /// Writes the cache for the next run with a stamp of this one in place of an earlier one's.
    func save(_ cache: ScanCache, _ stamp: UpToDateStamp?) {
        save(cache.with(note: stamp?.bytes ?? []))
    }
}
