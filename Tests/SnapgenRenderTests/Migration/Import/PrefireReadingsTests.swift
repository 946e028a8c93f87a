import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenSetup

@Suite("Prefire's own way to read its configuration")
struct PrefireReadingsTests {
    private func readings(_ lines: String) throws -> PrefireSettings {
        try PrefireSettings(foreignFile("test_configuration:\n\(lines)\n"))
    }

    @Test(
        "a value is what stands behind the last colon, with comments and single quotes, without double ones",
        arguments: [
            (
                "  test_target_path: C:/Tests", PrefireKey.testTargetPath, "/Tests",
                "is 'C:/Tests'. snapgen uses Prefire's"
            ),
            ("  simulator_device: A # note", .simulatorDevice, "A # note", "snapgen uses Prefire's reading"),
            (
                "  required_os: 18 # note", .requiredOS, "18",
                "uses that of YAML, because Prefire's tests would not compile"
            ),
            ("  target: App # note", .target, "App", "uses that of YAML, because Prefire's tests would not compile"),
            ("  test_target_path: 'A'", .testTargetPath, "'A'", "snapgen uses Prefire's reading"),
            ("  target: A\n\tsources:\n  - x", .target, "A", "this is no YAML"),
            ("  target: \"App\"", .target, "App", ""),
        ])
    func texts(lines: String, key: PrefireKey, value: String, message: String) throws {
        let readings = try readings(lines)
        #expect(readings.text(key) == value)
        #expect(readings.diagnostics.count == (message.isEmpty ? 0 : 1))
        #expect(readings.diagnostics.allSatisfy { $0.message.contains(message) })
    }

    @Test(
        "of a key that is given twice the last holds, and blanks and dashes in a key are none",
        arguments: ["  target: B\n  target: A", "  - tar-get : A"])
    func keys(lines: String) throws {
        #expect(try readings(lines).text(.target) == "A")
    }

    @Test(
        "a list ends at the first line with a colon; comments are items, and a list on one line is none",
        arguments: [
            ("  imports:\n    - UIKit\n    # note: the rest\n    - Core", ["UIKit"], [3]),
            ("  imports:\n    - UIKit\n\n    # Core", ["UIKit", "# Core"], [3, 5]), ("  imports: [UIKit]", [], []),
            ("  imports:\r\n    - UIKit\r\n  target: App\r", ["UIKit"], [3]),
        ])
    func lists(lines: String, texts: [String], numbers: [Int]) throws {
        let readings = try readings(lines)
        #expect(readings.items(.imports).map(\.text) == texts)
        #expect(readings.items(.imports).map(\.line) == numbers)
        #expect(readings.diagnostics.isEmpty == lines.contains("\r"))
    }

    @Test("only 'true' is true", arguments: [("true", true), ("True", false), ("yes", false), ("\"true\"", true)])
    func flag(text: String, value: Bool) throws {
        let readings = try readings("  preview_default_enabled: \(text)")
        #expect(readings.flag(.defaultEnabled) == value)
        #expect(readings.diagnostics.isEmpty == (text == "true"))
    }

    @Test("a section's name opens it wherever it stands, in a comment too")
    func section() throws {
        let readings = try PrefireSettings(
            foreignFile("playbook_configuration:\n  # not test_configuration: here\n  target: A\n"))
        #expect(readings.text(.target) == "A")
        #expect(readings.diagnostics.map(\.line) == [3, 3])
    }

    @Test("a commented key is no key and no complaint")
    func commentedKey() throws {
        let settings = try readings("  # target: A")
        #expect(settings[.target] == nil)
        #expect(settings.unknown == [])
    }
}
