import Foundation

struct TemplateExpression {
    struct Term: Equatable {
        var operand: String
        var filters: [String]
        var arguments: [String]

        var isFiltered: Bool { !filters.isEmpty }
    }

    /// The operands with their filters, and the operators between them, without parentheses.
    let words: [String]

    init(_ text: String) {
        words = Self.words(in: text)
    }

    var terms: [Term] { words.filter { !Self.operators.contains($0) }.map(Self.term) }

    /// The contents of a tag with something else in place of each value that it may print; a comparison always prints
    /// something, and is left as it is.
    static func changingPrinted(_ contents: String, _ change: (String) -> String) -> String {
        var parts = split(contents, atWords: ["if", "else"])
        for part in [0, 2] where parts.indices.contains(part) {
            guard isSingleTerm(parts[part]) else { continue }
            parts[part] = change(parts[part].trimmingCharacters(in: .whitespacesAndNewlines))
        }
        return zip(["", " if ", " else "], parts).map { $0 + $1 }.joined()
    }

    static func isSingleTerm(_ text: String) -> Bool { words(in: text).count == 1 }

    static func split(_ text: String, atWords separators: Set<String>) -> [String] {
        split(text, where: \.isWhitespace).reduce(into: [""]) { parts, word in
            if separators.contains(word) { parts.append("") } else { parts[parts.count - 1] += " \(word)" }
        }
    }

    static func isLiteral(_ operand: String) -> Bool {
        if let quote = operand.first, quote == "'" || quote == "\"" { return true }
        return Double(operand) != nil || operand == "true" || operand == "false"
    }

    private static let operators: Set<String> = [
        "and", "or", "not", "in", "if", "else", "==", "!=", "<", "<=", ">", ">=",
    ]

    private static func term(_ word: String) -> Term {
        let parts = split(word) { $0 == "|" }
        let calls = parts.dropFirst().map { part in split(part) { $0 == ":" } }
        return Term(
            operand: parts[0], filters: calls.map { $0[0] },
            arguments: calls.flatMap { $0.dropFirst().flatMap { split($0) { $0 == "," } } })
    }

    /// The parts between spaces and parentheses; a filter belongs to its operand however it is spaced.
    private static func words(in text: String) -> [String] {
        let spaced = [Character("|"), ":", ","].reduce(text) { text, sign in
            split(text) { $0 == sign }.map { $0.split(separator: " ").joined(separator: " ") }
                .joined(separator: String(sign))
        }
        return split(spaced) { " ()".contains($0) }.filter { !$0.isEmpty }
    }

    private static func split(_ text: String, where isSeparator: (Character) -> Bool) -> [String] {
        var parts = [""]
        var quote: Character?
        for character in text {
            if quote == nil, isSeparator(character) {
                parts.append("")
                continue
            }
            if quote == character { quote = nil } else if quote == nil, "'\"".contains(character) { quote = character }
            parts[parts.count - 1].append(character)
        }
        return parts
    }
}
