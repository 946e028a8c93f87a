import Stencil

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
            Member(.list(.object(members.schema))) { owner in
                value(owner).map { element in TemplateRecord { members.value($0, of: element) } }
            }
        }
    }

    private let members: [String: Member]

    init(dictionaryLiteral members: (String, Member)...) {
        self.members = Dictionary(uniqueKeysWithValues: members)
    }

    var schema: [String: TemplateSchema] { members.mapValues(\.schema) }
    func value(_ name: String, of owner: Owner) -> Any? { members[name]?.value(owner) }
    func values(of owner: Owner) -> [String: Any] { members.compactMapValues { $0.value(owner) } }

    func context(of owner: Owner) -> TemplateContext { (schema, values(of: owner).mapValues(StencilValue.filled)) }
}

/// A value in a template: Stencil copies a dictionary, with all that is in it, whenever it looks up a key.
///
/// It has no generic parameter, because Stencil asks each type for its conformances, which are looked up slowly.
private struct TemplateRecord: DynamicMemberLookup {
    let value: (String) -> Any?

    subscript(dynamicMember member: String) -> Any? { value(member).map(StencilValue.filled) }
}

typealias TemplateContext = (schema: [String: TemplateSchema], values: [String: Any])
