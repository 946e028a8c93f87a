import Foundation
import SnapgenTestSupport
import Testing

/// The cache that a run writes, and what the next run reads again.
@Suite("The next run")
struct CacheTests {
    @Test("an edit of the settings file or the project is seen, and nothing else is written")
    func edits() throws {
        var project = ProjectText()
        let (app, tests) = (project.synchronizedFolder("App"), project.synchronizedFolder("AppTests"))
        let configuration = "baseConfigurationReference = C;"
        project.target("App", settings: "PRODUCT_NAME = Ice;", more: app, configuration: configuration)
        project.child("C", "PBXFileReference", "path = App.xcconfig; sourceTree = \"<group>\";")
        let host = "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/Ice.app/Ice\";"
        project.target("AppTests", "bundle.unit-test", settings: host, more: tests)
        let folder = try TemporaryFolder([
            "App.xcodeproj/project.pbxproj": project.text(), "App.xcconfig": "", "AppTests/T.swift": "", ".git/x": "",
            "App/A.swift": AppProject.preview,
        ])
        func generated() throws -> (actions: String, tests: String) {
            let run = try folder.snapgen("generate", environment: ["XDG_CACHE_HOME": folder.path("caches")])
            return (run.output, try folder.generatedTests(in: "AppTests/Generated"))
        }
        #expect(try generated().tests.contains("folder: \"AppTests/Ice\""))
        #expect(try generated().actions.contains("up to date"))
        try folder.write("PRODUCT_MODULE_NAME = Cubes\n", to: "App.xcconfig")
        #expect(try generated().tests.contains("folder: \"AppTests/Cubes\""))
        let text = try folder.read("App.xcodeproj/project.pbxproj")
        let renamed = text.replacing("name = \"AppTests\"", with: "name = \"UnitTests\"")
        try folder.write(renamed, to: "App.xcodeproj/project.pbxproj")
        #expect(try generated().tests.contains("folder: \"UnitTests/Cubes\""))
    }

    @Test(
        "a run with nothing to do prints what a run without a cache prints",
        arguments: ["", " --format json", " --verbose", " --quiet", " --diagnostics github", " --color always"])
    func repeated(options: String) throws {
        let folder = try TemporaryFolder([
            "snapgen.yml": "tests: { target: AppTests }\nexclude: [Nothing]\n", ".git/x": "", "Package.swift": "",
            "Sources/App/A.swift": "struct A: Testable { static let samples = [1] }", "Tests/AppTests/T.swift": "",
        ])
        let caches = ["XDG_CACHE_HOME": folder.path("caches")]
        let runs = try (0..<4).map { _ in
            Thread.sleep(forTimeInterval: 0.07)
            return try folder.snapgen("generate\(options)", environment: caches)
        }
        let fresh = try folder.snapgen("generate\(options) --no-cache", environment: caches)
        for run in runs.dropFirst() {
            #expect(run.status == 0 && run.output == fresh.output && run.error == fresh.error)
        }
        #expect(folder.files.count { $0.hasPrefix("caches/") && $0.hasSuffix(".cache") } == 1)
        try folder.write("snapgen cache 1\n", to: try #require(folder.files.first { $0.hasSuffix(".cache") }))
        #expect(try folder.snapgen("generate\(options)", environment: caches).output == fresh.output)
    }

    @Test("the manifest of a local package that is not certain is evaluated once, until it changes")
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
            print("")
            """
        }
        let value = "enum A: TestableValue { static let samples = [1] }\n"
        let folder = try TemporaryFolder([
            "App.xcodeproj/project.pbxproj": project.text(), "A.swift": "", "T.swift": "", ".git/x": "",
            "Kit/Package.swift": manifest("Kit"), "Kit/Sources/Kit/K.swift": value,
            "Kit/Sources/KitCore/C.swift": value,
        ])
        let caches = ["XDG_CACHE_HOME": folder.path("caches")]
        func scan(_ option: String = "") throws -> SnapgenProcess {
            try folder.snapgen("scan --format json\(option)", environment: caches)
        }
        #expect(try scan().error.contains("[unevaluated-manifest]"))
        // Without '--no-cache', the outcome is kept for other commands; with '--cache-path', beside that file.
        _ = try folder.snapgen("generate --cache-path own.cache", environment: caches)
        #expect(folder.files.count { $0.hasPrefix("own.cache.packages/") } == 1)
        #expect(try scan().error.contains("[unevaluated-manifest]"))
        _ = try folder.snapgen("generate", environment: caches)
        let first = try scan()
        #expect(first.output.contains("\"module\" : \"Kit\""), "\(first.error)")
        #expect(!first.output.contains("\"module\" : \"KitCore\""), "\(first.error)")
        #expect(!first.error.contains("[unevaluated-manifest]"), "\(first.error)")
        #expect(folder.files.count { $0.hasPrefix("caches/snapgen/packages/") } == 1)
        try folder.write(manifest("KitCore"), to: "Kit/Package.swift")
        #expect(try scan().error.contains("[unevaluated-manifest]"))
        #expect(try scan(" --evaluate-manifests").output.contains("\"module\" : \"KitCore\""))
    }
}
