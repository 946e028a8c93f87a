import Foundation
import SnapgenModel
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

    @Test("the page of all diagnostics is up to date")
    func page() throws {
        let page = Self.package.appending(path: "Documentation/Diagnostics.md")
        let text = Self.text
        if ProcessInfo.processInfo.environment["SNAPGEN_RECORD_GOLDENS"] != nil {
            try Data(text.utf8).write(to: page)
            Issue.record("recorded \(page.path)")
        }
        #expect(try String(contentsOf: page, encoding: .utf8) == text)
    }

    private static var text: String {
        let rows = DiagnosticID.allCases.sorted { $0.rawValue < $1.rawValue }.map { id in
            let severities = id.severities.map(\.rawValue).joined(separator: ", ")
            return "| `\(id.rawValue)` | \(severities) | \(id.canBeLowered ? "yes" : "no") | \(id.summary) |\n"
        }
        return """
            # Diagnostics

            Every error, warning and note ends with its id in brackets, which never changes its meaning:

            ```
            snapgen.yml:9:14: warning: the rule 'HotelCel' matches no entry; did you mean 'HotelCell'? [unused-setting]
            ```

            An error that has no result fails with the [exit code](Commands.md#exit-codes) of its kind. `--strict` makes errors
            of all warnings, and `snapgen.yml` sets single severities: `error`, `warning`, `note` or `ignore`.

            ```yaml
            diagnostics:
              left-out: error          # fails where entries are left out
              unnamed-preview: warning
              missing-library: ignore
            ```

            Errors of `--strict` and of `diagnostics` come with the result of the command, which exits with 1. Errors without which
            there is no result remain errors: the column "can be lowered" is about warnings and notes of the same id, and about
            errors in spite of which there is a result. A test compares this page with `DiagnosticID` in `Sources/SnapgenModel`.

            | id | severity | can be lowered | problem |
            | --- | --- | --- | --- |

            """ + rows.joined()
    }
}
