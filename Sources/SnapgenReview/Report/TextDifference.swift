import SnapgenModel
import SnapgenNames

package struct TextDifference: Hashable, Encodable, Sendable {
    struct Line: Hashable, Encodable, Sendable {
        var kind: UnifiedDiff.Kind
        @ExplicitNull var old: Int?
        @ExplicitNull var new: Int?
        var text: String
    }

    /// The lines in order; equal ones far from a change are left out.
    var lines: [Line]
    var truncated: Bool

    /// The largest number of lines and of their bytes, and of equal lines around a change.
    static let (mostLines, longestLine, context) = (2_000, 2_000, 20)

    init(from old: String, to new: String) {
        let isEnded = [old, new].map { $0.utf8.last == UInt8(ascii: "\n") }
        let difference = UnifiedDiff(from: old, to: new)
        let lines = Self.numbered(difference.lines, marksEnd: isEnded[0] != isEnded[1])
        self.init(lines: difference.hunks(context: Self.context).joined().flatMap { lines[$0] })
    }

    init(unchanged text: String) {
        self.init(lines: Self.numbered(UnifiedDiff(from: text, to: text).lines).flatMap { $0 })
    }

    private init(lines: [Line]) {
        truncated = lines.count > Self.mostLines
        self.lines = lines
        for block in lines.indices.split(whereSeparator: { lines[$0].kind == .same }).reversed() {
            let middle = block.first { lines[$0].kind == .added } ?? block.endIndex
            for pair in zip(block.startIndex..<middle, middle..<block.endIndex).prefix(Self.mostLines) {
                showDifference(of: [pair.0, pair.1])
            }
            // Both sides are shown.
            let most = max(Self.mostLines / 2, Self.mostLines - (block.endIndex - middle))
            self.lines.removeSubrange(min(block.startIndex + most, middle)..<middle)
        }
        self.lines.removeLast(max(0, self.lines.count - Self.mostLines))
        for index in self.lines.indices where self.lines[index].text.utf8.count > Self.longestLine {
            let start = self.lines[index].text.utf8.prefix(Self.longestLine)
            self.lines[index].text = String(decoding: start, as: UTF8.self) + "…"
            truncated = true
        }
    }

    /// Writes out the invisible characters of two lines that look the same, and leaves out a long beginning that both
    /// have.
    private mutating func showDifference(of pair: [Int]) {
        let texts = pair.map { lines[$0].text }
        let visible = texts.map {
            String(String.UnicodeScalarView($0.unicodeScalars.filter { !VisibleText.isHidden($0) }))
        }
        let start = zip(texts[0].utf8, texts[1].utf8).prefix { $0 == $1 }.count - Self.longestLine / 2
        let isLong = start > 0 && texts.contains { $0.utf8.count > Self.longestLine }
        truncated = truncated || isLong
        for (index, text) in zip(pair, texts) {
            let end = text.utf8.dropFirst(isLong ? start : 0).drop { $0 & 0xc0 == 0x80 }
            let shown = isLong ? "…" + String(decoding: end, as: UTF8.self) : text
            lines[index].text = visible[0] == visible[1] ? VisibleText.escaped(shown) : shown
        }
    }

    /// A number that is equal for equal removed and added lines, wherever they are; `nil` if some were left out.
    var signature: UInt64? {
        if truncated { return nil }
        let changes = lines.filter { $0.kind != .same }.map { "\($0.kind) \($0.text)\n" }
        return changes.isEmpty ? nil : StableHash.mixed(StableHash.value(changes.joined()))
    }

    /// Returns each line with its numbers, and with the mark of a text's end behind it.
    private static func numbered(_ lines: [UnifiedDiff.Line], marksEnd: Bool = false) -> [[Line]] {
        var (old, new) = (0, 0)
        return lines.map { line in
            let scalars = line.text.unicodeScalars
            let text = String(scalars.last == "\n" ? scalars.dropLast() : scalars)
            if line.kind != .added { old += 1 }
            if line.kind != .removed { new += 1 }
            let numbered = Line(
                kind: line.kind, old: line.kind == .added ? nil : old, new: line.kind == .removed ? nil : new,
                text: text)
            let isMarked = marksEnd && line.kind != .same && scalars.last != "\n"
            return [numbered] + (isMarked ? [Line(kind: line.kind, text: "\\ No newline at end of file")] : [])
        }
    }
}

extension UnifiedDiff.Kind: Encodable {
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode("\(self)")
    }
}
