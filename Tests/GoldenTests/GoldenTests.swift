import SnapgenNames
import SnapgenTestSupport
import Testing

@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenScan

@Suite("Golden cases")
struct GoldenTests {
    /// `SNAPGEN_RECORD_GOLDENS=1 swift test --filter GoldenTests` records the results and fails.
    @Test("every case has the committed results", arguments: GoldenFolder.Kind.allCases.flatMap(GoldenFolder.all))
    func matches(golden: GoldenFolder) throws {
        let actual = try golden.actual()
        if DocumentationPage.isRecording {
            try golden.record(actual)
            Issue.record("recorded \(golden.name); look at the change, then run again without the switch")
            return
        }
        let expected = try golden.read()
        #expect(actual.keys.sorted() == expected.keys.sorted())
        for (file, contents) in actual {
            let diff = UnifiedDiff(from: expected[file] ?? "", to: contents)
            // The output of `#expect` would contain both files completely.
            if !diff.isEmpty { Issue.record("\(diff.text(old: "\(golden.name)/Expected/\(file)", new: "now"))") }
        }
    }

    @Test("a scan for schemas finds the schemas and errors of a complete scan in every folder")
    func schemasAlone() throws {
        for project in try (GoldenFolder.all(.screens) + GoldenFolder.all(.keys)).map({ try $0.project() }) {
            let complete = try project.checkedAccessibilityKeys()
            let alone = try project.checkedAccessibilitySchemas()
            #expect(alone.index.schemas == complete.schemas)
            #expect(alone.problems == complete.diagnostics.filter { $0.severity == .error && $0.id != .unsetKey })
        }
    }

    @Test("findings about keys are the same with the line ends of Windows", arguments: GoldenFolder.all(.keys))
    func lineEnds(golden: GoldenFolder) throws {
        let copy = try golden.copy { $0.replacing("\n", with: "\r\n") }
        let project = try Project.open(ProjectRequest(folder: copy.path), files: LocalFileSystem())
        let findings = try project.checkedAccessibilityKeys().diagnostics
        #expect(try findings == golden.project().checkedAccessibilityKeys().diagnostics)
    }

    @Test("the published schemas allow additional keys, for later versions")
    func additions() throws {
        let json = """
            { "schema": "snapgen.plan/1", "target": "A", "batches": [], "suites": [], "cases": [], "previews": [],
              "diagnostics": [], "later": 1 }
            """
        #expect(try JSONSchema(published: "plan-1").problems(of: JSONValue(parsing: json)) == [])
    }
}
