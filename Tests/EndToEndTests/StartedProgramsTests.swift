import Foundation
import SnapgenTestSupport
import Testing

/// The table of programs in SECURITY.md, for every command.
@Suite("Started programs")
struct StartedProgramsTests {
    /// A project with the packages whose manifests commands may evaluate, and those for `init`, `doctor`, `project` and
    /// paths.
    typealias Kind = (name: String, files: [String: String], packages: [String], otherPackages: [String])

    private static let kinds: [Kind] = [
        ("a package", package, ["project"], ["project"]),
        ("folders in 'sources'", configured(package, "sources: [Sources/App]"), [], ["project"]),
        ("a target in 'sources'", configured(package, "sources: [{ target: App }]"), ["project"], ["project"]),
        ("an Xcode project with a local package", app, ["project/Kit"], ["project/Kit"]),
        ("modules in 'sources'", configured(app, "sources: [{ path: Sources/App, module: App }]"), [], ["project/Kit"]),
        ("a folder", [:], [], []),
    ]

    private static func configured(_ files: [String: String], _ configuration: String) -> [String: String] {
        files.merging(["project/snapgen.yml": "\(configuration)\n"]) { $1 }
    }

    private static let package = [
        "project/Package.swift": "// swift-tools-version: 6.0\n",
        "project/description.json": """
        {"name": "App", "targets": [{"name": "App", "type": "regular"}, {"name": "SnapshotTests", "type": "test",
        "dependencies": [{"byName": ["App", null]}]}]}
        """,
    ]

    private static let app = [
        "project/App.xcodeproj/project.pbxproj": AppProject.project(packages: ["Kit"]),
        "project/App/A.swift": AppProject.preview, "project/AppTests/T.swift": "",
        "project/Kit/Package.swift": "// swift-tools-version: 6.0\n",
        "project/Kit/description.json": #"{"name": "Kit", "targets": [{"name": "Kit", "type": "regular"}]}"#,
    ]

    /// Runs beside those of `EveryCommand`.
    private static let more: [(command: String, arguments: [String])] = [
        ("init", ["--dry-run"]), ("doctor", []), ("project", []), ("scan", ["Sources/App"]),
        ("report", ["--base", "HEAD"]), ("report", ["--base", "HEAD", "--head", "HEAD"]), ("report", ["--open"]),
        ("accept", ["--results", "../beside/other"]),
        ("report", ["--xcresult", "../beside/Run.xcresult"]), ("report", ["--compare", "Tests", "Tests"]),
    ]

    @Test(
        "of a command are those that are documented",
        arguments: kinds.prefix(TestTier.properties.count(1, of: kinds.count)))
    func started(in kind: Kind) throws {
        let table = try ProgramTable()
        var unused = kind.name == "a package" ? table.rows : []
        for (command, arguments) in EveryCommand.rows.map({ ($0.command, $0.arguments) }) + Self.more + table.evaluating
        {
            let words = command.split(separator: " ").map(String.init) + arguments
            let allowed = table.programs(of: words)
            for start in try starts(command, arguments, in: kind) {
                let program = allowed.first { start.words.starts(with: $0) }
                #expect(program != nil, "\(words) starts \(start.words)")
                unused.removeAll { $0.program == program && ProgramTable.names($0.command, words) }
            }
        }
        #if os(Linux)
            unused.removeAll { $0.program == ["open"] }
        #else
            unused.removeAll { $0.program == ["xdg-open"] }
        #endif
        #expect(unused.map { "\($0.command): \($0.program)" } == [])
    }

    /// Returns the programs that a run starts, without the arguments of every run of Git, which are checked.
    private func starts(_ command: String, _ arguments: [String], in kind: Kind) throws -> [RecordedStart] {
        let folder = try EveryCommand.folder(kind.files)
        if kind.packages.isEmpty, kind.otherPackages.isEmpty {
            try FileManager.default.removeItem(atPath: folder.path("project/Package.swift"))
        }
        let recorder = try ProgramRecorder(in: folder)
        try ProgramRecorder.makeRepository(at: folder.path("project"))
        try folder.write("2\n", to: "project/__Snapshots__/SnapshotTests/App/Old.1.txt")
        let run = try EveryCommand.run(command, arguments, in: folder, recorder.environment)
        #expect(run.status >= 0 && ![64, 70].contains(run.status), "\(command) \(arguments): \(run.error)")
        let starts = try recorder.starts()
        let isWhole = ["init", "doctor", "project"].contains(command) && arguments != ["../app"]
        let packages = (isWhole || arguments == ["Sources/App"] ? kind.otherPackages : kind.packages).map(folder.path)
        for start in starts {
            start.checkVariables()
            if start.words.first == "swift" { #expect(packages.contains(start.words[4]), "\(command) \(start.words)") }
        }
        #expect(!folder.exists("trace"))
        return starts
    }
}

private struct ProgramTable {
    /// A command, possibly with an option, and the first words of a program that it starts.
    var rows: [(command: String, program: [String])] = []

    init() throws {
        let text = try String(contentsOf: Repository.root.appending(path: "SECURITY.md"), encoding: .utf8)
        let section = text.components(separatedBy: "\n## Other programs\n")[1].components(separatedBy: "\n## ")[0]
        for line in section.split(separator: "\n") where line.hasPrefix("| `") {
            let cells = line.split(separator: "|").map { $0.matches(of: /`([^`]+)`/).map { String($0.1) } }
            for command in cells[0] {
                rows += cells[1].map { (command, $0.split(separator: " ").map(String.init)) }
            }
        }
        try #require(rows.count > 20)
    }

    /// Runs of the commands that evaluate manifests on demand.
    var evaluating: [(command: String, arguments: [String])] {
        let option = " --evaluate-manifests"
        return rows.filter { $0.command.hasSuffix(option) }.map { row in
            let command = String(row.command.dropLast(option.count))
            let arguments = EveryCommand.rows.first { $0.command == command }?.arguments ?? []
            return (command, arguments.filter { !["--no-packages", "../app"].contains($0) } + ["--evaluate-manifests"])
        }
    }

    /// Returns the programs that a run may start, by their first words.
    func programs(of run: [String]) -> [[String]] {
        rows.filter { Self.names($0.command, run) }.map(\.program)
    }

    /// Returns whether a run is of a command, and has its options.
    static func names(_ command: String, _ run: [String]) -> Bool {
        let words = command.split(separator: " ").map(String.init)
        let name = words.prefix { !$0.hasPrefix("-") }
        return run.starts(with: name) && Set(words.dropFirst(name.count)).isSubset(of: run)
    }
}
