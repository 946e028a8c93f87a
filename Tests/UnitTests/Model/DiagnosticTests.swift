import Testing

@testable import SnapgenModel
@testable import SnapgenPlan

@Suite("Diagnostic")
struct DiagnosticTests {
    @Test("prints as compilers print")
    func description() {
        let diagnostic = Diagnostic(.unknownKey, .error, "unknown key 'x'", path: "snapgen.yml", line: 12, column: 3)
        #expect(diagnostic.description == "snapgen.yml:12:3: error: unknown key 'x' [unknown-key]")
    }

    @Test("prints without a place where there is none")
    func noPlace() {
        #expect(Diagnostic(.noSources, .warning, "nothing").description == "snapgen: warning: nothing [no-sources]")
        #expect(Diagnostic(.badYAML, .note, "m", path: "a.yml").description == "a.yml: note: m [bad-yaml]")
    }

    @Test("ids are words joined by dashes, none twice")
    func ids() {
        let ids = DiagnosticID.allCases.map(\.rawValue)
        #expect(Set(ids).count == ids.count)
        for id in ids { #expect(id.allSatisfy { $0 == "-" || ($0.isASCII && $0.isLowercase) }, "\(id)") }
    }
}
