import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenProject
@testable import SnapgenSetup

@Suite("Setting snapgen up in a project")
struct SetupTests {
    private func findings(_ app: AppOnDisk) throws -> SetupFindings {
        try Setup(app.request, files: app.disk).findings()
    }

    private func plan(_ app: AppOnDisk, _ choices: SetupChoices = SetupChoices()) throws -> SetupPlan {
        try Setup(app.request, files: app.disk).plan(findings(app), choices)
    }

    private func text(_ name: String, in plan: SetupPlan) -> String {
        plan.files.first { $0.path == name }?.text ?? ""
    }

    /// The scheme is the one with the app's name, not that of an extension or of a configuration with the same tests.
    @Test("finds the hosted test target with its scheme, other tools, references and CI files")
    func findings() throws {
        let schemes = "/p/App.xcodeproj/xcshareddata/xcschemes"
        let tests = """
            <Scheme><TestAction><TestableReference><BuildableReference BlueprintName = "AppTests"
            ReferencedContainer = "container:App.xcodeproj"/></TestableReference></TestAction></Scheme>
            """
        let names = [".prefire.yml", ".sourcery.yml", ".gitlab-ci.yml", ".github/workflows/a.yml"]
        let pictures = ["a", "b"].map { "Tests/AppTests/__Snapshots__/A/\($0).png" }
        let files = ["Clip", "My App Beta", "my app"].map { ("\(schemes)/\($0).xcscheme", tests) }
        let found = try findings(AppOnDisk(emptyFiles((names + pictures).map { "/p/\($0)" }).merging(files) { $1 }))
        let texts = [found.tests.target, found.tests.host, found.tests.output, found.tests.scheme]
        #expect(texts == ["AppTests", "App", "Tests/AppTests/Generated", "my app"])
        #expect(found.project.kind == .xcode && found.tools == ["Prefire", "Sourcery"] && found.counts.start == nil)
        #expect(found.references.map { "\($0.path) \($0.pictures)" } == ["Tests/AppTests/__Snapshots__ 2"])
        #expect(found.ci == [".github/workflows/a.yml", ".gitlab-ci.yml"])
    }

    @Test("only apps with Swift files are offered as hosts, and only previews need tests for another platform")
    func apps() throws {
        var project = ProjectText()
        for (name, sdk) in [("App", "iphoneos"), ("Empty", "iphoneos"), ("Mac", "macosx"), ("Tool", "macosx")] {
            project.target(name, settings: "SDKROOT = \(sdk);", more: project.synchronizedFolder(name))
        }
        let found = try findings(
            AppOnDisk([
                "/p/App.xcodeproj/project.pbxproj": project.text(), "/p/Mac/Tool.swift": AppOnDisk.preview,
                "/p/Tool/T.swift": "",
            ]))
        #expect(found.tests.hosts == ["App", "Mac", "Tool"] && found.otherPlatforms == ["Mac"])
    }

    @Test("a package without previews is not set up, and the message names the projects below that have some")
    func projectsBelow() throws {
        let disk = MemoryFileSystem([
            "/p/Package.swift": #"let package = Package(name: "A", targets: [.target(name: "A")])"#,
            "/p/Sources/A/A.swift": "", "/p/Examples/Cart/Cart.xcodeproj/project.pbxproj": "",
            "/p/Examples/Cart/App/A.swift": AppOnDisk.preview, "/p/Examples/Empty/Empty.xcodeproj/project.pbxproj": "",
        ])
        let error = try #require(throws: DiagnosticError.self) {
            try Setup(ProjectRequest(folder: "/p"), files: disk).findings()
        }
        #expect(error.diagnostics.last?.message.hasSuffix("run 'snapgen init' in 'Examples/Cart'") == true)
    }

    /// The new folder is beside the project, because Xcode gives new files in that of the tests to another target.
    @Test("of a target whose files are exceptions in the folder of another one, the output is in a folder of its own")
    func folderOfOthers() throws {
        let member = "Tests/AppTests/Generated/Snapgen.tests.swift"
        for (files, output) in [([], "App/AppTests/Generated"), ([member], "App/Tests/AppTests/Generated")] {
            var project = ProjectText()
            project.target("App", more: project.synchronizedFolder("App"))
            let settings = "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/App.app/App\"; SDKROOT = iphoneos;"
            project.target("AppTests", "bundle.unit-test", settings: settings)
            let folder = project.synchronizedFolder("Tests")
            project.target("MacTests", "bundle.unit-test", settings: "SDKROOT = macosx;", more: folder)
            let names = (["Tests/AppTests/T.swift"] + files).map { "\"\($0.dropFirst(6))\"" }.joined(separator: ", ")
            for target in ["AppTests", "MacTests"] {
                let set = "membershipExceptions = (\(names)); target = T_\(target);"
                project.object("X_\(target)", "PBXFileSystemSynchronizedBuildFileExceptionSet", set)
            }
            let text = project.text().replacing(
                "path = \"Tests\";", with: "path = \"Tests\"; exceptions = (X_AppTests, X_MacTests);")
            let paths = files + ["App/A.swift", "Tests/AppTests/T.swift", "Tests/M.swift"]
            let disk = MemoryFileSystem(
                Dictionary(paths.map { ("/p/App/\($0)", AppOnDisk.preview) }) { $1 }
                    .merging(["/p/App/App.xcodeproj/project.pbxproj": text]) { $1 })
            disk["/p/W.xcworkspace/contents.xcworkspacedata"] =
                #"<Workspace><FileRef location = "group:App/App.xcodeproj"></FileRef></Workspace>"#
            var request = ProjectRequest(folder: "/p")
            request.app = "App"
            let tests = try Setup(request, files: disk).findings().tests
            #expect(tests.target == "AppTests" && tests.output == output)
        }
    }

    @Test("the target for pictures imports nothing, and the message names those that can import the previews")
    func otherTargets() throws {
        var project = ProjectText()
        for name in ["Kit", "Bare"] { project.target(name, "framework", more: project.synchronizedFolder(name)) }
        let pictures = project.products("SnapshotTesting") + project.dependency(on: "Bare")
        project.target("Pictures", "bundle.unit-test", more: pictures)
        project.target("Kit Tests", "bundle.unit-test", more: project.dependency(on: "Kit"))
        let disk = MemoryFileSystem([
            "/p/App.xcodeproj/project.pbxproj": project.text(), "/p/Kit/K.swift": AppOnDisk.preview,
            "/p/Bare/B.swift": "", "/p/Demo/D.xcodeproj/project.pbxproj": "", "/p/Demo/D.swift": AppOnDisk.preview,
        ])
        let error = try #require(throws: DiagnosticError.self) {
            try Setup(ProjectRequest(folder: "/p"), files: disk).findings()
        }
        let problem = "the tests of 'Pictures' can import none of the previews; pass --target 'Kit Tests'"
        #expect(error.diagnostics.map(\.message) == [problem])
    }

    @Test("the steps of a package name the manifest that toolchains take, and the package of the plugin once")
    func manifests() throws {
        let targets = #"[.target(name: "A"), .testTarget(name: "ATests")]"#
        let manifest = "let package = Package(name: \"A\", targets: \(targets))\n"
        let disk = MemoryFileSystem([
            "/p/Package.swift": "// swift-tools-version:5.5\n\(manifest)", "/p/Sources/A/A.swift": AppOnDisk.preview,
            "/p/Package@swift-6.0.swift": "// swift-tools-version: 6.0\n\(manifest)", "/p/Tests/ATests/T.swift": "",
        ])
        let setup = Setup(ProjectRequest(folder: "/p"), files: disk)
        let steps = setup.plan(try setup.findings(), SetupChoices()).steps
        let plugin = """
            Add the package 'snapgen' to the dependencies in Package@swift-6.0.swift:
                .package(url: "https://github.com/\(SnapgenVersion.repository)", branch: "main"),
            """
        #expect(steps.count { $0.hasPrefix(plugin) } == 1 && !steps.joined().contains("Package.swift"), "\(steps)")
    }

    @Test("templates of Sourcery for mocks are not converted", arguments: ["AutoMockable", "{{ snapshot }} of Mock"])
    func mocks(template: String) throws {
        let files = ["/p/.sourcery.yml": "templates: [T/a.stencil]\n", "/p/T/a.stencil": template]
        let isNamed = try plan(AppOnDisk(files)).steps.contains { $0.contains("import sourcery") }
        #expect(isNamed == template.contains("snapshot"))
    }

    @Test("a Mac app, hosted or not, is drawn as layers in a window of a Mac", arguments: ["App", nil])
    func mac(host: String?) throws {
        let app = AppOnDisk()
        var findings = try findings(app)
        findings.tests.platforms = ["macOS"]
        findings.tests.host = host
        let text = text("snapgen.yml", in: Setup(app.request, files: app.disk).plan(findings, SetupChoices()))
        let configuration = try AppOnDisk(["/p/snapgen.yml": text]).project().configuration
        #expect(configuration.pictures.draw == .layer && !text.contains("{ "))
        let batch = configuration.environments.batches.first { $0.name == configuration.environments.defaultBatch }
        let devices = batch?.products.flatMap(\.layouts).map { $0.device?.idiom }
        #expect(devices == [.mac] && batch?.combinations == 2)
    }

    @Test("a test target of a package in a project is extended in its manifest, and Xcode takes its files by itself")
    func packageTests() throws {
        let app = AppOnDisk(tests: false)
        var findings = try findings(app)
        findings.tests.state.exists = true
        findings.tests.project = "Design/Package.swift"
        let steps = Setup(app.request, files: app.disk).plan(findings, SetupChoices()).steps
        #expect(steps.first?.hasPrefix("Add the library that compares pictures to Design/Package.swift:\n") == true)
        #expect(!steps.contains { $0.contains("In Xcode") })
    }

    @Test("the engine 'snapgen' needs no library", arguments: [false, true])
    func engine(isXcodeGen: Bool) throws {
        let specification = "targets:\n  App: { type: application, platform: iOS, sources: [App] }\n"
        var files = ["/p/snapgen.yml": "tests: { engine: snapgen, target: AppTests }\n"]
        files["/p/project.yml"] = isXcodeGen ? specification : nil
        let app = AppOnDisk(files)
        if isXcodeGen { app.disk.removeFiles(in: "/p/App.xcodeproj") }
        let plan = try plan(app)
        #expect(plan.findings.project.kind == (isXcodeGen ? .xcodegen : .xcode))
        #expect(plan.findings.tests.state.exists != isXcodeGen)
        #expect((plan.steps + plan.files.map(\.text)).filter { $0.contains("SnapshotTesting") } == [])
    }

    @Test("many pictures: the part with the most pictures that are not too many is proposed")
    func start() throws {
        let previews = String(repeating: AppOnDisk.preview, count: 40)
        let app = AppOnDisk([
            "/p/App/A.swift": previews, "/p/Shared/S.swift": previews, "/p/Design/Sources/Design/B.swift": previews,
        ])
        let findings = try findings(app)
        #expect(findings.counts.pictures == 242)
        #expect(findings.counts.start == SetupCounts.Start(target: "Design", path: nil, pictures: 82))
        let setup = Setup(app.request, files: app.disk)
        let start = "# A start with 82 of 242 snapshots; remove it to take all.\nsources:\n  - target: Design\n"
        #expect(text("snapgen.yml", in: setup.plan(findings, SetupChoices())).hasPrefix(start))
        #expect(!text("snapgen.yml", in: setup.plan(findings, SetupChoices(takesAll: true))).contains("sources"))
    }

    @Test("of several projects or workspaces, the workflow builds that of the tests")
    func container() throws {
        func project(_ more: [String: String]) throws -> String {
            let workflow = text(".github/workflows/snapshots.yml", in: try plan(AppOnDisk(more)))
            return workflow.split(separator: "\n").first { $0.contains("TEST_PROJECT: ") }?.split(separator: " ").last
                .map(String.init) ?? ""
        }
        var other = ProjectText()
        other.target("Other")
        #expect(try project(["/p/A.xcodeproj/project.pbxproj": other.text()]) == "App.xcodeproj")
        let data = "contents.xcworkspacedata"
        let reference = #"<Workspace><FileRef location = "group:App.xcodeproj"></FileRef></Workspace>"#
        let workspaces = ["/p/A.xcworkspace/\(data)": "<Workspace></Workspace>", "/p/B.xcworkspace/\(data)": reference]
        #expect(try project(workspaces) == "B.xcworkspace")
    }

    @Test("a workflow that exists is kept, and a job for the tests is a step unless it has one")
    func keptWorkflow() throws {
        let path = "/p/.github/workflows/snapshots.yml"
        let other = AppOnDisk([path: "name: Other\n"])
        let plan = try plan(other)
        let renaming =
            "Rename .github/workflows/snapshots.yml, which exists already, and run 'snapgen init' again, which writes "
            + "one for 'AppTests'."
        let step =
            "Add a job for 'AppTests' to .github/workflows/snapshots.yml, which exists already: copy one, and change "
            + "'runs-on', 'working-directory', the names of its artifacts and the variables whose names begin with "
            + "TEST_."
        #expect(plan.steps.contains(renaming) && !plan.written.contains { $0.path.hasSuffix("snapshots.yml") })
        _ = try Setup(other.request, files: other.disk).write(plan)
        #expect(other.disk[path] == "name: Other\n")
        let tested = AppOnDisk([path: "run: xcodebuild test -only-testing:AppTests\n"])
        #expect(try !self.plan(tested).steps.contains(renaming))
        let cases = [("AppTests", "", false), ("AppTests", "ios", true), ("OldAppTests", "", true)]
        for (target, folder, isOther) in cases {
            let test = "{ env: { TEST_TARGET: \(target) }, working-directory: '\(folder)' }"
            let workflow = "jobs: { a: { steps: [{ run: AppTests }, \(test)] } }\n"
            #expect(try self.plan(AppOnDisk([path: workflow])).steps.contains(step) == isOther)
        }
    }

    @Test("Xcode Cloud gets no workflow, and the folder of references that it copies")
    func xcodeCloud() throws {
        let plan = try plan(AppOnDisk(["/p/ci_scripts/ci_post_clone.sh": ""]))
        let steps = plan.steps.filter { $0.contains("ci_scripts") }
        #expect(steps.map { $0.hasSuffix("'snapgen generate --check'.") } == [true])
        #expect(text(".github/workflows/snapshots.yml", in: plan) == "")
        #expect(text("snapgen.yml", in: plan).contains("\nreferences: ci_scripts/__Snapshots__\n"))
        #expect(text(".gitattributes", in: plan).contains("\nci_scripts/__Snapshots__/**/*.png binary\n"))
        let files = ["/p/ci_scripts/a.sh": "", "/p/snapgen.yml": "tests: { target: AppTests }\n"]
        let kept = try self.plan(AppOnDisk(files))
        let folder = "set 'references: ci_scripts/__Snapshots__' in snapgen.yml."
        #expect(kept.steps.filter { $0.hasSuffix(folder) }.count == 1)
    }

    @Test("a simulator that the configuration requires has to be that of a new workflow")
    func pinnedSimulator() throws {
        let settings = "tests: { target: AppTests, simulator_device: 'iPhone17,3', required_os: 18.5 }\n"
        let step = "'TEST_DESTINATION' of the workflow: the configuration requires 'iPhone17,3, 18.5'."
        let files = ["/p/snapgen.yml": settings]
        #expect(try plan(AppOnDisk(files)).steps.contains { $0.hasSuffix(step) })
        let kept = files.merging(["/p/.github/workflows/snapshots.yml": "AppTests"]) { $1 }
        #expect(try !plan(AppOnDisk(kept)).steps.contains { $0.hasSuffix(step) })
    }

    /// Those of a scheme that builds another app, or that is not there, are not.
    @Test(
        "destination, scheme and workspace of an existing workflow are kept as they are",
        arguments: [
            ("All", "\"App\"", "All", "Pods.xcworkspace"), ("All", "\"Mac\"", "App", "App.xcodeproj"),
            ("Other", "\"App\"", "All", "App.xcodeproj"),
        ])
    func job(named name: String, building app: String, scheme: String, project: String) throws {
        let destination = "\(name == "Other" ? "" : "platform=iOS Simulator,")name=iPhone 16,OS=18.5"
        let call = "xcodebuild test -workspace ios/Pods.xcworkspace -scheme \(name) -destination \"\(destination)\""
        let file = "<Scheme><BuildableReference BlueprintName = \(app)/></Scheme>"
        let files = [
            "/p/.github/workflows/a.yml": "jobs: { test: { runs-on: macos-26, steps: [{ run: '\(call)' }] } }\n",
            "/p/App.xcodeproj/xcshareddata/xcschemes/All.xcscheme": file,
        ]
        let workflow = text(".github/workflows/snapshots.yml", in: try plan(AppOnDisk(files)))
        for line in ["DESTINATION: \"\(destination)", "SCHEME: \(scheme)", "PROJECT: \(project)"] {
            #expect(workflow.contains("TEST_\(line)"), "\(workflow)")
        }
    }

    @Test("of a job for machines or an Xcode that are too old, only the steps and the scheme are taken")
    func oldJob() throws {
        let checkout = "{ uses: actions/checkout@v4, with: { submodules: recursive } }"
        let test = "{ run: 'xcodebuild test -scheme Old -destination \"platform=iOS Simulator,name=iPhone 14\"' }"
        let job = "runs-on: macos-13, steps: [\(checkout), { run: ./prepare }, \(test)]"
        let files = [
            "/p/.github/workflows/a.yml": "jobs: { test: { \(job) } }\n",
            "/p/App.xcodeproj/xcshareddata/xcschemes/Old.xcscheme": "<Scheme><A B = \"App\"/></Scheme>",
        ]
        let workflow = text(".github/workflows/snapshots.yml", in: try plan(AppOnDisk(files)))
        let lines = [
            "# Taken: Old of the job 'test' in .github/workflows/a.yml, whose image or Xcode is too old\n",
            "runs-on: macos-26\n", "DEVELOPER_DIR: /Applications/Xcode_\(Versions.xcode).app\n",
            "submodules: recursive\n", "./prepare\n", "TEST_SCHEME: Old\n", "name=iPhone 17\"\n",
        ]
        #expect(lines.filter { !workflow.contains($0) } == [], "\(workflow)")
        let elsewhere = try plan(AppOnDisk(files.merging(["/p/bitrise.yml": ""]) { $1 }))
        #expect(text(".github/workflows/snapshots.yml", in: elsewhere) == "")
    }

    @Test("the destination of a job for another platform is not taken")
    func otherPlatform() throws {
        let call = "xcodebuild test -destination \"name=Apple TV 4K (3rd generation)\""
        let job = "jobs: { test: { runs-on: macos-26, steps: [{ run: '\(call)' }] } }\n"
        let workflow = text(
            ".github/workflows/snapshots.yml", in: try plan(AppOnDisk(["/p/.github/workflows/a.yml": job])))
        #expect(!workflow.contains("Apple TV") && workflow.contains("name=iPhone 17\""))
    }

    @Test(
        "submodules and the workspace of CocoaPods are there without a job that has them",
        arguments: [
            (".gitmodules", "", "submodules: recursive\n"), ("Podfile", "", "TEST_PROJECT: App.xcworkspace\n"),
            ("Podfile", "  workspace 'All'", "TEST_PROJECT: All.xcworkspace\n"), ("Podfile", "", " pod install\n"),
        ])
    func preparations(file: String, contents: String, line: String) throws {
        let workflow = text(".github/workflows/snapshots.yml", in: try plan(AppOnDisk(["/p/\(file)": contents])))
        #expect(workflow.contains(line), "\(workflow)")
        let job = "jobs: { test: { runs-on: macos-26, steps: [{ run: xcodebuild test -scheme App }] } }\n"
        let files = ["/p/\(file)": contents, "/p/.github/workflows/a.yml": job]
        let taken = text(".github/workflows/snapshots.yml", in: try plan(AppOnDisk(files)))
        #expect(taken.contains(line) == line.contains("TEST_PROJECT"))
    }

    @Test("the scheme is changed where it is written", arguments: [SetupFindings.Kind.xcode, .xcodegen, .tuist])
    func scheme(kind: SetupFindings.Kind) throws {
        let app = AppOnDisk()
        var findings = try findings(app)
        findings.project.kind = kind
        let place: [SetupFindings.Kind: String] = [
            .xcode: "(Product > Scheme", .xcodegen: "('scheme: { testTargets: [AppTests] }' of the app in project.yml",
            .tuist: "('schemes' in Project.swift",
        ]
        let steps = Setup(app.request, files: app.disk).plan(findings, SetupChoices()).steps
        #expect(steps.contains { $0.contains("and to test 'AppTests' \(place[kind] ?? "")") })
    }

    @Test("only a manifest beside a project makes it one of Tuist", arguments: ["Project", "Workspace", "Tuist"])
    func tuist(manifest: String) throws {
        let app = AppOnDisk(["/p/\(manifest).swift": "import ProjectDescription\n"])
        #expect(try findings(app).project.kind == (manifest == "Project" ? .tuist : .xcode))
    }

    @Test("existing files get lines at their end, once, and keep their bytes and ends of lines")
    func additions() throws {
        let app = AppOnDisk(["/p/.gitignore": "DerivedData", "/p/.gitattributes": "* text=auto\r\n"])
        let setup = Setup(app.request, files: app.disk)
        let written = try setup.write(plan(app)).map { "\($0.action) \($0.path)" }
        let workflow = "created .github/workflows/snapshots.yml"
        #expect(written == ["created snapgen.yml", "updated .gitattributes", "updated .gitignore", workflow])
        let ignored = try #require(app.disk["/p/.gitignore"])
        #expect(ignored.hasPrefix("DerivedData\n\n# Written by 'snapgen init'.\n# Results of snapshot tests\n"))
        let attributes = try #require(app.disk["/p/.gitattributes"])
        #expect(attributes.hasPrefix("* text=auto\r\n\r\n# Written by"))
        #expect(attributes.filter { $0 == "\n" }.isEmpty && attributes.hasSuffix("\r\n"))
        #expect(try plan(app).written == [])
    }

    @Test("pictures go to Git LFS where those of the repository are", arguments: ["A/__Snapshots__", "__Snapshots__"])
    func lfs(folder: String) throws {
        let app = AppOnDisk(["/p/A/__Snapshots__/Old/1.png": ""])
        var choices = SetupChoices()
        choices.isInLFS = { $0 == "\(folder)/Suite/1.png" }
        let plan = try plan(app, choices)
        #expect(text(".gitattributes", in: plan).contains("/**/*.png filter=lfs diff=lfs merge=lfs -text\n"))
        #expect(text(".github/workflows/snapshots.yml", in: plan).contains("lfs: true"))
        choices.usesLFS = false
        let refused = try self.plan(app, choices)
        #expect(text(".gitattributes", in: refused).contains("/**/*.png binary -filter\n"))
        #expect(!text(".github/workflows/snapshots.yml", in: refused).contains("lfs: true"))
    }

    @Test("Git tells whether pictures are in Git LFS, by the files of all folders from the repository's")
    func inLFS() throws {
        let folder = try TemporaryFolder([
            ".gitattributes": "*.png filter=lfs\n", "mac/.gitattributes": "*.png -filter\n", "ios/A.swift": "",
        ])
        #expect(!Program.isInLFS("a b/1.png", in: folder.path("ios")))
        try Command(arguments: ["git", "init", "-q", folder.path]).succeed()
        #expect(Program.isInLFS("a b/1.png", in: folder.path("ios")))
        #expect(!Program.isInLFS("1.png", in: folder.path("mac")) && !Program.isInLFS("1.txt", in: folder.path("ios")))
    }

    @Test("a line that an earlier set-up wrote without Git LFS has to be changed")
    func laterLFS() throws {
        let app = AppOnDisk()
        _ = try Setup(app.request, files: app.disk).write(plan(app))
        let change =
            "Change '__Snapshots__/**/*.png binary' in .gitattributes to '__Snapshots__/**/*.png filter=lfs diff=lfs "
            + "merge=lfs -text', and use 'lfs: true' in CI."
        #expect(try plan(app, SetupChoices(usesLFS: true)).steps.suffix(2).first == change)
        #expect(try !plan(app).steps.contains(change))
    }

    @Test("a link is not written, and the message says that it has to be replaced")
    func link() throws {
        let app = AppOnDisk()
        app.disk.addLink("/p/.gitattributes")
        let error = try #require(throws: DiagnosticError.self) {
            try Setup(app.request, files: app.disk).write(plan(app))
        }
        #expect(error.diagnostics.map { $0.message.contains("replace a link") } == [true])
    }

    @Test("a file that appears after the plan was made is not replaced")
    func appeared() throws {
        let app = AppOnDisk()
        let plan = try plan(app)
        app.disk["/p/snapgen.yml"] = "mine\n"
        #expect(throws: DiagnosticError.self) { try Setup(app.request, files: app.disk).write(plan) }
        #expect(app.disk["/p/snapgen.yml"] == "mine\n")
        #expect(app.disk.touched == [])
    }

    /// Other CI services get no workflow of GitHub.
    @Test(
        "the workflow checks the committed tests with the release of this version, if there is one, and downloads LFS")
    func workflow() throws {
        let plan = try plan(AppOnDisk(), SetupChoices(usesLFS: true))
        var findings = plan.findings
        #expect(text(".gitattributes", in: plan).contains("/**/*.png filter=lfs diff=lfs merge=lfs -text\n"))
        #expect(text(".github/workflows/snapshots.yml", in: plan).contains("lfs: true"))
        #expect(plan.steps.last?.contains("git lfs install") == true)
        #expect(text(".github/workflows/snapshots.yml", in: try self.plan(AppOnDisk(["/p/.gitlab-ci.yml": ""]))) == "")
        func workflow(_ repository: String) -> String {
            var planner = SetupPlanner(findings, SetupChoices()) { _ in nil }
            planner.repository = repository
            return planner.workflow
        }
        let released = workflow("acme/snapgen")
        // The default of yamllint.
        #expect(!released.replacing("${{ ", with: "").contains("{ "))
        findings.project.kind = .tuist
        #expect(workflow("acme/snapgen").contains("tuist generate --no-open\n          xcodebuild test -project"))
        findings.project.folder = "apps/my app"
        let file = ConfigurationFile(path: "snapshots.yml", bytes: Array(workflow("acme/snapgen").utf8))
        let check = try UserValue.yaml(file)?["jobs"]?["snapshots"]?["steps"]?.list.first { $0["id"] != nil }
        #expect(check?["with"]?["working-directory"]?.text == "apps/my app")
        let parts = [
            "\n      - uses: acme/snapgen@\(SnapgenVersion.current)\n        id: snapgen\n      - name: Test\n",
            "uses: acme/snapgen/.github/workflows/publish-report.yml@\(SnapgenVersion.current)\n",
            #"          "$SNAPGEN" report --diagnostics github ${REPORT_URL:+--report-url "$REPORT_URL/$NUMBER"}\#n"#,
            "          name: snapshot-results\n          path: \".build/snapgen/report\"\n",
        ]
        #expect(parts.filter { !released.contains($0) } == [])
        let unreleased = workflow("<owner>/snapgen")
        #expect(!unreleased.contains("REPORT_URL") && !unreleased.contains("<"))
    }

    @Test(
        "XcodeGen gets a test target, which is included if that is possible",
        arguments: [
            ("targets:\n  App: { type: application, platform: iOS, sources: [App] }\n", true),
            ("include: [a.yml]\ntargets:\n  App: { type: application, platform: iOS, sources: [App] }\n", false),
            ("{targets: {App: {type: application, platform: iOS, sources: [App]}}}\n", false),
        ])
    func xcodeGen(specification: String, isIncluded: Bool) throws {
        let disk = MemoryFileSystem([
            "/p/project.yml": specification, "/p/a.yml": "", "/p/App/A.swift": AppOnDisk.preview,
        ])
        let setup = Setup(ProjectRequest(folder: "/p"), files: disk)
        let plan = setup.plan(try setup.findings(), SetupChoices())
        #expect(plan.findings.project.kind == .xcodegen)
        #expect(text("snapgen.yml", in: plan).contains(SetupPlanner.placeholder) == !isIncluded)
        let workflow = text(".github/workflows/snapshots.yml", in: plan)
        #expect(workflow.contains("xcodegen generate\n          xcodebuild test -project *.xcodeproj \\\n"))
        _ = try setup.write(plan)
        #expect((disk["/p/project.yml"] != specification) == isIncluded)
        #expect(plan.steps.contains { $0.contains("to 'include' in project.yml") } == !isIncluded)
        let step = "so the tests do not run; 'snapgen init --dry-run' lists the steps to add the target"
        let problems = try setup.check().results.compactMap(\.problem?.message)
        #expect(problems.contains { $0.hasSuffix(step) } == !isIncluded, "\(problems)")
        let tests = try setup.findings().tests
        #expect(!isIncluded || tests.state.exists && tests.target == "AppSnapshotTests" && tests.host == "App")
        #expect(disk["/p/project.yml"]?.hasPrefix(specification) == true)
    }
}
