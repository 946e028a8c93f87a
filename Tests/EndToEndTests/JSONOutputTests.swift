import Foundation
import SnapgenTestSupport
import Testing

/// With `--format json`, standard output always contains one JSON document.
@Suite("JSON output")
struct JSONOutputTests {
    /// Each command that reads a project, with the required arguments.
    private static let commands = [
        "init", "doctor", "scan", "plan", "shards 2", "generate", "explain Sources/TravelUI/HotelListView.swift",
        "audit", "keys list", "keys check",
        "keys import A11yIdentifiers", "config show",
        "config test-plan", "config template", "config template xctest", "import prefire", "import sourcery",
        "import snapshot-previews", "import suites", "status", "prune", "accept", "report",
    ]

    @Test("a command that fails prints the diagnostics to both streams", arguments: commands)
    func failure(command: String) throws {
        let folder = try GenerateTests.package(["snapgen.yml": "record: sometimes\n"])
        let run = try Self.run(command, in: folder)
        #expect(run.status == 2)
        let diagnostics = try Self.diagnostics(in: run)
        #expect(diagnostics.count == 1)
        #expect(run.error.contains(try #require(diagnostics.first?["message"] as? String)))
    }

    /// The schemas' tests run the other commands.
    @Test("a command that writes a file prints its result too")
    func success() throws {
        let folder = try GenerateTests.package([".prefire.yml": "test_configuration:\n  target: App\n"])
        let run = try Self.run("import prefire --output new.yml", in: folder)
        #expect(run.status == 0, "\(run.error)")
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(run.output.utf8)) }
    }

    @Test("every command is tested")
    func everyCommand() throws {
        let tried = Self.commands + ["config schema", "config devices", "project"]
        for name in try Self.allCommands() { #expect(tried.contains { "\($0) ".hasPrefix("\(name) ") }, "\(name)") }
    }

    /// Returns the names of all commands that do something themselves: `config show`.
    static func allCommands() throws -> [String] {
        let folder = try TemporaryFolder()
        let run = try SnapgenProcess.run("--experimental-dump-help", in: folder.path)
        let root = try #require(try object(run.output)["command"] as? [String: Any])
        let names = leaves(of: root, below: "")
        try #require(names.count >= 15)
        return names
    }

    @Test("a usage error is a diagnostic if JSON is requested before '--'")
    func usage() throws {
        let folder = try TemporaryFolder()
        let run = try SnapgenProcess.run("scan", "--nonsense", "--format=json", in: folder.path)
        #expect(run.status == 64)
        #expect(try Self.diagnostics(in: run).map { $0["id"] as? String } == ["usage"])
        #expect(run.error.contains("--nonsense"))
        let plain = try SnapgenProcess.run("scan", "--nonsense", "--", "--format", "json", in: folder.path)
        #expect(plain.status == 64)
        #expect(plain.output == "")
    }

    @Test("generate prints the outcome for each file, with the diagnostics of all stages")
    func generation() throws {
        let folder = try GenerateTests.package(["snapgen.yml": "rules: [{ match: HotelLstView }]\n"])
        let checked = try Self.run("generate --check", in: folder)
        #expect(checked.status == 1)
        let generated = try Self.run("generate", in: folder)
        #expect(generated.status == 0, "\(generated.error)")
        for run in [checked, generated] {
            let document = try Self.object(run.output)
            #expect(document["schema"] as? String == "snapgen.generation/1")
            let outcomes = try #require(document["outcomes"] as? [[String: Any]])
            #expect(outcomes.map { $0["action"] as? String } == ["created", "created"])
            let diagnostics = try #require(document["diagnostics"] as? [[String: Any]])
            #expect(diagnostics.map { $0["id"] as? String } == ["unused-setting"])
        }
    }

    private static func run(_ command: String, in folder: TemporaryFolder) throws -> SnapgenProcess {
        let arguments = command.split(separator: " ").map(String.init)
        return try SnapgenProcess.run(arguments + ["--format", "json"], in: folder.path)
    }

    private static func object(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    /// Returns the diagnostics that a run has printed instead of a result, after validating them by their schema.
    private static func diagnostics(in run: SnapgenProcess) throws -> [[String: Any]] {
        let file = packageRoot.appending(path: "Documentation/Schemas/diagnostics-1.schema.json")
        let schema = try JSONSchema(String(contentsOf: file, encoding: .utf8), isClosed: true)
        #expect(schema.problems(of: try JSONValue(parsing: run.output)) == [])
        return try #require(try object(run.output)["diagnostics"] as? [[String: Any]])
    }

    private static func leaves(of command: [String: Any], below path: String) -> [String] {
        let subcommands = (command["subcommands"] as? [[String: Any]] ?? []).filter { name(of: $0) != "help" }
        guard !subcommands.isEmpty else { return [path] }
        return subcommands.flatMap { leaves(of: $0, below: path.isEmpty ? name(of: $0) : "\(path) \(name(of: $0))") }
    }

    private static func name(of command: [String: Any]) -> String { command["commandName"] as? String ?? "" }
}
