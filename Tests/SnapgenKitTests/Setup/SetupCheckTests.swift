import SnapgenTestSupport
import Testing

@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenSetup

@Suite("Checking a set-up")
struct SetupCheckTests {
    private static let pinned = "tests: { simulator_device: 'iPhone17,3', required_os: 18.5 }\n"

    private static let windowed =
        "\(pinned.replacing("{", with: "{ target: AppTests,"))draw: window\nsources: [{ target: App }]\n"

    /// An app that is set up without a problem, with changes.
    private static func project(
        app: String = "ENABLE_TESTABILITY = YES;", host: Bool = true, links: Bool = true, plugin: Bool = false,
        _ more: [String: String] = [:]
    ) -> [String: String] {
        var project = ProjectText()
        project.target(
            "App", settings: "PRODUCT_NAME = App; \(app)", more: project.synchronizedFolder("App"))
        let folder = project.synchronizedFolder("AppTests")
        let products = links ? project.products("SnapshotTesting") : ""
        let settings = host ? "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/App.app/App\";" : ""
        let dependency = host ? "" : project.dependency(on: "App")
        project.target("AppTests", "bundle.unit-test", settings: settings, more: folder + products + dependency)
        if plugin {
            project.object("PL", "XCSwiftPackageProductDependency", "productName = \"plugin:SnapgenBuildTool\";")
        }
        return [
            "/p/App.xcodeproj/project.pbxproj": project.text(), "/p/App/A.swift": AppOnDisk.preview,
            "/p/AppTests/T.swift": "", "/p/snapgen.yml": pinned,
        ].merging(more) { $1 }
    }

    private static func pins(_ identity: String, _ version: String) -> [String: String] {
        let pin = "{\"identity\": \"\(identity)\", \"state\": {\"version\": \"\(version)\"}}"
        let path = "/p/App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved"
        return project([path: "{\"pins\": [\(pin)], \"version\": 3}"])
    }

    private static func workflow(_ command: String, plugin: Bool = true) -> [String: String] {
        project(plugin: plugin, ["/p/.github/workflows/a.yml": "run: \(command)\n"])
    }

    @Test(
        "each check finds its problem with the next step, and a complete set-up has none",
        arguments: [
            (project(), nil as DiagnosticID?, ""),
            (pins("swift-snapshot-testing", "1.18.0"), nil, ""),
            (project(app: ""), .notTestable, "set ENABLE_TESTABILITY to YES in the configuration 'Debug'"),
            (project(links: false), .missingLibrary, "add it to the target"),
            (pins("swift-snapshot-testing", "1.17.3"), .oldLibrary, "update the package to 1.17.4 or newer"),
            (pins("snapgen", "0.0.1"), .versionMismatch, "update one of them"),
            (project(["/p/snapgen.yml": ""]), .notPinned, "set 'simulator_device' and 'required_os' in 'tests'"),
            (
                project(["/p/snapgen.yml": "\(pinned)references: AppTests/__Snapshots__\n"]), .misplacedReferences,
                "set 'references' in snapgen.yml"
            ),
            (
                project(["/p/__Snapshots__/A/a.png": "version https://git-lfs.github.com/spec/v1\noid sha256:1\n"]),
                .lfsPointer, "run 'git lfs install' and 'git lfs pull'"
            ),
            (workflow("xcodebuild test"), .untrustedPlugin, "pass -skipPackagePluginValidation"),
            (workflow("xcodebuild test -skipPackagePluginValidation"), nil, ""),
            (workflow("xcodebuild test", plugin: false), nil, ""),
            (
                project(host: false, ["/p/snapgen.yml": windowed]),
                .noHost,
                "choose a host app in the settings of the target, or set 'draw: layer'"
            ),
        ])
    func problem(files: [String: String], id: DiagnosticID?, step: String) throws {
        let setup = Setup(ProjectRequest(folder: "/p"), files: MemoryFileSystem(files))
        let problems = try setup.check().results.compactMap(\.problem)
        #expect(problems.map(\.id) == (id.map { [$0] } ?? []))
        #expect(problems.allSatisfy { $0.message.contains(step) })
    }

    @Test("a missing test target")
    func target() throws {
        let app = AppOnDisk(tests: false)
        let found = try Setup(app.request, files: app.disk).check().results.compactMap(\.problem)
        #expect(found.first?.id == .noSources)
        #expect(found.first?.message.contains("'snapgen init'") == true)
    }
}
