/// One sample of an entry.
public struct Sample: Hashable, Encodable, Sendable {
    /// The number of the sample, counted from 1.
    public var number: Int
    /// The label in the source, as written; `nil` if there is none.
    @ExplicitNull public var label: String?
    /// The line of the sample, counted from 1.
    public var line: Int
    /// The theme that the sample sets with `.preferredColorScheme`; `nil` if it uses the environment's.
    public var theme: SnapshotEnvironment.Theme?
    /// The preview's display name, if it is not the label.
    public var displayName: DisplayName?

    /// A display name that does not serve as a label.
    public enum DisplayName: Hashable, Encodable, Sendable {
        /// The name of a group, shared by its previews.
        case shared(name: String)
        /// A name that is computed at run time.
        case computed
    }

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
