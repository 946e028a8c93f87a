import Testing

@testable import SnapgenModel

@Suite("The severities of diagnostics")
struct DiagnosticSettingsTests {
    private func severity(
        _ id: DiagnosticID, _ severity: Diagnostic.Severity, _ levels: [DiagnosticID: DiagnosticLevel] = [:],
        isStrict: Bool = false
    ) -> Diagnostic.Severity? {
        DiagnosticSettings(levels: levels, isStrict: isStrict).applied(to: Diagnostic(id, severity, "m"))?.severity
    }

    @Test("without settings, each diagnostic keeps its severity", arguments: Diagnostic.Severity.allCases)
    func defaults(given: Diagnostic.Severity) {
        #expect(severity(.leftOut, given) == given)
    }

    @Test("a level replaces the severity of a warning or note, and 'ignore' removes it")
    func levels() {
        for given in [Diagnostic.Severity.warning, .note] {
            #expect(severity(.leftOut, given, [.leftOut: .error]) == .error)
            #expect(severity(.leftOut, given, [.leftOut: .warning]) == .warning)
            #expect(severity(.leftOut, given, [.leftOut: .note]) == .note)
            #expect(severity(.leftOut, given, [.leftOut: .ignore]) == nil)
            #expect(severity(.leftOut, given, [.notDrawn: .ignore]) == given)
        }
    }

    @Test("an error without which there would be no result remains an error", arguments: DiagnosticLevel.allCases)
    func finalErrors(level: DiagnosticLevel) {
        #expect(severity(.badYAML, .error, [.badYAML: level]) == .error)
        #expect(severity(.badTemplate, .error, [.badTemplate: level]) == .error)
    }

    @Test("an error in spite of which there is a result can be lowered")
    func loweredErrors() {
        #expect(severity(.missingLibrary, .error, [.missingLibrary: .warning]) == .warning)
        #expect(severity(.lfsPointer, .error, [.lfsPointer: .ignore]) == nil)
    }

    @Test("strict settings make errors of warnings, also of those that the levels make, but not of notes")
    func strict() {
        #expect(severity(.leftOut, .warning, isStrict: true) == .error)
        #expect(severity(.leftOut, .note, isStrict: true) == .note)
        #expect(severity(.leftOut, .note, [.leftOut: .warning], isStrict: true) == .error)
        #expect(severity(.leftOut, .warning, [.leftOut: .note], isStrict: true) == .note)
        #expect(severity(.leftOut, .warning, [.leftOut: .ignore], isStrict: true) == nil)
    }

    @Test("applying settings to their own result changes nothing", arguments: DiagnosticLevel.allCases, [false, true])
    func idempotent(level: DiagnosticLevel, isStrict: Bool) {
        for id in [DiagnosticID.leftOut, .missingLibrary, .badYAML] {
            let settings = DiagnosticSettings(levels: [id: level], isStrict: isStrict)
            for severity in Diagnostic.Severity.allCases {
                let once = settings.applied(to: Diagnostic(id, severity, "m"))
                #expect(once.flatMap(settings.applied) == once)
            }
        }
    }
}
