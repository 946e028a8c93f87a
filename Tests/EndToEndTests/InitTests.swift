import Foundation
import SnapgenTestSupport
import Testing

@Suite("snapgen init")
struct InitTests {
    @Test("without a terminal it writes only with --yes, and --dry-run prints the files")
    func dryRun() throws {
        let folder = try TemporaryFolder(AppProject.files())
        let before = folder.files
        let plain = try folder.succeed("init")
        #expect(plain.output.contains("  1. Run 'snapgen init --yes', which writes these files.\n"))
        let dry = try folder.snapgen("init --dry-run")
        #expect(dry.output.contains("  would create  snapgen.yml "))
        #expect(dry.output.contains("\n  | draw: window\n"))
        #expect(dry.error == "")
        #expect(folder.files == before)
    }

    @Test("with uncommitted changes it writes only with --force, and Git undoes it")
    func uncommitted() throws {
        let folder = try TemporaryFolder(
            AppProject.files().filter { !$0.key.hasPrefix(".git/") }.merging([".gitignore": "a\n"]) { $1 })
        try ProgramRecorder.makeRepository(at: folder.path)
        try folder.write("b\n", to: ".gitignore")
        let before = folder.files
        let refused = try folder.snapgen("init --yes")
        #expect(refused.status != 0)
        #expect(refused.error.contains("Git has uncommitted changes here"), "\(refused.error)")
        #expect(folder.files == before)
        try folder.succeed("init --yes --force")
        #expect(try ProgramRecorder.git(["checkout", "--quiet", "."], in: folder.path).status == 0)
        let written = try folder.snapgen("init --yes")
        #expect(written.output.contains("  added lines  .gitignore "), "\(written.output)")
    }

    @Test("of several apps --yes takes none without --app, and lists the commands")
    func severalApps() throws {
        let folder = try TemporaryFolder(
            AppProject.files(hosted: []).merging(AppProject.files(app: "Demo App", hosted: [])) { $1 })
        let before = folder.files
        let run = try folder.snapgen("init --yes")
        #expect(run.status == 2, "\(run.output)")
        #expect(
            run.error
                == "snapgen: error: the tests may run in 'App' or 'Demo App'; choose one: 'snapgen init --yes --app "
                + "App', 'snapgen init --yes --app 'Demo App'' [several-targets]\n")
        #expect(folder.files == before)
        let plain = try folder.snapgen("init")
        #expect(plain.output.contains("apps: App, Demo App; --app chooses one\n"), "\(plain.output)")
        #expect(plain.output.contains("'snapgen init --yes --app App', which writes these files."))
        let chosen = try SnapgenProcess.run("init", "--yes", "--app", "Demo App", in: folder.path)
        #expect(chosen.status == 0, "\(chosen.error)")
        #expect(try folder.read("snapgen.yml").contains("  target: Demo_AppSnapshotTests\n"), "\(chosen.error)")
        #expect(chosen.error.contains("in the app 'Demo App'"))
    }

    @Test("a terminal is asked for one of several apps", .enabled(if: PseudoTerminal.isAvailable))
    func askedForApp() throws {
        let folder = try TemporaryFolder(
            AppProject.files().merging(AppProject.files(app: "Demo App", hosted: ["DemoTests"])) { $1 })
        let declined = try PseudoTerminal.run(["init"], in: folder.path, columns: 100, input: "2\n\nn\n")
        #expect(declined.output.contains("Run 'snapgen init --yes --app 'Demo App''"), "\(declined.output)")
        let run = try PseudoTerminal.run(["init"], in: folder.path, columns: 100, input: "2\n\n\n")
        #expect(run.output.contains("Which app do the tests run in?\n  1. App\n  2. Demo App\n"), "\(run.output)")
        #expect(try folder.read("snapgen.yml").contains("  target: DemoTests\n"), "\(run.output)")
    }

    @Test("with a path, the next commands are those for its folder, and work there")
    func path() throws {
        let files = AppProject.files().map { ("My Apps/\($0.key)", $0.value) }
        let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files))
        let plain = try SnapgenProcess.run("init", "My Apps", in: folder.path)
        #expect(
            plain.output.contains(
                "1. Run 'snapgen init --yes 'My Apps'', which writes these files.\n  2. Run 'cd 'My Apps'', "))
        let run = try SnapgenProcess.run("init", "--yes", "My Apps", in: folder.path)
        #expect(
            run.output.contains("  1. Run 'cd 'My Apps'', because the next commands are about the current folder.\n"))
        let here = try SnapgenProcess.run("init", in: folder.path("My Apps"))
        #expect(!here.output.contains("'cd "))
    }

    @Test("a configuration of an enclosing folder is named, and an empty one makes a project of its own")
    func enclosingConfiguration() throws {
        let inner = AppProject.files().filter { $0.key != ".git/x" }.map { ("Inner/\($0.key)", $0.value) }
        let outer = AppProject.files(app: "Outer", hosted: ["OuterTests"]).merging(["snapgen.yml": ""]) { $1 }
        let folder = try TemporaryFolder(outer.merging(inner) { $1 })
        let run = try folder.snapgen("init Inner")
        let message =
            "snapgen.yml', which is also that of the project in 'Inner'. An empty snapgen.yml in 'Inner' makes that"
        #expect(run.error.contains(message), "\(run.error)")
        #expect(try !SnapgenProcess.run("init", in: folder.path).error.contains("which is also"))
        try folder.write("", to: "Inner/snapgen.yml")
        let own = try folder.snapgen("init Inner")
        #expect(!own.error.contains("which is also") && own.output.contains("target 'AppTests'"), "\(own.output)")
    }

    @Test("a package takes the plugin, and an app a package")
    func steps() throws {
        let package = try TemporaryFolder([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Kit", targets: [.target(name: "Kit"), .testTarget(name: "KitTests", dependencies: ["Kit"])])
            """,
            "Sources/Kit/A.swift": AppProject.preview, "Tests/KitTests/B.swift": "", ".git/x": "",
        ])
        let run = try package.snapgen("init --yes")
        #expect(run.output.contains("plugins: [.plugin(name: \"SnapgenBuildTool\", package: \"snapgen\")]"))
        #expect(!package.exists(".github/workflows/snapshots.yml"))
        let app = try TemporaryFolder(AppProject.files(app: "Über App"))
        let written = try app.snapgen("init --yes")
        #expect(written.error.contains("1 preview in 1 module, 2 snapshots\n"), "\(written.error)")
        #expect(written.output.contains("1. In Xcode, choose File > Add Package Dependencies, "))
        let generated = try app.snapgen("generate")
        #expect(generated.error == "Next: run the tests of 'AppTests' in Xcode, or with 'xcodebuild test'.\n")
    }

    private static let workflow = """
        jobs:
          lint: { runs-on: ubuntu-latest, steps: [{ run: xcodebuild test -scheme Lint }] }
          unit:
            runs-on: macos-26
            steps:
              - uses: actions/checkout@v5
              - { name: Secrets, run: "echo ${{ secrets.KEY }}" }
              - { name: "Templates\\n- run: x", run: cp A.template A }
              - run: sudo xcode-select -s /Applications/Xcode_26.4.app
              - run: xcodebuild test -scheme App -destination 'platform=iOS Simulator,name=iPhone 17' CODE_SIGNING_ALLOWED=NO

        """

    @Test("the workflow has the settings and steps of the job that tests, and is at the root of the repository")
    func ownWorkflow() throws {
        let app = AppProject.files().filter { $0.key != ".git/x" }.map { ("ios/\($0.key)", $0.value) }
        let folder = try TemporaryFolder(
            Dictionary(uniqueKeysWithValues: app).merging([".git/x": "", ".github/workflows/ci.yml": Self.workflow]) {
                $1
            })
        let run = try SnapgenProcess.run("init", "--yes", in: folder.path("ios"))
        #expect(run.status == 0, "\(run.error)")
        #expect(run.output.contains("created  ../.github/workflows/snapshots.yml "), "\(run.output)")
        #expect(run.output.contains("were not copied: 'Secrets'."), "\(run.output)")
        #expect(
            run.error.contains("macos-26, Xcode 26.4, iPhone 17, App of the job 'unit' in .github/workflows/ci.yml"))
        let text = try folder.read(".github/workflows/snapshots.yml")
        let lines = [
            "    runs-on: macos-26\n", "      DEVELOPER_DIR: /Applications/Xcode_26.4.app\n",
            "      - name: \"Templates\\n- run: x\"\n        run: |\n          cp A.template A\n",
            "        working-directory: ios\n",
            "          TEST_DESTINATION: \"platform=iOS Simulator,name=iPhone 17\"\n",
            "            CODE_SIGNING_ALLOWED=NO \\\n", "          path: ios/Snapshots.xcresult\n",
        ]
        for line in lines { #expect(text.contains(line), "\(line)\(text)") }
        #expect(!text.contains("secrets") && !folder.exists("ios/.github"))
    }

    @Test("tests without a host that see no preview are not chosen")
    func hiddenPreviews() throws {
        let folder = try TemporaryFolder(
            AppProject.files(hosted: [], more: [("LogicTests", "bundle.unit-test")])
                .merging(["LogicTests/T.swift": ""]) { $1 })
        let run = try folder.snapgen("init --yes")
        #expect(run.error.contains("target 'AppSnapshotTests' (to be added), in the app 'App'"), "\(run.error)")
        #expect(run.error.contains("1 preview in 1 module"), "\(run.error)")
        let generated = try folder.snapgen("generate")
        #expect(generated.output.contains("AppSnapshotTests/Generated/"), "\(generated.error)")
        try folder.write(folder.read("snapgen.yml").replacing("AppSnapshotTests", with: "LogicTest"), to: "snapgen.yml")
        let mistyped = try folder.snapgen("generate")
        #expect(mistyped.status != 0 && mistyped.error.contains("did you mean 'LogicTests'?"), "\(mistyped.error)")
    }

    @Test(
        "where jobs disagree, a terminal is asked until the answer is one of them, and --yes takes the newest",
        .enabled(if: PseudoTerminal.isAvailable))
    func disagreement() throws {
        let jobs = ["macos-15", "macos-26"].map {
            "  on-\($0): { runs-on: \($0), steps: [{ run: xcodebuild test -scheme App }] }\n"
        }
        let files = AppProject.files().merging([".github/workflows/ci.yml": "jobs:\n\(jobs.joined())"]) { $1 }
        let folder = try TemporaryFolder(files)
        let run = try PseudoTerminal.run(["init"], in: folder.path, columns: 100, input: "7\n2\n\n\n")
        #expect(run.output.contains("'7' is not one of them. [1] "), "\(run.output)")
        #expect(try folder.read(".github/workflows/snapshots.yml").contains("runs-on: macos-15\n"), "\(run.output)")
        let other = try TemporaryFolder(files)
        let newest = try other.snapgen("init --yes")
        #expect(newest.error.contains("macos-26, App of the job 'on-macos-26'"), "\(newest.error)")
        #expect(try other.read(".github/workflows/snapshots.yml").contains("runs-on: macos-26\n"))
    }
}
