import SnapgenScan
import Stencil

/// The variables of a template that was written for Sourcery or Prefire.
struct SourceryContext {
    let schema: [String: TemplateSchema]
    /// As Stencil reads them.
    let values: [String: Any]

    init(types: [SourceType], arguments: [String: Any]) {
        let table = TypeTable(types)
        let lists = TypeLists(table)
        schema = [
            "types": lists.schema,
            "type": .object(Dictionary(types.map { ($0.name, .sourceType) }) { first, _ in first }),
            "argument": .map(.anything, known: ["previewsMacrosDict": .list(.object(PreviewMacro.members.schema))]),
        ]
        values = [
            "types": lists,
            "type": StencilValue.value(Dictionary(table.views().map { ($0.type.name, $0) }) { first, _ in first }),
            "argument": StencilValue.value(arguments),
        ]
    }
}

/// The types of a project in lists, under the names that Sourcery gives them.
private struct TypeLists: OpaqueValue {
    /// The members for protocols or classes alone are exactly those of the sources.
    let schema: TemplateSchema
    private let lists: [String: Any]

    init(_ table: TypeTable) {
        let kinds: [(String, (ScannedDeclaration.Kind) -> Bool)] = [
            ("types", { _ in true }), ("all", { $0 != .protocol }), ("protocols", { $0 == .protocol }),
            ("classes", { $0 == .class }), ("structs", { $0 == .struct }), ("enums", { $0 == .enum }),
            ("extensions", { $0 == .extension }),
        ]
        let lists = kinds.map { name, isMeant in (name, StencilValue.value(table.views { isMeant($0.kind) })) }
        let related = [("based", \SourceType.based), ("implementing", \.implements), ("inheriting", \.inherits)]
        self.lists = Dictionary(
            uniqueKeysWithValues: lists + related.map { ($0, RelatedTypes(table: table, names: $1)) })
        let relations: [String: TemplateSchema] = [
            "based": .map(.list(.sourceType)),
            "implementing": Self.members(of: .protocol, in: table),
            "inheriting": Self.members(of: .class, in: table),
        ]
        schema = .object(relations.merging(lists.map { ($0.0, .list(.sourceType)) }) { $1 })
    }

    private static func members(of kind: ScannedDeclaration.Kind, in table: TypeTable) -> TemplateSchema {
        let names = table.types.filter { $0.kind == kind }.map(\.name)
        return .object(Dictionary(names.map { ($0, .list(.sourceType)) }) { first, _ in first })
    }

    subscript(dynamicMember member: String) -> Any? { lists[member] }
}

/// `types.based.X`: the types that have to do with `X`; none where nothing has.
private struct RelatedTypes: OpaqueValue {
    let table: TypeTable
    let names: KeyPath<SourceType, [String]>

    subscript(dynamicMember member: String) -> Any? {
        StencilValue.value(table.views { $0[keyPath: names].contains(member) })
    }
}
