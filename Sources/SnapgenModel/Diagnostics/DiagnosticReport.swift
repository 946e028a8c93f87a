/// The diagnostics of a run.
///
/// With `--format json`, `snapgen doctor` and every failing command print the encoded report.
package struct DiagnosticReport: Equatable, Codable, Sendable {
    package private(set) var schema = "snapgen.diagnostics/1"
    package var diagnostics: [Diagnostic]

    package init(diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
    }
}
