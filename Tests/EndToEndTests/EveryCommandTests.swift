import Foundation
import SnapgenTestSupport
import Testing

/// The schemas of the output, which reject keys they do not contain, and the tables of SECURITY.md.
@Suite("Every command")
struct EveryCommandTests {
    @Test("prints, writes and starts what is documented", arguments: EveryCommand.runs)
    func documented(run: EveryCommand.Run) throws {
        let folder = try Self.prepared.get().copy()
        let before = try identities(in: folder)
        let (process, starts) = try started(run.words + ["--format", "json"], in: folder, Self.plain)
        #expect(process.status == run.status, "\(process.error)")
        let after = try identities(in: folder)
        let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
        let written = changed.map { path in run.written.first { $0.hasSuffix("/") && path.hasPrefix($0) } ?? path }
        #expect(Set(written) == run.written)
        let allowed = try ProgramTable.documented.get().programs(of: run.words)
        #expect(starts.allSatisfy { start in allowed.contains { start.words.starts(with: $0) } }, "\(starts)")
        let value = try JSONValue(parsing: process.output)
        guard let name = run.schema else { return }
        #expect(try JSONSchema(published: name, isClosed: true).problems(of: value) == [])
        #expect(value["schema"] == .text("snapgen.\(name.replacing("-", with: "/"))"))
    }

    private func identities(in folder: TemporaryFolder) throws -> [String: [FileAttributeKey: NSObject]] {
        let files = folder.files.filter { !$0.hasPrefix("starts/") && !$0.hasPrefix("caches/snapgen/packages/") }
        return try files.reduce(into: [:]) { $0[$1] = try folder.identity(of: $1) }
    }

    @Test("prints its diagnostics to both streams if it fails")
    func failure() throws {
        let folder = try TemporaryFolder([
            "project/Package.swift": "", "project/snapgen.yml": "record: sometimes\n",
            "project/Sources/App/Row.swift": "",
        ])
        for name in try DescribedCommand.leaves.get()
        where !["config schema", "config devices", "project"].contains(name) {
            let first = try #require(EveryCommand.runs.first { "\($0.command) ".hasPrefix("\(name) ") }, "\(name)")
            let words = first.words.filter { $0 != "../app" } + ["--format", "json"]
            let run = try EveryCommand.run(words, in: folder)
            #expect(run.status == 2, "\(name)")
            let document = try JSONValue(parsing: run.output)
            #expect(try JSONSchema(published: "diagnostics-1", isClosed: true).problems(of: document) == [])
            guard case .list(let diagnostics)? = document["diagnostics"],
                case .text(let message)? = diagnostics.first?["message"]
            else { return #expect(Bool(false), "\(name): \(run.output)") }
            #expect(diagnostics.count == 1 && run.error.contains(message), "\(name)")
        }
    }

    @Test("writes its diagnostics into a pipe", arguments: ["scan", "generate --check", "plan --moves"])
    func pipe(command: String) throws {
        let script = "\"$0\" \(command) --diagnostics json --diagnostics-file /dev/stderr 2>&1 > /dev/null | cat"
        let arguments = ["-c", script, SnapgenBinary.url.path]
        let folder = try HotelPackage.make()
        let run = try SnapgenProcess.run(URL(filePath: "/bin/sh"), arguments, in: folder.path)
        #expect(run.output.hasSuffix("  \"schema\" : \"snapgen.diagnostics/1\"\n}\n"), "\(run.output)")
    }

    @Test("every schema is that of a command, and the page of all commands links to it")
    func everySchema() throws {
        let folder = Repository.root.appending(path: "Documentation/Schemas")
        let page = try String(contentsOf: Repository.root.appending(path: "Documentation/Commands.md"), encoding: .utf8)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(Set(files) == Set(EveryCommand.runs.compactMap(\.schema).map { "\($0).schema.json" }))
        for file in files { #expect(page.contains("](Schemas/\(file))"), "\(file)") }
    }

    // MARK: - Started programs

    /// A project with the packages whose manifests commands may evaluate, and those for `init`, `doctor`, `project` and
    /// paths.
    typealias Kind = (name: String, files: [String: String], packages: [String], otherPackages: [String])

    private static let plain: Kind = ("a package whose manifest is certain", [:], [], [])
    private static let package: Kind = ("a package", packageFiles, ["project"], ["project"])

    private static let kinds: [Kind] = [
        package, plain, ("folders in 'sources'", configured(packageFiles, "sources: [Sources/App]"), [], ["project"]),
        ("a target in 'sources'", configured(packageFiles, "sources: [{ target: App }]"), ["project"], ["project"]),
        ("an Xcode project with a local package", app, ["project/Kit"], ["project/Kit"]),
        ("modules in 'sources'", configured(app, "sources: [{ path: Sources/App, module: App }]"), [], ["project/Kit"]),
        ("a folder", [:], [], []),
    ]

    private static func configured(_ files: [String: String], _ configuration: String) -> [String: String] {
        files.merging(["project/snapgen.yml": "tests: { languages: [en] }\n\(configuration)\n"]) { $1 }
    }

    private static let packageFiles = [
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

    /// Runs that may fail, beside those of `EveryCommand`.
    private static let more = [
        "init --dry-run", "doctor", "scan Sources/App", "report --base HEAD --head HEAD", "report --open",
        "accept --results ../beside/other", "report --xcresult ../beside/Run.xcresult",
    ]

    @Test(
        "in each kind of project starts what is documented, and each documented program is started by a run",
        .enabled(if: TestTier.properties.isOn), arguments: kinds)
    func programs(in kind: Kind) throws {
        let table = try ProgramTable.documented.get()
        let prepared = try Self.prepare(kind)
        var unused = kind.name == "a package" ? table.rows : []
        for words in EveryCommand.runs.map(\.words) + Self.more.map(SnapgenProcess.words) + table.evaluating {
            let allowed = table.programs(of: words)
            for start in try started(words, in: prepared.copy(), kind).starts {
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

    private static let prepared = Result { try prepare(plain) }

    /// Returns a repository with a changed reference, and with programs that record how they are started.
    private static func prepare(_ kind: Kind) throws -> TemporaryFolder {
        let folder = try EveryCommand.folder(kind.files)
        if kind.name == "a folder" {
            try FileManager.default.removeItem(atPath: folder.path("project/Package.swift"))
        }
        try ProgramRecorder.install(in: folder)
        try ProgramRecorder.makeRepository(at: folder.path("project"))
        try folder.write("2\n", to: "project/__Snapshots__/SnapshotTests/App/Old.1.txt")
        return folder
    }

    /// Returns a run and the programs that it starts, without the arguments of every run of Git, which are checked.
    private func started(
        _ words: [String], in folder: TemporaryFolder, _ kind: Kind
    ) throws -> (process: SnapgenProcess, starts: [RecordedStart]) {
        let recorder = ProgramRecorder(in: folder)
        let run = try EveryCommand.run(words, in: folder, recorder.environment)
        #expect(run.status >= 0 && ![64, 70].contains(run.status), "\(words): \(run.error)")
        let starts = try recorder.starts()
        let isWhole = ["init", "doctor", "project", "import"].contains(words[0]) && !words.contains("../app")
        let packages = (isWhole || words.contains("Sources/App") ? kind.otherPackages : kind.packages).map(folder.path)
        for start in starts {
            start.checkVariables()
            if start.words.first == "swift" { #expect(packages.contains(start.words[4]), "\(words) \(start.words)") }
        }
        #expect(!folder.exists("trace"))
        return (run, starts)
    }
}

private struct ProgramTable {
    static let documented = Result { try ProgramTable() }

    /// A command, possibly with an option, and the first words of a program that it starts.
    private(set) var rows: [(command: String, program: [String])] = []

    private init() throws {
        let text = try String(contentsOf: Repository.root.appending(path: "SECURITY.md"), encoding: .utf8)
        let section = text.components(separatedBy: "\n## Other programs\n")[1].components(separatedBy: "\n## ")[0]
        for line in section.split(separator: "\n") where line.hasPrefix("| `") {
            let cells = line.split(separator: "|").map { $0.matches(of: /`([^`]+)`/).map { String($0.1) } }
            for command in cells[0] { rows += cells[1].map { (command, SnapgenProcess.words($0)) } }
        }
        try #require(rows.count > 20)
    }

    /// Runs of the commands that evaluate manifests on demand.
    var evaluating: [[String]] {
        rows.map { SnapgenProcess.words($0.command) }.filter { $0.last == "--evaluate-manifests" }.map { words in
            let run = EveryCommand.runs.first { $0.words.starts(with: words.dropLast()) }
            let others = run?.words.filter { !["../app", "Sources"].contains($0) }
            return (others ?? []) + ["--evaluate-manifests"]
        }
    }

    /// Returns the programs that a run may start, by their first words.
    func programs(of run: [String]) -> [[String]] {
        rows.filter { Self.names($0.command, run) }.map(\.program)
    }

    /// Returns whether a run is of a command, and has its options.
    static func names(_ command: String, _ run: [String]) -> Bool {
        let words = SnapgenProcess.words(command)
        let name = words.prefix { !$0.hasPrefix("-") }
        return run.starts(with: name) && Set(words.dropFirst(name.count)).isSubset(of: run)
    }
}
