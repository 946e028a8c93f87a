import Foundation
import SnapgenTestSupport

/// Runs of every command in a project, with the paths that each writes.
enum EveryCommand {
    private static let output = "project/Tests/SnapshotTests/Generated/"

    /// The runs, each with the paths that it writes: files, or folders with a trailing slash.
    static let rows: [(command: String, arguments: [String], written: Set<String>)] = [
        ("init", ["../app"], []),
        (
            "init", ["--yes", "../app"],
            ["app/snapgen.yml", "app/.gitattributes", "app/.gitignore", "app/.github/workflows/snapshots.yml"]
        ),
        ("doctor", ["../app"], []),
        ("scan", [], []),
        ("scan", ["--no-cache"], []),
        ("scan", ["--threads", "2"], []),
        ("plan", [], []),
        ("plan", ["--names", "numbered", "--moves"], []),
        ("shards", ["2"], []),
        ("generate", [], [output]),
        ("generate", ["--no-cache", "--output", "Tests/Other"], ["project/Tests/Other/"]),
        ("generate", ["--check"], []),
        ("generate", ["--dry-run", "--no-cache"], []),
        ("explain", ["Sources/App/Row.swift"], []),
        ("config show", [], []),
        ("config schema", [], []),
        ("config devices", [], []),
        ("project", ["--no-packages"], []),
        ("config test-plan", [], []),
        ("config test-plan", ["App.xctestplan"], ["project/App.xctestplan"]),
        ("config template", [], []),
        ("config template", ["xctest"], []),
        ("import prefire", [], []),
        ("import prefire", ["--moves"], []),
        ("import prefire", ["--output", "new/prefire.yml"], ["project/new/prefire.yml"]),
        ("import sourcery", [], []),
        ("import sourcery", ["--output", "../beside/sourcery.yml"], ["beside/sourcery.yml"]),
        ("import snapshot-previews", [], []),
        ("import snapshot-previews", ["--output", "previews.yml"], ["project/previews.yml"]),
        ("import suites", [], []),
        ("import suites", ["--output", "suites.yml"], ["project/suites.yml"]),
        ("status", [], []),
        ("prune", [], []),
        ("prune", ["--delete", "--force"], ["project/__Snapshots__/SnapshotTests/App/Old.1.txt"]),
        ("audit", [], []),
        ("keys list", [], []),
        ("keys check", [], []),
        ("keys import", ["A11yIdentifiers"], []),
        ("accept", ["--results", "../beside/run", "--dry-run"], []),
        ("accept", ["--results", "../beside/run"], ["project/__Snapshots__/SnapshotTests/App/Row.1.txt"]),
        ("report", [], ["project/.build/snapgen/report/"]),
        ("report", ["--output", "../beside/report", "--no-cache"], ["beside/report/"]),
    ]

    /// Returns a folder with the project of the runs; files of `more` replace those of the project.
    static func folder(_ more: [String: String] = [:]) throws -> TemporaryFolder {
        let files = [
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
            "beside/other/results.jsonl": """
            {"case":"","event":"run","origin":{"commit":"\(String(repeating: "1", count: 40))"},"process":1,"time":1}
            {"actual":"1.txt","case":"SnapshotTests/App/Row.1.txt","event":"new","process":1,"time":1}

            """,
            "app/App.xcodeproj/project.pbxproj": AppProject.project(), "app/App/A.swift": AppProject.preview,
            "app/AppTests/T.swift": "",
        ]
        return try TemporaryFolder(files.merging(more) { $1 })
    }

    static func run(
        _ command: String, _ arguments: [String], in folder: TemporaryFolder, _ environment: [String: String] = [:]
    ) throws -> SnapgenProcess {
        let folders = ["XDG_CACHE_HOME": folder.path("caches"), "HOME": folder.path("home")]
        return try SnapgenProcess.run(
            command.split(separator: " ").map(String.init) + arguments, in: folder.path("project"),
            environment: folders.merging(environment) { $1 })
    }
}
