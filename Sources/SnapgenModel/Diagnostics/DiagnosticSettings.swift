/// The severity that the configuration gives to a diagnostic.
package enum DiagnosticLevel: String, Codable, Sendable, CaseIterable {
    /// The command fails after it has delivered its result.
    case error
    case warning
    case note
    /// The diagnostic is not reported.
    case ignore

    /// The severity; `nil` for `ignore`.
    var severity: Diagnostic.Severity? { Diagnostic.Severity(rawValue: rawValue) }
}

/// The severities of diagnostics that a run reports.
package struct DiagnosticSettings: Equatable, Sendable {
    /// The levels of the configuration.
    package var levels: [DiagnosticID: DiagnosticLevel]
    /// A Boolean value that indicates whether warnings are errors.
    var isStrict: Bool

    /// Creates settings; by default, each diagnostic keeps its severity.
    package init(levels: [DiagnosticID: DiagnosticLevel] = [:], isStrict: Bool = false) {
        self.levels = levels
        self.isStrict = isStrict
    }

    /// Returns a diagnostic with its severity in these settings, or `nil` if it is not reported.
    ///
    /// An error without which there would be no result remains an error. Applying settings twice has no other effect than
    /// applying them once.
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

extension DiagnosticID: CodingKeyRepresentable {}
