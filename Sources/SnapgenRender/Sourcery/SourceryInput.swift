import SnapgenModel
import Stencil

/// What a template sees that was written for Sourcery or Prefire.
struct SourceryInput {
    /// The variables by name, and what may be asked of each.
    let shape: [String: TemplateShape]
    /// The variables by name, as Stencil reads them.
    let context: [String: Any]

    /// The input for types and `arguments`.
    init(types: [SourceType], arguments: [String: Any]) {
        let table = TypeTable(types)
        shape = [
            "types": TypesView.shape(table),
            "type": .object(Dictionary(types.map { ($0.name, .sourceType) }) { first, _ in first }),
            "argument": .map(.anything, known: ["previewsMacrosDict": .list(.object(PreviewMacro.shape))]),
        ]
        context = [
            "types": TypesView(table),
            "type": Dictionary(table.views().map { ($0.type.name, $0) }) { first, _ in first },
            "argument": arguments,
        ]
    }
}

/// The types of a project in lists, under the names that Sourcery gives them.
private struct TypesView: DynamicMemberLookup {
    private let table: TypeTable

    init(_ table: TypeTable) {
        self.table = table
    }

    /// What may be asked of `types`; what only protocols or only classes answer has exactly those of the sources.
    static func shape(_ table: TypeTable) -> TemplateShape {
        let list = TemplateShape.list(.sourceType)
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
    ) -> [String: TemplateShape] {
        let names = table.types.filter { $0.kind == kind }.map(\.name)
        return Dictionary(names.map { ($0, .list(.sourceType)) }) { first, _ in first }
    }

    subscript(dynamicMember member: String) -> Any? {
        switch member {
        case "types": table.views()
        case "all": table.views { $0.kind != .protocol }
        case "protocols": table.views { $0.kind == .protocol }
        case "classes": table.views { $0.kind == .class }
        case "structs": table.views { $0.kind == .struct }
        case "enums": table.views { $0.kind == .enum }
        case "extensions": table.views { $0.kind == .extension }
        case "based": RelatedTypes(table: table, names: \.based)
        case "implementing": RelatedTypes(table: table, names: \.implements)
        case "inheriting": RelatedTypes(table: table, names: \.inherits)
        default: nil
        }
    }
}

/// `types.based.X`: the types that have to do with `X`; none where nothing has.
private struct RelatedTypes: DynamicMemberLookup {
    let table: TypeTable
    let names: KeyPath<SourceType, [String]>

    subscript(dynamicMember member: String) -> Any? {
        table.views { $0[keyPath: names].contains(member) }
    }
}
