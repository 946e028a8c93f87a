/// The input of templates that are written over the sources and not over snapgen's plan.
public struct SourceFacts: Equatable, Sendable {
    /// Every type of every module, ordered by name.
    public var types: [SourceType]
    /// The included macros, in the catalog's order.
    public var macros: [SourceMacro]

    public init(types: [SourceType] = [], macros: [SourceMacro] = []) {
        self.types = types
        self.macros = macros
    }
}

/// A `#Preview` of the scanned sources, as input of a template over the sources.
public struct SourceMacro: Equatable, Sendable {
    public var path: RelativePath
    /// The display name, or `nil` where it has none.
    public var displayName: String?
    public var facts: MacroFacts
    /// The parts that its test depends on.
    public var source: PreviewSource

    public init(path: RelativePath, displayName: String?, facts: MacroFacts, source: PreviewSource) {
        self.path = path
        self.displayName = displayName
        self.facts = facts
        self.source = source
    }
}

/// The code of a `#Preview` as written in its file, for templates that print it.
public struct MacroFacts: Hashable, Sendable {
    /// The statements of its body, without what indents their first lines and without comments between them.
    public var statements: [String]
    /// The declarations marked `@Previewable`, without that mark.
    public var properties: [String]
    /// The traits, as written.
    public var traits: [String]

    public init(statements: [String] = [], properties: [String] = [], traits: [String] = []) {
        self.statements = statements
        self.properties = properties
        self.traits = traits
    }
}
