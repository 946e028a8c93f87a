import SnapgenTestSupport
import Testing

@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenScan

@Suite("Sources of accessibility keys")
struct KeySourcesTests {
    private static let view = """
        struct V: View {
            var body: some View {
                Text("").accessibilityIdentifier("a")
                Text("").accessibilityIdentifier("b")
                Text("").accessibilityIdentifier("row.1")
            }
        }
        """

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
