/// What a template may ask of a value.
///
/// Stencil takes an unknown variable for an empty text. Shapes make it an error instead, before anything is rendered
/// and also in the parts of a template that this plan does not reach.
indirect enum TemplateShape: Equatable, Sendable {
    case text
    case number
    case flag
    case list(TemplateShape)
    case object([String: TemplateShape])
    /// Whatever is asked for may be there; a template written for other tools finds out when it is rendered.
    case anything
    /// Members of any name that all have one shape, but for some that have their own.
    case map(TemplateShape, known: [String: TemplateShape] = [:])
    /// A type of the sources, in templates that are written over types.
    case sourceType

    /// What a member holds, or `nil` where there is none of this name.
    func member(_ name: String) -> TemplateShape? {
        switch self {
        case .object(let members): members[name]
        case .list(let element): Self.elementMember(name, element)
        case .text: name == "count" ? .number : nil
        case .number, .flag: nil
        // Stencil ends the process for the last character of an empty text.
        case .anything: name == "last" ? nil : .anything
        case .map(let value, let known): known[name] ?? (name == "count" ? .number : value)
        case .sourceType: TypeView.shape[name]
        }
    }

    /// What a loop over the value takes in turn, or `nil` where there is nothing to loop over.
    var element: TemplateShape? {
        switch self {
        case .list(let element): element
        case .anything: .anything
        case .map(let value, _): value
        case .text, .number, .flag, .object, .sourceType: nil
        }
    }

    /// The names of all members, sorted.
    var memberNames: [String] {
        switch self {
        case .object(let members): members.keys.sorted()
        case .list: ["count", "first", "last"]
        case .text: ["count"]
        case .number, .flag, .anything: []
        case .map(_, let known): known.keys.sorted()
        case .sourceType: TypeView.shape.keys.sorted()
        }
    }

    private static func elementMember(_ name: String, _ element: TemplateShape) -> TemplateShape? {
        switch name {
        case "count": .number
        case "first", "last": element
        default: nil
        }
    }
}
