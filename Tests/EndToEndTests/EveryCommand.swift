import Foundation
import SnapgenTestSupport
import Testing

/// Runs of every command in a project, with the schema of the output and the paths that each writes.
enum EveryCommand {
    struct Run: CustomTestStringConvertible, Sendable {
        let command: String
        /// The name of a schema in `Documentation/Schemas`; `nil` for a format that another program defines.
        let schema: String?
        /// Files, or folders with a trailing slash.
        let written: Set<String>
        let status: Int32

        init(_ command: String, _ schema: String?, writes written: Set<String> = [], status: Int32 = 0) {
            (self.command, self.schema, self.written, self.status) = (command, schema, written, status)
        }

        var testDescription: String { command }
        var words: [String] { command.split(separator: " ").map(String.init) }
    }

    private static let references = "project/__Snapshots__/SnapshotTests/App"

    static let runs = [
        Run("init ../app", "setup-1"),
        Run(
            "init --yes ../app", "setup-1",
            writes: ["app/snapgen.yml", "app/.gitattributes", "app/.gitignore", "app/.github/workflows/snapshots.yml"]),
        Run("doctor ../app", "diagnostics-1", status: 1),
        Run("project", "project-1"),
        Run("scan", "catalog-1"), Run("scan --no-cache --skipped Sources", "catalog-1"),
        Run("plan", "plan-1"),
        Run("plan --names prefire --moves --all", "moves-1"),
        Run("shards 2", "shards-1"), Run("shards 2 --shard 1", "shards-1"),
        Run("generate", "generation-1", writes: ["project/Tests/SnapshotTests/Generated/"]),
        Run(
            "generate --no-cache --output Tests/SnapshotTests/Other", "generation-1",
            writes: ["project/Tests/SnapshotTests/Other/"]),
        Run("generate --check", "generation-1", status: 1), Run("generate --dry-run --no-cache", "generation-1"),
        Run("explain Sources/App/Row.swift", "explanation-1"), Run("explain Sources Tests", "explanations-1"),
        Run("config show", "configuration-1"), Run("config schema", nil), Run("config devices", "devices-1"),
        Run("config test-plan", nil),
        Run("config test-plan App.xctestplan", "changes-1", writes: ["project/App.xctestplan"]),
        Run("config template", "templates-1"), Run("config template xctest", "templates-1"),
        Run("import prefire", "import-1"),
        Run("import prefire --output new/prefire.yml", "diagnostics-1", writes: ["project/new/prefire.yml"]),
        Run("import sourcery", "import-1"),
        Run("import sourcery --output ../beside/sourcery.yml", "diagnostics-1", writes: ["beside/sourcery.yml"]),
        Run("import snapshot-previews", "import-1"), Run("import suites", "import-1"),
        Run("status", "status-1"), Run("prune", "pruning-1"), Run("prune --moves", "moves-1"),
        Run("prune --delete --force --skipped", "pruning-1", writes: ["\(references)/Old.1.txt"]),
        Run("audit", "audit-1"), Run("keys list Sources", "keys-1"), Run("keys check", "keys-1"),
        Run("keys import A11yIdentifiers", "schemas-1"),
        Run("accept --results ../beside/run --dry-run", "acceptance-1"),
        Run("accept --results ../beside/run", "acceptance-1", writes: ["\(references)/Row.1.txt"]),
        Run("report", "report-1", writes: ["project/.build/snapgen/report/"]),
        Run(
            "report --results ../beside/run --output ../beside/report --no-cache", "report-1",
            writes: ["beside/report/"]),
        Run("report --base HEAD", "report-1", writes: ["project/.build/snapgen/report/"]),
        Run("report --compare Sources Tests", "report-1", writes: ["project/.build/snapgen/report/"]),
    ]

    /// Returns a folder with the fixture of the runs; files of `more` replace those of the project.
    static func folder(_ more: [String: String] = [:]) throws -> TemporaryFolder {
        let (folder, fixture) = (try TemporaryFolder(), "Tests/EndToEndTests/Fixtures/EveryCommand")
        for name in ["app", "beside", "home", "project"] {
            let original = Repository.root.appending(path: "\(fixture)/\(name)").path
            try FileManager.default.copyItem(atPath: original, toPath: folder.path(name))
        }
        let files = [
            "project/Sources/App/HotelListView.swift": HotelPackage.source,
            "app/App.xcodeproj/project.pbxproj": AppProject.project(),
        ]
        for (file, text) in files.merging(more, uniquingKeysWith: { $1 }) { try folder.write(text, to: file) }
        return folder
    }

    static func run(
        _ words: [String], in folder: TemporaryFolder, _ environment: [String: String] = [:]
    ) throws -> SnapgenProcess {
        let folders = ["XDG_CACHE_HOME": folder.path("caches"), "HOME": folder.path("home")]
        return try SnapgenProcess.run(
            words, in: folder.path("project"), environment: folders.merging(environment) { $1 })
    }
}
