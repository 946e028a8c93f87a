/// The line-by-line difference of two texts in the format of `diff -u`.
///
///     UnifiedDiff(from: "a\nb\n", to: "a\nc\n").text(old: "reference", new: "actual")
///     // --- reference
///     // +++ actual
///     // @@ -1,2 +1,2 @@
///     //  a
///     // -b
///     // +c
public struct UnifiedDiff: Sendable {
    /// The lines of both texts, the removed ones before those added in their place.
    public let lines: [Line]

    /// Compares two texts.
    ///
    /// - Complexity: O(n + d²) in the number of lines and of differences (Myers, 1986, in the standard library).
    public init(from old: String, to new: String) {
        lines = Self.compare(Self.lines(of: old), Self.lines(of: new))
    }

    /// A Boolean value that indicates whether the texts are equal.
    public var isEmpty: Bool { lines.allSatisfy { $0.kind == .same } }

    /// Returns the hunks after a header with both names; empty if the texts are equal.
    ///
    /// - Parameters:
    ///   - old: The name of the first text.
    ///   - new: The name of the second text.
    ///   - context: The number of unchanged lines around a change.
    public func text(old: String, new: String, context: Int = 3) -> String {
        let hunks = hunks(context: context)
        guard !hunks.isEmpty else { return "" }
        return "--- \(old)\n+++ \(new)\n" + hunks.map(text(of:)).joined()
    }

    /// The texts that have a line, with the character that stands before it.
    public enum Kind: Character, Sendable {
        /// Both texts.
        case same = " "
        /// The first text only.
        case removed = "-"
        /// The second text only.
        case added = "+"
    }

    /// A line of one or both texts.
    public struct Line: Sendable {
        /// The texts that have the line.
        public var kind: Kind
        /// The line including its line break, except for an unterminated last line.
        public var text: Substring
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

    private static func compare(_ old: [Substring], _ new: [Substring]) -> [Line] {
        // The general algorithm takes quadratic time here.
        if old.isEmpty { return new.map { Line(kind: .added, text: $0) } }
        if new.isEmpty { return old.map { Line(kind: .removed, text: $0) } }
        // Bytes are compared, because a difference in the Unicode form must be visible.
        let difference = new.map { Array($0.utf8) }.difference(from: old.map { Array($0.utf8) })
        let removed = offsets(of: difference.removals)
        let added = offsets(of: difference.insertions)
        var (lines, oldIndex, newIndex) = ([Line](), 0, 0)
        while oldIndex < old.count || newIndex < new.count {
            if removed.contains(oldIndex), oldIndex < old.count {
                lines.append(Line(kind: .removed, text: old[oldIndex]))
                oldIndex += 1
            } else if added.contains(newIndex) {
                lines.append(Line(kind: .added, text: new[newIndex]))
                newIndex += 1
            } else {
                lines.append(Line(kind: .same, text: old[oldIndex]))
                (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
            }
        }
        return lines
    }

    private static func offsets(of changes: [CollectionDifference<[UInt8]>.Change]) -> Set<Int> {
        Set(
            changes.map { change in
                switch change {
                case .insert(let offset, _, _), .remove(let offset, _, _): offset
                }
            })
    }

    /// Returns the ranges of changed lines with their context, with adjacent ranges merged.
    private func hunks(context: Int) -> [Range<Int>] {
        lines.indices.filter { lines[$0].kind != .same }.reduce(into: []) { hunks, index in
            let range = max(0, index - context)..<min(lines.count, index + context + 1)
            if let last = hunks.last, range.lowerBound <= last.upperBound {
                hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
            } else {
                hunks.append(range)
            }
        }
    }

    private func text(of hunk: Range<Int>) -> String {
        let old = position(of: hunk, without: .added)
        let new = position(of: hunk, without: .removed)
        return "@@ -\(old) +\(new) @@\n" + lines[hunk].map(text(of:)).joined()
    }

    /// Returns the position of a hunk on one side as `start,count`, or as `start` if it has one line.
    private func position(of hunk: Range<Int>, without other: Kind) -> String {
        let before = lines[..<hunk.lowerBound].count { $0.kind != other }
        let count = lines[hunk].count { $0.kind != other }
        let start = count == 0 ? before : before + 1
        return count == 1 ? "\(start)" : "\(start),\(count)"
    }

    private func text(of line: Line) -> String {
        let ended = line.text.unicodeScalars.last == "\n"
        return "\(line.kind.rawValue)\(line.text)" + (ended ? "" : "\n\\ No newline at end of file\n")
    }
}
