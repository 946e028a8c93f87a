/// The diagnostics of a run.
///
/// With `--format json`, `snapgen doctor` and every failing command print the encoded report.
package struct DiagnosticReport: Equatable, Codable, Sendable {
    /// The name and major version of the JSON format.
    package private(set) var schema = "snapgen.diagnostics/1"
    /// The diagnostics in the order in which they were reported.
    package var diagnostics: [Diagnostic]

    package init(diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
    }
}
