package enum DiagnosticLevel: String, Codable, Sendable, CaseIterable {
    /// The command fails after it has delivered its result.
    case error
    case warning
    case note
    /// The diagnostic is not reported.
    case ignore

    var severity: Diagnostic.Severity? { Diagnostic.Severity(rawValue: rawValue) }
}

package struct DiagnosticSettings: Equatable, Sendable {
    package var levels: [DiagnosticID: DiagnosticLevel]
    var isStrict: Bool

    package init(levels: [DiagnosticID: DiagnosticLevel] = [:], isStrict: Bool = false) {
        self.levels = levels
        self.isStrict = isStrict
    }

    /// A diagnostic with its severity in these settings, `nil` if it is not reported; a second call changes nothing.
    package func applied(to diagnostic: Diagnostic) -> Diagnostic? {
        var diagnostic = diagnostic
        if let level = levels[diagnostic.id], diagnostic.severity != .error || diagnostic.id.hasResult {
            guard let severity = level.severity else { return nil }
            diagnostic.severity = severity
        }
        if isStrict, diagnostic.severity == .warning { diagnostic.severity = .error }
        return diagnostic
    }
}
