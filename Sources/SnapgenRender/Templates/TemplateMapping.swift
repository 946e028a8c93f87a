import Stencil

/// Values by name, as a template sees them: always in the order of their keys.
///
/// A dictionary of Swift's has another order in each run, and Stencil copies all of one whenever it looks a key up.
struct TemplateMapping: DynamicMemberLookup {
    private let members: [String: Any]

    /// A mapping of `members`, of which there is at least one.
    init(_ members: [String: Any]) {
        self.members = members
    }

    /// The members in the order of their keys.
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

/// An object of which Stencil sees the members that it offers, and nothing of what it is made of.
protocol OpaqueValue: DynamicMemberLookup, CustomReflectable, CustomStringConvertible {}

extension OpaqueValue {
    var customMirror: Mirror { Mirror(self, children: []) }
    var description: String { "" }
}

/// Values as Stencil may get them.
enum StencilValue {
    /// An empty list or mapping: a list would end the process where a template asks for its last element.
    static var nothing: [String: Any] { [:] }

    /// A value in which every mapping has an order, and nothing is an empty list.
    static func value(_ value: Any) -> Any {
        switch value {
        case let mapping as [String: Any]:
            mapping.isEmpty ? nothing : TemplateMapping(mapping.mapValues(Self.value))
        case let list as [Any]: list.isEmpty ? nothing : list.map(Self.value)
        default: value
        }
    }

    /// The elements of a list, or `nil` where a value is none.
    static func list(_ value: Any?) -> [Any]? {
        if let mapping = value as? [String: Any], mapping.isEmpty { return [] }
        return value as? [Any]
    }
}
