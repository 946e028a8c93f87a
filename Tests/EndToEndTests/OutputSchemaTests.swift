import Foundation
import SnapgenTestSupport
import Testing

/// The JSON output of every command has a schema in `Documentation/Schemas`.
@Suite("Schemas of the output")
struct OutputSchemaTests {
    /// A command that succeeds in the package or the app of this suite.
    struct Output: Sendable, CustomTestStringConvertible {
        var command: String
        /// The name of the schema; `nil` for a format that another program defines.
        var schema: String?
        var isInApp = false

        init(_ command: String, _ schema: String?, isInApp: Bool = false) {
            (self.command, self.schema, self.isInApp) = (command, schema, isInApp)
        }

        var testDescription: String { command }
    }

    /// A new command needs a row here.
    private static let outputs = [
        Output("init", "setup-1", isInApp: true), Output("init --yes", "setup-1", isInApp: true),
        Output("doctor", "diagnostics-1", isInApp: true),
        Output("project", "project-1", isInApp: true), Output("scan", "catalog-1"), Output("scan Sources", "catalog-1"),
        Output("scan --skipped", "catalog-1"), Output("plan", "plan-1"), Output("plan --shard 1/2", "plan-1"),
        Output("plan --names prefire --moves --all", "moves-1"), Output("shards 2", "shards-1"),
        Output("shards 2 --by-name --shard 1", "shards-1"), Output("generate", "generation-1"),
        Output("generate --dry-run", "generation-1"),
        Output("explain Sources/TravelUI/HotelListView.swift", "explanation-1"),
        Output("explain Sources", "explanations-1"),
        Output("explain Sources/TravelUI/HotelListView.swift Tests", "explanations-1"),
        Output("audit", "audit-1"), Output("keys", "keys-1"), Output("keys list Sources", "keys-1"),
        Output("keys check", "keys-1"),
        Output("keys import A11yIdentifiers", "schemas-1"),
        Output("config show", "configuration-1"),
        Output("config schema", nil), Output("config devices", "devices-1"),
        Output("config test-plan", nil), Output("config test-plan App.xctestplan", "changes-1"),
        Output("config template", "templates-1"),
        Output("config template xctest", "templates-1"),
        Output("import prefire", "import-1"), Output("import prefire --output new.yml", "diagnostics-1"),
        Output("import prefire --moves --all", "moves-1"),
        Output("import sourcery", "import-1"), Output("import snapshot-previews", "import-1"),
        Output("import suites", "import-1"), Output("status", "status-1"), Output("prune", "pruning-1"),
        Output("prune --delete --force --skipped", "pruning-1"), Output("prune --moves", "moves-1"),
        Output("accept", "acceptance-1"), Output("report", "report-1"),
        Output("report --compare Sources Tests", "report-1"),
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
        "Sources/TravelUI/Identifiers.swift": "enum A11yIdentifiers { static let hotel = \"hotel\" }\n",
        "Templates/T.stencil": "{{ types.based.TestableView }}",
    ]

    @Test("the output of every command is as its schema says", arguments: outputs)
    func output(output: Output) throws {
        let folder = try output.isInApp ? TemporaryFolder(AppProject.files()) : GenerateTests.package(Self.files)
        let run = try Self.run(output.command, in: folder)
        let value = try JSONValue(parsing: run.output)
        guard let name = output.schema else { return }
        let problems = try Self.schema(name).problems(of: value)
        #expect(problems == [], "\(run.error)")
        #expect(value["schema"] == .text("snapgen.\(name.replacing("-", with: "/"))"))
    }

    @Test("a command that fails prints its diagnostics to both streams", arguments: outputs)
    func failure(output: Output) throws {
        if ["config schema", "config devices", "project"].contains(output.command) { return }
        if output.command.contains("--compare") { return }
        let folder = try GenerateTests.package(["snapgen.yml": "record: sometimes\n"])
        let run = try Self.run(output.command, in: folder)
        #expect(run.status == 2)
        let document = try JSONValue(parsing: run.output)
        #expect(try Self.schema("diagnostics-1").problems(of: document) == [])
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
        let folder = packageRoot.appending(path: "Documentation/Schemas")
        let page = try String(contentsOf: packageRoot.appending(path: "Documentation/Commands.md"), encoding: .utf8)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(Set(files) == Set(Self.outputs.compactMap(\.schema).map { "\($0).schema.json" }))
        for file in files { #expect(page.contains("](Schemas/\(file))"), "\(file)") }
    }

    private static func run(_ command: String, in folder: TemporaryFolder) throws -> SnapgenProcess {
        let arguments = command.split(separator: " ").map(String.init)
        return try SnapgenProcess.run(arguments + ["--format", "json"], in: folder.path)
    }

    /// Returns a schema that rejects keys it does not contain, so that the schemas are complete.
    private static func schema(_ name: String) throws -> JSONSchema {
        let file = packageRoot.appending(path: "Documentation/Schemas/\(name).schema.json")
        return try JSONSchema(String(contentsOf: file, encoding: .utf8), isClosed: true)
    }
}
