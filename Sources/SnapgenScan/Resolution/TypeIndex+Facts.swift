import SnapgenModel

extension TypeIndex {
    /// Every type with its extensions, ordered by name and module.
    fileprivate var sourceTypes: [SourceType] {
        let positions = declarations.indices.filter { declarations[$0].kind != .typealias }
        let groups = Dictionary(grouping: positions) { typeKey(of: declarations[$0]) }
        return groups.map { type(called: $0.name, ownFirst($1)) }
            .sorted { ($0.name, $0.module, $0.path) < ($1.name, $1.module, $1.path) }
    }

    private func type(called name: String, _ group: [Int]) -> SourceType {
        let declarations = group.map { self.declarations[$0] }
        let first = declarations[0]
        let ancestries = group.map { ancestry(of: $0) }
        let declared = ancestries.flatMap(\.declared)
        return SourceType(
            kind: first.kind,
            name: name,
            module: first.module,
            facts: facts(of: declarations),
            inheritedTypes: declarations.flatMap(\.inherited).distinct { $0 },
            based: Set(names(of: declared) + ancestries.flatMap(\.external).flatMap(Self.spellings)).sorted(),
            implements: Set(names(of: declared) { $0 == .protocol }).sorted(),
            inherits: Set(names(of: declared) { $0 == .class }).sorted(),
            path: first.path)
    }

    private func facts(of declarations: [SourcedDeclaration]) -> TypeFacts {
        let all = declarations.compactMap(\.facts)
        var facts = all.first ?? TypeFacts()
        for other in all.dropFirst() { facts.annotations.merge(other.annotations) { $1 } }
        return facts
    }

    private func names(
        of keys: [TypeKey], where isMeant: (ScannedDeclaration.Kind) -> Bool = { _ in true }
    ) -> [String] {
        keys.filter { key in primaries(of: key).contains { isMeant(declarations[$0].kind) } }.map(\.name)
    }

    private static func spellings(of name: String) -> [String] {
        let parts = name.split(separator: ".")
        return parts.count == 2 ? [name, String(parts[1])] : [name]
    }
}

extension SourceFacts {
    /// The types and macros of all files, whose order has no influence; the catalog decides which macros are included.
    package init(of files: [ScannedFile], catalog: Catalog) {
        let scanned = Dictionary(files.flatMap(\.macros).map { ($0.context.location, $0) }) { first, _ in first }
        let entries = catalog.entries.filter { $0.kind == .macro && $0.status == .included }
        let index = TypeIndex(files.sorted { ($0.module, $0.path) < ($1.module, $1.path) })
        self.init(
            types: index.sourceTypes,
            macros: entries.compactMap { entry in
                guard let source = entry.declaration.preview, let facts = scanned[entry.location]?.facts else {
                    return nil
                }
                return SourceMacro(path: entry.path, displayName: entry.name, facts: facts, source: source)
            })
    }
}
