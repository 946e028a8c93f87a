/// A static property that holds samples, as far as the source says what is in it.
public struct SampleSource: Hashable, Codable, Sendable {
    /// What the property's value is written as.
    public enum Content: Hashable, Codable, Sendable {
        /// An array, tuples with labels, a dictionary, or the children of `previews`: every sample is seen.
        case listed([Sample])
        /// `allCases`, of the named type or, where it is `nil`, of the type itself.
        case allCases(of: String?)
        /// Only running the code tells.
        case unknown
    }

    /// The property's name: `samples`, `previews`; `cases` for an enum's own cases.
    public var property: String
    /// What it holds.
    public var content: Content
    /// What modifiers of its views say about their snapshots.
    public var settings: Directives

    /// The samples of `property`.
    public init(property: String, content: Content, settings: Directives = Directives()) {
        self.property = property
        self.content = content
        self.settings = settings
    }
}
