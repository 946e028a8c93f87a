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
    private func problems(of json: String, by name: String, isClosed: Bool) throws -> [String] {
        let file = Repository.root.appending(path: "Documentation/Schemas/\(name).schema.json")
        let schema = try JSONSchema(String(contentsOf: file, encoding: .utf8), isClosed: isClosed)
        return try schema.problems(of: JSONValue(parsing: json))
    }

    /// Returns the problems of a value by a schema that rejects keys it does not contain, so that the schemas are complete.
    private func problems(of value: some Encodable, by name: String) throws -> [String] {
        try problems(of: CommandJSON.text(of: value), by: name, isClosed: true)
    }

    @Test("values that few sources have are valid")
    func rarities() throws {
        let path = try #require(RelativePath("A.swift"))
        let location = SnapgenModel.SourceLocation(path: path, line: 1, column: 1)
        let settings = Directives(
            skip: false, batch: "a", pictures: .init(precision: 1, perceptualPrecision: 0), delay: 0.5,
            until: "isLoaded",
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
            samples: samples,
            declaration: CatalogEntry.Declaration(
                catalogName: "Preview", hasModifier: true, conditions: ["A"], availability: ["@available(iOS 17, *)"],
                preview: preview, address: address),
            status: .skipped, reason: "no", settings: settings)
        let diagnostics = [Diagnostic(.badYAML, .note, "no"), Diagnostic(.badYAML, .error, "no", at: location)]
        let catalog = Catalog(entries: [entry], diagnostics: diagnostics)
        #expect(try problems(of: DiagnosticReport(diagnostics: diagnostics), by: "diagnostics-1") == [])
        #expect(try problems(of: catalog, by: "catalog-1") == [])
    }

    @Test("the published schemas allow additional keys, for later versions")
    func additions() throws {
        let json = """
            { "schema": "snapgen.plan/1", "target": "A", "batches": [], "suites": [], "cases": [], "previews": [],
              "diagnostics": [], "later": 1 }
            """
        #expect(try problems(of: json, by: "plan-1", isClosed: false) == [])
    }
}
