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
        self.init(lines: Self.withoutDistant(Self.numbered(UnifiedDiff(from: old, to: new).lines)))
    }

    init(unchanged text: String) {
        self.init(lines: Self.numbered(UnifiedDiff(from: text, to: text).lines))
    }

    private init(lines: [Line]) {
        truncated = lines.count > Self.mostLines
        self.lines = Array(lines.prefix(Self.mostLines))
        for index in self.lines.indices where self.lines[index].text.utf8.count > Self.longestLine {
            let start = lines[index].text.utf8.prefix(Self.longestLine)
            self.lines[index].text = String(decoding: start, as: UTF8.self) + "…"
            truncated = true
        }
    }

    /// A number that is equal for equal removed and added lines, wherever they are; `nil` if some were left out.
    var signature: UInt64? {
        if truncated { return nil }
        let changes = lines.filter { $0.kind != .same }.map { "\($0.kind) \($0.text)\n" }
        return changes.isEmpty ? nil : StableHash.mixed(StableHash.value(changes.joined()))
    }

    private static func numbered(_ lines: [UnifiedDiff.Line]) -> [Line] {
        var (old, new) = (0, 0)
        return lines.map { line in
            let scalars = line.text.unicodeScalars
            let text = String(scalars.last == "\n" ? scalars.dropLast() : scalars)
            if line.kind != .added { old += 1 }
            if line.kind != .removed { new += 1 }
            return Line(
                kind: line.kind, old: line.kind == .added ? nil : old, new: line.kind == .removed ? nil : new,
                text: text)
        }
    }

    private static func withoutDistant(_ lines: [Line]) -> [Line] {
        var isNear = [Bool](repeating: false, count: lines.count)
        for index in lines.indices where lines[index].kind != .same {
            for near in max(0, index - context)..<min(lines.count, index + context + 1) { isNear[near] = true }
        }
        return lines.indices.filter { isNear[$0] }.map { lines[$0] }
    }
}

extension UnifiedDiff.Kind: Encodable {
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode("\(self)")
    }
}
