import SnapgenScan
import Stencil

/// The context of a template that was written for Sourcery or Prefire.
struct SourceryContext {
    /// The schemas of the variables by name.
    let schema: [String: TemplateSchema]
    /// The variables by name, as Stencil reads them.
    let values: [String: Any]

    init(types: [SourceType], arguments: [String: Any]) {
        let table = TypeTable(types)
        schema = [
            "types": TypesView.schema(table),
            "type": .object(Dictionary(types.map { ($0.name, .sourceType) }) { first, _ in first }),
            "argument": .map(.anything, known: ["previewsMacrosDict": .list(.object(PreviewMacro.schema))]),
        ]
        values = [
            "types": TypesView(table),
            "type": StencilValue.value(Dictionary(table.views().map { ($0.type.name, $0) }) { first, _ in first }),
            "argument": StencilValue.value(arguments),
        ]
    }
}

/// The types of a project in lists, under the names that Sourcery gives them.
private struct TypesView: OpaqueValue {
    private let table: TypeTable

    init(_ table: TypeTable) {
        self.table = table
    }

    /// The schema of `types`; members for protocols or classes alone are exactly those of the sources.
    static func schema(_ table: TypeTable) -> TemplateSchema {
        let list = TemplateSchema.list(.sourceType)
        return .object([
            "types": list, "all": list, "protocols": list, "classes": list, "structs": list, "enums": list,
            "extensions": list,
            "based": .map(list),
            "implementing": .object(members(of: .protocol, in: table)),
            "inheriting": .object(members(of: .class, in: table)),
        ])
    }

    private static func members(
        of kind: ScannedDeclaration.Kind, in table: TypeTable
    ) -> [String: TemplateSchema] {
        let names = table.types.filter { $0.kind == kind }.map(\.name)
        return Dictionary(names.map { ($0, .list(.sourceType)) }) { first, _ in first }
    }

    private func list(_ views: [TypeView]) -> Any { StencilValue.value(views) }

    subscript(dynamicMember member: String) -> Any? {
        switch member {
        case "types": list(table.views())
        case "all": list(table.views { $0.kind != .protocol })
        case "protocols": list(table.views { $0.kind == .protocol })
        case "classes": list(table.views { $0.kind == .class })
        case "structs": list(table.views { $0.kind == .struct })
        case "enums": list(table.views { $0.kind == .enum })
        case "extensions": list(table.views { $0.kind == .extension })
        case "based": RelatedTypes(table: table, names: \.based)
        case "implementing": RelatedTypes(table: table, names: \.implements)
        case "inheriting": RelatedTypes(table: table, names: \.inherits)
        default: nil
        }
    }
}

/// `types.based.X`: the types that have to do with `X`; none where nothing has.
private struct RelatedTypes: OpaqueValue {
    let table: TypeTable
    let names: KeyPath<SourceType, [String]>

    subscript(dynamicMember member: String) -> Any? {
        StencilValue.value(table.views { $0[keyPath: names].contains(member) })
    }
}
