import SnapgenTestSupport
import Testing

@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenScan

@Suite("Sources of accessibility keys")
struct KeySourcesTests {
    private static func catalog(_ files: [String: String], paths: [String] = []) throws -> AccessibilityCatalog {
        let folder = try TemporaryFolder(files)
        let request = ProjectRequest(folder: folder.path, paths: paths.map { folder.path($0) })
        return try Project.open(request, files: LocalFileSystem()).accessibilityKeys()
    }

    private static let view = """
        struct V: View {
            var body: some View {
                Text("").accessibilityIdentifier("a")
                Text("").accessibilityIdentifier("b")
                Text("").accessibilityIdentifier("row.1")
            }
        }
        """

    @Test("with paths, files that use XCUIAutomation are UI tests, and other tests do not matter")
    func paths() throws {
        let files = [
            "App/V.swift": Self.view, "Other/V.swift": Self.view,
            "Checks/T.swift": "import XCTest\nlet q = XCUIApplication().buttons[\"a\"]\n",
            "Checks/U.swift": "import XCTest\nlet text = \"b\"\n",
        ]
        let catalog = try Self.catalog(files, paths: ["App", "Checks"])
        #expect(catalog.hasUITests)
        #expect(catalog.keys.map(\.identifier) == ["a", "b", "row.1"])
        #expect(catalog.keys.map(\.isTested) == [.yes, .no, .no])
        #expect(catalog.keys.flatMap(\.places).allSatisfy { $0.location.path.string == "App/V.swift" })
    }

    @Test("in a package, the folders of tests are searched for UI tests, and without any nothing is known")
    func package() throws {
        var files = [
            "Package.swift": "", "Sources/App/V.swift": Self.view, "Tests/AppTests/T.swift": "import XCTest\n",
        ]
        #expect(try Self.catalog(files).keys.map(\.isTested) == [.unknown, .unknown, .unknown])
        files["Tests/UITests/T.swift"] = "import XCTest\nlet q = XCUIApplication().buttons[\"b\"]\n"
        #expect(try Self.catalog(files).keys.map(\.isTested) == [.no, .yes, .no])
    }

    @Test("beside several projects, everything below the root is read, and UI tests are known by their content")
    func severalProjects() throws {
        let files = [
            "A.xcodeproj/project.pbxproj": "", "B.xcodeproj/project.pbxproj": "", "App/V.swift": Self.view,
            "Checks/T.swift": "import XCTest\nlet q = XCUIApplication().buttons[\"a\"]\n",
        ]
        let catalog = try Self.catalog(files)
        #expect(catalog.keys.map(\.isTested) == [.yes, .no, .no])
        #expect(catalog.diagnostics.map(\.severity) == [.note, .note])
    }

    @Test("flows of Maestro use identifiers, also by regular expressions")
    func maestro() throws {
        let flow = "- tapOn:\n    id: \"a\"\n- assertVisible: { id: 'row\\..*', index: 1 }\n"
        let files = ["Package.swift": "", "Sources/App/V.swift": Self.view, ".maestro/flows/a.yaml": flow]
        let catalog = try Self.catalog(files)
        #expect(catalog.keys.map(\.isTested) == [.yes, .no, .unknown])
        #expect(catalog.keys[0].uses.map { "\($0.path):\($0.line)" } == [".maestro/flows/a.yaml:2"])
    }

    @Test("flows of Maestro above the project use identifiers, and name those of other apps")
    func flowsAbove() throws {
        let files = [
            ".git/HEAD": "", "iOS/Package.swift": "", "iOS/Sources/App/V.swift": Self.view,
            ".maestro/flows/a.yaml": "- tapOn:\n    id: \"a\"\n- tapOn:\n    id: \"other-app\"\n",
        ]
        let folder = try TemporaryFolder(files)
        let project = try Project.open(ProjectRequest(folder: folder.path("iOS")), files: LocalFileSystem())
        let catalog = try project.checkedAccessibilityKeys()
        #expect(catalog.keys.map(\.isTested) == [.yes, .no, .no])
        #expect(catalog.diagnostics.filter { $0.id == .unknownIdentifier } == [])
    }

    @Test(
        "identifiers that the libraries in a project set are known",
        arguments: ["Pods/Login", "Carthage/Checkouts/Login", ".build/checkouts/login", "SourcePackages/login"])
    func libraries(library: String) throws {
        let tests = """
            import XCTest
            let help = XCUIApplication().buttons["login-help-button"]
            let mistyped = XCUIApplication().buttons["login-hlep-button"]
            """
        let folder = try TemporaryFolder([
            "Package.swift": "", "Sources/App/V.swift": Self.view, "Tests/UITests/T.swift": tests,
            "\(library)/Sources/Help.swift": "func f() { help.accessibilityIdentifier = \"login-help-button\" }\n",
        ])
        let project = try Project.open(ProjectRequest(folder: folder.path), files: LocalFileSystem())
        let found = try project.checkedAccessibilityKeys().diagnostics.filter { $0.id == .unknownIdentifier }
        #expect(found.map(\.line) == [3])
    }
}
