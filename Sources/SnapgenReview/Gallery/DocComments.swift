import SnapgenModel

/// The doc comments of declarations in a file.
///
/// The catalog has no comments, because tests do not need them; a gallery reads those of the entries from the lines
/// before them.
struct DocComments {
    private let lines: [Substring]

    /// Splits a file into lines.
    init(_ text: String) {
        lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }

    /// Returns the comment of an entry; of the view that it shows if the entry has none.
    func comment(of entry: CatalogEntry) -> String? {
        comment(beforeLine: entry.line)
            ?? Self.viewName(of: entry).flatMap(line(declaring:)).flatMap(comment(beforeLine:))
    }

    /// Returns the comment of the declaration in a line, counted from 1.
    private func comment(beforeLine number: Int) -> String? {
        guard number - 1 <= lines.count else { return nil }
        var rest = lines[..<max(number - 1, 0)].map(Self.trimmed)
        while let last = rest.last, Self.isBetween(last) { rest.removeLast() }
        let comment = rest.last?.hasSuffix("*/") == true ? Self.block(rest) : Self.documentedLines(rest)
        return comment.contains { !$0.isEmpty } ? comment.joined(separator: "\n") : nil
    }

    /// Returns whether a line may stand between a comment and its declaration: an attribute or another comment.
    private static func isBetween(_ line: Substring) -> Bool {
        line.hasPrefix("@") || line.hasPrefix("//") && !line.hasPrefix("///")
    }

    private static func documentedLines(_ lines: [Substring]) -> [String] {
        let comment = lines.reversed().prefix { $0.hasPrefix("///") }.reversed()
        return comment.map { trimmed($0.dropFirst(3)).description }
    }

    private static func block(_ lines: [Substring]) -> [String] {
        guard let first = lines.lastIndex(where: { $0.hasPrefix("/**") }) else { return [] }
        return lines[first...].map { line in
            var line = line
            if line.hasSuffix("*/") { line = line.dropLast(2) }
            return trimmed(line.drop { $0 == "/" || $0 == "*" }).description
        }
    }

    private static func trimmed(_ line: Substring) -> Substring {
        var line = line.drop(while: \.isWhitespace)
        while line.last?.isWhitespace == true { line.removeLast() }
        return line
    }

    /// Returns `HotelCell` for `HotelCell_Previews`.
    private static func viewName(of entry: CatalogEntry) -> String? {
        guard let name = entry.name, entry.kind != .macro, name.hasSuffix("_Previews") else { return nil }
        return String(name.dropLast("_Previews".count))
    }

    /// Returns the number of the line that declares a type.
    private func line(declaring name: String) -> Int? {
        lines.firstIndex { line in
            let words = line.prefix { $0 != ":" && $0 != "{" && $0 != "<" }.split(separator: " ")
            return words.last.map { $0 == name } == true && words.dropLast().last.map(Self.keywords.contains) == true
        }.map { $0 + 1 }
    }

    private static let keywords: Set<Substring> = ["struct", "class", "enum", "actor"]
}
