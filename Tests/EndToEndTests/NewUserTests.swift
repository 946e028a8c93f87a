import Foundation
import SnapgenTestSupport
import Testing

@Suite("Situations of new users")
struct NewUserTests {
    typealias Situation = (command: String, name: String, files: [String: String], status: Int32, parts: [String])

    private static func row(
        _ command: String, _ name: String, _ files: [String: String], _ status: Int32, _ parts: String...
    ) -> Situation {
        (command, name, files, status, parts)
    }

    private static let noTests =
        "no target is one for unit tests; 'snapgen init' explains how to add one hosted in 'App'"
    private static func app(_ more: [String: String] = [:], hosted: [String] = ["AppTests"]) -> [String: String] {
        AppProject.files(hosted: hosted).merging(more) { $1 }
    }

    private static let other = ["other.yml": "tests: { target: AppTests }\n"]
    private static let options: [Situation] = [
        row(
            "plan --config other.yml --shard 1/2", "another configuration and a shard", app(other), 0,
            "'snapgen shards 2 --config other.yml' prints",
            "'snapgen plan --shard 1/2 --by-name --config other.yml' lists"),
        row(
            "init --target MoreTests --lfs", "options", app(hosted: ["AppTests", "MoreTests"]), 0,
            "Run 'snapgen init --yes --lfs --target MoreTests', which writes these files."),
    ]

    private static let all = options + projects + targets + tools + mistakes

    private static let projects: [Situation] = [
        row(
            "init", "a folder without a project", ["README.md": ""], 66,
            "there is no workspace, Xcode project, project.yml or Package.swift here; pass its folder"),
        row(
            "init", "a project in another folder", ["iOS/App.xcodeproj/project.pbxproj": AppProject.project()], 66,
            "pass one of iOS"),
        row(
            "scan", "a project in another folder", ["iOS/App.xcodeproj/project.pbxproj": AppProject.project()], 66,
            "found 'iOS/App.xcodeproj': run the command in that folder"),
        row(
            "generate README.md", "a path that is no Swift file", app(["README.md": ""]), 66,
            "no Swift file in 'README.md' belongs to a target that 'AppTests' can import; 'snapgen project' lists"),
        row("keys check --baseline b Nope", "a path that does not exist", app(), 66, "'Nope' does not exist"),
    ]

    private static let targets: [Situation] = [
        row("plan", "no test target", app(hosted: []), 0, noTests, "Next: 'snapgen init' sets the tests up"),
        row("generate", "no test target", app(hosted: []), 66, "error: \(noTests)"),
        row(
            "init", "no test target", app(hosted: []), 0,
            "Tests: target 'AppSnapshotTests' (to be added), in the app 'App'",
            "Unit Testing Bundle, with the name 'AppSnapshotTests' and 'App' as the target to be tested"),
        row(
            "generate", "two test targets", app(hosted: ["AppTests", "MoreTests"]), 2,
            "the tests may belong to 'AppTests' or 'MoreTests'; set 'tests.target' in snapgen.yml, which 'snapgen init' writes; the"
        ),
        row(
            "init --target MoreTest", "a test target that does not exist", app(hosted: ["AppTests", "MoreTests"]), 2,
            "no target for unit tests is called 'MoreTest'; did you mean 'MoreTests'?"),
        row(
            "scan", "an app without previews", app(["App/A.swift": "let a = 1\n"]), 0,
            "No samples found: 'snapgen config show'"),
        row(
            "scan", "a project file that is no property list", app(["App.xcodeproj/project.pbxproj": "nonsense {"]), 2,
            "App.xcodeproj"),
    ]

    private static func otherTool(_ files: [String: String]) -> [String: String] {
        var project = app(files)
        project["App.xcodeproj/project.pbxproj"] = nil
        project["project.yml"] = """
            targets:
              App: { type: application, platform: iOS, sources: [App], dependencies: [{ package: SnapshotPreviews }] }
              AppTests: { type: bundle.unit-test, platform: iOS, sources: [AppTests], dependencies: [{ target: App }] }
            packages:
              SnapshotPreviews: { url: https://github.com/EmergeTools/SnapshotPreviews, from: 0.14.0 }
            """
        project["AppTests/__Snapshots__/T/A-iPhone13-light.1.png"] = ""
        return project
    }

    private static let tools: [Situation] = [
        row(
            "init --yes", "a configuration of Sourcery",
            otherTool([
                ".sourcery.yml": "sources: [App]\ntemplates: [T.stencil]\noutput: AppTests/Generated\n",
                "T.stencil": "{{ types.based.PreviewProvider }}",
            ]), 0, "'snapgen import sourcery --output snapgen.yml --force'"),
        row(
            "init --yes", "tests of SnapshotPreviews",
            otherTool(["AppTests/T.swift": "class S: SnapshotTest {}"]), 0,
            "'snapgen import snapshot-previews --output snapgen.yml --force' converts them."),
        row(
            "init --yes", "suites written by hand",
            otherTool(["AppTests/T.swift": "class S: XCTestCase { func testA() { A_Previews.test() } }"]), 0,
            "'snapgen import suites --output snapgen.yml --force' converts them."),
        row(
            "import prefire", "several configurations of Prefire",
            ["Package.swift": "", "Tests/A/.prefire.yml": "", "Tests/B/.prefire.yml": ""], 2,
            "'Tests/A/.prefire.yml', 'Tests/B/.prefire.yml'; name one behind the command"),
        row(
            "import prefire", "no configuration of Prefire", ["Package.swift": ""], 2, "there is no '.prefire.yml' in '"
        ),
    ]

    private static let mistakes = [
        ("tests: []\n", "snapgen.yml:1:8: error: 'tests' is an empty list"),
        ("tests: [{ target: A }, { target: A }]\n", "two items of 'tests' have the target 'A'"),
        ("tests: [{ target: A }, { target: B, output: Tests/A/Generated }]\n", "two items of 'tests' have the output"),
        ("tests: [{ target: A }, { outptu: x, target: B }]\n", "snapgen.yml:1:26: error: unknown key 'outptu'"),
        (
            "tests: [{ target: All }, { target: Shop, modules: [Shop] }]\n",
            "Sources/Shop/A.swift:1:6: error: 'All' and 'Shop' of 'tests' take 'A' in the same batch; divide "
        ),
    ].map { configuration, message in
        let files = [
            "Package.swift": "", "snapgen.yml": configuration,
            "Sources/Shop/A.swift": "enum A: TestableValue { static let samples = [1] }\n",
        ]
        return row("generate", configuration, files, 2, message)
    }

    @Test("the message names the problem and the next steps, which can be typed", arguments: all)
    func message(command: String, name: String, files: [String: String], status: Int32, parts: [String]) throws {
        let folder = try TemporaryFolder(files.merging([".git/x": ""]) { $1 })
        let before = folder.files
        let run = try folder.snapgen(command)
        #expect(run.status == status, "\(run.error)\(run.output)")
        for part in parts {
            #expect((run.error + run.output).contains(part), "\(run.error)\(run.output)")
        }
        let writes = command.hasPrefix("generate") || command.contains("--yes")
        if status != 0 || !writes { #expect(folder.files == before) }
        if status > 1, ["scan", "plan"].contains(command) { #expect(!run.error.contains("Next:")) }
        for command in NextStepsTests.commands(in: Substring(run.error + run.output)) {
            let next = try folder.snapgen(String(command.dropFirst("snapgen ".count)))
            #expect([0, 1].contains(next.status), "'\(command)': \(next.error)")
        }
    }
}
