package import SnapgenModel

/// The entries of one file with their tests and references, or the reason why the file has none.
///
/// `snapgen explain --format json` prints the encoded explanation.
package struct Explanation: Equatable, Encodable, Sendable {
    /// An entry with its planned tests and references.
    package struct Finding: Equatable, Encodable, Sendable {
        package var entry: CatalogEntry
        /// The batch of the entry's tests; `nil` for a value and for a skipped entry.
        @ExplicitNull package var batch: String?
        /// The tests in order, as `Target.Suite/function`.
        package var tests: [String]
        /// The paths of the references below the root, in order.
        package var references: [String]

        package init(entry: CatalogEntry, batch: String? = nil, tests: [String] = [], references: [String] = []) {
            self.entry = entry
            self.batch = batch
            self.tests = tests
            self.references = references
        }
    }

    /// The name and major version of the JSON format.
    package private(set) var schema = "snapgen.explanation/1"
    /// The path of the file below the root.
    package var path: RelativePath
    /// The entries of the file, in source order.
    package var findings: [Finding]
    /// The reason why the file has no entries; `nil` if it has some.
    @ExplicitNull package var reason: String?
    /// The diagnostics of the file, sorted by place.
    package var diagnostics: [Diagnostic]

    /// Creates the explanation of the file at `path`.
    package init(
        path: RelativePath, findings: [Finding] = [], reason: String? = nil, diagnostics: [Diagnostic] = []
    ) {
        self.path = path
        self.findings = findings
        self.reason = reason
        self.diagnostics = diagnostics
    }
}

/// The explanations of several files.
///
/// `snapgen explain --format json` prints the encoded list for folders and for several files.
package struct ExplanationList: Equatable, Encodable, Sendable {
    /// The name and major version of the JSON format.
    package private(set) var schema = "snapgen.explanations/1"
    /// The explanations in the order of the paths; those of a folder are sorted by path.
    package var files: [Explanation]

    package init(files: [Explanation]) {
        self.files = files
    }
}
