import Testing

@testable import SnapgenModel

@Suite("The list of diagnostics")
struct DiagnosticListTests {
    @Test("each diagnostic has an id of words joined by dashes, and one sentence", arguments: DiagnosticID.allCases)
    func summary(id: DiagnosticID) {
        #expect(id.rawValue.allSatisfy { $0 == "-" || ($0.isASCII && $0.isLowercase) })
        #expect(id.summary.first?.isUppercase == true)
        #expect(id.summary.hasSuffix(".") && !id.summary.contains(". "))
        #expect(id.summary.count <= 120)
    }
}

@Suite("The severities of diagnostics")
struct DiagnosticSettingsTests {
    private func severity(
        _ id: DiagnosticID, _ severity: Diagnostic.Severity, _ levels: [DiagnosticID: DiagnosticLevel] = [:],
        isStrict: Bool = false
    ) -> Diagnostic.Severity? {
        Diagnostic(id, severity, "m").applying(levels, isStrict: isStrict)?.severity
    }

    @Test("a level replaces the severity of a warning or note, and 'ignore' removes it")
    func levels() {
        for given in [Diagnostic.Severity.warning, .note] {
            #expect(severity(.leftOut, given, [.leftOut: .error]) == .error)
            #expect(severity(.leftOut, given, [.leftOut: .warning]) == .warning)
            #expect(severity(.leftOut, given, [.leftOut: .note]) == .note)
            #expect(severity(.leftOut, given, [.leftOut: .ignore]) == nil)
            #expect(severity(.leftOut, given, [.notDrawn: .ignore]) == given)
            #expect(severity(.leftOut, given) == given)
        }
    }

    @Test("only an error in spite of which there is a result can be lowered", arguments: DiagnosticLevel.allCases)
    func errors(level: DiagnosticLevel) {
        #expect(severity(.badYAML, .error, [.badYAML: level]) == .error)
        #expect(severity(.badTemplate, .error, [.badTemplate: level]) == .error)
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
            for severity in Diagnostic.Severity.allCases {
                let once = Diagnostic(id, severity, "m").applying([id: level], isStrict: isStrict)
                #expect(once.flatMap { $0.applying([id: level], isStrict: isStrict) } == once)
            }
        }
    }
}
