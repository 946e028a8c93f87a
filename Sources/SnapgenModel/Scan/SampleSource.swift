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

    /// The samples of `property`.
    public init(property: String, content: Content) {
        self.property = property
        self.content = content
    }
}
