import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenKit
@testable import SnapgenScan

/// JSON output of commands, validated by the published schemas.
@Suite("JSON Schemas")
struct SchemaTests {
    private func problems(of json: String, by name: String, isClosed: Bool = false) throws -> [String] {
        let file = Repository.root.appending(path: "Documentation/Schemas/\(name).schema.json")
        let schema = try JSONSchema(String(contentsOf: file, encoding: .utf8), isClosed: isClosed)
        return try schema.problems(of: JSONValue(parsing: json))
    }

    @Test(
        "the catalog of every case is valid by a schema that rejects keys it does not contain",
        arguments: GoldenFolder.all(.cases))
    func catalog(golden: GoldenFolder) throws {
        let catalog = try Pipeline(golden.project()).run(to: .catalog).catalog
        #expect(try problems(of: CommandJSON.text(of: catalog), by: "catalog-1", isClosed: true) == [])
    }

    @Test("the published schemas allow additional keys, for later versions")
    func additions() throws {
        let json = """
            { "schema": "snapgen.plan/1", "target": "A", "batches": [], "suites": [], "cases": [], "previews": [],
              "diagnostics": [], "later": 1 }
            """
        #expect(try problems(of: json, by: "plan-1") == [])
    }
}
