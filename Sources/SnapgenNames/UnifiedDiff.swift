/// The line-by-line difference of two texts in the format of `diff -u`.
///
///     UnifiedDiff(from: "a\nb\n", to: "a\nc\n").text(old: "reference", new: "actual")
///     // --- reference
///     // +++ actual
///     // @@ -1,2 +1,2 @@
///     //  a
///     // -b
///     // +c
package struct UnifiedDiff: Sendable {
    package let lines: [Line]

    /// The largest number of steps in a search for equal lines: lines that are passed, and ways that are tried.
    package static let mostSteps = 1 << 22

    /// Compares two texts.
    ///
    /// If the search takes too many steps, all lines between the first and the last difference are removed and added.
    package init(from old: String, to new: String, steps: Int = mostSteps) {
        lines = Self.compare(Self.lines(of: old), Self.lines(of: new), steps)
    }

    package var isEmpty: Bool { lines.allSatisfy { $0.kind == .same } }

    /// Returns the hunks after a header with both names; empty if the texts are equal.
    package func text(old: String, new: String, context: Int = 3) -> String {
        let hunks = hunks(context: context)
        guard !hunks.isEmpty else { return "" }
        return "--- \(old)\n+++ \(new)\n" + texts(of: hunks).joined()
    }

    package enum Kind: Character, Sendable {
        case same = " "
        case removed = "-"
        case added = "+"
    }

    package struct Line: Sendable {
        package var kind: Kind
        /// The line including its line break, except for an unterminated last line.
        package var text: Substring
    }

    /// Returns the lines with their line breaks, split by scalars because `\r\n` is one `Character`.
    private static func lines(of text: String) -> [Substring] {
        var lines: [Substring] = []
        var start = text.startIndex
        for index in text.unicodeScalars.indices where text.unicodeScalars[index] == "\n" {
            let end = text.unicodeScalars.index(after: index)
            lines.append(Substring(text.unicodeScalars[start..<end]))
            start = end
        }
        if start < text.endIndex { lines.append(text[start...]) }
        return lines
    }

    private static func compare(_ old: [Substring], _ new: [Substring], _ steps: Int) -> [Line] {
        let pairs = EqualLines.pairs(of: old.map { Array($0.utf8) }, new.map { Array($0.utf8) }, steps)
        var (lines, oldIndex, newIndex) = ([Line](), 0, 0)
        for (oldEnd, newEnd) in pairs + [(old.count, new.count)] {
            lines += old[oldIndex..<oldEnd].map { Line(kind: .removed, text: $0) }
            lines += new[newIndex..<newEnd].map { Line(kind: .added, text: $0) }
            if oldEnd < old.count { lines.append(Line(kind: .same, text: old[oldEnd])) }
            (oldIndex, newIndex) = (oldEnd + 1, newEnd + 1)
        }
        return lines
    }

    /// Returns the lines with at most `context` equal ones before and after each change.
    package func hunks(context: Int) -> [Range<Int>] {
        lines.indices.filter { lines[$0].kind != .same }.reduce(into: []) { hunks, index in
            let range = max(0, index - context)..<min(lines.count, index + context + 1)
            if let last = hunks.last, range.lowerBound <= last.upperBound {
                hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
            } else {
                hunks.append(range)
            }
        }
    }

    private func texts(of hunks: [Range<Int>]) -> [String] {
        var (old, new, end) = (0, 0, 0)
        return hunks.map { hunk in
            let (oldStart, newStart) = (old + hunk.lowerBound - end, new + hunk.lowerBound - end)
            (old, new) = (oldStart, newStart)
            for line in lines[hunk] {
                if line.kind != .added { old += 1 }
                if line.kind != .removed { new += 1 }
            }
            end = hunk.upperBound
            let positions = "-\(Self.position(oldStart..<old)) +\(Self.position(newStart..<new))"
            return "@@ \(positions) @@\n" + lines[hunk].map(text(of:)).joined()
        }
    }

    /// Returns the position of a hunk on one side as `start,count`, or as `start` if it has one line.
    private static func position(_ range: Range<Int>) -> String {
        let start = range.isEmpty ? range.lowerBound : range.lowerBound + 1
        return range.count == 1 ? "\(start)" : "\(start),\(range.count)"
    }

    private func text(of line: Line) -> String {
        let ended = line.text.unicodeScalars.last == "\n"
        return "\(line.kind.rawValue)\(line.text)" + (ended ? "" : "\n\\ No newline at end of file\n")
    }
}

/// A search for the longest list of lines that two texts have in the same order (Myers, 1986).
private enum EqualLines {
    /// Returns the indices of equal lines; only those at the beginning and end if the search takes too many steps.
    ///
    /// Bytes are compared, because a difference in the Unicode form must be visible.
    static func pairs(of old: [[UInt8]], _ new: [[UInt8]], _ steps: Int) -> [(Int, Int)] {
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
        var numbers: [[UInt8]: Int] = [:]
        let oldNumbers = old[start..<old.count - end].map { number(of: $0, in: &numbers) }
        let newNumbers = new[start..<new.count - end].map { number(of: $0, in: &numbers) }
        let isDone = oldNumbers.isEmpty || newNumbers.isEmpty
        let ways = isDone ? [] : ways(oldNumbers, newNumbers, steps)
        let between = pairs(along: ways, oldNumbers.count, newNumbers.count).map { ($0 + start, $1 + start) }
        let last = zip(old.count - end..<old.count, new.count - end..<new.count)
        return (0..<start).map { ($0, $0) } + between + last
    }

    private static func number(of line: [UInt8], in numbers: inout [[UInt8]: Int]) -> Int {
        if let number = numbers[line] { return number }
        numbers[line] = numbers.count
        return numbers.count - 1
    }

    /// Returns the number of old lines that the furthest ways with 0, 1, 2 and more changes pass; none past the limit.
    ///
    /// The ways with `n` changes have from none to `n` removed lines.
    private static func ways(_ old: [Int], _ new: [Int], _ limit: Int) -> [[Int]] {
        var (ways, steps) = ([[Int]](), 0)
        while steps <= limit {
            var row: [Int] = []
            for removed in 0...ways.count where steps <= limit {
                var index = entry(to: removed, from: ways.last ?? []).index
                let shift = ways.count - 2 * removed
                let first = index
                while index < old.count, index + shift < new.count, old[index] == new[index + shift] { index += 1 }
                row.append(index)
                if index == old.count, index + shift == new.count { return ways + [row] }
                steps += index - first + 1
            }
            ways.append(row)
        }
        return []
    }

    /// Returns the old line at which the furthest way to one more change begins, and whether that adds a line.
    private static func entry(to removed: Int, from row: [Int]) -> (index: Int, isAdded: Bool) {
        guard removed > 0 else { return (row.first ?? 0, true) }
        let index = row[removed - 1] + 1
        return removed < row.count && index <= row[removed] ? (row[removed], true) : (index, false)
    }

    private static func pairs(along ways: [[Int]], _ oldCount: Int, _ newCount: Int) -> [(Int, Int)] {
        var (pairs, old, new) = ([(Int, Int)](), oldCount, newCount)
        for changes in ways.indices.reversed() {
            let way = entry(to: (changes + old - new) / 2, from: changes == 0 ? [] : ways[changes - 1])
            while old > way.index {
                (old, new) = (old - 1, new - 1)
                pairs.append((old, new))
            }
            (old, new) = way.isAdded ? (old, new - 1) : (old - 1, new)
        }
        return pairs.reversed()
    }
}
