/// The code of a `#Preview` as written in its file, for templates that print it.
public struct MacroFacts: Hashable, Sendable {
    /// The statements of its body, without what indents their first lines and without comments between them.
    public var statements: [String]
    /// The declarations marked `@Previewable`, without that mark.
    public var properties: [String]
    /// The traits, as written.
    public var traits: [String]

    /// The code of a macro.
    public init(statements: [String] = [], properties: [String] = [], traits: [String] = []) {
        self.statements = statements
        self.properties = properties
        self.traits = traits
    }
}
