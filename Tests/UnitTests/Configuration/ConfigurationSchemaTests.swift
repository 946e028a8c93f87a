import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration

@Suite("The JSON Schema of the configuration")
struct ConfigurationSchemaTests {
    /// Parsed once, because that takes longer than most tests.
    private static let parsed = Result {
        let text = String(decoding: try JSONEncoder().encode(Configuration.schema), as: UTF8.self)
        return (schema: try JSONSchema(text), value: try JSONValue(parsing: text))
    }

    private func problems(_ yaml: String) throws -> [String] {
        let document = try YAMLDocument(ConfigurationFile(path: "snapgen.yml", bytes: Array(yaml.utf8)))
        return try Self.parsed.get().schema.problems(of: document.root?.json ?? .null)
    }

    @Test("takes what is valid", arguments: table(in: "UnitTests/Fixtures/Valid.txt").map(\.0) + [unusualExample, ""])
    func valid(yaml: String) throws {
        #expect(try problems(yaml) == [])
    }

    @Test("takes the configuration of every golden case")
    func goldens() throws {
        let cases = Repository.root.appending(path: "Tests/GoldenTests/Cases")
        for name in try FileManager.default.contentsOfDirectory(atPath: cases.path) {
            let yaml = try String(contentsOf: cases.appending(path: "\(name)/snapgen.yml"), encoding: .utf8)
            #expect(try problems(yaml) == [], "\(name)")
        }
    }

    @Test("refuses what the reader refuses", arguments: table(in: "UnitTests/Fixtures/Invalid.txt").map(\.0))
    func invalid(yaml: String) throws {
        #expect(try !problems(yaml).isEmpty)
        #expect(!messages(yaml).isEmpty)
    }

    @Test(
        "has the purpose of every key, and refuses an unknown key beside it and a wrong value",
        arguments: ConfigurationKey.all)
    func isChecked(key: ConfigurationKey) throws {
        #expect(try properties(below: key.parent)?[key.name]?["description"] == .text(key.summary))
        #expect(try !problems(key.file(with: "{ \(key.name)_: 1 }")).isEmpty)
        guard key.path != "tests.arguments" else { return }
        #expect(try !problems(key.file(with: "{ \(key.name): { no: [] } }")).isEmpty)
    }

    private func properties(below path: String) throws -> JSONValue? {
        guard let key = ConfigurationKey(path) else { return try Self.parsed.get().value["properties"] }
        return try properties(below: key.parent)?[key.name]?.firstProperties
    }
}

extension JSONValue {
    /// The properties of the first mapping of keys in a schema.
    fileprivate var firstProperties: JSONValue? {
        if let properties = self["properties"] { return properties }
        if let inner = (self["items"] ?? self["additionalProperties"])?.firstProperties { return inner }
        guard case .list(let schemas)? = self["anyOf"] else { return nil }
        return schemas.lazy.compactMap(\.firstProperties).first
    }
}

extension YAMLNode {
    /// The node as an editor reads it.
    fileprivate var json: JSONValue {
        switch content {
        case .list(let items): .list(items.map(\.json))
        case .mapping(let entries): .object(Dictionary(entries.map { ($0.key, $0.value.json) }) { $1 })
        case .scalar(let scalar) where scalar.isNull: .null
        case .scalar(let scalar):
            scalar.flag.map { .flag($0) } ?? scalar.number.map { .number($0) } ?? .text(scalar.text)
        }
    }
}
