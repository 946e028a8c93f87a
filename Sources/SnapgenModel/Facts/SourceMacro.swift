/// A `#Preview` of the scanned sources, as input of a template over the sources.
public struct SourceMacro: Equatable, Sendable {
    /// The file.
    public var path: RelativePath
    /// The display name, or `nil` where it has none.
    public var displayName: String?
    /// Its code as written.
    public var facts: MacroFacts
    /// The parts that its test depends on.
    public var source: PreviewSource

    /// A macro of the file at `path`.
    public init(path: RelativePath, displayName: String?, facts: MacroFacts, source: PreviewSource) {
        self.path = path
        self.displayName = displayName
        self.facts = facts
        self.source = source
    }
}
