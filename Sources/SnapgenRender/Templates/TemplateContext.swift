import Stencil

/// The variables of a template, and the schema that they always have.
struct TemplateContext {
    /// The schemas of the variables by name.
    var schema: [String: TemplateSchema]
    /// The variables by name: texts, numbers, flags, lists, and values with members.
    var values: [String: Any]
}

/// Members by name for a template.
///
/// Stencil copies a dictionary, with all that is in it, whenever it looks up a key.
struct TemplateObject: DynamicMemberLookup, ExpressibleByDictionaryLiteral {
    private let members: [String: Any]

    init(dictionaryLiteral members: (String, Any)...) {
        self.members = Dictionary(members.map { ($0, StencilValue.filled($1)) }) { first, _ in first }
    }

    subscript(dynamicMember member: String) -> Any? { members[member] }
}

/// Values as Stencil may get them.
enum StencilValue {
    /// An empty list or mapping: a template that uses the last element of an empty list would end the process.
    static var nothing: [String: Any] { [:] }

    /// A value in place of which there is nothing if it is an empty list.
    static func filled(_ value: Any) -> Any { (value as? [Any])?.isEmpty == true ? nothing : value }
}
