/// The templates and the runtime that the tool carries, embedded by `Scripts/embed-sources`.
package enum SnapgenTemplates {
    package struct Template: Sendable {
        /// The file's name without its extension.
        package let name: String
        package let source: String

        init(_ name: String, _ source: String) {
            self.name = name
            self.source = source
        }
    }

    package static var all: [Template] { embeddedTemplates }

    /// The sources of `SnapgenPreviews`, indented as the contents of an `#if`.
    package static var reader: String { embeddedReader }

    /// The sources of `SnapgenPreviews` and `SnapgenTesting` as one file that depends on nothing.
    package static var runtime: String { embeddedRuntime }
}
