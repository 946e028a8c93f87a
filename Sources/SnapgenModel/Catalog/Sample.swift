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

    /// The sample with this number, written on `line`.
    public init(number: Int, label: String? = nil, line: Int, theme: SnapshotEnvironment.Theme? = nil) {
        self.number = number
        self.label = label
        self.line = line
        self.theme = theme
    }
}
