/// What a template sees: the values, and the shape that they always have.
struct TemplateInput {
    /// The variables by name, and what may be asked of each.
    var shape: [String: TemplateShape]
    /// The variables by name.
    var values: [String: TemplateValue]
}

/// A value for a template.
enum TemplateValue: Equatable {
    case text(String)
    case number(Int)
    case flag(Bool)
    case list([TemplateValue])
    case object([String: TemplateValue])

    /// A list of texts.
    static func texts(_ texts: [String]) -> TemplateValue { .list(texts.map { .text($0) }) }

    /// Whether a value is all that its shape promises, and nothing more.
    func matches(_ shape: TemplateShape) -> Bool {
        switch (self, shape) {
        case (.text, .text), (.number, .number), (.flag, .flag): true
        case (.list(let elements), .list(let element)): elements.allSatisfy { $0.matches(element) }
        case (.object(let members), .object(let shapes)):
            members.keys.sorted() == shapes.keys.sorted()
                && members.allSatisfy { key, value in shapes[key].map(value.matches) ?? false }
        default: false
        }
    }
}
