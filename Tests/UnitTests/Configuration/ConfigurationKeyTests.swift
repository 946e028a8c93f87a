import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel

@Suite("The list of keys")
struct ConfigurationKeyTests {
    @Test("Every key has a path of its own below another key, and one sentence", arguments: ConfigurationKey.all)
    func hasPathAndSummary(key: ConfigurationKey) {
        #expect(key.parent.isEmpty || ConfigurationKey(key.parent) != nil)
        #expect(ConfigurationKey.all.count { $0.path == key.path } == 1)
        #expect(key.summary.first?.isUppercase == true)
        #expect(key.summary.hasSuffix(".") && !key.summary.contains(". "))
    }

    @Test(
        "Every key refuses a wrong value, is unknown under another name, and is shown", arguments: ConfigurationKey.all)
    func isRead(key: ConfigurationKey) throws {
        let shown = messages(key.file(with: "{ \(key.name): { no such key: 1 } }"))
        #expect(!shown.isEmpty && shown.allSatisfy { !$0.contains("unknown key '\(key.name)'") })
        let unknown = messages(key.file(with: "{ \(key.name)_: 1 }"))
        #expect(unknown.contains { $0.contains("unknown key '\(key.name)_'; did you mean '\(key.name)'") })
        #expect(try Self.shown.get().contains(key.path))
    }

    /// The paths of the keys in the effective configuration of `unusualExample`.
    private static let shown = Result {
        let text = try resolve(unusualExample).text
        let document = try YAMLDocument(ConfigurationFile(path: "snapgen.yml", bytes: Array(text.utf8)))
        return document.root?.keyPaths(below: "") ?? []
    }

    /// `SNAPGEN_RECORD_GOLDENS=1 swift test --filter ConfigurationKeyTests` writes the tables and fails.
    @Test(
        "The page of the configuration has the tables of keys, words of comments and diagnostics",
        arguments: [
            ("keys", ConfigurationReference.keys), ("words", ConfigurationReference.words),
            ("diagnostics", ConfigurationReference.diagnostics),
        ])
    func isDocumented(part: String, table: String) throws {
        if DocumentationPage.isRecording {
            try DocumentationPage.record(table, as: part, of: "Configuration.md")
            Issue.record("recorded the \(part) in Configuration.md")
        }
        #expect(try DocumentationPage("Configuration.md").part(part) == table)
    }
}

extension ConfigurationKey {
    /// A file in which `mapping` stands where the key does, and nothing else.
    func file(with mapping: String) -> String {
        guard let parent = ConfigurationKey(parent) else { return mapping }
        let value =
            switch parent.path {
            case "sources", "rules", "batches.include", "batches.exclude": "[\(mapping)]"
            case "devices", "batches": "{ name: \(mapping) }"
            default: mapping
            }
        return parent.file(with: "{ \(parent.name): \(value) }")
    }
}

extension YAMLNode {
    /// The paths of all keys in the node, as `ConfigurationKey` has them.
    fileprivate func keyPaths(below path: String) -> Set<String> {
        switch content {
        case .scalar: return []
        case .list(let items): return items.reduce(into: []) { $0.formUnion($1.keyPaths(below: path)) }
        case .mapping(let entries):
            let isOfNames = entries.allSatisfy { ConfigurationKey(ConfigurationKey.path($0.key, below: path)) == nil }
            return entries.reduce(into: []) { paths, entry in
                let path = isOfNames ? path : ConfigurationKey.path(entry.key, below: path)
                paths.formUnion(entry.value.keyPaths(below: path).union([path]))
            }
        }
    }
}

/// The tables of `Documentation/Configuration.md`, as Markdown.
enum ConfigurationReference {
    /// The keys of `snapgen.yml`, without the sides of safe areas and the keys of rules that are words of comments.
    static var keys: String {
        let words = DirectiveWord.comments.filter(\.isRuleKey).map { "rules.\($0.name)" }
        let values = Configuration.keys.flatMap { key in key.show(Configuration())?.values(key.name) ?? [] }
        let defaults = Dictionary(uniqueKeysWithValues: values)
        let listed = ConfigurationKey.all.filter { key in
            !key.parent.hasPrefix("devices.safe_area") && !words.contains(key.path)
        }
        return table(["key", "value", "default", "purpose"], listed) { key in
            ["`\(key.path)`", cell(key.expected), defaults[key.path].map { "`\(cell($0))`" } ?? "", cell(key.summary)]
        }
    }

    /// The words of comments, which are keys of rules as well.
    static var words: String {
        table(["word", "value", "key of rules", "purpose"], DirectiveWord.comments) { word in
            ["`\(word.name)`", cell(word.expected), word.isRuleKey ? "yes" : "no", cell(word.summary)]
        }
    }

    static var diagnostics: String {
        table(["id", "severity", "problem"], DiagnosticID.allCases.sorted { $0.rawValue < $1.rawValue }) { id in
            let severities = id.severities.map(\.rawValue).joined(separator: ", ")
            return ["`\(id.rawValue)`", severities + (id.canBeLowered ? "" : ", fixed"), id.summary]
        }
    }

    private static func table<Row>(_ titles: [String], _ rows: [Row], _ cells: (Row) -> [String]) -> String {
        ([titles, titles.map { _ in "---" }] + rows.map(cells)).map { "| \($0.joined(separator: " | ")) |\n" }.joined()
    }

    private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
}

extension YAMLBlock {
    /// The values on one line, by the paths of their keys.
    fileprivate func values(_ path: String) -> [(String, String)] {
        switch self {
        case .flow, .items, .entries, .named: [(path, flow)]
        case .section(let keys), .sharedSection(let keys): keys.flatMap { $0.value.values("\(path).\($0.name)") }
        }
    }
}
