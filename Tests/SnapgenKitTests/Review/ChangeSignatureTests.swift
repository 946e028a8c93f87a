import SnapgenNames
import SnapgenTestSupport
import Testing

@testable import SnapgenReview

@Suite("signatures of changes")
struct ChangeSignatureTests {
    private static let corners = [box(10, 10, 2, 2), box(28, 18, 2, 2)].map { (box: $0, gray: UInt8(0)) }
    private static let inside = (box: box(15, 14, 4, 2), gray: UInt8(90))

    @Test(
        "The place in the picture, equal rectangles and unchanged pixels do not count",
        arguments: [
            ((100, [], [(box(5, 8), 0)]), (300, [], [(box(131, 222), 0)])),
            ((300, [], [(box(5, 8), 0)]), (300, [], [(box(5, 8), 0), (box(201, 203), 0)])),
            ((100, [], corners), (100, [inside], [inside] + corners)),
            ((100, [], []), (200, [], [])),
        ] as [(Change, Change)])
    func equal(first: Change, second: Change) throws {
        let signatures = try [first, second].map { side, old, new in
            try signature(picture(side, side, old), picture(side, side, new))
        }
        #expect(signatures[0] == signatures[1])
        #expect((signatures[0] == nil) == first.new.isEmpty)
    }

    typealias Change = (side: Int, old: [(box: PixelBox, gray: UInt8)], new: [(box: PixelBox, gray: UInt8)])

    @Test func sizeColourAndGrowthCount() throws {
        let signatures = try [
            signature(picture(100, 100), picture(100, 100, (box(5, 8), 0))),
            signature(picture(100, 100), picture(100, 100, (box(5, 8), 30))),
            signature(picture(100, 100), picture(100, 100, (box(5, 8, 21), 0))),
            signature(picture(100, 100, gray: 200), picture(100, 100, gray: 200, (box(5, 8), 0))),
            signature(picture(100, 100), picture(100, 120)),
            signature(picture(100, 100), picture(100, 121)),
        ]
        #expect(Set(signatures).count == signatures.count)
    }

    private func signature(_ old: Picture, _ new: Picture) throws -> UInt64? {
        ChangeShape(PictureComparison().compare(old, with: new), from: old, to: new)?.signature
    }

    @Test func otherContentsInTheSameRowsAreTheSameChangeOfOneEntryOnly() throws {
        let shapes = try [(0, 30), (60, 90)].map { first, second in
            let new = try picture(100, 100, (box(5, 40, 20, 10), UInt8(first)), (box(5, 44, 20, 3), UInt8(second)))
            let old = try picture(
                100, 100, (box(9, 41, 16, 8), UInt8(first + 120)), (box(9, 45, 3, 3), UInt8(second + 99)))
            return try #require(ChangeShape(PictureComparison().compare(old, with: new), from: old, to: new))
        }
        #expect(shapes[0].isSimilar(to: shapes[1], isSameEntry: true))
        #expect(!shapes[0].isSimilar(to: shapes[1], isSameEntry: false))
    }

    @Test(
        "the same colours of other controls are the same change, what comes or goes is not",
        arguments: [(120, 140, true), (255, 0, false), (0, 255, false)])
    func tint(old: UInt8, new: UInt8, isTint: Bool) throws {
        let shapes = try [box(10, 10, 30, 12), box(40, 60, 50, 9)].map { box in
            let pictures = try [old, new].map { try picture(100, 100, (box, $0)) }
            let difference = PictureComparison().compare(pictures[0], with: pictures[1])
            return try #require(ChangeShape(difference, from: pictures[0], to: pictures[1]))
        }
        #expect(shapes.map(\.kind) == (isTint ? [.tint, .tint] : [.content, .content]))
        #expect(shapes[0].isSimilar(to: shapes[1], isSameEntry: false) == isTint)
    }

    /// Returns a picture of rows, each with another pattern for another number, and white ones for 0.
    private func rows(_ numbers: [Int]) throws -> Picture {
        let boxes = numbers.enumerated().filter { $1 > 0 }.flatMap { y, number in
            [(box: box(number % 17, y, 1 + number % 5, 1), gray: UInt8(number * 37 % 200))]
        }
        return try picture(40, numbers.count, boxes)
    }

    @Test(
        "contents below rows that come or go are a new line, and others are moved",
        arguments: [
            ([1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0], [1, 2, 40, 41, 3, 4, 5, 6, 7, 8, 9, 0], .line),
            ([1, 2, 40, 41, 3, 4, 5, 6, 7, 8, 9, 0], [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0], .line),
            ([1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0], [0, 0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0], .shift),
            ([1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0], [8, 9, 10, 11, 12, 13, 14, 0, 0, 0, 0, 0], .content),
        ] as [([Int], [Int], ReportGroup.Kind)])
    func lines(old: [Int], new: [Int], kind: ReportGroup.Kind) throws {
        let (old, new) = (try rows(old), try rows(new))
        let shape = ChangeShape(PictureComparison().compare(old, with: new), from: old, to: new)
        #expect(shape?.kind == kind)
    }
}

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
        var item = ReportCase(path: "a.txt", status: .changed)
        item.text = difference
        let summary = item.summary(in: ReviewReport(title: "Shop", cases: [item]))
        #expect(summary == "differs in lines: at least 0 removed, \(lines) added")
    }

    @Test func bothSidesOfALongChangeAreShown() {
        let texts = ["a", "b"].map { letter in (1...3000).map { "\(letter)\($0)\n" }.joined() }
        let lines = TextDifference(from: texts[0], to: texts[1]).lines
        #expect(lines.count { $0.kind == .removed } == 1000 && lines.count { $0.kind == .added } == 1000)
        #expect(lines.last?.text == "b1000" && lines.last?.new == 1000)
    }

    @Test func longLinesAreShownAroundTheirFirstDifference() {
        let start = String(repeating: "é", count: 3000)
        let difference = TextDifference(from: start + "old\n", to: start + "new\n")
        let shown = "…" + String(repeating: "é", count: 500)
        #expect(difference.lines.map(\.text) == [shown + "old", shown + "new"] && difference.truncated)
    }

    @Test(arguments: [
        ("a\r\n", "a\n", ["a\\u{d}", "a"]), ("a\u{200b}\n", "a\n", ["a\\u{200b}", "a"]),
        ("a\n", "a", ["a", "a", "\\ No newline at end of file"]), ("❤️ a", "❤️ b", ["❤️ a", "❤️ b"]),
    ])
    func whatIsInvisibleIsShown(old: String, new: String, lines: [String]) {
        var item = ReportCase(path: "a.txt", status: .changed)
        item.text = TextDifference(from: old, to: new)
        #expect(item.text?.lines.map(\.text) == lines)
        #expect(item.summary(in: ReviewReport(title: "", cases: [])) == "differs in lines: 1 removed, 1 added")
    }

    @Test func equalChangesHaveTheSameSignatureWhereverTheyAre() throws {
        let first = TextDifference(from: "a\nold\n", to: "a\nnew\n").signature
        #expect(first != nil)
        #expect(first == TextDifference(from: "x\ny\nold\nz\n", to: "x\ny\nnew\nz\n").signature)
        #expect(first != TextDifference(from: "a\nold\n", to: "a\nnewer\n").signature)
    }
}
