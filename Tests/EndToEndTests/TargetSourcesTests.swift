import SnapgenTestSupport
import Testing

@Suite("Sources from the targets of a project")
struct TargetSourcesTests {
    /// An app whose files are those of a folder, with tests in it.
    private static func folder(_ more: [String: String] = [:]) throws -> TemporaryFolder {
        var project = ProjectText()
        let host = "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/Ice Cubes.app/Ice Cubes\";"
        let (app, tests) = (project.synchronizedFolder("App"), project.synchronizedFolder("AppTests"))
        let configuration = "baseConfigurationReference = C;"
        project.target("App", settings: "PRODUCT_NAME = \"Ice Cubes\";", more: app, configuration: configuration)
        project.child("C", "PBXFileReference", "path = App.xcconfig; sourceTree = \"<group>\";")
        project.target("AppTests", "bundle.unit-test", settings: host, more: tests)
        let value = "enum A: TestableValue { static let samples = [1] }\n"
        return try TemporaryFolder(
            [
                "App.xcodeproj/project.pbxproj": project.text(), "App.xcconfig": "", "App/A.swift": value,
                "AppTests/T.swift": "", "Other/B.swift": value, ".git/x": "",
            ].merging(more) { $1 })
    }

    private func generate(_ folder: TemporaryFolder) throws -> SnapgenProcess {
        try SnapgenProcess.run("generate", in: folder.path, environment: ["XDG_CACHE_HOME": folder.path("caches")])
    }

    @Test("an app needs no configuration: module, test target and output come from the project")
    func automatic() throws {
        let folder = try Self.folder()
        let run = try generate(folder)
        #expect(run.status == 0, "\(run.error)")
        let left = "1 preview is left out, because 'AppTests' cannot import their code: 1 in files of no target "
        #expect(run.error.contains(left + "('Other/B.swift')"), "\(run.error)")
        let tests = try folder.generatedTests(in: "AppTests/Generated")
        #expect(tests.contains("@testable import Ice_Cubes\n"))
        #expect(tests.contains("folder: \"AppTests/Ice_Cubes\""))
    }

    @Test("the command means the same project in every folder below it")
    func below() throws {
        let folder = try Self.folder(["Kit/Package.swift": "", "Kit/Sources/Kit/K.swift": ""])
        let runs = try ["App", "Kit/Sources", "."].map { path in
            try SnapgenProcess.run("scan", "--format", "json", in: folder.path(path)).output
        }
        #expect(runs[0].contains("Ice_Cubes"))
        #expect(Set(runs).count == 1)
    }

    @Test("a changed project, settings file or folder is seen by the next run, and nothing else is written")
    func changes() throws {
        let folder = try Self.folder()
        func actions() throws -> String { try generate(folder).output }
        func tests() throws -> String { try folder.generatedTests(in: "AppTests/Generated") }
        #expect(try actions().contains("created"))
        #expect(try actions().contains("unchanged"))
        try folder.write("enum C: TestableValue { static let samples = [1] }\n", to: "App/More/C.swift")
        #expect(try actions().contains("updated"))
        #expect(try tests().contains("More/C.swift"))
        #expect(!(try actions().contains("updated")))
        try folder.write("PRODUCT_MODULE_NAME = Cubes\n", to: "App.xcconfig")
        #expect(try actions().contains("updated"))
        #expect(try tests().contains("@testable import Cubes\n") && !tests().contains("Ice_Cubes"))
        let project = try folder.read("App.xcodeproj/project.pbxproj")
        let renamed = project.replacing("name = \"AppTests\"", with: "name = \"UnitTests\"")
        try folder.write(renamed, to: "App.xcodeproj/project.pbxproj")
        _ = try generate(folder)
        #expect(try tests().contains("folder: \"UnitTests/Cubes\""))
    }

    @Test("the manifest of a local package is evaluated once, until it changes")
    func packages() throws {
        var project = ProjectText()
        project.package("Kit")
        project.files("A.swift", "T.swift")
        project.target("App", files: ["A.swift"], settings: "PRODUCT_NAME = App;", more: project.products("KitUI"))
        project.target(
            "AppTests", "bundle.unit-test", files: ["T.swift"],
            settings: "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/App.app/App\";")
        func manifest(_ target: String) -> String {
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Kit", products: [.library(name: "KitUI", targets: ["\(target)"])],
                targets: [.target(name: "Kit"), .target(name: "KitCore")])
            """
        }
        let value = "enum A: TestableValue { static let samples = [1] }\n"
        let folder = try TemporaryFolder([
            "App.xcodeproj/project.pbxproj": project.text(), "A.swift": "", "T.swift": "", ".git/x": "",
            "Kit/Package.swift": manifest("Kit"), "Kit/Sources/Kit/K.swift": value,
            "Kit/Sources/KitCore/C.swift": value,
        ])
        let caches = ["XDG_CACHE_HOME": folder.path("caches")]
        func modules() throws -> String {
            try SnapgenProcess.run("scan", "--format", "json", in: folder.path, environment: caches).output
        }
        let first = try modules()
        #expect(first.contains("\"module\" : \"Kit\"") && !first.contains("\"module\" : \"KitCore\""), "\(first)")
        #expect(folder.files.count { $0.hasPrefix("caches/snapgen/packages/") } == 1)
        #expect(try modules() == first)
        try folder.write(manifest("KitCore"), to: "Kit/Package.swift")
        #expect(try modules().contains("\"module\" : \"KitCore\""))
    }
}
