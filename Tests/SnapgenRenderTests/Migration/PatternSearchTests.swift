import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenScan
@testable import SnapgenSetup

@Suite("Search for a pattern of names")
struct PatternSearchTests {
    private static let entries = [
        previews("AuthView_Previews", "Try again!", "Busy", nil), previews("Row_Previews", nil, nil),
        entry("Open", kind: .previews, name: "Open_Previews", samples: nil),
    ]

    @Test(
        "the pattern follows from what the names of files have in common with previews",
        arguments: [
            (
                ["authView.Busy-iPhone-15-de", "authView.Try-again-iPad-de", "row.iPad-de-0", "row.iPhone-15-de-1"],
                "{function}.{name}-{device}-{locale} | {function}.{device}-{locale}-{index}", ["iPad", "iPhone-15"], [],
                ["de"]
            ),
            (
                ["test_authView.dark-Busy", "test_row.1"],
                "test_{function}.{environment}-{name} | test_{function}.{step}", [], ["dark"], []
            ),
            (
                ["testAuthView_Previews.Busy", "testRow_Previews.1", "open.1"], "test{type}.{name} | test{type}.{step}",
                [], [], []
            ),
            (
                ["AuthView.iPhone-light", "AuthView.iPhone-dark", "Row.iPhone-dark"], "{title}.{device}-{theme}",
                ["iPhone"], ["dark", "light"], []
            ),
        ] as [([String], String, [String], [String], [String])])
    func found(names: [String], pattern: String, devices: [String], themes: [String], locales: [String]) throws {
        let found = try #require(PatternSearch(names.map { "\($0).png" }, of: Self.entries))
        #expect(found.pattern == pattern.replacing("{environment}", with: "{theme}"))
        #expect((found.devices, found.themes, found.locales) == (devices, themes, locales))
        #expect(ReferenceNaming(rawValue: found.pattern) != nil)
    }

    @Test("names of other tests give no pattern", arguments: [["testCart.1.png"], ["README.md", "open.1.png"], []])
    func nothing(names: [String]) { #expect(PatternSearch(names, of: Self.entries)?.pattern == nil) }
}
