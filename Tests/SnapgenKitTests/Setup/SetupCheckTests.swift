import SnapgenTestSupport
import Testing

@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenSetup

@Suite("Checking a set-up")
struct SetupCheckTests {
    /// An app that is set up without a problem, with changes.
    private static func project(
        app: String = "ENABLE_TESTABILITY = YES;", host: Bool = true, links: Bool = true, plugin: Bool = false,
        _ more: [String: String] = [:]
    ) -> MemoryFileSystem {
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
        return MemoryFileSystem(
            [
                "/p/App.xcodeproj/project.pbxproj": project.text(), "/p/App/A.swift": AppOnDisk.preview,
                "/p/AppTests/T.swift": "",
                "/p/snapgen.yml": "tests: { \(pinned)",
            ].merging(more) { $1 })
    }

    private static let resolved = "/p/App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved"

    private static func pins(_ identity: String, _ version: String) -> [String: String] {
        let pin = "{\"identity\": \"\(identity)\", \"state\": {\"version\": \"\(version)\"}}"
        return [resolved: "{\"pins\": [\(pin)], \"version\": 3}"]
    }

    private static let pinned = "simulator_device: 'iPhone17,3', required_os: 18.5 }\n"
    private static let workflow = "/p/.github/workflows/a.yml"
    private static let untrusting = [workflow: "run: xcodebuild test\n"]
    private static let trusting = [workflow: "run: xcodebuild test -skipPackagePluginValidation\n"]
    private static let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 2\n"

    @Test(
        "each problem is found, and a complete set-up has none",
        arguments: [
            (project(), nil, ""), (project(pins("swift-snapshot-testing", "1.18.0")), nil, ""),
            (project(app: ""), .notTestable, "set ENABLE_TESTABILITY to YES in the configuration 'Debug'"),
            (project(links: false), .missingLibrary, ""),
            (project(pins("swift-snapshot-testing", "1.17.3")), .oldLibrary, "update the package to 1.17.4 or newer"),
            (project(pins("snapgen", "0.0.1")), .versionMismatch, ""),
            (project(["/p/snapgen.yml": ""]), .notPinned, ""),
            (
                project(["/p/snapgen.yml": "tests: { \(pinned)references: AppTests/__Snapshots__\n"]),
                .misplacedReferences, ""
            ),
            (
                project(["/p/__Snapshots__/A/a.png": pointer]), .lfsPointer,
                "run 'git lfs install' and 'git lfs pull'"
            ),
            (project(plugin: true, untrusting), .untrustedPlugin, ""), (project(plugin: true, trusting), nil, ""),
            (project(untrusting), nil, ""),
            // A target without a host app is a problem if pictures are drawn in its window.
            (
                project(
                    host: false,
                    ["/p/snapgen.yml": "tests: { target: AppTests, \(pinned)draw: window\nsources: [{ target: App }]\n"]
                ),
                .noHost, ""
            ),
        ] as [(MemoryFileSystem, DiagnosticID?, String)])
    func problems(disk: MemoryFileSystem, id: DiagnosticID?, message: String) throws {
        let found = try Setup(ProjectRequest(folder: "/p"), files: disk).check().results.compactMap(\.problem)
        #expect(found.map(\.id) == (id.map { [$0] } ?? []))
        #expect(found.allSatisfy { $0.message.contains(message) })
        #expect(id != .untrustedPlugin || found.first?.path == ".github/workflows/a.yml")
        #expect(id != .noHost || found.first?.severity == .error)
    }

    @Test("a missing test target")
    func target() throws {
        let app = AppOnDisk(tests: false)
        let found = try Setup(app.request, files: app.disk).check().results.compactMap(\.problem)
        #expect(found.first?.id == .noSources)
        #expect(found.first?.message.contains("'snapgen init'") == true)
    }
}
