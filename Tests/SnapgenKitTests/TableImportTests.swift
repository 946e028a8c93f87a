import SnapgenTestSupport
import Testing

@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenScan

@Suite("Schemas in place of tables")
struct TableImportTests {
    private static func catalog() throws -> AccessibilityCatalog {
        let path = try #require(RelativePath("A.swift"))
        let keys = [("A11yIdentifiers", "tab"), ("A11yIdentifiers.Room", "name"), ("A11yIdentifiers.Room", "continue")]
        return AccessibilityCatalog(
            keys: keys.enumerated().map { line, key in
                CatalogKey(
                    identifier: "id-\(key.1)", origin: .constant, name: "\(key.0).\(key.1)", owner: key.0,
                    module: "App", location: SourceLocation(path: path, line: line + 1, column: 1))
            })
    }

    @Test("each type of the table becomes a schema with the same identifiers")
    func schemas() throws {
        let result = try TableImport(of: "A11yIdentifiers", in: Self.catalog())
        #expect(result.keys == 3)
        #expect(
            result.text == """
                import SnapgenAccessibility

                final class A11yAccessibility: ScreenAccessibility {
                    let tab = ViewAccessibility("id-tab")
                }

                final class RoomAccessibility: ScreenAccessibility {
                    let name = ViewAccessibility("id-name")
                    let `continue` = ViewAccessibility("id-continue")
                }

                """)
    }

    @Test("constants of one table are divided by the views that set them, with the kinds of views and queries")
    func screens() throws {
        let source = """
            enum A11yIdentifiers { static let save = "s"; static let name = "n"; static let both = "b"; static let row = "r" }
            struct EditView: View { var body: some View {
                Button("") {}.disabled(true).accessibilityIdentifier(A11yIdentifiers.save)
                Text("").accessibilityIdentifier(A11yIdentifiers.both)
                row.accessibilityIdentifier(A11yIdentifiers.row) } }
            final class ListViewController: UIViewController { func set() {
                label.accessibilityIdentifier = A11yIdentifiers.name
                label.accessibilityIdentifier = A11yIdentifiers.both } }
            """
        let folder = try TemporaryFolder([
            "App/A.swift": source,
            "UITests/T.swift":
                "import XCTest\nlet q = [XCUIApplication().staticTexts[\"n\"], XCUIApplication().buttons[\"b\"]]\n",
        ])
        let request = ProjectRequest(folder: folder.path, paths: [folder.path("App"), folder.path("UITests")])
        let catalog = try Project.open(request, files: LocalFileSystem()).accessibilityKeys()
        #expect(
            try TableImport(of: "A11yIdentifiers", in: catalog).text == """
                import SnapgenAccessibility

                final class A11yAccessibility: ScreenAccessibility {
                    let both = ViewAccessibility("b")
                }

                final class EditAccessibility: ScreenAccessibility {
                    let save = ButtonAccessibility("s")
                    let row = ViewAccessibility("r")
                }

                final class ListAccessibility: ScreenAccessibility {
                    let name = TextAccessibility("n")
                }

                """)
    }

    @Test("an unknown table is an error that names similar ones")
    func unknown() throws {
        let catalog = try Self.catalog()
        let error = #expect(throws: DiagnosticError.self) { try TableImport(of: "A11yIdentifier", in: catalog) }
        #expect(error?.diagnostics.first?.message.contains("did you mean 'A11yIdentifiers'") == true)
    }
}
