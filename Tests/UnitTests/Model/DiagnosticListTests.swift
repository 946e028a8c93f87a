import SnapgenModel
import SnapgenTestSupport
import Testing

@Suite("The list of diagnostics")
struct DiagnosticListTests {
    @Test("each diagnostic has one sentence", arguments: DiagnosticID.allCases)
    func summary(id: DiagnosticID) {
        #expect(id.summary.first?.isUppercase == true)
        #expect(id.summary.hasSuffix(".") && !id.summary.contains(". "))
        #expect(id.summary.count <= 120)
    }

    /// `SNAPGEN_RECORD_GOLDENS=1 swift test --filter DiagnosticListTests` writes the table and fails.
    @Test("Documentation/Diagnostics.md has a row for each diagnostic")
    func page() throws {
        let rows = DiagnosticID.allCases.sorted { $0.rawValue < $1.rawValue }.map { id in
            let severities = id.severities.map(\.rawValue).joined(separator: ", ")
            return "| `\(id.rawValue)` | \(severities) | \(id.canBeLowered ? "yes" : "no") | \(id.summary) |\n"
        }
        let table = "| id | severity | can be lowered | problem |\n| --- | --- | --- | --- |\n" + rows.joined()
        let page = try DocumentationPage("Diagnostics.md")
        if try page.records(table) {
            Issue.record("recorded Diagnostics.md")
        } else {
            #expect(page.table(like: table) == table)
        }
    }
}
