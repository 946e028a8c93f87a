/// The diagnostics of a run.
///
/// With `--format json`, `snapgen doctor` and every failing command print the encoded report.
public struct DiagnosticReport: Equatable, Codable, Sendable {
    /// The name and major version of the JSON format.
    public private(set) var schema = "snapgen.diagnostics/1"
    /// The diagnostics in the order in which they were reported.
    public var diagnostics: [Diagnostic]

    public init(diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
    }
}
