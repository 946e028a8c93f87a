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
                    module: "App", path: path, line: line + 1, column: 1)
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

    @Test("an unknown table is an error that names similar ones")
    func unknown() throws {
        let catalog = try Self.catalog()
        let error = #expect(throws: DiagnosticError.self) { try TableImport(of: "A11yIdentifier", in: catalog) }
        #expect(error?.diagnostics.first?.message.contains("did you mean 'A11yIdentifiers'") == true)
    }
}
