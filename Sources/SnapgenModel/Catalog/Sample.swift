/// One prepared state of an entry.
public struct Sample: Hashable, Codable, Sendable {
    /// Counted from 1.
    public var number: Int
    /// What the source calls it, as written; `nil` where it has no name.
    @ExplicitNull public var label: String?
    /// The line on which the sample is written, counted from 1.
    public var line: Int
    /// The theme that it chooses itself, with `.preferredColorScheme`; `nil` for the environment's.
    public var theme: SnapshotEnvironment.Theme?
    /// What a preview is called on screen where that is not its label.
    public var displayName: DisplayName?

    /// A preview's name that labels no sample.
    public enum DisplayName: Hashable, Codable, Sendable {
        /// The name of a group, which each of its previews carries.
        case shared(name: String)
        /// A name that only running tells.
        case computed
    }

    /// The sample with this number, written on `line`.
    public init(
        number: Int, label: String? = nil, line: Int, theme: SnapshotEnvironment.Theme? = nil,
        displayName: DisplayName? = nil
    ) {
        self.number = number
        self.label = label
        self.line = line
        self.theme = theme
        self.displayName = displayName
    }
}
