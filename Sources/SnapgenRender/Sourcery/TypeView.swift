import Foundation
import SnapgenModel
import SnapgenScan
import Stencil

final class TypeTable {
    private let types: [SourceType]
    private let byName: [String: SourceType]
    private let nested: [String: [SourceType]]

    init(_ types: [SourceType]) {
        self.types = types
        byName = Dictionary(types.map { ($0.name, $0) }) { first, _ in first }
        nested = Dictionary(grouping: types.filter { $0.parentName != nil }) { $0.parentName ?? "" }
    }

    func context(_ arguments: [String: Any]) -> TemplateContext {
        let lists = TypeLists(self)
        let macros = TemplateSchema.list(.object(PreviewMacro.members.schema))
        let schema: [String: TemplateSchema] = [
            "types": lists.schema, "type": .object(byName.mapValues { _ in .sourceType }),
            "argument": .map(.anything, known: ["previewsMacrosDict": macros]),
        ]
        let values = ["type": byName.mapValues(view), "argument": arguments].mapValues(StencilValue.value)
        return (schema, values.merging(["types": lists]) { $1 })
    }

    fileprivate func views(where isMeant: (SourceType) -> Bool) -> [TypeView] { types.filter(isMeant).map(view) }
    fileprivate func view(named name: String) -> TypeView? { byName[name].map(view) }
    fileprivate func views(in name: String) -> [TypeView] { nested[name, default: []].map(view) }
    private func view(of type: SourceType) -> TypeView { TypeView(table: self, type: type) }
}

private struct TypeLists: OpaqueValue {
    private let lists: [String: (schema: TemplateSchema, value: Any)]

    init(_ table: TypeTable) {
        let kinds: [String: (ScannedDeclaration.Kind) -> Bool] = [
            "types": { _ in true }, "all": { $0 != .protocol }, "protocols": { $0 == .protocol },
            "classes": { $0 == .class }, "structs": { $0 == .struct }, "enums": { $0 == .enum },
            "extensions": { $0 == .extension },
        ]
        let ofKinds = kinds.mapValues { isMeant in
            (schema: TemplateSchema.list(.sourceType), value: StencilValue.value(table.views { isMeant($0.kind) }))
        }
        lists = ofKinds.merging([
            "based": (.map(.list(.sourceType)), RelatedTypes(table: table, names: \.based)),
            "implementing": (Self.members(of: .protocol, in: table), RelatedTypes(table: table, names: \.implements)),
            "inheriting": (Self.members(of: .class, in: table), RelatedTypes(table: table, names: \.inherits)),
        ]) { $1 }
    }

    /// The members for protocols or classes alone are exactly those of the sources.
    private static func members(of kind: ScannedDeclaration.Kind, in table: TypeTable) -> TemplateSchema {
        let names = table.views { $0.kind == kind }.map(\.type.name)
        return .object(Dictionary(names.map { ($0, .list(.sourceType)) }) { first, _ in first })
    }

    var schema: TemplateSchema { .object(lists.mapValues(\.schema)) }
    subscript(dynamicMember member: String) -> Any? { lists[member]?.value }
}

/// `types.based.X`: the types that have to do with `X`; none where nothing has.
private struct RelatedTypes: OpaqueValue {
    let table: TypeTable
    let names: KeyPath<SourceType, [String]>

    subscript(dynamicMember member: String) -> Any? {
        StencilValue.value(table.views { $0[keyPath: names].contains(member) })
    }
}

struct TypeView: OpaqueValue {
    fileprivate let table: TypeTable
    let type: SourceType

    static let members: TemplateMembers<TypeView> = [
        "name": .text { $0.type.name },
        "localName": .text { $0.type.localName },
        "globalName": .text { $0.isUnknown ? $0.type.name : "\($0.type.module).\($0.type.name)" },
        "module": .text { $0.type.module },
        "kind": .text { $0.type.kind.rawValue },
        "accessLevel": .text { $0.type.facts.access.rawValue },
        "isExtension": .number { $0.isUnknown },
        "isUnknownExtension": .number { $0.isUnknown },
        "isGeneric": .number { $0.type.facts.isGeneric },
        "fileName": .text { $0.type.path.name },
        "inheritedTypes": .texts { $0.type.inheritedTypes },
        "based": .init(.map(.text)) { byName($0.type.based) { $0 } },
        "basedTypes": .init(.map(.sourceType)) { byName($0.type.based, $0.table.view) },
        "implements": .init(.map(.sourceType)) { byName($0.type.implements, $0.table.view) },
        "inherits": .init(.map(.sourceType)) { byName($0.type.inherits, $0.table.view) },
        "supertype": .init(.sourceType) { view in
            view.type.inheritedTypes.lazy.compactMap(view.table.view).first { $0.type.kind == .class }
        },
        "parentName": .text { $0.type.parentName },
        "parent": .init(.sourceType) { $0.type.parentName.flatMap($0.table.view) },
        "containedTypes": .init(.list(.sourceType)) { $0.table.views(in: $0.type.name) },
        "containedType": .init(.map(.sourceType)) { view in
            Dictionary(view.table.views(in: view.type.name).map { ($0.type.localName, $0) }) { first, _ in first }
        },
        "annotations": .init(.map(.anything)) { $0.type.facts.annotations.mapValues(\.any) },
        "attributes": .init(.map(.list(.object(AttributeView.members.schema)))) { view in
            Dictionary(grouping: view.type.facts.attributes.map(AttributeView.init), by: \.attribute.name)
        },
    ]

    static let absence = "is a type; print a member of it, such as its name"
    static let listAbsence: String? = "is a list of types; loop over it"

    subscript(dynamicMember member: String) -> Any? {
        Self.members.value(member, of: self).map(StencilValue.value)
    }

    /// Sourcery keeps an extension by itself only where the type is not in the sources.
    private var isUnknown: Bool { type.kind == .extension }

    private static func byName<Value>(_ names: [String], _ value: (String) -> Value?) -> [String: Value] {
        Dictionary(names.compactMap { name in value(name).map { (name, $0) } }) { first, _ in first }
    }
}

extension TemplateSchema {
    static let sourceType = TemplateSchema.reference { TypeView.members.schema }
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
        "asSource": .text { $0.text },
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
