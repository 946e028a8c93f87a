import Foundation
import SnapgenTestSupport
import Testing

/// The JSON output of every command, by the schemas in `Documentation/Schemas`, which reject keys they do not contain.
@Suite("Schemas of the output")
struct OutputSchemaTests {
    /// Commands that succeed, with the names of their schemas; `nil` for a format that another program defines.
    private static let outputs: [(command: String, schema: String?)] = [
        ("init", "setup-1"), ("init --yes", "setup-1"),
        ("doctor", "diagnostics-1"),
        ("project", "project-1"), ("scan", "catalog-1"), ("scan Sources", "catalog-1"),
        ("scan --skipped", "catalog-1"), ("plan", "plan-1"), ("plan --shard 1/2", "plan-1"),
        ("plan --names prefire --moves --all", "moves-1"), ("shards 2", "shards-1"),
        ("shards 2 --by-name --shard 1", "shards-1"), ("generate", "generation-1"),
        ("generate --dry-run", "generation-1"),
        ("explain Sources/TravelUI/HotelListView.swift", "explanation-1"),
        ("explain Sources", "explanations-1"),
        ("explain Sources/TravelUI/HotelListView.swift Tests", "explanations-1"),
        ("audit", "audit-1"), ("keys", "keys-1"), ("keys list Sources", "keys-1"),
        ("keys check", "keys-1"),
        ("keys import A11yIdentifiers", "schemas-1"),
        ("config show", "configuration-1"),
        ("config schema", nil), ("config devices", "devices-1"),
        ("config test-plan", nil), ("config test-plan App.xctestplan", "changes-1"),
        ("config template", "templates-1"),
        ("config template xctest", "templates-1"),
        ("import prefire", "import-1"), ("import prefire --output new.yml", "diagnostics-1"),
        ("import prefire --moves --all", "moves-1"),
        ("import sourcery", "import-1"), ("import snapshot-previews", "import-1"),
        ("import suites", "import-1"), ("status", "status-1"), ("prune", "pruning-1"),
        ("prune --delete --force --skipped", "pruning-1"), ("prune --moves", "moves-1"),
        ("accept", "acceptance-1"), ("report", "report-1"),
        ("report --compare Sources Tests", "report-1"),
    ]

    private static let files = [
        "snapgen.yml": """
        sources: [{ path: Sources/TravelUI }]
        tests: { languages: [en], required_os: 18.4, set_up: Hooks, arguments: { a: [1, { b: c }] } }
        devices: { kiosk: { width: 100, height: 200.5 } }
        batches:
          own: { widths: [kiosk], sizes: [1x2], layout: sizeThatFits, locales: [test-plan, de], combine: pairwise,
                 draw: window, include: [{ devices: [kiosk], themes: [dark] }], exclude: [{ locales: [de] }] }
        rules: [{ match: "*", draw: layer, allow_blank: true, layout: 10x20, precision: 0.5 }, { match: Nothing }]
        diagnostics: { left-out: error, not-drawn: ignore }
        """,
        "Tests/SnapshotTests/A.swift": """
        final class A: SnapshotTest {
            override class func snapshotPreviews() -> [String]? { names }
        }
        final class B: XCTestCase {
            func testHotelList() { HotelListView_Previews.test() }
        }
        """,
        ".prefire.yml": "test_configuration:\n  - target: App\n  - no_such_key: 1\n",
        ".sourcery.yml": "sources: [Sources/TravelUI]\ntemplates: [Templates]\noutput: Tests/AppTests/Generated\n",
        "__Snapshots__/SnapshotTests/TravelUI/Old-a.1.png": "version https://git-lfs.github.com/spec/v1\n",
        "__Snapshots__/Old/HotelList-iPhone13-light.1.txt": "", "__Snapshots__/README.md": "",
        ".build/snapgen/results.jsonl": """
        {"case":"SnapshotTests/TravelUI/A.1.png","event":"changed","process":1,"time":1}

        """,
        "Sources/TravelUI/Settings.swift": """
        // snapgen: layout=320x100, record=failed, until=isLoaded
        #Preview("A") { Text("a").sheet(isPresented: .constant(true)) { Text("b") } }
        """,
        "Sources/TravelUI/Identifiers.swift": "enum A11yIdentifiers { static let hotel = \"hotel\" }\n",
        "Templates/T.stencil": "{{ types.based.TestableView }}",
    ]

    @Test("the output of every command is valid by its schema", arguments: outputs)
    func output(command: String, schema: String?) throws {
        let isInApp = ["init", "init --yes", "doctor", "project"].contains(command)
        let folder = try isInApp ? TemporaryFolder(AppProject.files()) : GenerateTests.package(Self.files)
        let run = try folder.snapgen("\(command) --format json")
        let value = try JSONValue(parsing: run.output)
        guard let name = schema else { return }
        let problems = try JSONSchema(published: name, isClosed: true).problems(of: value)
        #expect(problems == [], "\(run.error)")
        #expect(value["schema"] == .text("snapgen.\(name.replacing("-", with: "/"))"))
    }

    @Test("a command that fails prints its diagnostics to both streams", arguments: outputs)
    func failure(command: String, schema: String?) throws {
        if ["config schema", "config devices", "project"].contains(command) { return }
        if command.contains("--compare") { return }
        let folder = try GenerateTests.package(["snapgen.yml": "record: sometimes\n"])
        let run = try folder.snapgen("\(command) --format json")
        #expect(run.status == 2)
        let document = try JSONValue(parsing: run.output)
        #expect(try JSONSchema(published: "diagnostics-1", isClosed: true).problems(of: document) == [])
        guard case .list(let diagnostics)? = document["diagnostics"],
            case .text(let message)? = diagnostics[0]["message"]
        else { return #expect(Bool(false), "\(run.output)") }
        #expect(diagnostics.count == 1 && run.error.contains(message))
    }

    @Test("every command has a row")
    func everyCommand() throws {
        for name in try DescribedCommand.leaves.get() {
            #expect(Self.outputs.contains { "\($0.command) ".hasPrefix("\(name) ") }, "\(name)")
        }
    }

    @Test("every schema is that of a command, and the page of all commands links to it")
    func everySchema() throws {
        let folder = Repository.root.appending(path: "Documentation/Schemas")
        let page = try String(contentsOf: Repository.root.appending(path: "Documentation/Commands.md"), encoding: .utf8)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(Set(files) == Set(Self.outputs.compactMap(\.schema).map { "\($0).schema.json" }))
        for file in files { #expect(page.contains("](Schemas/\(file))"), "\(file)") }
    }
}
