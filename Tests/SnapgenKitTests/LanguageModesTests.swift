import SnapgenModel
import SnapgenTestSupport
import Testing

@testable import SnapgenKit

@Suite("Language modes")
struct LanguageModesTests {
    private static let preview = "import Kit\n\n#Preview(\"A\") { Text(\"a\") }\n"

    /// The imports of the tests of the module `App` that name an app or a library.
    private func imports(_ disk: [String: String]) throws -> [String] {
        let project = try Project.open(ProjectRequest(folder: "/p"), files: MemoryFileSystem(disk))
        let files = try Pipeline(project).run(to: .files).files
        let lines = files.flatMap { $0.contents.split(separator: "\n").map(String.init) }
        return Set(lines.filter { $0.hasSuffix(" App") || $0.hasSuffix(" Kit") }.filter { $0.contains("import") })
            .sorted()
    }

    private func xcodeProject(app: String, tests: String) -> [String: String] {
        var project = ProjectText()
        project.files("App/A.swift", "Tests/T.swift")
        project.target("App", files: ["App/A.swift"], settings: "PRODUCT_NAME = App; \(app)")
        project.target(
            "AppTests", "bundle.unit-test", files: ["Tests/T.swift"],
            settings: "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/App.app/App\"; \(tests)")
        return [
            "/p/App.xcodeproj/project.pbxproj": project.text(), "/p/App/A.swift": Self.preview, "/p/Tests/T.swift": "",
        ]
    }

    private static let strict = ["@preconcurrency @testable import App", "@preconcurrency import Kit"]
    private static let plain = ["@testable import App", "import Kit"]

    @Test(
        "tests that are stricter than their module import it, and what its files import, with '@preconcurrency'",
        arguments: [
            ("SWIFT_VERSION = 5.0;", "SWIFT_VERSION = 6.0;", strict), ("", "SWIFT_VERSION = 6.0;", strict),
            ("", "", strict), ("SWIFT_VERSION = 5.0;", "SWIFT_VERSION = 5.0;", plain),
            ("SWIFT_VERSION = 6.0;", "SWIFT_VERSION = 6.0;", plain), ("SWIFT_VERSION = 6.0;", "", plain),
            ("", "SWIFT_VERSION = 5.0;", plain),
        ])
    func xcode(app: String, tests: String, expected: [String]) throws {
        #expect(try imports(xcodeProject(app: app, tests: tests)) == expected)
    }

    @Test(
        "the targets of a package have one mode, unless its manifest says otherwise",
        arguments: [
            ("// swift-tools-version: 6.1", plain), ("// swift-tools-version:5.9", plain), ("", plain),
            ("// swift-tools-version: 6.1\nswiftSettings: [.swiftLanguageMode(.v5)]", strict),
            ("// swift-tools-version: 6.1\nswiftLanguageModes: [.v5, .v6]", strict),
            ("// swift-tools-version:5.9\nswiftLanguageVersions: [.version(\"6\")]", strict),
        ])
    func package(manifest: String, expected: [String]) throws {
        let disk = ["/p/Package.swift": manifest, "/p/Sources/App/A.swift": Self.preview]
        #expect(try imports(disk) == expected)
    }

    @Test("a project that is not read may have any modes, and without a project there is one")
    func unread() throws {
        let sources = "sources: [{ path: App, module: App }]\n"
        var disk = ["/p/snapgen.yml": sources, "/p/App/A.swift": Self.preview]
        #expect(try imports(disk) == Self.plain)
        disk["/p/App.xcodeproj/project.pbxproj"] = ""
        #expect(try imports(disk) == Self.strict)
    }

    @Test("an import keeps its attributes")
    func attributes() throws {
        var disk = xcodeProject(app: "SWIFT_VERSION = 5.0;", tests: "SWIFT_VERSION = 6.0;")
        disk["/p/App/A.swift"] = "@preconcurrency import Kit\n@_spi(X) import App\n#Preview(\"A\") { Text(\"a\") }\n"
        #expect(try imports(disk) == Self.strict)
        disk["/p/App/A.swift"] = "@_spi(X) import Kit\n#Preview(\"A\") { Text(\"a\") }\n"
        #expect(try imports(disk) == [Self.strict[0], "@preconcurrency @_spi(X) import Kit"].sorted())
    }
}
