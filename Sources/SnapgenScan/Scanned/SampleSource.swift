package import SnapgenConfiguration

/// A static property or function that holds samples, with as much of its value as the source shows.
package struct SampleSource: Hashable, Sendable {
    /// The form of the property's value.
    package enum Content: Hashable, Sendable {
        /// An array, tuples with labels, a dictionary, or the children of `previews`: every sample is seen.
        case listed([Sample])
        /// `allCases`, of the named type or, where it is `nil`, of the type itself.
        case allCases(of: String?)
        /// Only running the code shows it.
        case unknown
    }

    /// The property that `Testable` and similar protocols require, or the function of `AsyncTestable`.
    package static let samples = "samples"
    /// The property that `PreviewProvider` requires.
    package static let previews = "previews"
    /// The property that `CaseIterable` requires, where it is written out.
    package static let allCases = "allCases"
    /// The cases of an enum itself.
    package static let cases = "cases"

    /// The property's name: `samples`, `previews`; `cases` for an enum's own cases.
    var property: String
    /// The samples in the property.
    package var content: Content
    /// The settings in modifiers of its views.
    package var settings: Directives

    package init(property: String, content: Content, settings: Directives = Directives()) {
        self.property = property
        self.content = content
        self.settings = settings
    }
}
