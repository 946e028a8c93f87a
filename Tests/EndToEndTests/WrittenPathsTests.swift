import Foundation
import SnapgenTestSupport
import Testing

/// The paths that SECURITY.md lists, for every command.
@Suite("Written paths")
struct WrittenPathsTests {
    private static let cache = "caches/"
    private static let output = "project/Tests/SnapshotTests/Generated/"

    /// The paths that each command writes: files, or folders with a trailing slash.
    private static let rows: [(command: String, arguments: [String], written: Set<String>)] = [
        ("init", ["../app"], [cache]),
        (
            "init", ["--yes", "../app"],
            [
                cache, "app/snapgen.yml", "app/.gitattributes", "app/.gitignore", "app/.github/workflows/snapshots.yml",
            ]
        ),
        ("doctor", ["../app"], [cache]),
        ("scan", [], [cache]),
        ("scan", ["--no-cache"], []),
        ("scan", ["--cache-path", "../beside/cache"], ["beside/cache"]),
        ("plan", [], [cache]),
        ("plan", ["--names", "numbered", "--moves"], [cache]),
        ("shards", ["2"], [cache]),
        ("generate", [], [cache, output]),
        ("generate", ["--no-cache", "--output", "Tests/Other"], ["project/Tests/Other/"]),
        ("generate", ["--check"], [cache]),
        ("generate", ["--dry-run", "--no-cache"], []),
        ("explain", ["Sources/App/Row.swift"], [cache]),
        ("config show", [], []),
        ("config validate", [], [cache]),
        ("config schema", [], []),
        ("devices", [], []),
        ("project", ["--no-packages"], []),
        ("test-plan", [], []),
        ("test-plan", ["App.xctestplan"], ["project/App.xctestplan"]),
        ("template list", [], []),
        ("template cat", ["xctest"], []),
        ("template which", ["xctest"], []),
        ("import prefire", [], []),
        ("import prefire", ["--moves"], []),
        ("import prefire", ["--output", "new/prefire.yml"], ["project/new/prefire.yml"]),
        ("import sourcery", [], []),
        ("import sourcery", ["--output", "../beside/sourcery.yml"], ["beside/sourcery.yml"]),
        ("import snapshot-previews", [], []),
        ("import snapshot-previews", ["--output", "previews.yml"], ["project/previews.yml"]),
        ("import suites", [], []),
        ("import suites", ["--output", "suites.yml"], ["project/suites.yml"]),
        ("status", [], [cache]),
        ("prune", [], [cache]),
        ("prune", ["--delete", "--force"], [cache, "project/__Snapshots__/SnapshotTests/App/Old.1.txt"]),
        ("audit", [], [cache]),
        ("keys list", [], []),
        ("keys check", [], []),
        ("keys export", [], []),
        ("keys import", ["A11yIdentifiers"], []),
        ("gallery", ["--output", "../beside/gallery"], [cache, "beside/gallery/"]),
        ("accept", ["--results", "../beside/run", "--dry-run"], [cache]),
        (
            "accept", ["--results", "../beside/run"],
            [cache, "project/__Snapshots__/SnapshotTests/App/Row.1.txt"]
        ),
        ("report", [], [cache, "project/.build/snapgen/report/"]),
        ("report", ["--output", "../beside/report", "--no-cache"], ["beside/report/"]),
    ]

    @Test("of a command are those that are documented", arguments: rows.indices)
    func written(index: Int) throws {
        let (command, arguments, expected) = Self.rows[index]
        let folder = try TemporaryFolder([
            "project/Package.swift": "", "project/snapgen.yml": "tests: { languages: [en, ja] }\n",
            "project/Sources/App/Row.swift": "enum Row: TestableValue { static let samples = [1] }\n",
            "project/Sources/App/Identifiers.swift": "enum A11yIdentifiers { static let row = \"row\" }\n",
            "project/Tests/SnapshotTests/Own.swift": "class Own: SnapshotTest { func testRow() { Row.test() } }\n",
            "project/Tests/SnapshotTests/Generated/.other-1.tmp": "", "project/.prefire.yml": "target: App\n",
            "project/.sourcery.yml": "sources: [Sources]\ntemplates: [Tests.stencil]\noutput: Tests\n",
            "project/Tests.stencil": "{{ types.based.PreviewProvider|count }}", "beside/secret": "", "home/note": "",
            "project/__Snapshots__/SnapshotTests/App/Old.1.txt": "1\n",
            "beside/run/artifacts/1.txt": "1\n",
            "beside/run/results.jsonl": """
            {"actual":"artifacts/1.txt","case":"SnapshotTests/App/Row.1.txt","event":"new","process":1,"time":1}

            """,
            "app/App.xcodeproj/project.pbxproj": AppProject.project(), "app/App/A.swift": AppProject.preview,
            "app/AppTests/T.swift": "",
        ])
        let before = try identities(in: folder)
        let run = try SnapgenProcess.run(
            command.split(separator: " ").map(String.init) + arguments, in: folder.path("project"),
            environment: ["XDG_CACHE_HOME": folder.path("caches"), "HOME": folder.path("home")])
        #expect(run.status == (arguments == ["--check"] || command == "doctor" ? 1 : 0), "\(run.error)")
        let after = try identities(in: folder)
        let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
        let written = changed.map { path in expected.first { $0.hasSuffix("/") && path.hasPrefix($0) } ?? path }
        #expect(Set(written) == expected)
    }

    @Test("are tested for every command")
    func everyCommand() throws {
        struct Help: Decodable {
            struct Command: Decodable {
                var commandName: String
                var subcommands: [Command]?

                var leaves: [String] {
                    guard let subcommands, !subcommands.isEmpty else { return [commandName] }
                    return subcommands.flatMap(\.leaves).map { "\(commandName) \($0)" }
                }
            }
            var command: Command
        }
        let run = try SnapgenProcess.run("--experimental-dump-help", in: packageRoot.path)
        let commands = try JSONDecoder().decode(Help.self, from: Data(run.output.utf8)).command.leaves
        let expected = commands.map { $0.dropFirst("snapgen ".count) }.filter { !$0.hasPrefix("help") }
        #expect(Set(expected.map(String.init)) == Set(Self.rows.map(\.command)))
    }

    private func identities(in folder: TemporaryFolder) throws -> [String: [FileAttributeKey: NSObject]] {
        try folder.files.reduce(into: [:]) { $0[$1] = try folder.identity(of: $1) }
    }
}
