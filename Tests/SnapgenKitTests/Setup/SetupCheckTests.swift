import SnapgenTestSupport
import Testing

@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenSetup

@Suite("Checking a set-up")
struct SetupCheckTests {
    /// An app that is set up without a problem, with changes.
    private func project(
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
                "/p/snapgen.yml": "tests: { simulator_device: 'iPhone17,3', required_os: 18.5 }\n",
            ].merging(more) { $1 })
    }

    private func problems(_ disk: MemoryFileSystem) throws -> [Diagnostic] {
        try Setup(ProjectRequest(folder: "/p"), files: disk).check().results.compactMap(\.problem)
    }

    private static let resolved = "/p/App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved"

    private static func pins(_ identity: String, _ version: String) -> [String: String] {
        let pin = "{\"identity\": \"\(identity)\", \"state\": {\"version\": \"\(version)\"}}"
        return [resolved: "{\"pins\": [\(pin)], \"version\": 3}"]
    }

    @Test("a complete set-up has no problem")
    func complete() throws {
        #expect(try problems(project()) == [])
        #expect(try problems(project(Self.pins("swift-snapshot-testing", "1.18.0"))) == [])
    }

    @Test("an app that is not testable")
    func testability() throws {
        let found = try problems(project(app: ""))
        #expect(found.map(\.id) == [.notTestable])
        #expect(found.first?.message.hasSuffix("set ENABLE_TESTABILITY to YES in the configuration 'Debug'") == true)
    }

    @Test("tests without SnapshotTesting, or with an old version")
    func libraries() throws {
        #expect(try problems(project(links: false)).map(\.id) == [.missingLibrary])
        let old = try problems(project(Self.pins("swift-snapshot-testing", "1.17.3")))
        #expect(old.map(\.id) == [.oldLibrary])
        #expect(old.first?.message.hasSuffix("update the package to 1.17.4 or newer") == true)
        #expect(try problems(project(Self.pins("snapgen", "0.0.1"))).map(\.id) == [.versionMismatch])
    }

    @Test("a simulator that is not pinned")
    func simulator() throws {
        #expect(try problems(project(["/p/snapgen.yml": ""])).map(\.id) == [.notPinned])
    }

    @Test("references in a synchronized folder, and pointers of Git LFS")
    func references() throws {
        let pinned = "tests: { simulator_device: 'iPhone17,3', required_os: 18.5 }\n"
        let inside = ["/p/snapgen.yml": "\(pinned)references: AppTests/__Snapshots__\n"]
        #expect(try problems(project(inside)).map(\.id) == [.misplacedReferences])
        let pointer = ["/p/__Snapshots__/A/a.png": "version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 2\n"]
        let found = try problems(project(pointer))
        #expect(found.map(\.id) == [.lfsPointer])
        #expect(found.first?.message.contains("run 'git lfs install' and 'git lfs pull'") == true)
    }

    @Test("a plugin that CI does not trust")
    func plugin() throws {
        let workflow = "/p/.github/workflows/a.yml"
        let found = try problems(project(plugin: true, [workflow: "run: xcodebuild test\n"]))
        #expect(found.map(\.id) == [.untrustedPlugin])
        #expect(found.first?.path == ".github/workflows/a.yml")
        let trusting = [workflow: "run: xcodebuild test -skipPackagePluginValidation\n"]
        #expect(try problems(project(plugin: true, trusting)) == [])
        #expect(try problems(project([workflow: "run: xcodebuild test\n"])) == [])
    }

    @Test("a target without a host app is a problem if pictures are drawn in its window")
    func host() throws {
        let pinned = "tests: { target: AppTests, simulator_device: 'iPhone17,3', required_os: 18.5 }\n"
        let window = "\(pinned)draw: window\nsources: [{ target: App }]\n"
        let found = try problems(project(host: false, ["/p/snapgen.yml": window]))
        #expect(found.map(\.id) == [.noHost])
        #expect(found.map(\.severity) == [.error])
    }

    @Test("a missing test target")
    func target() throws {
        let app = AppOnDisk(tests: false)
        let found = try Setup(app.request, files: app.disk).check().results.compactMap(\.problem)
        #expect(found.first?.id == .noSources)
        #expect(found.first?.message.contains("'snapgen init'") == true)
    }
}
