/// What stands in a tag: operands with filters, and the words between them.
struct TemplateExpression {
    /// An operand with its filters.
    struct Term: Equatable {
        /// A key path or a literal.
        var operand: String
        /// The names of its filters, in order.
        var filters: [String]
        /// The operands that are given to its filters.
        var arguments: [String]

        /// Whether there is a filter.
        var isFiltered: Bool { !filters.isEmpty }
    }

    /// The operands, in order.
    let terms: [Term]

    /// An expression as Stencil reads it.
    init(_ text: some StringProtocol) {
        terms = Self.words(in: String(text)).filter { !Self.operators.contains($0) }.map(Self.term)
    }

    /// Whether a text is one operand with its filters, and no comparison or the like.
    static func isSingleTerm(_ text: some StringProtocol) -> Bool {
        words(in: String(text)).count == 1
    }

    /// The parts of a text around words that stand alone and outside of quotes: `a if b else c`.
    static func split(_ text: String, atWords separators: Set<String>) -> [String] {
        split(text, where: { $0.isWhitespace }).reduce(into: [""]) { parts, word in
            if separators.contains(word) { parts.append("") } else { parts[parts.count - 1] += " \(word)" }
        }
    }

    /// Whether an operand stands for itself.
    static func isLiteral(_ operand: String) -> Bool {
        if let quote = operand.first, quote == "'" || quote == "\"" { return true }
        return Double(operand) != nil || operand == "true" || operand == "false"
    }

    private static let operators: Set<String> = [
        "and", "or", "not", "in", "if", "else", "==", "!=", "<", "<=", ">", ">=",
    ]

    private static func term(_ word: String) -> Term {
        let parts = split(word, at: "|")
        let filters = parts.dropFirst().map { split($0, at: ":") }
        return Term(
            operand: parts.first ?? "",
            filters: filters.map { $0.first ?? "" },
            arguments: filters.flatMap { $0.dropFirst().flatMap { split($0, at: ",") } })
    }

    /// The parts between spaces and parentheses; a filter belongs to its operand however it is spaced.
    private static func words(in text: String) -> [String] {
        var spaced = text
        for sign in ["|", ":", ","] {
            spaced = split(spaced, at: Character(sign)).map(trimmed).joined(separator: sign)
        }
        return split(spaced, where: { $0 == " " || $0 == "(" || $0 == ")" }).filter { !$0.isEmpty }
    }

    private static func trimmed(_ text: String) -> String {
        text.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }

    private static func split(_ text: String, at separator: Character) -> [String] {
        split(text, where: { $0 == separator })
    }

    /// Splits outside of quotes.
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
