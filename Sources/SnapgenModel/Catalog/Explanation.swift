/// What was found in a file, under which names, and why not.
///
/// Its encoding is what `snapgen explain --format json` prints.
public struct Explanation: Equatable, Codable, Sendable {
    /// An entry with what the plan makes of it.
    public struct Finding: Equatable, Codable, Sendable {
        /// What was found.
        public var entry: CatalogEntry
        /// The batch that it is shown in; `nil` for a value, and for what is left out.
        @ExplicitNull public var batch: String?
        /// Its tests, `Target.Suite/function`, in order.
        public var tests: [String]
        /// Its references below the root, in order.
        public var references: [String]

        /// What the plan makes of `entry`.
        public init(entry: CatalogEntry, batch: String? = nil, tests: [String] = [], references: [String] = []) {
            self.entry = entry
            self.batch = batch
            self.tests = tests
            self.references = references
        }
    }

    /// The format's name and major version.
    public private(set) var schema = "snapgen.explanation/1"
    /// The file, below the root.
    public var path: RelativePath
    /// What was found there, in source order.
    public var findings: [Finding]
    /// Why nothing was found; `nil` where something was.
    @ExplicitNull public var reason: String?
    /// What is wrong with the file, in order of place.
    public var diagnostics: [Diagnostic]

    /// What is known of the file at `path`.
    public init(
        path: RelativePath, findings: [Finding] = [], reason: String? = nil, diagnostics: [Diagnostic] = []
    ) {
        self.path = path
        self.findings = findings
        self.reason = reason
        self.diagnostics = diagnostics
    }
}
