/// The kind of a value in a template, with its members.
///
/// Stencil takes an unknown variable for an empty text. Schemas make it an error instead, before anything is rendered
/// and also in the parts of a template that this plan does not reach.
package indirect enum TemplateSchema: Equatable, Sendable {
    case text
    case number
    case flag
    case list(TemplateSchema)
    case object([String: TemplateSchema])
    /// A value with any members; rendering finds out whether they are there.
    case anything
    /// Members of any name that all have one schema, but for some that have their own.
    case map(TemplateSchema, known: [String: TemplateSchema] = [:])
    /// An object whose members may be objects of the same kind.
    case reference(Reference)

    /// A schema with a name, which is looked up when a member is asked for.
    package struct Reference: Equatable, Sendable {
        private let name: String
        fileprivate let members: @Sendable () -> [String: TemplateSchema]

        /// The schema `name`; another one has another name.
        package init(_ name: String, members: @escaping @Sendable () -> [String: TemplateSchema]) {
            self.name = name
            self.members = members
        }

        package static func == (left: Reference, right: Reference) -> Bool { left.name == right.name }
    }

    package func member(_ name: String) -> TemplateSchema? {
        switch self {
        case .object(let members): members[name]
        case .list(let element): Self.elementMember(name, element)
        case .text: name == "count" ? .number : nil
        case .number, .flag: nil
        // Stencil ends the process for the last character of an empty text.
        case .anything: name == "last" ? nil : .anything
        case .map(let value, let known): known[name] ?? (name == "count" ? .number : value)
        case .reference(let reference): reference.members()[name]
        }
    }

    /// The schema of the elements that a loop over the value takes, or `nil` where there is nothing to loop over.
    package var element: TemplateSchema? {
        switch self {
        case .list(let element): element
        case .anything: .anything
        case .map(let value, _): value
        case .text, .number, .flag, .object, .reference: nil
        }
    }

    /// Indicates whether the value can be printed.
    var hasText: Bool {
        switch self {
        case .text, .number, .flag, .anything, .map: true
        case .list(let element): element.hasText
        case .object, .reference: false
        }
    }

    package var memberNames: [String] {
        switch self {
        case .object(let members): members.keys.sorted()
        case .list: ["count", "first", "last"]
        case .text: ["count"]
        case .number, .flag, .anything: []
        case .map(_, let known): known.keys.sorted()
        case .reference(let reference): reference.members().keys.sorted()
        }
    }

    private static func elementMember(_ name: String, _ element: TemplateSchema) -> TemplateSchema? {
        switch name {
        case "count": .number
        case "first", "last": element
        default: nil
        }
    }
}
