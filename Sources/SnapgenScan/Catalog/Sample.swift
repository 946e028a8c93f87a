package import SnapgenConfiguration
package import SnapgenModel

/// One sample of an entry.
package struct Sample: Hashable, Encodable, Sendable {
    /// The number of the sample, counted from 1.
    package var number: Int
    /// The label in the source, as written; `nil` if there is none.
    @ExplicitNull package var label: String?
    /// The line of the sample, counted from 1.
    package var line: Int
    /// The theme that the sample sets with `.preferredColorScheme`; `nil` if it uses the environment's.
    package var theme: SnapshotEnvironment.Theme?
    /// The preview's display name, if it is not the label.
    package var displayName: DisplayName?

    /// A display name that does not serve as a label.
    package enum DisplayName: Hashable, Encodable, Sendable {
        /// The name of a group, shared by its previews.
        case shared(name: String)
        /// A name that is computed at run time.
        case computed
    }

    package init(
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
