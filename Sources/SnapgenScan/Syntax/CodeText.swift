import SwiftSyntax

/// Prints code of a file: for templates as it is written, and otherwise so that it can be compared.
enum CodeText {
    /// A node from its first token to its last, as written, with `\n` between lines, without `parts` of it; the space
    /// and the comments around them stay.
    static func written(_ node: some SyntaxProtocol, without parts: [some SyntaxProtocol] = [Syntax]()) -> String {
        let bytes = node.syntaxTextBytes
        let start = node.position.utf8Offset
        var code: [UInt8] = []
        var position = node.offset - start
        for part in parts {
            code += bytes[position..<(part.offset - start)]
            position = part.endPositionBeforeTrailingTrivia.utf8Offset - start
        }
        code += bytes[position..<(node.endPositionBeforeTrailingTrivia.utf8Offset - start)]
        // In front of the first token stands nothing, but behind a part that is left out a space.
        let lines = code.drop { $0.isIndentation || $0.endsLine }.lines
        return String(decoding: Array(lines.joined(separator: lineFeed)), as: UTF8.self)
    }

    /// The tokens of a node with one spacing and without comments: equal tokens give equal texts.
    ///
    /// Literals stay as they are written.
    ///
    ///     CodeText.canonical(condition)  // "os(iOS) && swift(>=5.9)" for "os( iOS )&&swift( >=5.9 ) /* new */"
    static func canonical(_ node: some SyntaxProtocol) -> String {
        var printer = CanonicalPrinter()
        printer.print(Syntax(node))
        return printer.text
    }

    private static let lineFeed = [UInt8(ascii: "\n")]
}

/// Prints tokens with spaces around infix operators, behind commas and colons, and between words.
private struct CanonicalPrinter {
    private(set) var text = ""
    private var needsSpace = false

    mutating func print(_ node: Syntax) {
        if let token = node.as(TokenSyntax.self) {
            let isInfix = token.isInfix
            add(token.text, spaced: isInfix)
            needsSpace = isInfix || token.tokenKind == .comma || token.tokenKind == .colon
        } else if node.isLiteral {
            add(CodeText.written(node), spaced: false)
            needsSpace = false
        } else {
            for child in node.children(viewMode: .sourceAccurate) { print(child) }
        }
    }

    private mutating func add(_ code: String, spaced: Bool) {
        guard !code.isEmpty else { return }
        let endsWord = text.last.map { $0.isPartOfWord || $0 == ")" } ?? false
        let separatesWords = endsWord && code.first?.isPartOfWord ?? false
        if !text.isEmpty, spaced || needsSpace || separatesWords { text += " " }
        text += code
    }
}

extension Syntax {
    fileprivate var isLiteral: Bool {
        self.is(StringLiteralExprSyntax.self) || self.is(SimpleStringLiteralExprSyntax.self)
            || self.is(RegexLiteralExprSyntax.self)
    }
}

extension TokenSyntax {
    /// Indicates whether it stands between two operands; the star of an availability only looks like an operator.
    fileprivate var isInfix: Bool {
        if tokenKind == .equal || tokenKind == .arrow { return true }
        return parent.map { $0.is(BinaryOperatorExprSyntax.self) || $0.is(UnresolvedTernaryExprSyntax.self) } ?? false
    }
}

extension Character {
    fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" || self == "$" || self == "`" }
}

extension UInt8 {
    fileprivate var isIndentation: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

extension ArraySlice<UInt8> {
    /// The lines without their ends; a carriage return and a line feed end one together.
    fileprivate var lines: [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = startIndex
        for (index, byte) in zip(indices, self) where byte.endsLine && index >= start {
            lines.append(self[start..<index])
            let isPair = byte == UInt8(ascii: "\r") && index + 1 < endIndex && self[index + 1] == UInt8(ascii: "\n")
            start = index + (isPair ? 2 : 1)
        }
        return lines + [self[start...]]
    }
}
