public import SnapgenModel

/// Reads the Swift files of a project as far as they matter to the catalog.
///
/// Most files do not, and are not parsed: every file's bytes are searched for the catalog's words, those that have one
/// are parsed, and then those that declare what these lead to, until nothing new is found. The catalog is the same as
/// that of all files.
///
///     let project = ProjectScanner(settings: configuration.catalog).scan(sources)
///     let catalog = CatalogResolver(settings: configuration.catalog).resolve(project)
public struct ProjectScanner: Sendable {
    private let settings: CatalogSettings
    private let options: ScanOptions

    /// A scanner for what `settings` calls an entry.
    public init(settings: CatalogSettings, options: ScanOptions = ScanOptions()) {
        self.settings = settings
        self.options = options
    }

    /// Reads the files that matter, several at a time.
    ///
    /// - Parameter progress: gets the number of files that are done; called from any thread.
    public func scan(
        _ sources: some SourceCollection, progress: (@Sendable (Int) -> Void)? = nil
    ) -> ScannedProject {
        var search = search(sources, knowing: ScanCache(CacheHeader(key: [])), progress: progress)
        return search.project()
    }

    /// Searches the files that are not known from an earlier run, several at a time.
    ///
    /// - Parameters:
    ///   - cache: what is known; its key has to stand for these settings.
    ///   - progress: gets the number of files that are done; called from any thread.
    public func search<Sources: SourceCollection>(
        _ sources: Sources, knowing cache: ScanCache, progress: (@Sendable (Int) -> Void)? = nil
    ) -> ProjectSearch<Sources> {
        let scanner = FileScanner(
            settings: settings, options: options, sources: sources, hashKey: cache.header.hashKey)
        return ProjectSearch(scanner, settings, options, cache, scanner.search(knowing: cache, progress))
    }

    /// The names of the types in files that hold a word; only such types can have names that hold it.
    ///
    /// A file that cannot be read has none; neither has any file where the system starts no thread, which the search
    /// of the project's files reports as an error.
    public func types(in sources: some SourceCollection, whoseNamesHold word: String) -> Set<String> {
        let search = ByteSearch(for: word)
        let scanner = FileScanner(settings: settings, options: options, sources: sources, hashKey: .random)
        let declarations = try? scanner.map(Array(0..<sources.count)) { file, reader -> [ScannedDeclaration] in
            let scanned = try? reader.read(file) { bytes in
                search.first(in: bytes, from: 0) == nil ? nil : scanner.scan(bytes, of: file)
            }
            return (scanned ?? nil)?.scanned.declarations ?? []
        }
        return Set((declarations ?? []).joined().filter { $0.kind != .extension }.map(\.name))
    }
}
