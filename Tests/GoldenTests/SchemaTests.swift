import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenScan

/// The JSON output of the commands, validated by the published schemas.
@Suite("JSON Schemas")
struct SchemaTests {
    private static let folder = Repository.root.appending(path: "Documentation/Schemas")

    private static let catalog = Result { try schema("catalog-1") }
    private static let plan = Result { try schema("plan-1") }
    private static let diagnostics = Result { try schema("diagnostics-1") }

    /// Returns a schema that rejects keys it does not contain, so that the schemas are complete.
    private static func schema(_ name: String) throws -> JSONSchema {
        let file = folder.appending(path: "\(name).schema.json")
        return try JSONSchema(String(contentsOf: file, encoding: .utf8), isClosed: true)
    }

    private static func problems(
        of value: some Encodable, by schema: Result<JSONSchema, any Error>
    ) throws -> [String] {
        try schema.get().problems(of: JSONValue(parsing: CommandJSON.text(of: value)))
    }

    @Test("values that few sources have are valid")
    func rarities() throws {
        let path = try #require(RelativePath("A.swift"))
        let location = SnapgenModel.SourceLocation(path: path, line: 1, column: 1)
        let settings = Directives(
            skip: false, batch: "a", precision: 1, perceptualPrecision: 0, delay: 0.5, until: "isLoaded",
            layout: .fixed(width: "1", height: "2"), device: "iPad", record: .failed, samples: .known(2))
        let samples = [
            Sample(number: 1, label: "a", line: 1, theme: .dark, displayName: .shared(name: "a")),
            Sample(number: 2, line: 1, displayName: .computed),
        ]
        let preview = PreviewSource(
            layout: .sizeThatFits, readsTraits: true, isLandscape: true, presentation: "sheet", assignedProperty: "A.a")
        let address = PreviewAddress(
            file: "A/A.swift", name: .computed(besides: ["a"]), number: 2,
            members: [[], [BranchCondition(denied: ["B"], required: "C")]])
        let entry = CatalogEntry(
            id: "A", kind: .macro, strategy: .image, name: nil, title: "A", module: "A", location: location,
            samples: samples, conditions: ["A"], availability: ["@available(iOS 17, *)"], status: .skipped,
            reason: "no",
            catalogName: "Preview", hasModifier: true, preview: preview, address: address, settings: settings)
        let diagnostics = [Diagnostic(.badYAML, .note, "no"), Diagnostic(.badYAML, .error, "no", at: location)]
        let catalog = Catalog(entries: [entry], diagnostics: diagnostics)
        #expect(try Self.problems(of: DiagnosticReport(diagnostics: diagnostics), by: Self.diagnostics) == [])
        let problems = try Self.problems(of: catalog, by: Self.catalog)
        #expect(problems == [])
    }

    @Test("unknown keys, missing keys and values of the wrong type are found")
    func mistakes() throws {
        let json = """
            { "schema": "snapgen.catalog/1", "entries": [], "diagnostics": [ {
              "id": "name-collision", "severity": "bad", "message": "a", "path": null, "line": 1.5, "column": 0, "x": 1
            } ] }
            """
        let problems = try Self.catalog.get().problems(of: JSONValue(parsing: json))
        let places = ["column", "line", "severity"].map { "$.diagnostics[0].\($0)" } + ["$.diagnostics[0]"]
        #expect(problems.map { $0.prefix { $0 != ":" } + "" } == places)
        #expect(try Self.catalog.get().problems(of: JSONValue(parsing: "{}")).count == 3)
        let others = try Self.plan.get().problems(of: JSONValue(parsing: json))
        #expect(others.contains { $0.hasPrefix("$.schema: is not ") })
    }

    @Test("the published schemas allow additional keys, for later versions")
    func additions() throws {
        let file = Self.folder.appending(path: "plan-1.schema.json")
        let schema = try JSONSchema(String(contentsOf: file, encoding: .utf8))
        let json = """
            { "schema": "snapgen.plan/1", "target": "A", "batches": [], "suites": [], "cases": [], "previews": [],
              "diagnostics": [], "later": 1 }
            """
        let value = try JSONValue(parsing: json)
        #expect(schema.problems(of: value) == [])
    }
}
