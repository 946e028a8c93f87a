/// The templates and the runtime that the tool carries, embedded by `Scripts/embed-sources`.
package enum SnapgenTemplates {
    typealias Template = NamedTemplate

    /// The sources of `SnapgenPreviews`, indented as the contents of an `#if`.
    package static var reader: String { embeddedReader }

    /// The sources of `SnapgenPreviews` and `SnapgenTesting` as one file that depends on nothing.
    package static var runtime: String { embeddedRuntime }
}
