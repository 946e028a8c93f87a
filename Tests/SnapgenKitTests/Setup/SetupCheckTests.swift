import SnapgenTestSupport
import Testing

@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenSetup

@Suite("Checking a set-up")
struct SetupCheckTests {
    private static let pinned = "tests: { simulator_device: 'iPhone17,3', required_os: 18.5 }\n"

    private static let onMac = "batches: { mac: { devices: [mac800x600] } }\ndefault_batch: mac\n"

    private static let ownWindow =
        "devices: { pane: { width: 200, height: 90 } }\nbatches: { regular: { devices: [pane] } }\n"

    private static let windowed =
        "\(pinned.replacing("{", with: "{ target: AppTests,"))draw: window\nsources: [{ target: App }]\n\(onMac)"

    /// An app that is set up without a problem, with changes.
    private static func project(
        app: String = "ENABLE_TESTABILITY = YES;", sdk: String = "iphoneos", host: Bool = true, links: Bool = true,
        inHelper: Bool = false, plugin: Bool = false, tests: String = "", _ moreFiles: [String: String] = [:]
    ) -> [String: String] {
        var project = ProjectText()
        project.target(
            "App", settings: "PRODUCT_NAME = App; SDKROOT = \(sdk); \(app)", more: project.synchronizedFolder("App"))
        let folder = project.synchronizedFolder("AppTests")
        let products = links || inHelper ? project.products("SnapshotTesting") : ""
        if inHelper { project.target("Helper", "framework", settings: "SDKROOT = \(sdk);", more: products) }
        let testHost = host ? "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/App.app/App\";" : ""
        let settings = "SDKROOT = \(sdk); \(testHost) \(tests)"
        let dependency =
            plugin
            ? "dependencies = (D_PL);"
            : inHelper ? project.dependency(on: "Helper") : host ? "" : project.dependency(on: "App")
        let more = folder + (links ? products : "") + dependency
        project.target("AppTests", "bundle.unit-test", settings: settings, more: more)
        if plugin {
            project.object("PL", "XCSwiftPackageProductDependency", "productName = \"plugin:SnapgenBuildTool\";")
            project.object("D_PL", "PBXTargetDependency", "productRef = PL;")
        }
        return [
            "/p/App.xcodeproj/project.pbxproj": project.text(), "/p/App/A.swift": AppOnDisk.preview,
            "/p/App/Main.swift": "@main struct Main: SwiftUI.App {}", "/p/AppTests/T.swift": "",
            "/p/snapgen.yml": sdk == "macosx" ? pinned + onMac : pinned,
        ].merging(moreFiles) { $1 }
    }

    private static func pins(_ versions: KeyValuePairs<String, String>) -> [String: String] {
        let pins = versions.map { "{\"identity\": \"\($0)\", \"state\": {\"version\": \"\($1)\"}}" }
        let path = "/p/App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved"
        return project([path: "{\"pins\": [\(pins.joined(separator: ","))], \"version\": 3}"])
    }

    /// A file of the first version, which has no identities.
    private static let oldPins = project([
        "/p/Package.resolved":
            """
        {"object": {"pins": [{"package": "SnapshotTesting", "state": {"version": "1.17.3"},
            "repositoryURL": "https://github.com/pointfreeco/Swift-Snapshot-Testing.git"}]}, "version": 1}
        """
    ])

    private static func workflow(_ command: String) -> [String: String] {
        ["/p/.github/workflows/a.yml": "jobs: { a: { runs-on: macos-26, steps: [{ run: '\(command)' }] } }\n"]
    }

    private static let macros = pins([
        "swift-snapshot-testing": "1.18.0", "swift-syntax": "601.0.0", "swift-case-paths": "1.7.0",
        "swift-custom-dump": "1.3.0", "swift-composable-architecture": "1.20.0",
    ])

    private static func settings(_ text: String) -> [String: String] { project(["/p/snapgen.yml": text]) }

    /// A project with another file of the app that has `@main`.
    private static func main(_ text: String, _ more: [String: String] = [:]) -> [String: String] {
        project(["/p/App/Main.swift": "@main \(text)"].merging(more) { $1 })
    }

    private static func mac(_ more: [String: String] = [:], app: String = "", host: Bool = true) -> [String: String] {
        project(app: "ENABLE_TESTABILITY = YES; \(app)", sdk: "macosx", host: host, more)
    }

    private static func sandbox(_ value: String) -> [String: String] {
        ["/p/App/App.entitlements": "<key>com.apple.security.app-sandbox</key><\(value)/>"]
    }

    private static let scenes = [
        "/p/App/App.plist": "<key>UIApplicationSceneManifest</key>", "/p/App/Main.swift": "@main \(delegate)",
    ]

    private static let schemePath = "/p/App.xcodeproj/xcshareddata/xcschemes/App.xcscheme"

    /// A project whose scheme runs only a selected test.
    private static func scheme(
        _ selected: String = "Other", attributes: String = "useTestSelectionWhitelist = \"YES\""
    ) -> [String: String] {
        let scheme = """
            <Scheme><TestAction><TestableReference \(attributes)><SelectedTests><Test Identifier = "\(selected)/a()"/>
            </SelectedTests><BuildableReference BlueprintName = "AppTests" ReferencedContainer = "container:App.xcodeproj"/>
            </TestableReference></TestAction></Scheme>
            """
        return project([schemePath: scheme])
    }

    private static func testPlan(_ selected: String = "Other", target: String = "AppTests") -> [String: String] {
        let reference = #"<TestPlanReference reference = "container:A.xctestplan"/>"#
        let plan = """
            {"testTargets": [{"target": {"name": "AppTests"}},
            {"selectedTests": ["\(selected)\\/a()"], "target": {"name": "\(target)"}}]}
            """
        return project([
            schemePath: "<Scheme><TestAction>\(reference)</TestAction></Scheme>", "/p/A.xctestplan": plan,
        ])
    }

    private static let signed = "CODE_SIGN_ENTITLEMENTS = App/App.entitlements;"
    private static let delegate = "class Main: UIResponder, UIApplicationDelegate {}"
    private static let skips = "xcodebuild test -skipPackagePluginValidation"
    private static let isPreview = "XCODE_RUNNING_FOR_PREVIEWS"
    private static let variable = "{ \"key\": \"\(isPreview)\", \"value\": \"1\" }"
    private static let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:1\n"
    private static let customDump = pins([
        "swift-snapshot-testing": "1.18.0", "swift-syntax": "601.0.0", "swift-custom-dump": "1.3.0",
    ])

    private static let sound = [
        project(), project(links: false, inHelper: true), pins(["swift-snapshot-testing": "1.18.0"]),
        project(app: "ENABLE_TESTABILITY = YES; ENABLE_APP_SANDBOX = YES;"), mac(),
        mac(["/p/snapgen.yml": "\(pinned)sources: [{ target: App }]\n\(onMac)"], host: false),
        mac(sandbox("false"), app: signed), mac(sandbox("true")), mac(["/p/snapgen.yml": "\(pinned)\(ownWindow)"]),
        mac(["/p/snapgen.yml": "\(windowed)rules: [{ match: '*', draw: layer }]\n"]),
        mac(["/p/snapgen.yml": "tests: { required_os: 15 }\n\(onMac)"]),
        project(plugin: true, workflow(skips)), project(workflow("xcodebuild test")),
        macros.merging(workflow("xcodebuild test -skipMacroValidation")) { $1 },
        macros.merging(workflow("xcodebuild test -scheme Other")) { $1 },
        macros.merging(workflow("xcodebuild archive -scheme App")) { $1 },
        customDump.merging(workflow("xcodebuild test")) { $1 },
        project(app: "ENABLE_TESTABILITY = YES; INFOPLIST_FILE = \"$(SRCROOT)/App/App.plist\";", scenes),
        scheme(attributes: ""), scheme("AppSnapshotTests"), testPlan("AppSnapshotTests"), testPlan(target: "Others"),
        main("struct Main: App { let previewValue = true }"),
        main("final class Main: NSObject,\n    SwiftUI.App {}"), main("@MainActor struct Main: App, Sendable {}"),
    ]

    @Test("a complete set-up has no problem", arguments: sound)
    func complete(files: [String: String]) throws {
        #expect(try problems(files) == [])
    }

    @Test("the engine 'snapgen' needs no new version of the library")
    func unusedLibrary() throws {
        let files = Self.pins(["swift-snapshot-testing": "1.17.5"])
        let own = ["/p/snapgen.yml": "\(Self.pinned.replacing("{", with: "{ engine: snapgen,"))"]
        #expect(try problems(files).map(\.id) == [.oldLibrary])
        // It draws no pictures, so there is nothing to test.
        #expect(try problems(files.merging(own) { $1 }).map(\.id) == [.noSources])
    }

    @Test("the packages are those of the project that has the tests, or else of the workspace")
    func packages() throws {
        func resolved(_ version: String) -> String {
            "{\"pins\": [{\"identity\": \"snapgen\", \"state\": {\"version\": \"\(version)\"}}], \"version\": 3}"
        }
        let place = "xcshareddata/swiftpm/Package.resolved"
        var other = ProjectText()
        other.target("Other")
        var files = Self.project([
            "/p/A.xcodeproj/project.pbxproj": other.text(),
            "/p/A.xcodeproj/project.xcworkspace/\(place)": resolved("0.0.1"),
            "/p/App.xcodeproj/project.xcworkspace/\(place)": resolved("0.0.2"),
        ])
        #expect(try problems(files).map(\.path) == ["App.xcodeproj/project.xcworkspace/\(place)"])
        let reference = #"<FileRef location = "group:App.xcodeproj"></FileRef>"#
        files["/p/W.xcworkspace/contents.xcworkspacedata"] = "<Workspace>\(reference)</Workspace>"
        files["/p/W.xcworkspace/\(place)"] = resolved("0.0.3")
        #expect(try problems(files).map(\.path) == ["W.xcworkspace/\(place)"])
    }

    private func problems(_ files: [String: String], isGenerated: Bool = true) throws -> [Diagnostic] {
        let (request, disk) = (ProjectRequest(folder: "/p"), MemoryFileSystem(files))
        if isGenerated { _ = try? Pipeline(Project.open(request, files: disk)).run(to: .output) }
        return try Setup(request, files: disk).check().results.compactMap(\.problem)
    }

    @Test("files that are not generated yet, or were removed, are missing")
    func missing() throws {
        let problems = try problems(Self.project(), isGenerated: false)
        #expect(problems.map { $0.id == .inNoTarget && $0.message.hasSuffix("yet; run it") } == [true])
    }

    @Test(
        "each check finds its problem with the next step",
        arguments: [
            (project(app: ""), .notTestable, "set ENABLE_TESTABILITY to YES in the configuration of the tests"),
            (mac(app: "ENABLE_APP_SANDBOX = YES;"), .sandboxedHost, "switch the sandbox off"),
            (mac(sandbox("true"), app: signed), .sandboxedHost, "off in the configuration of the tests"),
            (
                mac(["/p/snapgen.yml": pinned]), .noMacDevice,
                "taken in 'iPhone13'; write a batch such as 'mac: { devices: [mac800x600]"
            ),
            (mac(["/p/snapgen.yml": windowed]), .noWindow, "which does not exist on macOS; use 'draw: layer' there"),
            (
                settings("\(pinned)# What it can import; \(SetupPlanner.placeholder).\nsources: [{ target: App }]\n"),
                .unusedSetting, "remove it with its comment"
            ),
            (project(["/p/App/A.swift": ""]), .noSources, "write a '#Preview' in a target that it imports"),
            (
                settings("\(pinned.replacing("{", with: "{ engine: { images: snapgen },"))precision: 0.9\n"),
                .noSources,
                "nothing to test"
            ),
            (project(links: false), .missingLibrary, "'swift-snapshot-testing' to 'AppTests'"),
            (pins(["swift-snapshot-testing": "1.17.5"]), .oldLibrary, "update the package to 1.17.6 or newer"),
            (oldPins, .oldLibrary, "swift-snapshot-testing 1.17.3; update the package"),
            (pins(["snapgen": "0.0.1"]), .versionMismatch, "update one of them"),
            (mac(["/p/snapgen.yml": onMac]), .notPinned, "systems; set 'required_os' in 'tests'"),
            (settings(""), .notPinned, "set 'simulator_device' and 'required_os' in 'tests'"),
            (
                settings("\(pinned)references: AppTests/__Snapshots__\n"), .misplacedReferences,
                "set 'references' in snapgen.yml"
            ),
            (project(["/p/__Snapshots__/A/a.png": pointer]), .lfsPointer, "run 'git lfs install' and 'git lfs pull'"),
            (project(plugin: true, workflow("xcodebuild test")), .untrustedPlugin, "pass -skipPackagePluginValidation"),
            (macros.merging(workflow("xcodebuild test")) { $1 }, .untrustedPlugin, "pass -skipMacroValidation"),
            (
                settings("\(pinned)perceptual_precision: 0.98\n"), .crashingPrecision,
                "1 test has a 'perceptual_precision' below 1"
            ),
            (main(delegate), .noScenes, "add UIApplicationSceneManifest to its Info.plist"),
            (project(scenes), .noScenes, "add UIApplicationSceneManifest to its Info.plist"),
            (scheme(), .unselectedTests, "and none of the generated ones; select these, or switch"),
            (testPlan(), .unselectedTests, "only selected tests of 'AppTests' run"),
            (
                project(tests: "EXCLUDED_SOURCE_FILE_NAMES = \"*.tests.swift\";"), .inNoTarget,
                "'AppTests' leaves out 'AppTests/Generated/Snapgen.tests.swift', so"
            ),
            (main("\(delegate)\nstruct Other: Sendable, App {}"), .noScenes, "and a scene delegate"),
            (main("struct Main: Application {}"), .noScenes, "and a scene delegate"),
            (
                main("struct Main: App { let a = \"\(isPreview)\" }"), .previewContext,
                "1 file uses '\(isPreview)', which tests do not"
            ),
            (
                main("struct A: App, DependencyKey { static let previewValue = 1 }"), .previewContext,
                "which tests take 'testValue'"
            ),
            (
                project(["/p/App.xctestplan": variable]), .previewContext,
                "draws transparent pictures in tests; remove it"
            ),
            (
                project(host: false, ["/p/snapgen.yml": windowed]), .noHost,
                "settings of the target, or set 'draw: layer'"
            ),
        ] as [([String: String], DiagnosticID, String)])
    func problem(files: [String: String], id: DiagnosticID, step: String) throws {
        let problems = try problems(files)
        #expect(problems.map { $0.id == id && $0.message.contains(step) } == [true], "\(problems)")
    }

    @Test(
        "a project that cannot be read has no other problem",
        arguments: [
            (["/p/App.xcodeproj/project.pbxproj": "{ objects = {"], "this is not a property list"),
            (["/p/project.yml": "targets: [", "/p/snapgen.yml": "tests: { target: AppTests }\n"], "not valid YAML"),
        ])
    func unread(files: [String: String], problem: String) throws {
        let disk = MemoryFileSystem(files)
        let results = try Setup(ProjectRequest(folder: "/p"), files: disk).check().results
        #expect(results.map(\.subject) == ["project"])
        #expect(results.first?.problem?.message.contains(problem) == true)
    }

    @Test("a missing test target")
    func target() throws {
        let app = AppOnDisk(tests: false)
        let found = try Setup(app.request, files: app.disk).check().results.compactMap(\.problem).first
        #expect(found?.id == .noSources && found?.message.contains("'snapgen init'") == true)
    }

    @Test("without the test target, its own checks are not made, but that of the host that is known")
    func plannedTarget() throws {
        var project = ProjectText()
        project.target("Wide", settings: "SDKROOT = macosx;", more: project.synchronizedFolder("Wide"))
        let settings = "SDKROOT = macosx; ENABLE_APP_SANDBOX = YES;"
        project.target("App", settings: settings, more: project.synchronizedFolder("App"))
        let place = "AppSnapshotTests, output: AppSnapshotTests/Generated, required_os: 15"
        let disk = MemoryFileSystem([
            "/p/App.xcodeproj/project.pbxproj": project.text(), "/p/App/A.swift": AppOnDisk.preview,
            "/p/Wide/A.swift": "", "/p/Wide/B.swift": "",
            "/p/snapgen.yml": "tests: { target: \(place) }\nsources: [{ target: App }]\n\(Self.onMac)",
        ])
        let results = try Setup(ProjectRequest(folder: "/p"), files: disk).check().results
        #expect(results.compactMap(\.problem?.id) == [.unknownName, .inNoTarget, .sandboxedHost, .notTestable])
        let names = ["linked libraries", "folder of the references", "plugin in CI", "macros in CI"]
        #expect(results.map(\.subject).filter(names.contains) == [])
        let setup = Setup(ProjectRequest(folder: "/p"), files: disk)
        let steps = setup.plan(try setup.findings(), SetupChoices()).steps
        #expect(steps.first?.contains("with the name 'AppSnapshotTests' and 'App' as the target") == true)
        #expect(steps.contains { $0.hasPrefix("Before the first run: the app 'App' is sandboxed") })
    }

    @Test(
        "systems without previews, and static libraries",
        arguments: [
            ("iphoneos", "16.4", "needs version 17"), ("iphoneos", "17.0", ""), ("macosx", "13", "needs version 14"),
            ("macosx", "14", ""), ("iphoneos", "18", "static library such as 'Kit'"),
        ])
    func previews(sdk: String, system: String, step: String) throws {
        var project = ProjectText()
        project.files("App/Card.swift", "AppTests/T.swift", "Kit/Row.swift")
        let dependency = project.dependency(on: "Kit")
        project.target("Kit", step.contains("Kit") ? "library.static" : "framework", files: ["Kit/Row.swift"])
        project.target("Shop", files: ["App/Card.swift"], more: dependency)
        let settings = "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/Shop.app/Shop\"; SDKROOT = \(sdk);"
        project.target(
            "ShopTests", "bundle.unit-test", files: ["AppTests/T.swift"], settings: settings, more: dependency)
        let disk = MemoryFileSystem([
            "/p/Shop.xcodeproj/project.pbxproj": project.text(), "/p/App/Card.swift": AppOnDisk.preview,
            "/p/Kit/Row.swift": "import SwiftUI\n#Preview(\"Row\") { Row() }\n", "/p/AppTests/T.swift": "",
            "/p/snapgen.yml": "tests: { target: ShopTests, required_os: \"\(system)\" }\n",
        ])
        let results = try Setup(ProjectRequest(folder: "/p"), files: disk).check().results
        let check = try #require(results.first { $0.subject == "previews in the program" })
        #expect(check.problem?.message.contains(step) == (step.isEmpty ? nil : true))
    }
}
