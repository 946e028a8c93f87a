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

    @Test(
        "a level replaces the severity of a warning or note and of an error that permits it, and strict settings go last",
        arguments: [
            (.leftOut, .warning, .error, false, .error), (.leftOut, .warning, .note, false, .note),
            (.leftOut, .note, .warning, false, .warning), (.leftOut, .note, .ignore, false, nil),
            (.leftOut, .warning, nil, false, .warning),
            // Without a result, an error stays one.
            (.badYAML, .error, .ignore, false, .error), (.badTemplate, .error, .note, false, .error),
            (.missingLibrary, .error, .warning, false, .warning), (.lfsPointer, .error, .ignore, false, nil),
            // Strict settings make errors of warnings, and not of notes.
            (.leftOut, .warning, nil, true, .error), (.leftOut, .note, nil, true, .note),
            (.leftOut, .note, .warning, true, .error), (.leftOut, .warning, .note, true, .note),
            (.leftOut, .warning, .ignore, true, nil), (.badYAML, .error, .ignore, true, .error),
        ] as [(DiagnosticID, Diagnostic.Severity, DiagnosticLevel?, Bool, Diagnostic.Severity?)])
    func severity(
        id: DiagnosticID, given: Diagnostic.Severity, level: DiagnosticLevel?, isStrict: Bool,
        expected: Diagnostic.Severity?
    ) {
        func applied(to diagnostic: Diagnostic) -> Diagnostic? {
            diagnostic.applying(level.map { [id: $0, .notDrawn: .error] } ?? [:], isStrict: isStrict)
        }
        let once = applied(to: Diagnostic(id, given, "m"))
        #expect(once?.severity == expected)
        #expect(once.flatMap(applied) == once)
    }
}
