/// The types of all files, put together for templates that are written over types.
///
///     SourceTypes(files).all.map(\.name)  // ["HotelCell", "HotelCell.Style", "Testable"]
struct SourceTypes {
    private let index: TypeIndex
    private let conformances: ConformanceResolver

    init(_ files: [ScannedFile]) {
        index = TypeIndex(files.sorted { ($0.module, $0.path) < ($1.module, $1.path) })
        conformances = ConformanceResolver(index: index)
    }

    /// Every type that is not local to a function, with its extensions, ordered by name and module.
    var all: [SourceType] {
        let types = groups().compactMap { key, declarations in
            declarations.first.map { type(called: key.name, first: index.declarations[$0], of: declarations) }
        }
        return types.sorted { ($0.name, $0.module, $0.path) < ($1.name, $1.module, $1.path) }
    }

    /// The declarations of each type, its own before its extensions.
    private func groups() -> [TypeKey: [Int]] {
        var groups: [TypeKey: [Int]] = [:]
        for (position, declaration) in index.declarations.enumerated() where !declaration.context.isLocal {
            switch declaration.kind {
            case .typealias: break
            case .extension: groups[index.extendedKey(of: declaration), default: []].append(position)
            default: groups[index.key(of: declaration), default: []].append(position)
            }
        }
        return groups.mapValues { group in
            group.filter { index.declarations[$0].kind != .extension }
                + group.filter { index.declarations[$0].kind == .extension }
        }
    }

    private func type(called name: String, first: SourcedDeclaration, of group: [Int]) -> SourceType {
        let declarations = group.map { index.declarations[$0] }
        let ancestries = group.map { conformances.ancestry(of: $0) }
        let declared = ancestries.flatMap(\.declared)
        return SourceType(
            kind: first.kind,
            name: name,
            module: first.module,
            facts: facts(of: declarations),
            inheritedTypes: declarations.flatMap(\.inherited).withoutRepetition,
            based: names(of: declared) + ancestries.flatMap(\.external).flatMap(Self.spellings),
            implements: names(of: declared) { $0 == .protocol },
            inherits: names(of: declared) { $0 == .class },
            path: first.path
        ).sorted
    }

    /// The facts of the type's own declaration, with the annotations of its extensions.
    private func facts(of declarations: [SourcedDeclaration]) -> TypeFacts {
        let all = declarations.compactMap(\.facts)
        var facts = all.first ?? TypeFacts()
        for other in all.dropFirst() { facts.annotations.merge(other.annotations) { $1 } }
        return facts
    }

    private func names(
        of keys: [TypeKey], where isMeant: (ScannedDeclaration.Kind) -> Bool = { _ in true }
    ) -> [String] {
        keys.filter { key in index.primaries(of: key).contains { isMeant(index.declarations[$0].kind) } }.map(\.name)
    }

    /// A name as written, and without the module that may stand before it.
    private static func spellings(of name: String) -> [String] {
        let parts = name.split(separator: ".")
        return parts.count == 2 ? [name, String(parts[1])] : [name]
    }
}

extension SourceType {
    fileprivate var sorted: SourceType {
        var type = self
        type.based = Set(based).sorted()
        type.implements = Set(implements).sorted()
        type.inherits = Set(inherits).sorted()
        return type
    }
}

extension [String] {
    fileprivate var withoutRepetition: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}

extension SourceFacts {
    /// The types and macros of all files, whose order has no influence; the catalog decides which macros are included.
    package init(of files: [ScannedFile], catalog: Catalog) {
        let scanned = Dictionary(files.flatMap(\.macros).map { ($0.context.location, $0) }) { first, _ in first }
        let entries = catalog.entries.filter { $0.kind == .macro && $0.status == .included }
        self.init(
            types: SourceTypes(files).all,
            macros: entries.compactMap { entry in
                guard let source = entry.declaration.preview, let facts = scanned[entry.location]?.facts else {
                    return nil
                }
                return SourceMacro(path: entry.path, displayName: entry.name, facts: facts, source: source)
            })
    }
}
