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

    /// What a member holds, or `nil` where there is none of this name.
    func member(_ name: String) -> TemplateShape? {
        switch self {
        case .object(let members): members[name]
        case .list(let element): Self.elementMember(name, element)
        case .text: name == "count" ? .number : nil
        case .number, .flag: nil
        }
    }

    /// The names of all members, sorted.
    var memberNames: [String] {
        switch self {
        case .object(let members): members.keys.sorted()
        case .list: ["count", "first", "last"]
        case .text: ["count"]
        case .number, .flag: []
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
