package enum DiagnosticLevel: String, Encodable, Sendable, CaseIterable {
    /// The command fails after it has delivered its result.
    case error
    case warning
    case note
    case ignore
}

extension Diagnostic {
    /// Returns the diagnostic with its severity in settings, `nil` if it is not reported; a second call changes nothing.
    package func applying(_ levels: [DiagnosticID: DiagnosticLevel], isStrict: Bool = false) -> Diagnostic? {
        var diagnostic = self
        if let level = levels[id], severity != .error || id.hasResult {
            guard let severity = Severity(rawValue: level.rawValue) else { return nil }
            diagnostic.severity = severity
        }
        if isStrict, diagnostic.severity == .warning { diagnostic.severity = .error }
        return diagnostic
    }
}
