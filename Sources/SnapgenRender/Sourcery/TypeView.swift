import Foundation
import SnapgenModel
import SnapgenScan
import Stencil

struct TypeLists: OpaqueValue {
    private let lists: [String: (schema: TemplateSchema, value: Any)]

    init(_ types: [SourceType]) {
        let kinds: [String: (ScannedDeclaration.Kind) -> Bool] = [
            "types": { _ in true }, "all": { $0 != .protocol }, "protocols": { $0 == .protocol },
            "classes": { $0 == .class }, "structs": { $0 == .struct }, "enums": { $0 == .enum },
            "extensions": { $0 == .extension },
        ]
        let ofKinds = kinds.mapValues { isMeant in
            (schema: TemplateSchema.list(.sourceType), value: Self.views(types) { isMeant($0.kind) })
        }
        lists = ofKinds.merging([
            "based": (.map(.list(.sourceType)), RelatedTypes(types: types, names: \.based)),
            "implementing": (Self.members(.protocol, types), RelatedTypes(types: types, names: \.implements)),
            "inheriting": (Self.members(.class, types), RelatedTypes(types: types, names: \.inherits)),
        ]) { $1 }
    }

    static func context(of types: [SourceType], _ arguments: [String: Any]) -> TemplateContext {
        let lists = TypeLists(types)
        let byName = Dictionary(types.map { ($0.name, TypeView(type: $0)) }) { first, _ in first }
        let macros = TemplateSchema.list(.object(PreviewMacro.members.schema))
        let schema: [String: TemplateSchema] = [
            "types": lists.schema, "type": .object(byName.mapValues { _ in .sourceType }),
            "argument": .map(.anything, known: ["previewsMacrosDict": macros]),
        ]
        let values = ["type": byName, "argument": arguments].mapValues(StencilValue.value)
        return (schema, values.merging(["types": lists]) { $1 })
    }

    fileprivate static func views(_ types: [SourceType], where isMeant: (SourceType) -> Bool) -> Any {
        StencilValue.value(types.filter(isMeant).map(TypeView.init))
    }

    /// The members for protocols or classes alone are exactly those of the sources.
    private static func members(_ kind: ScannedDeclaration.Kind, _ types: [SourceType]) -> TemplateSchema {
        let names = types.filter { $0.kind == kind }.map(\.name)
        return .object(Dictionary(names.map { ($0, .list(.sourceType)) }) { first, _ in first })
    }

    var schema: TemplateSchema { .object(lists.mapValues(\.schema)) }
    subscript(dynamicMember member: String) -> Any? { lists[member]?.value }
}

/// `types.based.X`: the types that have to do with `X`; none where nothing has.
private struct RelatedTypes: OpaqueValue {
    let types: [SourceType]
    let names: KeyPath<SourceType, [String]>

    subscript(dynamicMember member: String) -> Any? {
        TypeLists.views(types) { $0[keyPath: names].contains(member) }
    }
}

struct TypeView: OpaqueValue {
    let type: SourceType

    static let members: TemplateMembers<TypeView> = [
        "name": .text { $0.type.name },
        "localName": .text { $0.type.localName },
        "module": .text { $0.type.module },
        "kind": .text { $0.type.kind.rawValue },
        "accessLevel": .text { $0.type.facts.access.rawValue },
        // Sourcery keeps an extension by itself only where the type is not in the sources.
        "isExtension": .number { $0.type.kind == .extension },
        "fileName": .text { $0.type.path.name },
        "inheritedTypes": .texts { $0.type.inheritedTypes },
        "based": .init(.map(.text)) { byName($0.type.based) },
        "implements": .init(.map(.text)) { byName($0.type.implements) },
        "inherits": .init(.map(.text)) { byName($0.type.inherits) },
        "parentName": .text { $0.type.parentName },
        "annotations": .init(.map(.anything)) { $0.type.facts.annotations.mapValues(\.any) },
        "attributes": .init(.map(.list(.object(AttributeView.members.schema)))) { view in
            Dictionary(grouping: view.type.facts.attributes.map(AttributeView.init), by: \.attribute.name)
        },
    ]

    static let absence = "is a type or a list of types; loop over a list, and print a member such as 'name'"

    subscript(dynamicMember member: String) -> Any? {
        Self.members.value(member, of: self).map(StencilValue.value)
    }

    private static func byName(_ names: [String]) -> [String: String] {
        Dictionary(names.map { ($0, $0) }) { first, _ in first }
    }
}

extension TemplateSchema {
    static let sourceType = TemplateSchema.object(TypeView.members.schema)
}

extension TemplateMembers.Member {
    /// A flag that is a number as well, because it is one where Sourcery runs: `{% if type.annotations.skip == 1 %}`.
    static func number(_ value: @escaping @Sendable (Owner) -> Bool) -> Self {
        Self(.flag) { NSNumber(value: value($0)) }
    }
}

private struct AttributeView: OpaqueValue {
    let attribute: SourceAttribute

    static let members: TemplateMembers<AttributeView> = [
        "name": .text { $0.attribute.name },
        "arguments": .init(.map(.text)) { $0.attribute.arguments },
        "description": .text { $0.text },
    ]

    subscript(dynamicMember member: String) -> Any? { Self.members.value(member, of: self) }
    var text: String? { attribute.text }
}

extension UserValue {
    /// The value as Stencil reads it; a flag as a number.
    var any: Any {
        switch self {
        case .text(let text): text
        case .number(let number): Int(exactly: number) ?? number
        case .flag(let flag): NSNumber(value: flag)
        case .list(let list): list.map(\.any)
        case .mapping(let mapping): mapping.mapValues(\.any)
        }
    }

    var line: String {
        switch self {
        case .text(let text): text
        case .number(let number): Int(exactly: number).map(String.init) ?? "\(number)"
        case .flag(let flag): flag ? "1" : "0"
        case .list, .mapping: ""
        }
    }
}
