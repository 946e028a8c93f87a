import Foundation
import SnapgenTestSupport
import Testing

/// A mistake or an unusual project of a new user, and the message that helps.
struct NewUserSituation: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// The files of the project.
    var files: [String: String]
    /// The command, with the arguments separated by spaces.
    var command: String
    var status: Int32
    /// Parts of the messages and of the result.
    var parts: [String]
    /// The current folder, below that of the project.
    var folder = "."

    static func run(
        _ command: String, _ name: String, _ files: [String: String], _ status: Int32, _ parts: String...,
        in folder: String = "."
    ) -> NewUserSituation {
        NewUserSituation(
            testDescription: "\(command): \(name)", files: files.merging([".git/x": ""]) { $1 }, command: command,
            status: status, parts: parts, folder: folder)
    }

    private static let noTests =
        "no target is one for unit tests; 'snapgen init' explains how to add one hosted in 'App'"
    private static let toolError = "snapgen: error: "

    private static func app(_ more: [String: String] = [:], hosted: [String] = ["AppTests"]) -> [String: String] {
        AppProject.files(hosted: hosted).merging(more) { $1 }
    }

    private static func package(targets: String) -> [String: String] {
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Kit", targets: [\(targets)])
            """
        return ["Package.swift": manifest, "Sources/Kit/A.swift": AppProject.preview, "Tests/KitTests/T.swift": ""]
    }

    // MARK: - Next steps with options

    private static let other = ["other.yml": "tests: { target: AppTests }\n"]
    private static let options: [NewUserSituation] = [
        .run(
            "scan --config other.yml --protocol Mock=json App", "options", app(other), 0,
            "Next: 'snapgen plan --config other.yml --protocol", "'snapgen generate --config other.yml --protocol"),
        .run(
            "scan --config other.yml App", "another configuration and a path", app(other), 0,
            "Next: 'snapgen plan --config other.yml App' lists every snapshot, 'snapgen generate --config other.yml App'"
        ),
        .run(
            "plan --config other.yml --shard 1/2", "another configuration and a shard", app(other), 0,
            "'snapgen shards 2 --config other.yml' prints",
            "'snapgen plan --shard 1/2 --by-name --config other.yml' lists"),
        .run(
            "generate --check --config other.yml", "another configuration", app(other), 1,
            "Next: 'snapgen generate --config other.yml' writes them."),
        .run(
            "init --target MoreTests --lfs", "options", app(hosted: ["AppTests", "MoreTests"]), 0,
            "Run 'snapgen init --yes --lfs --target MoreTests', which writes these files."),
    ]

    static let all: [NewUserSituation] =
        options + projects + targets + tests + damaged + sources + configurations + setups

    // MARK: - The wrong folder

    private static let projects: [NewUserSituation] = [
        .run(
            "init", "a folder without a project", ["README.md": ""], 66,
            "there is no workspace, Xcode project, project.yml or Package.swift here; pass its folder"),
        .run("scan", "a folder without a project", ["README.md": ""], 66, "there is no folder 'Sources'"),
        .run(
            "init", "a project in another folder", ["iOS/App.xcodeproj/project.pbxproj": AppProject.project()], 66,
            "pass one of iOS"),
        .run(
            "scan", "a project in another folder", ["iOS/App.xcodeproj/project.pbxproj": AppProject.project()], 66,
            "found 'iOS/App.xcodeproj': run the command in that folder"),
        .run(
            "generate", "a folder inside of the project", app(), 0, "AppTests/Generated/Snapgen.tests.swift", in: "App"),
        .run("init", "Tuist before its project is generated", ["Project.swift": ""], 66, "run 'tuist generate' first"),
        .run("scan", "Tuist before its project is generated", ["Project.swift": ""], 66, "run 'tuist generate' first"),
        .run("scan Nowhere", "a path that does not exist", app(), 66, "'Nowhere' does not exist"),
        .run(
            "generate README.md", "a path that is no Swift file", app(["README.md": ""]), 66,
            "no Swift file in 'README.md' belongs to a target that 'AppTests' can import; 'snapgen project' lists"),
    ]

    // MARK: - Targets

    private static let targets: [NewUserSituation] = [
        .run("scan", "no test target", app(hosted: []), 0, "A_A", noTests, "'snapgen init' sets the tests up"),
        .run("plan", "no test target", app(hosted: []), 0, noTests, "Next: 'snapgen init' sets the tests up"),
        .run("explain App/A.swift", "no test target", app(hosted: []), 0, "App/A.swift:2"),
        .run("generate", "no test target", app(hosted: []), 66, "error: \(noTests)"),
        .run(
            "init", "no test target", app(hosted: []), 0,
            "Tests: target 'AppSnapshotTests' (to be added), in the app 'App'",
            "Unit Testing Bundle, with the name 'AppSnapshotTests' and 'App' as the target to be tested"),
        .run(
            "generate", "a target for UI tests only",
            AppProject.files(hosted: [], more: [("AppUITests", "bundle.ui-testing")]),
            66, "error: \(noTests)"),
        .run(
            "generate", "two test targets", app(hosted: ["AppTests", "MoreTests"]), 2,
            "the tests may belong to 'AppTests' or 'MoreTests'; set 'tests.target' in snapgen.yml, which 'snapgen init' writes"
        ),
        .run(
            "init", "two test targets", app(hosted: ["AppTests", "MoreTests"]), 0,
            "others: MoreTests; --target chooses one"),
        .run(
            "init --target MoreTest", "a test target that does not exist", app(hosted: ["AppTests", "MoreTests"]), 2,
            "no target for unit tests is called 'MoreTest'; did you mean 'MoreTests'?"),
        .run(
            "init --app Ap", "an app that does not exist", app(), 2, "the project has no app 'Ap'; did you mean 'App'?"),
        .run(
            "init", "tests without a host app",
            AppProject.files(hosted: [], more: [("KitTests", "bundle.unit-test")]), 66,
            "the tests of 'KitTests' can import nothing, because it has no host app and depends on no target with Swift files; "
                + "choose a host app"),
        .run(
            "scan Widgets", "a path in an extension",
            AppProject.files(more: [("Widgets", "app-extension")]).merging(["Widgets/W.swift": ""]) { $1 }, 66,
            "no Swift file in 'Widgets' belongs to a target that 'AppTests' can import"),
        .run(
            "scan", "two projects in a folder",
            app([
                "Other.xcodeproj/project.pbxproj": AppProject.project(app: "Other", hosted: []),
                "Other/B.swift": AppProject.preview,
            ]), 0, "1 preview is left out, because 'AppTests' cannot import their code"),
        .run(
            "scan", "an app without previews", app(["App/A.swift": "let a = 1\n"]), 0,
            "No samples found: 'snapgen config show'"),
    ]

    // MARK: - Tests

    private static let tests: [NewUserSituation] = [
        .run(
            "generate", "a package without the test target",
            package(targets: ".target(name: \"Kit\")"), 66,
            "Package.swift: error: no target is one for unit tests; 'snapgen init' explains how to add one"),
        .run(
            "scan", "a package without the test target", package(targets: ".target(name: \"Kit\")"), 0,
            "Package.swift: warning: no target is one for unit tests", "'snapgen init' sets the tests up"),
        .run(
            "generate", "a package with a test target of any name",
            package(targets: ".target(name: \"Kit\"), .testTarget(name: \"KitTests\", dependencies: [\"Kit\"])"), 0,
            "Tests/KitTests/Generated/Snapgen.tests.swift", "Next: run the tests with 'swift test'"),
        .run(
            "generate", "a package whose manifest has a mistake", package(targets: ".target(nam: \"Kit\")"), 0,
            "Package.swift: warning: every folder in 'Sources' is a module, because the manifest cannot be evaluated;",
            "Next: add the test target 'SnapshotTests' to Package.swift; then 'swift test' runs them."),
        .run(
            "generate", "a package with the test target",
            package(targets: ".target(name: \"Kit\"), .testTarget(name: \"SnapshotTests\", dependencies: [\"Kit\"])")
                .merging(["Tests/SnapshotTests/T.swift": ""]) { $1 }, 0,
            "Tests/SnapshotTests/Generated/Snapgen.tests.swift", "Next: run the tests with 'swift test'"),
        .run(
            "scan", "a package beside the project", app(["Package.swift": "", "Tools/A.swift": ""]), 0, "A_A"),
        .run(
            "generate", "spaces and umlauts", AppProject.files(app: "Größe 1"), 0,
            "AppTests/Generated/Snapgen.tests.swift"),
        .run(
            "generate", "tests for the app's own folder",
            app(["snapgen.yml": "sources: [{ path: App }]\ntests: { output: App/Sources }\n"]), 2,
            "[misplaced-output]"),
    ]

    // MARK: - Damaged projects

    private static let damaged: [NewUserSituation] = [
        .run(
            "scan", "a project file that is no property list", app(["App.xcodeproj/project.pbxproj": "nonsense {"]), 2,
            "App.xcodeproj"),
        .run(
            "scan --verbose", "a conflict marker in the project",
            app([
                "App.xcodeproj/project.pbxproj": "// comment\n<<<<<<< HEAD\n=======\n>>>>>>> main\n"
                    + AppProject.project()
            ]), 0,
            "A_A", "a part of the project cannot be read; 'snapgen project' lists them"),
        .run(
            "scan", "a moved project, whose files are elsewhere",
            ["Moved/App.xcodeproj/project.pbxproj": AppProject.project(), "App/A.swift": AppProject.preview], 66,
            "no Swift file of the project exists; 'snapgen project --verbose' lists the missing files", in: "Moved"),
    ]

    // MARK: - Source files

    private static func sourcePackage(_ more: [String: String] = [:]) -> [String: String] {
        ["Package.swift": "", "Sources/App/A.swift": AppProject.preview].merging(more) { $1 }
    }

    private static let sources: [NewUserSituation] = [
        .run(
            "scan README.md", "a path that is no Swift file", sourcePackage(["README.md": ""]), 66,
            "'README.md' is not a Swift file"),
        .run(
            "scan Empty", "a folder without Swift files", sourcePackage(["Empty/a.md": ""]), 66,
            "no Swift file in 'Empty'"),
        .run(
            "scan", "a file with control characters",
            sourcePackage(["Sources/App/Bad.swift": "\u{0}\u{1}struct : PreviewProvider {{{"]), 0,
            "A_A", "Sources/App/Bad.swift:1:10: warning: the file has a syntax error"),
        .run(
            "scan", "a syntax error",
            sourcePackage(["Sources/App/B.swift": "enum B: TestableValue { static let samples = [1] }\nfunc b( {\n"]),
            0,
            "Sources/App/B.swift:1", "Sources/App/B.swift:2:9: warning: the file has a syntax error"),
    ]

    // MARK: - Configurations

    private static let configurations: [NewUserSituation] = [
        .run("scan --config no.yml", "a configuration that does not exist", sourcePackage(), 2, "no.yml: error: "),
        .run(
            "generate", "a configuration that is not YAML", sourcePackage(["snapgen.yml": "tests:\n  output: [a\n"]), 2,
            "snapgen.yml:3:1: error: ", "[bad-yaml]"),
        .run("scan", "snapgen.yaml", app(["snapgen.yaml": ""]), 2, "rename it to 'snapgen.yml'"),
        .run("scan", "an empty configuration", app(["snapgen.yml": ""]), 0, "A_A"),
        .run(
            "generate", "a test target of the configuration that does not exist",
            app(["snapgen.yml": "tests: { target: AppTest }\n"]), 2,
            "no target for unit tests is called 'AppTest'; did you mean 'AppTests'?"),
        .run(
            "scan", "a source that does not exist", app(["snapgen.yml": "sources: [{ target: Ap }]\n"]), 2,
            "snapgen.yml:1:1: error: the project has no target 'Ap'; did you mean 'App'?"),
        .run(
            "scan", "a key in the wrong place", app(["snapgen.yml": "target: AppTests\n"]), 2, "unknown key 'target'"),
    ]

    // MARK: - Set-ups

    private static let setups: [NewUserSituation] = [
        .run("init --dry-run --yes", "options that exclude each other", app(), 64, "--yes and --dry-run exclude"),
        .run(
            "init", "an existing configuration", app(["snapgen.yml": "record: never\n"]), 0, "kept          snapgen.yml"
        ),
        .run("init", "an invalid configuration", app(["snapgen.yml": "recrd: never\n"]), 2, "did you mean 'record'?"),
        .run(
            "init", "previews in a place that the tests cannot import", app(["Old/A.swift": AppProject.preview]), 0,
            "1 preview in 1 module, 1 left out, 2 pictures", "in files of no target"),
    ]
}

@Suite("Situations of new users")
struct NewUserTests {
    @Test("the message names the problem and the next steps, which can be typed", arguments: NewUserSituation.all)
    func message(situation: NewUserSituation) throws {
        let folder = try TemporaryFolder(situation.files)
        let before = folder.files
        let run = try run(situation.command, in: folder.path(situation.folder))
        #expect(run.status == situation.status, "\(run.error)\(run.output)")
        for part in situation.parts {
            #expect((run.error + run.output).contains(part), "\(run.error)\(run.output)")
        }
        if situation.status != 0 || !situation.command.hasPrefix("generate") { #expect(folder.files == before) }
        if situation.status > 1, ["scan", "plan"].contains(situation.command) { #expect(!run.error.contains("Next:")) }
        for command in Self.commands(in: run.error + run.output) {
            let next = try self.run(command, in: folder.path(situation.folder))
            #expect([0, 1].contains(next.status), "'snapgen \(command)': \(next.error)")
        }
    }

    /// Returns the quoted commands of snapgen in a text, without those that have a placeholder.
    private static func commands(in text: String) -> [String] {
        let found = text.matches(of: #/'snapgen ([^'\n]+)'/#).map { String($0.1) }
        return found.filter { !$0.split(separator: " ").contains { $0.allSatisfy(\.isUppercase) } }
    }

    private func run(_ command: String, in folder: String) throws -> SnapgenProcess {
        try SnapgenProcess.run(command.split(separator: " ").map(String.init), in: folder)
    }

    @Test("an output folder that is a link to another place is not touched")
    func linkedOutput() throws {
        let folder = try TemporaryFolder([
            "Package.swift": "", "Sources/App/A.swift": AppProject.preview, "Tests/T/T.swift": "",
            "snapgen.yml": "tests: { output: Tests/T/Generated }\n",
        ])
        let elsewhere = try TemporaryFolder()
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("Tests/T/Generated"), withDestinationPath: elsewhere.path)
        let run = try run("generate", in: folder.path)
        #expect(run.status == 73)
        #expect(run.error.contains("Tests/T/Generated: error: ") && run.error.contains(elsewhere.path), "\(run.error)")
        #expect(elsewhere.files == [])
    }

    @Test("a file that is too large is named and not read")
    func tooLarge() throws {
        let folder = try TemporaryFolder([
            "Package.swift": "", "Sources/App/A.swift": AppProject.preview, "Sources/App/Large.swift": "",
        ])
        // A hole takes no space on the disk.
        let file = try #require(FileHandle(forWritingAtPath: folder.path("Sources/App/Large.swift")))
        try file.truncate(atOffset: 33 << 20)
        try file.close()
        let run = try run("scan", in: folder.path)
        #expect(run.status == 0, "\(run.error)")
        #expect(run.error.contains("Sources/App/Large.swift: warning: the file is larger than 32 MB"), "\(run.error)")
    }
}
