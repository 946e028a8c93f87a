/// A value for a template.
enum TemplateValue: Equatable {
    case text(String)
    case number(Int)
    case flag(Bool)
    case list([TemplateValue])
    case object(TemplateObject)

    /// A list of texts.
    static func texts(_ texts: [String]) -> TemplateValue { .list(texts.map { .text($0) }) }

    /// Whether a value is all that its shape promises, and nothing more.
    func matches(_ shape: TemplateShape) -> Bool {
        switch (self, shape) {
        case (.text, .text), (.number, .number), (.flag, .flag): true
        case (.list(let elements), .list(let element)): elements.allSatisfy { $0.matches(element) }
        case (.object(let object), .object(let shapes)):
            Self.match(object.byName, shapes)
        default: false
        }
    }

    /// Whether the values are all that their shapes promise, and nothing more.
    static func match(_ values: [String: TemplateValue], _ shapes: [String: TemplateShape]) -> Bool {
        values.count == shapes.count && values.allSatisfy { name, value in shapes[name].map(value.matches) ?? false }
    }
}

/// Values by name.
///
/// An object is made for every test and asked for few of its members, which does not pay for a table of hashes.
struct TemplateObject: Equatable, ExpressibleByDictionaryLiteral {
    private let members: [(String, TemplateValue)]

    /// An object of these members, each of which has a name of its own.
    init(dictionaryLiteral members: (String, TemplateValue)...) {
        self.members = members
    }

    /// The members by name.
    var byName: [String: TemplateValue] { Dictionary(members) { first, _ in first } }

    /// The value of a member, or `nil` where there is none of this name.
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

    /// Whether both have the same members, in the same order.
    static func == (left: Self, right: Self) -> Bool {
        left.members.elementsEqual(right.members) { $0 == $1 }
    }
}
