import SnapgenTestSupport
import Testing

@testable import SnapgenKit
@testable import SnapgenScan

/// JSON output of commands, validated by the published schemas.
@Suite("JSON Schemas")
struct SchemaTests {
    @Test(
        "the catalog of every case is valid by a schema that rejects keys it does not contain",
        arguments: GoldenFolder.all(.cases))
    func catalog(golden: GoldenFolder) throws {
        let catalog = try Pipeline(golden.project()).run(to: .catalog).catalog
        let value = try JSONValue(parsing: CommandJSON.text(of: catalog))
        #expect(try JSONSchema(published: "catalog-1", isClosed: true).problems(of: value) == [])
    }

    @Test("the published schemas allow additional keys, for later versions")
    func additions() throws {
        let json = """
            { "schema": "snapgen.plan/1", "target": "A", "batches": [], "suites": [], "cases": [], "previews": [],
              "diagnostics": [], "later": 1 }
            """
        #expect(try JSONSchema(published: "plan-1").problems(of: JSONValue(parsing: json)) == [])
    }
}
