import Foundation
import Stencil

enum StencilValue {
    /// An empty list or mapping: a template that uses the last element of an empty list would end the process.
    static var nothing: [String: Any] { [:] }

    /// A value in place of which there is nothing if it is an empty list.
    static func filled(_ value: Any) -> Any { (value as? [Any])?.isEmpty == true ? nothing : value }

    /// A value in which every mapping has an order, and nothing is an empty list.
    static func value(_ value: Any) -> Any {
        switch value {
        case let mapping as [String: Any]:
            mapping.isEmpty ? nothing : TemplateMapping(members: mapping.mapValues(Self.value))
        case let list as [Any]: filled(list.map(Self.value))
        default: value
        }
    }

    static func list(_ value: Any?) -> [Any]? {
        if let mapping = value as? [String: Any], mapping.isEmpty { return [] }
        return value as? [Any]
    }

    /// The one text of a value that templates print, join and filter, as Swift would write it in every language.
    ///
    /// Objects have no text, because what Swift prints for them depends on the run; the error says how to go on.
    static func text(of value: Any) throws -> String {
        if let text = value as? String { return text }
        return try element(value)
    }

    private static func element(_ value: Any) throws -> String {
        switch value {
        case let text as String: return text.debugDescription
        case let scalar as any LosslessStringConvertible: return scalar.description
        case let number as NSNumber: return number.description
        case let list as [Any]: return "[\(try list.map(element).joined(separator: ", "))]"
        case let mapping as TemplateMapping:
            let members = try mapping.sorted.map { "\($0.key.debugDescription): \(try element($0.value))" }
            return "[\(members.joined(separator: ", "))]"
        // An empty list.
        case is [String: Any]: return "[]"
        case let object as any OpaqueValue:
            guard let text = object.text else { throw TemplateSyntaxError(type(of: object).absence) }
            return text
        default: throw TemplateSyntaxError("is no text; print a member of it")
        }
    }
}

/// Values by name for a template, at least one, always in the order of their keys.
///
/// A dictionary of Swift's has another order in each run, and Stencil copies all of one whenever it looks a key up.
struct TemplateMapping: DynamicMemberLookup, CustomReflectable, CustomStringConvertible {
    let members: [String: Any]

    var sorted: [(key: String, value: Any)] { members.sorted { $0.key < $1.key } }
    subscript(dynamicMember member: String) -> Any? { member == "count" ? members.count : members[member] }

    var customMirror: Mirror {
        Mirror(self, children: sorted.map { (label: $0.key, value: $0.value) }, displayStyle: .struct)
    }

    var description: String { (try? StencilValue.text(of: self)) ?? "" }
}

/// An object whose declared members are available to Stencil, but not its stored properties.
protocol OpaqueValue: DynamicMemberLookup, CustomReflectable, CustomStringConvertible {
    var text: String? { get }
    /// The reason for an object without a text, with the next step: `is a type; print a member of it`.
    static var absence: String { get }
}

extension OpaqueValue {
    var customMirror: Mirror { Mirror(self, children: []) }
    var description: String { text ?? "" }
    var text: String? { nil }
    static var absence: String { "is no text; print a member of it" }
}
