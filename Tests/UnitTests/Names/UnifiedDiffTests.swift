import SnapgenTestSupport
import Testing

@testable import SnapgenNames

@Suite("UnifiedDiff")
struct UnifiedDiffTests {
    @Test("equal texts have no difference", arguments: ["", "a", "a\n", "a\r\nb\r\n"])
    func equal(text: String) {
        #expect(UnifiedDiff(from: text, to: text).isEmpty)
        #expect(UnifiedDiff(from: text, to: text).text(old: "a", new: "b") == "")
    }

    private static let twenty = (1...20).map { "\($0)\n" }.joined()

    @Test(
        "hunks have their lines with three neighbours, and say where they are and that a last line break is missing",
        arguments: [
            ("a", "a\n", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"),
            ("", "a\nb\n", "@@ -0,0 +1,2 @@\n+a\n+b\n"), ("a\n", "", "@@ -1 +0,0 @@\n-a\n"),
            (
                twenty, twenty.replacing("\n2\n", with: "\n2\nx\n").replacing("18", with: "y"),
                "@@ -1,5 +1,6 @@\n 1\n 2\n+x\n 3\n 4\n 5\n@@ -15,6 +16,6 @@\n 15\n 16\n 17\n-18\n+y\n 19\n 20\n"
            ),
        ])
    func hunks(old: String, new: String, hunks: String) {
        #expect(UnifiedDiff(from: old, to: new).text(old: "o", new: "n") == "--- o\n+++ n\n\(hunks)")
    }

    @Test("a line that only ends otherwise is a difference", arguments: [("a\n", "a\r\n"), ("e\u{301}", "\u{e9}")])
    func invisible(old: String, new: String) {
        #expect(!UnifiedDiff(from: old, to: new).isEmpty)
    }

    @Test("has the lines of both texts, with as few changes as possible unless steps are limited")
    func random() {
        for seed in 0..<UInt64(TestTier.properties.count(40, of: 1_000)) {
            var random = SplitMix64(state: seed)
            let kinds = 1 + random.next(6)
            let old = (0..<random.next(40)).map { _ in random.next(kinds) }
            let new = (0..<random.next(40)).map { _ in random.next(kinds) }
            for steps in [UnifiedDiff.mostSteps, Int(random.next(40))] {
                let lines = UnifiedDiff(from: text(of: old), to: text(of: new), steps: steps).lines
                #expect(lines.filter { $0.kind != .added }.map(\.text).joined() == text(of: old), "seed \(seed)")
                #expect(lines.filter { $0.kind != .removed }.map(\.text).joined() == text(of: new), "seed \(seed)")
                let fewest = new.difference(from: old).count
                #expect(
                    steps < UnifiedDiff.mostSteps || lines.count { $0.kind != .same } == fewest, "seed \(seed)")
            }
        }
    }

    @Test("past the limit of steps, all lines between the first and the last difference are changed")
    func limited() {
        let lines = UnifiedDiff(from: text(of: [1, 2, 3, 4]), to: text(of: [1, 9, 3, 8, 4]), steps: 0).lines
        #expect(lines.map(\.kind) == [.same, .removed, .removed, .added, .added, .added, .same])
    }

    /// Comparing these without a limit takes 300 million steps.
    @Test("texts with many differences are compared")
    func manyDifferences() {
        let (old, new) = ((0..<100_000).map { 2 * $0 }, (0..<100_000).map { $0 % 8 == 0 ? 2 * $0 + 1 : 2 * $0 })
        let diff = UnifiedDiff(from: text(of: old), to: text(of: new))
        #expect(diff.lines.count { $0.kind == .removed } == 99_992 + 1)
    }

    private func text(of lines: [some CustomStringConvertible]) -> String { lines.map { "\($0)\n" }.joined() }
}

extension SplitMix64 {
    fileprivate mutating func next(_ limit: UInt64) -> UInt64 { UInt64.random(in: 0..<limit, using: &self) }
}
