import Stencil

/// Values by name for a template, always in the order of their keys.
///
/// A dictionary of Swift's has another order in each run, and Stencil copies all of one whenever it looks a key up.
struct TemplateMapping: DynamicMemberLookup {
    private let members: [String: Any]

    /// - Parameter members: at least one.
    init(_ members: [String: Any]) {
        self.members = members
    }

    /// In the order of their keys.
    var sorted: [(key: String, value: Any)] { members.sorted { $0.key < $1.key } }

    subscript(dynamicMember member: String) -> Any? { member == "count" ? members.count : members[member] }
}

extension TemplateMapping: CustomReflectable, CustomStringConvertible {
    /// The elements of a loop in Stencil: pairs of a key and a value.
    var customMirror: Mirror {
        Mirror(self, children: sorted.map { (label: $0.key, value: $0.value) }, displayStyle: .struct)
    }

    var description: String { (try? TemplateText.make(self)) ?? "" }
}

/// An object whose declared members are available to Stencil, but not its stored properties.
protocol OpaqueValue: DynamicMemberLookup, CustomReflectable, CustomStringConvertible {
    /// The text that is printed; `nil` where the object has none.
    var text: String? { get }
    /// The reason for an object without a text, with the next step: `is a type; print a member of it`.
    static var absence: String { get }
    /// The reason for a list of such objects, or `nil` where it is the same.
    static var listAbsence: String? { get }
}

extension OpaqueValue {
    var customMirror: Mirror { Mirror(self, children: []) }
    var description: String { text ?? "" }
    var text: String? { nil }
    static var absence: String { "is no text; print a member of it" }
    static var listAbsence: String? { nil }
}

extension StencilValue {
    /// A value in which every mapping has an order, and nothing is an empty list.
    static func value(_ value: Any) -> Any {
        switch value {
        case let mapping as [String: Any]:
            mapping.isEmpty ? nothing : TemplateMapping(mapping.mapValues(Self.value))
        case let list as [Any]: filled(list.map(Self.value))
        default: value
        }
    }

    /// The elements of a list, or `nil` if the value is not a list.
    static func list(_ value: Any?) -> [Any]? {
        if let mapping = value as? [String: Any], mapping.isEmpty { return [] }
        return value as? [Any]
    }
}
