public import SnapgenModel
import SnapgenSource

/// Scans the Swift files of a project for all that matters to the catalog.
///
/// Most files do not matter and are not parsed: the bytes of every file are searched for the words of the catalog, the
/// files with one are parsed, and then those that they depend on. The catalog is the same as that of all files.
///
///     let project = ProjectScanner(settings: configuration.catalog).scan(sources)
///     let catalog = CatalogResolver(settings: configuration.catalog).resolve(project)
public struct ProjectScanner: Sendable {
    private let settings: CatalogSettings
    private let options: ScanOptions

    /// A scanner for the entries that `settings` defines.
    public init(settings: CatalogSettings, options: ScanOptions = ScanOptions()) {
        self.settings = settings
        self.options = options
    }

    /// Reads the files that matter, several at a time, without a cache.
    ///
    /// - Parameter progress: gets the number of files that are done; called from any thread.
    public func scan(
        _ sources: some SourceCollection, progress: (@Sendable (Int) -> Void)? = nil
    ) -> ScannedProject {
        var scan = begin(sources, knowing: ScanCache(CacheHeader(key: [])), progress: progress)
        return scan.project()
    }

    /// Begins a scan: searches the files that the cache does not describe, several at a time.
    ///
    /// - Parameters:
    ///   - cache: the cache of an earlier run; its key has to stand for these settings.
    ///   - progress: gets the number of files that are done; called from any thread.
    public func begin<Sources: SourceCollection>(
        _ sources: Sources, knowing cache: ScanCache, progress: (@Sendable (Int) -> Void)? = nil
    ) -> ProjectScan<Sources> {
        let scanner = FileScanner(
            settings: settings, options: options, sources: sources, hashKey: cache.header.hashKey)
        return ProjectScan(scanner, settings, options, cache, progress)
    }

    /// The files that contain one of several texts.
    ///
    /// Files that cannot be read are ignored. So are all files if the system starts no thread: the scan of the project's
    /// files reports that as an error.
    public func files(in sources: some SourceCollection, holding texts: [String]) -> [ScannedFile] {
        let searches = texts.map { ByteSearch(for: $0) }
        let scanner = FileScanner(settings: settings, options: options, sources: sources, hashKey: .random)
        let files = try? scanner.map(Array(0..<sources.count)) { file, buffer -> ScannedFile? in
            let scanned = try? buffer.read(file) { bytes in
                searches.contains { $0.first(in: bytes, from: 0) != nil } ? scanner.parse(bytes, of: file) : nil
            }
            return scanned ?? nil
        }
        return (files ?? []).compactMap { $0 }
    }
}
