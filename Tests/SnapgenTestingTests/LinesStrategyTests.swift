import SnapgenTesting
import Testing

@Suite("The strategy lines, and strategies made of others")
struct LinesStrategyTests {
    private struct Receipt: CustomStringConvertible {
        var description: String { "Ritz\n  1 night" }
    }

    @Test("the text ends in a line break", arguments: [("", "\n"), ("a", "a\n"), ("a\n", "a\n"), ("a\r\n", "a\r\n")])
    func ending(text: String, expected: String) throws {
        #expect(try Array(SnapshotStrategy.lines.text(text).utf8) == Array(expected.utf8))
    }

    @Test("a value describes itself")
    func described() throws {
        #expect(try SnapshotStrategy.lines.text(Receipt()) == "Ritz\n  1 night\n")
    }

    @Test("samples of several types describe themselves")
    func existential() throws {
        let strategy = SnapshotStrategy<any CustomStringConvertible>.lines
        #expect(try [1 as any CustomStringConvertible, Receipt()].map(strategy.text) == ["1\n", "Ritz\n  1 night\n"])
    }

    @Test("a strategy is made from another by what turns the value into its value")
    func pullback() throws {
        let lengths = SnapshotStrategy<Int>.lines.pullback { (text: String) in text.count }
        #expect(try lengths.text("four") == "4\n")
        #expect(lengths.fileExtension == "txt")
    }

    @Test("a strategy of one's own is an extension and a function")
    func own() throws {
        let html = SnapshotStrategy<String>(fileExtension: "html") { "<p>\($0)</p>\n" }
        #expect(try html.text("a") == "<p>a</p>\n")
    }
}
