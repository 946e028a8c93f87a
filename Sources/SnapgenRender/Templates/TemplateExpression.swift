/// The expression in a tag: operands with filters, and the words between them.
struct TemplateExpression {
    /// A filter with what is given to it.
    struct Filter: Equatable {
        /// `join` in `join:", "`.
        var name: String
        /// The operands behind the colon.
        var arguments: [String]
    }

    /// An operand with its filters.
    struct Term: Equatable {
        /// A key path or a literal.
        var operand: String
        /// The filters that its value goes through, in order.
        var calls: [Filter]

        /// The names of its filters, in order.
        var filters: [String] { calls.map(\.name) }
        /// The operands that are given to its filters.
        var arguments: [String] { calls.flatMap(\.arguments) }
        /// Indicates whether there is a filter.
        var isFiltered: Bool { !calls.isEmpty }
    }

    /// The operands with their filters, and the operators between them, without parentheses.
    let words: [String]

    /// An expression as Stencil reads it.
    init(_ text: some StringProtocol) {
        words = Self.words(in: String(text))
    }

    /// The operands, in order.
    var terms: [Term] { words.filter { !Self.operators.contains($0) }.map(Self.term) }

    /// The contents of a tag with something else in place of each value that it may print; a comparison always prints
    /// something, and is left as it is.
    static func changingPrinted(_ contents: String, _ change: (String) -> String) -> String {
        var parts = split(contents, atWords: ["if", "else"])
        for part in [0, 2] where parts.indices.contains(part) {
            guard isSingleTerm(parts[part]) else { continue }
            parts[part] = change(parts[part].trimming(while: \.isWhitespace))
        }
        return zip(["", " if ", " else "], parts).map { $0 + $1 }.joined()
    }

    /// Returns whether a text is one operand with its filters, and no comparison or the like.
    static func isSingleTerm(_ text: some StringProtocol) -> Bool {
        words(in: String(text)).count == 1
    }

    /// The parts of a text around separate words outside of quotes: `a if b else c`.
    static func split(_ text: String, atWords separators: Set<String>) -> [String] {
        split(text, where: { $0.isWhitespace }).reduce(into: [""]) { parts, word in
            if separators.contains(word) { parts.append("") } else { parts[parts.count - 1] += " \(word)" }
        }
    }

    /// Returns whether an operand is a literal.
    static func isLiteral(_ operand: String) -> Bool {
        if let quote = operand.first, quote == "'" || quote == "\"" { return true }
        return Double(operand) != nil || operand == "true" || operand == "false"
    }

    private static let operators: Set<String> = [
        "and", "or", "not", "in", "if", "else", "==", "!=", "<", "<=", ">", ">=",
    ]

    /// A word that is no operator.
    static func term(_ word: String) -> Term {
        guard word.utf8.contains(UInt8(ascii: "|")) else { return Term(operand: word, calls: []) }
        let parts = split(word, at: "|")
        let calls = parts.dropFirst().map { part in
            let sides = split(part, at: ":")
            return Filter(name: sides.first ?? "", arguments: sides.dropFirst().flatMap { split($0, at: ",") })
        }
        return Term(operand: parts.first ?? "", calls: calls)
    }

    /// The parts between spaces and parentheses; a filter belongs to its operand however it is spaced.
    private static func words(in text: String) -> [String] {
        guard text.utf8.contains(where: isSign) else { return text.split(separator: " ").map(String.init) }
        var spaced = text
        for sign in ["|", ":", ","] {
            spaced = split(spaced, at: Character(sign)).map(trimmed).joined(separator: sign)
        }
        return split(spaced, where: { $0 == " " || $0 == "(" || $0 == ")" }).filter { !$0.isEmpty }
    }

    /// Returns whether a byte makes more of an expression than words with spaces between.
    private static func isSign(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "|"), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "("), UInt8(ascii: ")"),
            UInt8(ascii: "'"), UInt8(ascii: "\""):
            true
        default: false
        }
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

extension String {
    /// The text without the characters at its ends that fulfil a condition.
    fileprivate func trimming(while isDropped: (Character) -> Bool) -> String {
        var rest = self[...]
        while let first = rest.first, isDropped(first) { rest.removeFirst() }
        while let last = rest.last, isDropped(last) { rest.removeLast() }
        return String(rest)
    }
}
