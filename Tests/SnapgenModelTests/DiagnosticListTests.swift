import Foundation
import SnapgenModel
import SnapgenTestSupport
import Testing

@Suite("The list of diagnostics")
struct DiagnosticListTests {
    private static let package = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The sources of the tool, without the list.
    private static let sources: String = {
        let folder = package.appending(path: "Sources")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let swift = (files?.allObjects as? [URL] ?? []).filter { file in
            file.pathExtension == "swift" && !file.lastPathComponent.hasPrefix("DiagnosticID")
        }
        return swift.compactMap { try? String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
    }()

    @Test("each diagnostic has one sentence", arguments: DiagnosticID.allCases)
    func summary(id: DiagnosticID) {
        #expect(id.summary.first?.isUppercase == true)
        #expect(id.summary.hasSuffix(".") && !id.summary.contains(". "))
        #expect(id.summary.count <= 120)
    }

    @Test("each diagnostic is reported by a source", arguments: DiagnosticID.allCases)
    func isUsed(id: DiagnosticID) throws {
        #expect(Self.sources.contains(try Regex("\\.\(id)\\b")))
    }

    @Test("the severities of the list are those of the sources")
    func severities() throws {
        let uses = Self.sources.matches(of: /\.(\w+),\s+(?:severity: )?\.(error|warning|note)\b/)
        let names = Dictionary(uniqueKeysWithValues: DiagnosticID.allCases.map { ("\($0)", $0) })
        let found = uses.compactMap { use in
            names[String(use.1)].flatMap { id in Diagnostic.Severity(rawValue: String(use.2)).map { (id, $0) } }
        }
        #expect(found.count > 100)
        for (id, severity) in found { #expect(id.severities.contains(severity), "\(id) is also \(severity)") }
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
