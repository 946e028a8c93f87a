import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenSetup

@Suite("Prefire's own way to read its configuration")
struct PrefireReadingsTests {
    private func readings(_ lines: String) throws -> PrefireReadings {
        try PrefireReadings(foreignFile("test_configuration:\n\(lines)\n"))
    }

    private func said(_ lines: String) throws -> [String] {
        try readings(lines).diagnostics.map { "\($0.line ?? 0): \($0.message)" }
    }

    @Test("a value is what stands behind the last colon")
    func lastColon() throws {
        let lines = "  test_target_path: C:/Tests"
        #expect(try readings(lines).settings.text(.testTargetPath) == "/Tests")
        #expect(
            try said(lines) == [
                "2: Prefire, which does not read YAML, takes 'test_target_path' for '/Tests'; as YAML it is 'C:/Tests'. "
                    + "snapgen uses Prefire's reading"
            ])
    }

    @Test(
        "a comment behind a value belongs to it, and is left out where nothing would compile with it",
        arguments: [
            ("  simulator_device: A # note", "A # note", "uses Prefire's reading"),
            ("  required_os: 18 # note", "18", "uses that of YAML, because Prefire's tests would not compile"),
            ("  target: App # note", "App", "uses that of YAML, because Prefire's tests would not compile"),
        ])
    func comment(line: String, value: String, decision: String) throws {
        let readings = try readings(line)
        #expect(readings.settings.values.values.map(\.content) == [.text(value)])
        #expect(readings.diagnostics.map(\.message).allSatisfy { $0.hasSuffix("snapgen \(decision)") })
        #expect(readings.diagnostics.count == 1)
    }

    @Test("a list ends at the first line with a colon, a comment's too")
    func list() throws {
        let lines = "  imports:\n    - UIKit\n    # note: the rest\n    - Core"
        #expect(try readings(lines).settings.items(.imports).map(\.text) == ["UIKit"])
        #expect(try said(lines).first?.hasPrefix("2: ") == true)
        #expect(try said(lines).first?.contains("['UIKit']; as YAML it is ['UIKit', 'Core']") == true)
    }

    @Test("a comment in a list is an item, a blank line is none")
    func commentInList() throws {
        let items = try readings("  imports:\n    - UIKit\n\n    # Core").settings.items(.imports)
        #expect(items.map(\.text) == ["UIKit", "# Core"])
        #expect(items.map(\.line) == [3, 5])
    }

    @Test("a list on one line is none")
    func flowList() throws {
        #expect(try readings("  imports: [UIKit]").settings[.imports]?.content == .nothing)
        #expect(try said("  imports: [UIKit]").first?.contains("for nothing; as YAML it is ['UIKit']") == true)
    }

    @Test("only 'true' is true", arguments: [("true", true), ("True", false), ("yes", false), ("\"true\"", true)])
    func flag(text: String, value: Bool) throws {
        let readings = try readings("  preview_default_enabled: \(text)")
        #expect(readings.settings.flag(.defaultEnabled) == value)
        #expect(readings.diagnostics.isEmpty == (text == "true"))
    }

    @Test("double quotes are dropped, single ones stay")
    func quotes() throws {
        #expect(try readings("  target: \"App\"").settings.text(.target) == "App")
        #expect(try readings("  test_target_path: 'A'").settings.text(.testTargetPath) == "'A'")
        #expect(try said("  target: \"App\"") == [])
        #expect(try said("  test_target_path: 'A'").count == 1)
    }

    @Test("a section's name opens it wherever it stands, in a comment too")
    func section() throws {
        let readings = try PrefireReadings(
            foreignFile("playbook_configuration:\n  # not test_configuration: here\n  target: A\n"))
        #expect(readings.settings.text(.target) == "A")
        #expect(readings.diagnostics.map(\.line) == [3, 3])
    }

    @Test("of a key that is given twice the last holds")
    func twice() throws {
        #expect(try readings("  target: A\n  target: B").settings.text(.target) == "B")
    }

    @Test("a key with blanks or dashes in it is the key without them")
    func blanks() throws {
        #expect(try readings("  - tar-get : A").settings.text(.target) == "A")
    }

    @Test("what is no YAML is read all the same, with a warning")
    func noYAML() throws {
        let readings = try readings("  target: A\n\tsources:\n  - x")
        #expect(readings.settings.text(.target) == "A")
        #expect(readings.diagnostics.count == 1)
        #expect(readings.diagnostics.first?.message.hasPrefix("this is no YAML") == true)
    }

    @Test("a commented key is no key and no complaint")
    func commentedKey() throws {
        let settings = try readings("  # target: A").settings
        #expect(settings[.target] == nil)
        #expect(settings.unknown == [])
    }

    @Test("the plugin's own search for the target is noticed where it finds another")
    func firstTarget() throws {
        let text = "playbook_configuration:\n  target: Book\ntest_configuration:\n  target: App\n"
        let imported = try ImportedConfiguration(prefire: foreignFile(text), of: importedProject())
        #expect(imported.said.contains { $0.hasPrefix("2: Prefire's plugin takes the first line with 'target:'") })
        #expect(try imported.decided().sources.map(\.module) == ["App"])
    }

    @Test("line ends of Windows change nothing")
    func windows() throws {
        let text = "test_configuration:\r\n  imports:\r\n    - UIKit\r\n  target: App\r\n"
        let readings = try PrefireReadings(foreignFile(text))
        #expect(readings.settings.items(.imports).map(\.text) == ["UIKit"])
        #expect(readings.settings[.target] == PrefireSettings.Value(content: .text("App"), line: 4))
        #expect(readings.diagnostics == [])
    }
}
