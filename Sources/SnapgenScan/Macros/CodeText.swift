import SwiftSyntax

/// Cuts code out of a file so that it can stand elsewhere.
enum CodeText {
    /// A node's text without the indentation that its lines share, with `\n` between lines and no blank lines around it.
    ///
    /// All lines lose the same, those of string literals among them, so no value changes.
    static func dedented(_ node: some SyntaxProtocol) -> String {
        dedented(node.description)
    }

    /// A text without the indentation that its lines share.
    ///
    ///     CodeText.dedented("\n        A()\n            .b()\n    ")  // "A()\n    .b()"
    static func dedented(_ text: String) -> String {
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.endsLine)
        while lines.first?.isBlank == true { lines.removeFirst() }
        while lines.last?.isBlank == true { lines.removeLast() }
        let startsOnOwnLine = text.drop { $0 == " " || $0 == "\t" }.first?.endsLine ?? false
        let indented = startsOnOwnLine ? lines[...] : lines.dropFirst()
        let shared = indented.filter { !$0.isBlank }.map(\.indentation).reduce(nil, commonPrefix)?.count ?? 0
        let head = startsOnOwnLine ? [] : lines.prefix(1).map { $0.drop(while: \.isIndentation) }
        let code = (head + indented.map { $0.dropFirst(min(shared, $0.indentation.count)) }).joined(separator: "\n")
        let last = code.lastIndex { !$0.isIndentation }
        return last.map { String(code[...$0]) } ?? ""
    }

    /// A node's text on one line, without its comments.
    ///
    ///     CodeText.onOneLine(attribute)  // "@available(iOS 17, *)"
    static func onOneLine(_ node: some SyntaxProtocol) -> String {
        onOneLine(node.tokens(viewMode: .sourceAccurate))
    }

    /// The text of tokens on one line, without comments.
    static func onOneLine(_ tokens: some Sequence<TokenSyntax>) -> String {
        var text = ""
        var isApart = false
        for token in tokens {
            if !text.isEmpty, isApart || !token.leadingTrivia.isEmpty { text += " " }
            text += token.text
            isApart = !token.trailingTrivia.isEmpty
        }
        return text
    }

    private static func commonPrefix(_ left: Substring?, _ right: Substring) -> Substring? {
        guard let left else { return right }
        return left.commonPrefix(with: right)[...]
    }
}

extension Character {
    fileprivate var isIndentation: Bool { self == " " || self == "\t" }

    /// Whether a line of Swift ends with it; other ends of lines that Unicode knows may stand in a string.
    fileprivate var endsLine: Bool { self == "\n" || self == "\r" || self == "\r\n" }
}

extension Substring {
    fileprivate var isBlank: Bool { allSatisfy(\.isIndentation) }

    fileprivate var indentation: Substring { prefix(while: \.isIndentation) }

    fileprivate func commonPrefix(with other: Substring) -> Substring {
        prefix(zip(self, other).prefix { $0 == $1 }.count)
    }
}
