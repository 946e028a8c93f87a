/// A value for a template.
enum TemplateValue: Equatable, Sendable {
    case text(String)
    case number(Int)
    case flag(Bool)
    case list([TemplateValue])
    case object(TemplateObject)

    /// A list of texts.
    static func texts(_ texts: [String]) -> TemplateValue { .list(texts.map { .text($0) }) }

    /// Returns whether a value has exactly the members of its schema.
    func matches(_ schema: TemplateSchema) -> Bool {
        switch (self, schema) {
        case (.text, .text), (.number, .number), (.flag, .flag): true
        case (.list(let elements), .list(let element)): elements.allSatisfy { $0.matches(element) }
        case (.object(let object), .object(let schemas)):
            Self.match(object.byName, schemas)
        default: false
        }
    }

    /// Returns whether the values are exactly those of the schemas.
    static func match(_ values: [String: TemplateValue], _ schemas: [String: TemplateSchema]) -> Bool {
        values.count == schemas.count && values.allSatisfy { name, value in schemas[name].map(value.matches) ?? false }
    }
}

/// Values by name.
///
/// An object is made for every test and asked for few of its members, which does not pay for a table of hashes.
struct TemplateObject: Equatable, Sendable, ExpressibleByDictionaryLiteral {
    private let members: [(String, TemplateValue)]

    /// An object of these members, each of which has a name of its own.
    init(dictionaryLiteral members: (String, TemplateValue)...) {
        self.members = members
    }

    /// The members by name.
    var byName: [String: TemplateValue] { Dictionary(members) { first, _ in first } }

    /// The value of a member, or `nil` if there is none with this name.
    ///
    /// - Parameters:
    ///   - name: the member's name.
    ///   - position: where it was in another object of this kind; then, where it is in this one.
    func value(of name: String, near position: inout Int) -> TemplateValue? {
        if members.indices.contains(position), members[position].0 == name { return members[position].1 }
        guard let found = members.firstIndex(where: { $0.0 == name }) else { return nil }
        position = found
        return members[found].1
    }

    /// Returns whether both have the same members, in the same order.
    static func == (left: Self, right: Self) -> Bool {
        left.members.elementsEqual(right.members) { $0 == $1 }
    }
}
