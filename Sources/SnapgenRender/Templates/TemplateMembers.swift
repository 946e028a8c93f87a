import Stencil

/// The members of a value in templates by name: for each, its schema and its value.
struct TemplateMembers<Owner>: Sendable, ExpressibleByDictionaryLiteral {
    struct Member: Sendable {
        let schema: TemplateSchema
        let value: @Sendable (Owner) -> Any?

        init(_ schema: TemplateSchema, _ value: @escaping @Sendable (Owner) -> Any?) {
            self.schema = schema
            self.value = value
        }

        static func text(_ value: @escaping @Sendable (Owner) -> String?) -> Member { Member(.text, value) }
        static func flag(_ value: @escaping @Sendable (Owner) -> Bool) -> Member { Member(.flag, value) }
        static func texts(_ value: @escaping @Sendable (Owner) -> [String]) -> Member { Member(.list(.text), value) }

        static func list<Element>(
            _ members: TemplateMembers<Element>, _ value: @escaping @Sendable (Owner) -> [Element]
        ) -> Member {
            Member(.list(.object(members.schema))) { value($0).map { TemplateRecord(owner: $0, members: members) } }
        }
    }

    private let members: [String: Member]

    init(dictionaryLiteral members: (String, Member)...) {
        self.members = Dictionary(uniqueKeysWithValues: members)
    }

    var schema: [String: TemplateSchema] { members.mapValues(\.schema) }
    func value(_ name: String, of owner: Owner) -> Any? { members[name]?.value(owner) }
    func values(of owner: Owner) -> [String: Any] { members.compactMapValues { $0.value(owner) } }

    func context(of owner: Owner) -> TemplateContext {
        TemplateContext(schema: schema, values: values(of: owner).mapValues(StencilValue.filled))
    }
}

/// A value in a template: Stencil copies a dictionary, with all that is in it, whenever it looks up a key.
private struct TemplateRecord<Owner>: DynamicMemberLookup {
    let owner: Owner
    let members: TemplateMembers<Owner>

    subscript(dynamicMember member: String) -> Any? {
        members.value(member, of: owner).map(StencilValue.filled)
    }
}

/// The variables of a template, and the schema that they always have.
struct TemplateContext {
    var schema: [String: TemplateSchema]
    var values: [String: Any]
}

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
}
