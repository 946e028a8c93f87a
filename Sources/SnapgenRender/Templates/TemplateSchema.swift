import SnapgenModel

/// The kind of a value in a template, with its members.
///
/// Stencil takes an unknown variable for an empty text. Schemas make it an error instead, also in the parts of a template
/// that this plan does not reach.
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
    /// An object whose members may be objects of the same kind.
    case reference(@Sendable () -> [String: TemplateSchema])

    var members: [String: TemplateSchema] {
        switch self {
        case .object(let members): members
        case .list(let element): ["count": .number, "first": element, "last": element]
        case .text: ["count": .number]
        case .number, .flag, .anything: [:]
        case .map(_, let known): known
        case .reference(let members): members()
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
        case .text, .number, .flag, .object, .reference: nil
        }
    }

    var hasText: Bool {
        switch self {
        case .text, .number, .flag, .anything, .map: true
        case .list(let element): element.hasText
        case .object, .reference: false
        }
    }
}

/// The variables in scope at a place in a template, outermost first.
struct TemplateScopes {
    /// Indicates whether a number may select an element of a list, which may be missing.
    let takesPositions: Bool
    private var scopes: [[String: TemplateSchema]] = []

    init(_ variables: [String: TemplateSchema], takesPositions: Bool) {
        self.takesPositions = takesPositions
        push(variables)
    }

    mutating func push(_ variables: [String: TemplateSchema]) { scopes.append(variables) }
    mutating func pop() { scopes.removeLast() }
    mutating func declare(_ name: String, _ schema: TemplateSchema) { scopes[scopes.count - 1][name] = schema }

    /// The schema at a key path such as `test.title`, or `nil` if there is none.
    func schema(of path: String) -> TemplateSchema? {
        let keys = path.split(separator: ".").map(String.init)
        let variable = keys.first.flatMap { key in scopes.last { $0[key] != nil }?[key] }
        return keys.dropFirst().reduce(variable) { schema, key in
            schema?.member(key) ?? (takesPositions && Int(key) != nil ? schema?.element : nil)
        }
    }

    func problem(with path: String) -> String? {
        let keys = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        for count in 1...keys.count {
            let known = keys.prefix(count).joined(separator: ".")
            guard schema(of: known) == nil else { continue }
            let candidates = names(in: keys.prefix(count - 1).joined(separator: "."))
            return "unknown variable '\(known)'" + Suggestion.phrase(for: keys[count - 1], in: candidates)
        }
        return nil
    }

    private func names(in path: String) -> [String] {
        path.isEmpty ? Set(scopes.flatMap(\.keys)).sorted() : schema(of: path)?.members.keys.sorted() ?? []
    }
}
