/// The entries of one file with their tests and references, or the reason why the file has none.
///
/// `snapgen explain --format json` prints the encoded explanation.
public struct Explanation: Equatable, Encodable, Sendable {
    /// An entry with its planned tests and references.
    public struct Finding: Equatable, Encodable, Sendable {
        public var entry: CatalogEntry
        /// The batch of the entry's tests; `nil` for a value and for a skipped entry.
        @ExplicitNull public var batch: String?
        /// The tests in order, as `Target.Suite/function`.
        public var tests: [String]
        /// The paths of the references below the root, in order.
        public var references: [String]

        public init(entry: CatalogEntry, batch: String? = nil, tests: [String] = [], references: [String] = []) {
            self.entry = entry
            self.batch = batch
            self.tests = tests
            self.references = references
        }
    }

    /// The name and major version of the JSON format.
    public private(set) var schema = "snapgen.explanation/1"
    /// The path of the file below the root.
    public var path: RelativePath
    /// The entries of the file, in source order.
    public var findings: [Finding]
    /// The reason why the file has no entries; `nil` if it has some.
    @ExplicitNull public var reason: String?
    /// The diagnostics of the file, sorted by place.
    public var diagnostics: [Diagnostic]

    /// Creates the explanation of the file at `path`.
    public init(
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
public struct ExplanationList: Equatable, Encodable, Sendable {
    /// The name and major version of the JSON format.
    public private(set) var schema = "snapgen.explanations/1"
    /// The explanations in the order of the paths; those of a folder are sorted by path.
    public var files: [Explanation]

    public init(files: [Explanation]) {
        self.files = files
    }
}
