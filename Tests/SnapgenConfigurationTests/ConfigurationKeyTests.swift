import Testing

@testable import SnapgenConfiguration

@Suite("The list of keys")
struct ConfigurationKeyTests {
    @Test("Every key but those at the top stands below another", arguments: ConfigurationKey.allCases)
    func hasParent(key: ConfigurationKey) {
        let isAtTop = !key.rawValue.contains(".")
        #expect((key.parent == nil) == isAtTop)
        #expect(ConfigurationKey.children(of: key.parent).contains(key))
    }

    @Test("Every key says in one sentence what it is for", arguments: ConfigurationKey.allCases)
    func hasSummary(key: ConfigurationKey) {
        #expect(key.summary.first?.isUppercase == true)
        #expect(key.summary.hasSuffix(".") && !key.summary.contains(". "))
    }

    @Test("No two keys of one mapping have one name")
    func hasUniqueNames() {
        for parent in [nil] + ConfigurationKey.allCases {
            let names = ConfigurationKey.children(of: parent).map(\.name)
            #expect(Set(names).count == names.count)
        }
    }

    @Test(
        "A key that takes a mapping of keys has keys below it, and no other has", arguments: ConfigurationKey.allCases)
    func hasChildren(key: ConfigurationKey) {
        let takesKeys =
            switch key.shape {
            case .section, .sections, .named(.section), .valueOrSection: true
            default: false
            }
        #expect(ConfigurationKey.children(of: key).isEmpty == !takesKeys)
    }

    @Test("Every key is read: a wrong value for it is refused", arguments: ConfigurationKey.allCases)
    func isRead(key: ConfigurationKey) {
        let shown = messages(yaml(giving: "{ no such key: 1 }", to: key))
        #expect(!shown.isEmpty)
        #expect(shown.allSatisfy { !$0.contains("unknown key '\(key.name)'") })
    }

    @Test("Every key is unknown under a name that is not its own", arguments: ConfigurationKey.allCases)
    func isSpeltOut(key: ConfigurationKey) {
        let yaml = yaml(giving: "1", to: key).replacing("\(key.name): 1", with: "\(key.name)_: 1")
        #expect(messages(yaml).contains { $0.contains("unknown key '\(key.name)_'; did you mean '\(key.name)'") })
    }

    @Test("Every key of the file is shown in the effective configuration", arguments: ConfigurationKey.allCases)
    func isShown(key: ConfigurationKey) throws {
        let shown = ConfigurationText(try resolve(unusualExample)).text
        #expect(shown.contains("\(key.name):"))
    }

    /// A file in which nothing but `key` is given, with `value`.
    private func yaml(giving value: String, to key: ConfigurationKey) -> String {
        let yaml = "{ \(key.name): \(value) }"
        guard let parent = key.parent else { return yaml }
        return switch parent.shape {
        case .sections: self.yaml(giving: "[\(yaml)]", to: parent)
        case .named: self.yaml(giving: "{ name: \(yaml) }", to: parent)
        default: self.yaml(giving: yaml, to: parent)
        }
    }
}
