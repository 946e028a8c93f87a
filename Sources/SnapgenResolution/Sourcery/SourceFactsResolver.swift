public import SnapgenModel

/// Puts together what a template sees that is written over the sources themselves.
public struct SourceFactsResolver: Sendable {
    /// A resolver.
    public init() {}

    /// The types and macros of all files.
    ///
    /// - Parameters:
    ///   - files: files that were scanned for facts; their order has no influence.
    ///   - catalog: what was made of the same files; it decides which macros take part.
    public func resolve(_ files: [ScannedFile], catalog: Catalog) -> SourceFacts {
        let scanned = Dictionary(files.flatMap(\.macros).map { ($0.context.location, $0) }) { first, _ in first }
        let entries = catalog.entries.filter { $0.kind == .macro && $0.status == .included }
        return SourceFacts(
            types: SourceTypes(files).all,
            macros: entries.compactMap { entry in
                guard let source = entry.preview, let facts = scanned[entry.location]?.facts else { return nil }
                return SourceMacro(path: entry.path, displayName: entry.name, facts: facts, source: source)
            })
    }
}
