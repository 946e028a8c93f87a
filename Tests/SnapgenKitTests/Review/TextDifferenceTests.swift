import Foundation
import SnapgenNames
import Testing

@testable import SnapgenReview

@Suite("differences of texts")
struct TextDifferenceTests {
    @Test func linesHaveTheNumbersOfTheirTexts() {
        let lines = TextDifference(from: "a\nb\nc\n", to: "a\nB\nB2\nc\n").lines
        let shown = lines.map { "\($0.kind) \($0.old ?? 0) \($0.new ?? 0) \($0.text)" }
        #expect(shown == ["same 1 1 a", "removed 2 0 b", "added 0 2 B", "added 0 3 B2", "same 3 4 c"])
    }

    @Test func equalLinesFarFromChangesAreLeftOut() {
        let many = (1...1000).map { "\($0)\n" }.joined()
        let difference = TextDifference(from: many, to: many + "new\n")
        #expect(difference.lines.first?.old == 981)
        #expect(difference.lines.last?.text == "new")
        #expect(!difference.truncated)
    }

    @Test(arguments: [
        (String(repeating: "x\n", count: 3000), TextDifference.mostLines, 1),
        (String(repeating: "é", count: 9000), 1, 2100),
    ])
    func manyOrLongLinesAreTruncated(text: String, lines: Int, longest: Int) {
        let difference = TextDifference(from: "", to: text)
        #expect(difference.truncated)
        #expect(difference.lines.count == lines)
        #expect(difference.lines.allSatisfy { $0.text.utf8.count <= longest })
    }

    @Test func equalChangesHaveTheSameSignatureWhereverTheyAre() throws {
        let first = TextDifference(from: "a\nold\n", to: "a\nnew\n").signature
        #expect(first != nil)
        #expect(first == TextDifference(from: "x\ny\nold\nz\n", to: "x\ny\nnew\nz\n").signature)
        #expect(first != TextDifference(from: "a\nold\n", to: "a\nnewer\n").signature)
    }
}
