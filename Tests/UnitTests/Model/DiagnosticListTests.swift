import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenPlan

@Suite("The list of diagnostics")
struct DiagnosticListTests {
    @Test("each diagnostic has one sentence", arguments: DiagnosticID.allCases)
    func summary(id: DiagnosticID) {
        #expect(id.summary.first?.isUppercase == true)
        #expect(id.summary.hasSuffix(".") && !id.summary.contains(". "))
        #expect(id.summary.count <= 120)
    }

    /// `SNAPGEN_RECORD_GOLDENS=1 swift test --filter DiagnosticListTests` writes the table and fails.
    @Test("the page of the configuration has the table of all diagnostics")
    func page() throws {
        if DocumentationPage.isRecording {
            try DocumentationPage.record(Self.table, as: "diagnostics", of: "Configuration.md")
            Issue.record("recorded the diagnostics in Configuration.md")
        }
        #expect(try DocumentationPage("Configuration.md").part("diagnostics") == Self.table)
    }

    private static var table: String {
        let rows = DiagnosticID.allCases.sorted { $0.rawValue < $1.rawValue }.map { id in
            let severities = id.severities.map(\.rawValue).joined(separator: ", ")
            return "| `\(id.rawValue)` | \(severities)\(id.canBeLowered ? "" : ", fixed") | \(id.summary) |\n"
        }
        return "| id | severity | problem |\n| --- | --- | --- |\n" + rows.joined()
    }
}
