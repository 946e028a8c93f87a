import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration

@Suite("The list of keys")
struct ConfigurationKeyTests {
    @Test("Every key has a path of its own below another key, and one sentence", arguments: ConfigurationKey.all)
    func hasPathAndSummary(key: ConfigurationKey) {
        #expect(key.parent.isEmpty || ConfigurationKey(key.parent)?.container != nil)
        #expect(ConfigurationKey.all.count { $0.path == key.path } == 1)
        #expect(key.summary.first?.isUppercase == true)
        #expect(key.summary.hasSuffix(".") && !key.summary.contains(". "))
    }

    @Test("A key that takes a mapping of keys has keys below it, and no other has", arguments: ConfigurationKey.all)
    func hasChildren(key: ConfigurationKey) {
        let isOfOtherKeys = ["batches.include", "batches.exclude"].contains(key.path)
        let hasChildren = ConfigurationKey.all.contains { $0.parent == key.path }
        #expect(hasChildren == (key.container != nil && !isOfOtherKeys))
    }

    @Test("Every key is read: a wrong value for it is refused", arguments: ConfigurationKey.all)
    func isRead(key: ConfigurationKey) {
        let shown = messages(yaml(giving: "{ no such key: 1 }", to: key))
        #expect(!shown.isEmpty)
        #expect(shown.allSatisfy { !$0.contains("unknown key '\(key.name)'") })
    }

    @Test("Every key is unknown under a name that is not its own", arguments: ConfigurationKey.all)
    func isSpeltOut(key: ConfigurationKey) {
        let yaml = yaml(giving: "1", to: key).replacing("\(key.name): 1", with: "\(key.name)_: 1")
        #expect(messages(yaml).contains { $0.contains("unknown key '\(key.name)_'; did you mean '\(key.name)'") })
    }

    @Test("Every key of the file is shown in the effective configuration", arguments: ConfigurationKey.all)
    func isShown(key: ConfigurationKey) throws {
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

    /// A file in which only `key` is given, with `value`.
    private func yaml(giving value: String, to key: ConfigurationKey) -> String {
        key.file(with: "{ \(key.name): \(value) }")
    }
}

extension ConfigurationKey {
    /// A file in which `mapping` stands where the key does, and nothing else.
    func file(with mapping: String) -> String {
        guard let parent = ConfigurationKey(parent) else { return mapping }
        let value =
            switch parent.container {
            case .list: "[\(mapping)]"
            case .names: "{ name: \(mapping) }"
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
                paths.insert(path)
                paths.formUnion(entry.value.keyPaths(below: path))
            }
        }
    }
}
