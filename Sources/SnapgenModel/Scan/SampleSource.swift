/// A static property or function that holds samples, with as much of its value as the source shows.
public struct SampleSource: Hashable, Encodable, Sendable {
    /// The form of the property's value.
    public enum Content: Hashable, Encodable, Sendable {
        /// An array, tuples with labels, a dictionary, or the children of `previews`: every sample is seen.
        case listed([Sample])
        /// `allCases`, of the named type or, where it is `nil`, of the type itself.
        case allCases(of: String?)
        /// Only running the code shows it.
        case unknown
    }

    /// The property that `Testable` and similar protocols require, or the function of `AsyncTestable`.
    public static let samples = "samples"
    /// The property that `PreviewProvider` requires.
    public static let previews = "previews"
    /// The property that `CaseIterable` requires, where it is written out.
    public static let allCases = "allCases"
    /// The cases of an enum itself.
    public static let cases = "cases"

    /// The property's name: `samples`, `previews`; `cases` for an enum's own cases.
    public var property: String
    /// The samples in the property.
    public var content: Content
    /// The settings in modifiers of its views.
    public var settings: Directives

    /// The samples of `property`.
    public init(property: String, content: Content, settings: Directives = Directives()) {
        self.property = property
        self.content = content
        self.settings = settings
    }
}
