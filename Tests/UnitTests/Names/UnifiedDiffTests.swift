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

    @Test("a changed line is shown between its neighbours")
    func changedLine() {
        let diff = UnifiedDiff(from: "1\n2\n3\n4\n5\n6\n7\n8\n", to: "1\n2\n3\n4\nfive\n6\n7\n8\n")
        #expect(
            diff.text(old: "old", new: "new") == """
                --- old
                +++ new
                @@ -2,7 +2,7 @@
                 2
                 3
                 4
                -5
                +five
                 6
                 7
                 8

                """)
    }

    @Test("a missing last line break is said")
    func noLineBreak() {
        #expect(
            UnifiedDiff(from: "a", to: "a\n").text(old: "o", new: "n") == """
                --- o
                +++ n
                @@ -1 +1 @@
                -a
                \\ No newline at end of file
                +a

                """)
    }

    @Test("a line that only ends otherwise is a difference", arguments: [("a\n", "a\r\n"), ("e\u{301}", "\u{e9}")])
    func invisible(old: String, new: String) {
        #expect(!UnifiedDiff(from: old, to: new).isEmpty)
    }

    @Test("applied as a patch it gives the new text", arguments: 0..<40)
    func patches(seed: UInt64) throws {
        var random = SplitMix64(state: seed)
        let old = (0..<random.next(30)).map { _ in "\(random.next(4))\n" }.joined()
        let new = (0..<random.next(30)).map { _ in "\(random.next(4))\n" }.joined()
        let text = UnifiedDiff(from: old, to: new).text(old: "o", new: "n")
        #expect(try patched(old, with: text) == new)
    }

    @Test("has as few changes as possible", arguments: 0..<60)
    func shortest(seed: UInt64) {
        var random = SplitMix64(state: seed)
        let kinds = 1 + random.next(6)
        let old = (0..<random.next(40)).map { _ in random.next(kinds) }
        let new = (0..<random.next(40)).map { _ in random.next(kinds) }
        let diff = UnifiedDiff(from: text(of: old), to: text(of: new))
        #expect(diff.lines.count { $0.kind != .same } == new.difference(from: old).count)
    }

    @Test("past the limit of steps, all lines between the first and the last difference are changed", arguments: 0..<60)
    func limited(seed: UInt64) {
        var random = SplitMix64(state: seed)
        let (old, new) = ((0..<30).map { _ in random.next(4) }, (0..<30).map { _ in random.next(4) })
        let diff = UnifiedDiff(from: text(of: old), to: text(of: new), steps: Int(random.next(40)))
        #expect(diff.lines.filter { $0.kind != .added }.map { String($0.text) } == old.map { "\($0)\n" })
        #expect(diff.lines.filter { $0.kind != .removed }.map { String($0.text) } == new.map { "\($0)\n" })
        let whole = UnifiedDiff(from: text(of: [1] + old + [2]), to: text(of: [1, 9] + new + [8, 2]), steps: 0).lines
        #expect(whole.first?.kind == .same && whole.last?.kind == .same)
        #expect(whole.dropFirst().dropLast().prefix(30).allSatisfy { $0.kind == .removed })
        #expect(whole.dropFirst(31).dropLast().allSatisfy { $0.kind == .added })
    }

    /// Comparing these without a limit takes 300 million steps.
    @Test("texts with many differences are compared")
    func manyDifferences() {
        let (old, new) = ((0..<100_000).map { 2 * $0 }, (0..<100_000).map { $0 % 8 == 0 ? 2 * $0 + 1 : 2 * $0 })
        let diff = UnifiedDiff(from: text(of: old), to: text(of: new))
        #expect(diff.lines.count { $0.kind == .removed } == 99_992 + 1)
    }

    private func text(of lines: [some CustomStringConvertible]) -> String { lines.map { "\($0)\n" }.joined() }

    /// The text that `patch` makes of another: it takes only hunks whose places and counts are right.
    private func patched(_ text: String, with diff: String) throws -> String {
        var lines = text.split(separator: "\n").map(String.init)
        var shift = 0
        var cursor = 0
        for line in diff.split(separator: "\n").dropFirst(2) {
            switch line.first {
            case "@":
                let old = line.dropFirst(4).prefix { $0 != " " }.split(separator: ",").compactMap { Int($0) }
                cursor = old[0] + shift - (old.count > 1 && old[1] == 0 ? 0 : 1)
            case "+":
                lines.insert(String(line.dropFirst()), at: cursor)
                (cursor, shift) = (cursor + 1, shift + 1)
            case "-":
                #expect(lines.remove(at: cursor) == line.dropFirst())
                shift -= 1
            default:
                #expect(lines[cursor] == line.dropFirst())
                cursor += 1
            }
        }
        return lines.map { $0 + "\n" }.joined()
    }
}

extension SplitMix64 {
    fileprivate mutating func next(_ limit: UInt64) -> UInt64 { UInt64.random(in: 0..<limit, using: &self) }
}
