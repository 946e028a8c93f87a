import Foundation
import SnapgenModel
import SnapgenScan
import Stencil

/// The types of a project, found by name and by what they conform to.
final class TypeTable {
    /// The types, in order.
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

    /// The types that fulfil a condition.
    func views(where isMeant: (SourceType) -> Bool = { _ in true }) -> [TypeView] {
        types.indices.filter { isMeant(types[$0]) }.map { TypeView(table: self, position: $0) }
    }

    /// The type called `name`, or `nil` where the sources declare none.
    func view(_ name: String) -> TypeView? {
        positions[name].map { TypeView(table: self, position: $0) }
    }

    /// The types that are declared in the one called `name`.
    func views(in name: String) -> [TypeView] {
        nested[name, default: []].map { TypeView(table: self, position: $0) }
    }
}

/// A type in a template, under the names that Sourcery gives it.
struct TypeView: OpaqueValue {
    /// The table that the type stands in.
    let table: TypeTable
    /// Its place there.
    let position: Int

    /// The type.
    var type: SourceType { table.types[position] }

    /// The schema of a type.
    static let schema: [String: TemplateSchema] = [
        "name": .text, "localName": .text, "globalName": .text, "module": .text, "kind": .text, "accessLevel": .text,
        "isExtension": .flag, "isUnknownExtension": .flag, "isGeneric": .flag, "fileName": .text,
        "inheritedTypes": .list(.text), "based": .map(.text), "basedTypes": .map(.sourceType),
        "implements": .map(.sourceType), "inherits": .map(.sourceType), "supertype": .sourceType,
        "parentName": .text, "parent": .sourceType, "containedTypes": .list(.sourceType),
        "containedType": .map(.sourceType), "annotations": .map(.anything),
        "attributes": .map(.list(.object(AttributeView.schema))),
    ]

    static let absence = "is a type; print a member of it, such as its name"
    static let listAbsence: String? = "is a list of types; loop over it"

    subscript(dynamicMember member: String) -> Any? {
        switch member {
        case "name": type.name
        case "localName": type.localName
        case "globalName": isUnknown ? type.name : "\(type.module).\(type.name)"
        case "module": type.module
        case "kind": type.kind.rawValue
        case "accessLevel": type.facts.access.rawValue
        case "isExtension", "isUnknownExtension": UserValue.flag(isUnknown).any
        case "isGeneric": UserValue.flag(type.facts.isGeneric).any
        case "fileName": type.path.name
        default: (relation(member) ?? remark(member)).map(StencilValue.value)
        }
    }

    /// Sourcery keeps an extension by itself only where the type is not in the sources.
    private var isUnknown: Bool { type.kind == .extension }

    private func relation(_ member: String) -> Any? {
        switch member {
        case "inheritedTypes": type.inheritedTypes
        case "based": Dictionary(type.based.map { ($0, $0) }) { first, _ in first }
        case "basedTypes": views(type.based)
        case "implements": views(type.implements)
        case "inherits": views(type.inherits)
        case "supertype": type.inheritedTypes.lazy.compactMap { table.view($0) }.first { $0.type.kind == .class }
        case "parentName": type.parentName
        case "parent": type.parentName.flatMap(table.view)
        case "containedTypes": table.views(in: type.name)
        case "containedType":
            Dictionary(table.views(in: type.name).map { ($0.type.localName, $0) }) { first, _ in first }
        default: nil
        }
    }

    private func remark(_ member: String) -> Any? {
        switch member {
        case "annotations": type.facts.annotations.mapValues(\.any)
        case "attributes": Dictionary(grouping: type.facts.attributes.map(AttributeView.init), by: \.attribute.name)
        default: nil
        }
    }

    private func views(_ names: [String]) -> [String: TypeView] {
        Dictionary(names.compactMap { name in table.view(name).map { (name, $0) } }) { first, _ in first }
    }
}

extension TemplateSchema {
    /// A type of the sources.
    static let sourceType = TemplateSchema.reference(Reference("type") { TypeView.schema })
}

/// An attribute in a template.
struct AttributeView: OpaqueValue {
    let attribute: SourceAttribute

    /// The schema of an attribute.
    static let schema: [String: TemplateSchema] = [
        "name": .text, "arguments": .map(.text), "description": .text, "asSource": .text,
    ]

    subscript(dynamicMember member: String) -> Any? {
        switch member {
        case "name": attribute.name
        case "arguments": attribute.arguments
        case "description", "asSource": attribute.text
        default: nil
        }
    }

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
