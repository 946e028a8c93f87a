import SnapgenModel
import SnapgenScan

/// The sources of a run, scanned on first use with the cache of an earlier run.
struct CachedSources {
    /// The time at which the sources were listed, in nanoseconds since 1970.
    let time: Int64
    /// The files.
    let list: SourceList
    /// The reasons for which files were not found.
    let problems: [Diagnostic]

    private let scanner: ProjectScanner
    private let file: CacheFile?
    private let header: CacheHeader
    private let progress: Pipeline.Progress?
    private lazy var scan = scanner.begin(list, knowing: ScanCache(file?.bytes ?? [], header)) {
        [progress, count = list.count] in progress?($0, count)
    }

    init(_ project: Project, _ progress: Pipeline.Progress?) {
        let settings = project.configuration.catalog
        time = project.files.now
        (list, problems) = project.sources()
        scanner = ProjectScanner(settings: settings, options: project.scanOptions)
        file = project.scanOptions.parsesEverything ? nil : project.cacheFile
        header = CacheHeader(in: file?.bytes ?? [], key: file?.key(settings, of: list.modules) ?? [])
        self.progress = progress
    }

    /// The stamp that an earlier run has stored in the cache.
    var stamp: UpToDateStamp? { UpToDateStamp(header.note) }

    /// The key of all digests in the cache.
    var hashKey: SipHash.Key { header.hashKey }

    /// A digest of the files with their stamps; `nil` if one of them may change without getting another stamp.
    var digest: SipHash.Digest? { file == nil ? nil : list.digest(at: time, hashKey) }

    /// The files that matter to the catalog.
    mutating func project() -> ScannedProject { scan.project() }

    /// Indicates whether the findings are kept for the next run.
    var areCached: Bool { file != nil }

    /// The cache of all findings so far.
    mutating func cache() -> ScanCache { scan.cache(at: time) }

    /// A digest of the findings in all files; `nil` if the cache does not hold all of them.
    func findings(in cache: ScanCache) -> SipHash.Digest? { cache.count == list.count ? cache.findings : nil }

    /// Stores the cache for the next run, unless the file holds it already.
    func save(_ cache: ScanCache) {
        if !cache.isSaved { file?.save(cache) }
    }

    /// Stores the cache for the next run, with a stamp of this run in place of an earlier one's.
    func save(_ cache: ScanCache, _ stamp: UpToDateStamp?) {
        save(cache.with(note: stamp?.bytes ?? []))
    }
}
