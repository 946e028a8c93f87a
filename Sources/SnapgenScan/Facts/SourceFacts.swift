package import SnapgenModel

/// The input of templates that are written over the sources and not over snapgen's plan.
package struct SourceFacts: Equatable, Sendable {
    /// Every type of every module, ordered by name.
    package var types: [SourceType]
    /// The included macros, in the catalog's order.
    package var macros: [SourceMacro]

    package init(types: [SourceType] = [], macros: [SourceMacro] = []) {
        self.types = types
        self.macros = macros
    }
}

/// A `#Preview` of the scanned sources, as input of a template over the sources.
package struct SourceMacro: Equatable, Sendable {
    package var path: RelativePath
    /// The display name, or `nil` where it has none.
    package var displayName: String?
    package var facts: MacroFacts
    /// The parts that its test depends on.
    package var source: PreviewSource

    package init(path: RelativePath, displayName: String?, facts: MacroFacts, source: PreviewSource) {
        self.path = path
        self.displayName = displayName
        self.facts = facts
        self.source = source
    }
}

/// The code of a `#Preview` as written in its file, for templates that print it.
package struct MacroFacts: Hashable, Sendable {
    /// The statements of its body, without what indents their first lines and without comments between them.
    package var statements: [String]
    /// The declarations marked `@Previewable`, without that mark.
    package var properties: [String]
    /// The traits, as written.
    package var traits: [String]

    package init(statements: [String] = [], properties: [String] = [], traits: [String] = []) {
        self.statements = statements
        self.properties = properties
        self.traits = traits
    }
}
