import Foundation
import SnapgenModel
import SnapgenScan
import Stencil

/// The types of a project, found by name and by what they conform to.
final class TypeTable {
    let types: [SourceType]
    private let positions: [String: Int]
    private let nested: [String: [Int]]

    /// A table of `types`; of several with one name, the first is found by it.
    init(_ types: [SourceType]) {
        self.types = types
        let indices = Array(types.indices)
        positions = Dictionary(indices.map { (types[$0].name, $0) }) { first, _ in first }
        nested = Dictionary(grouping: indices.filter { types[$0].parentName != nil }) { types[$0].parentName ?? "" }
    }

    func views(where isMeant: (SourceType) -> Bool = { _ in true }) -> [TypeView] {
        types.indices.filter { isMeant(types[$0]) }.map { TypeView(table: self, position: $0) }
    }

    func view(_ name: String) -> TypeView? {
        positions[name].map { TypeView(table: self, position: $0) }
    }

    func views(in name: String) -> [TypeView] {
        nested[name, default: []].map { TypeView(table: self, position: $0) }
    }
}

/// A type in a template, under the names that Sourcery gives it.
struct TypeView: OpaqueValue {
    let table: TypeTable
    let position: Int

    var type: SourceType { table.types[position] }

    static let members: TemplateMembers<TypeView> = [
        "name": .text { $0.type.name },
        "localName": .text { $0.type.localName },
        "globalName": .text { $0.isUnknown ? $0.type.name : "\($0.type.module).\($0.type.name)" },
        "module": .text { $0.type.module },
        "kind": .text { $0.type.kind.rawValue },
        "accessLevel": .text { $0.type.facts.access.rawValue },
        "isExtension": .init(.flag) { UserValue.flag($0.isUnknown).any },
        "isUnknownExtension": .init(.flag) { UserValue.flag($0.isUnknown).any },
        "isGeneric": .init(.flag) { UserValue.flag($0.type.facts.isGeneric).any },
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
    /// A type of the sources.
    static let sourceType = TemplateSchema.reference { TypeView.members.schema }
}

/// An attribute in a template.
struct AttributeView: OpaqueValue {
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
    /// The value as Stencil reads it.
    ///
    /// A flag is a number as well, because it is one where Sourcery runs: `{% if type.annotations.skip == 1 %}`.
    var any: Any {
        switch self {
        case .text(let text): text
        case .number(let number): Int(exactly: number) ?? number
        case .flag(let flag): NSNumber(value: flag)
        case .list(let list): list.map(\.any)
        case .mapping(let mapping): mapping.mapValues(\.any)
        }
    }

    /// The value as one line of text, as Sourcery compares it.
    var line: String {
        switch self {
        case .text(let text): text
        case .number(let number): Int(exactly: number).map(String.init) ?? "\(number)"
        case .flag(let flag): flag ? "1" : "0"
        case .list, .mapping: ""
        }
    }
}
