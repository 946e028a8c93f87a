import SnapgenModel
import Testing

@testable import SnapgenSourcery

@Suite("Globs of regular expressions")
struct TextPatternGlobsTests {
    @Test(
        "a pattern has the globs that match where it matches anywhere",
        arguments: [
            ("Row", ["**Row**"]), ("^App\\.Row$", ["App.Row"]), ("^App\\.(Row|Cell)", ["App.Row**", "App.Cell**"]),
            ("a.b", ["**a?b**"]), ("a.*b", ["**a**b**"]), ("^.+$", ["?**"]), ("", ["**"]),
            ("colou?r", ["**color**", "**colour**"]), ("[a-z_]x", ["**[a-z_]x**"]), ("x{2}", ["**xx**"]),
            ("A/b", ["**A\\/b**"]), ("\\*\\?\\[", ["**\\*\\?\\[**"]), ("[\\]]x", ["**]x**"]),
        ])
    func globs(pattern: String, globs: [String]) throws {
        #expect(try TextPattern(pattern).globs == globs)
    }

    @Test(
        "a pattern that no globs have the meaning of has none",
        arguments: ["\\d", "a+", "[^a]", "(ab)*", "\\bRow", "a|b^c", "(a|b|c|d|e|f|g){2}", "[\\]-_]x"])
    func none(pattern: String) throws {
        #expect(try TextPattern(pattern).globs == nil)
    }
}
