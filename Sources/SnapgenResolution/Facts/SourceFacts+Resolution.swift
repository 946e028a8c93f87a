public import SnapgenModel

extension SourceFacts {
    /// The types and macros of all files.
    ///
    /// - Parameters:
    ///   - files: files that were scanned for facts; their order has no influence.
    ///   - catalog: the catalog of the same files, which decides which macros are included.
    public init(of files: [ScannedFile], catalog: Catalog) {
        let scanned = Dictionary(files.flatMap(\.macros).map { ($0.context.location, $0) }) { first, _ in first }
        let entries = catalog.entries.filter { $0.kind == .macro && $0.status == .included }
        self.init(
            types: SourceTypes(files).all,
            macros: entries.compactMap { entry in
                guard let source = entry.preview, let facts = scanned[entry.location]?.facts else { return nil }
                return SourceMacro(path: entry.path, displayName: entry.name, facts: facts, source: source)
            })
    }
}
