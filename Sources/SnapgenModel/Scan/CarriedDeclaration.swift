/// A private declaration of a file, as a test carries it beside the previews that use it.
public struct CarriedDeclaration: Hashable, Codable, Sendable {
    /// The name in messages: `Placeholder`, `View.card`.
    public var name: String
    /// The line of the declaration, counted from 1.
    public var line: Int
    /// The declaration from its first attribute to its last token, `private let price = 120`, behind `@MainActor` if only
    /// code of the main actor uses it, `nonisolated` if code that states this does.
    public var code: String
    /// The extension that contains the declaration, without its members and conformances: `private extension View`;
    /// `nil` at the top level.
    public var container: String?
    /// The conditions of the `#if`s around it, outermost first.
    public var conditions: [String]

    /// A declaration at `line`.
    public init(name: String, line: Int, code: String, container: String? = nil, conditions: [String] = []) {
        self.name = name
        self.line = line
        self.code = code
        self.container = container
        self.conditions = conditions
    }
}
