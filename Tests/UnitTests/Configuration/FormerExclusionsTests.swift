import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel

@Suite("The list of excluded entries of earlier versions")
struct FormerExclusionsTests {
    @Test("Each entry is a warning at its line, with the rule that leaves it out")
    func entries() {
        let warnings = warnings(
            """
            excluded:
              - entry: "App/Row.swift#Loading"
                error: "cannot find 'Row' in scope"
              - { entry: 'App/Row.swift#Any [*] $${NAME}' }
            """)
        #expect(warnings.map(\.id) == [.formerFile, .formerFile])
        #expect(
            warnings.map { "\($0)".prefix { $0 != ";" } } == [
                "snapgen-excluded.yml:2: warning: this file is no longer read",
                "snapgen-excluded.yml:4: warning: this file is no longer read",
            ])
        #expect(warnings[0].message.contains(#"'- { match: "App/Row.swift#Loading", skip: true }'"#))
    }

    @Test("A rule that was printed matches the entry")
    func rule() throws {
        let warning = try #require(warnings(#"excluded: [{ entry: "App/Row.swift#Any [*] $${A}" }]"#).first)
        let rule = try #require(warning.message.firstMatch(of: /\{.*}/)).output
        let resolved = try resolve("rules:\n  - \(rule)\n")
        #expect(resolved.configuration.rules.map(\.settings) == [Directives(skip: true)])
        #expect(resolved.configuration.rules[0].match.matches("App/Row.swift#Any [*] ${A}"))
    }

    @Test("A list without entries is one warning", arguments: ["", "excluded: []\n", "[", "excluded: a\n", "- a\n"])
    func noEntries(text: String) {
        #expect(warnings(text).map(\.message) == ["this file is no longer read; remove it"])
    }

    private func warnings(_ text: String) -> [Diagnostic] {
        FormerExclusions.warnings(about: ConfigurationFile(path: "snapgen-excluded.yml", bytes: Array(text.utf8)))
    }
}
