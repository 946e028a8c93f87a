/// The diagnostics of a run.
///
/// Its encoding is what a command prints with `--format json` where it has no other result: `snapgen config validate`,
/// and every command that fails.
public struct DiagnosticReport: Equatable, Codable, Sendable {
    /// The format's name and major version.
    public private(set) var schema = "snapgen.diagnostics/1"
    /// The diagnostics in the order in which they were found.
    public var diagnostics: [Diagnostic]

    /// A report of `diagnostics`.
    public init(diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
    }
}
