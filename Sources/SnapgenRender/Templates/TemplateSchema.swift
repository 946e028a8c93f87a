/// Stencil takes an unknown variable for an empty text; schemas make it an error instead, also in the parts of a
/// template that this plan does not reach.
indirect enum TemplateSchema: Sendable {
    case text
    case number
    case flag
    case list(TemplateSchema)
    case object([String: TemplateSchema])
    /// A value with any members; rendering finds out whether they are there.
    case anything
    /// Members of any name that all have one schema, but for some that have their own.
    case map(TemplateSchema, known: [String: TemplateSchema] = [:])

    var members: [String: TemplateSchema] {
        switch self {
        case .object(let members): members
        case .list(let element): ["count": .number, "first": element, "last": element]
        case .text: ["count": .number]
        case .number, .flag, .anything: [:]
        case .map(_, let known): known
        }
    }

    func member(_ name: String) -> TemplateSchema? {
        switch self {
        // Stencil ends the process for the last character of an empty text.
        case .anything: name == "last" ? nil : .anything
        case .map(let value, let known): known[name] ?? (name == "count" ? .number : value)
        default: members[name]
        }
    }

    /// The schema of the elements that a loop over the value takes, or `nil` where there is nothing to loop over.
    var element: TemplateSchema? {
        switch self {
        case .list(let element): element
        case .anything: .anything
        case .map(let value, _): value
        case .text, .number, .flag, .object: nil
        }
    }

    var hasText: Bool {
        switch self {
        case .text, .number, .flag, .anything, .map: true
        case .list(let element): element.hasText
        case .object: false
        }
    }
}
