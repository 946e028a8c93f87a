import Foundation
import SnapgenModel

/// The annotations in the `// sourcery:` comments of a file, line by line: flags, and names with a value.
struct Annotations {
    static let mark = "sourcery:"

    /// Annotations above a line still belong to what follows if it is a comment, an attribute, or `#if`.
    private let lines: [(isPassed: Bool, own: [String: UserValue])]

    init(_ text: String) {
        // Other line ends that Unicode has end no line of Swift, and may stand in a string.
        let lines = text.split(omittingEmptySubsequences: false) { ["\n", "\r", "\r\n"].contains($0) }
        self.lines = lines.map { line in
            let code = line.drop(while: \.isWhitespace)
            let isComment = code.hasPrefix("//") || code.hasPrefix("/*") || code.hasPrefix("*")
            let isAttribute = code.hasPrefix("@") && (code.contains(")") || !code.contains(" "))
            return (isComment || isAttribute || code.hasPrefix("#"), Self.comment(in: line).map(Self.list) ?? [:])
        }
    }

    /// The annotations of a declaration whose name is on a line: in the comments and attributes right above it, and in
    /// nothing of another declaration.
    func annotations(atLine line: Int) -> [String: UserValue] {
        guard lines.indices.contains(line - 1) else { return [:] }
        let above = lines[..<(line - 1)].reversed().prefix(while: \.isPassed)
        return above.reduce(lines[line - 1].own) { $0.merging($1.own) { nearer, _ in nearer } }
    }

    /// The text behind the mark with which a comment begins.
    private static func comment(in line: Substring) -> Substring? {
        guard let mark = line.range(of: mark),
            let before = line[..<mark.lowerBound].last(where: { !$0.isWhitespace }), before == "/" || before == "*"
        else { return nil }
        let text = line[mark.upperBound...]
        return text.range(of: "*/").map { text[..<$0.lowerBound] } ?? text
    }

    /// A name with a `:` is a command of Sourcery's or a space of names, which is not read.
    static func list(in text: Substring) -> [String: UserValue] {
        definitions(in: text).reduce(into: [:]) { annotations, definition in
            let sides = definition.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard let name = sides.first, !name.isEmpty, !name.contains(":") else { return }
            annotations[name] = sides.count == 1 || sides[1].isEmpty ? .flag(true) : value(sides[1])
        }
    }

    private static func value(_ written: String) -> UserValue {
        if let number = Double(written) { return .number(number) }
        guard written.count > 1, let first = written.first, first == written.last, "'\"".contains(first) else {
            return .text(written)
        }
        return .text(written.dropFirst().dropLast().trimmingCharacters(in: .whitespaces))
    }

    /// The parts between commas, except for those in quotes.
    private static func definitions(in text: Substring) -> [Substring] {
        var quote: Character?
        return text.split { character in
            if quote == character { quote = nil } else if quote == nil, "'\"".contains(character) { quote = character }
            return character == "," && quote == nil
        }
    }
}
