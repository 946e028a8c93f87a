import SwiftSyntax

/// Prints code of a file so that it can stand in another one.
///
/// Code is cut out of the source between tokens, and never put together from pieces of text: what stands between the
/// first and the last token of a node stays there, line breaks and comments among it. So code that `code(_:)` returns
/// begins and ends with a token, and anything can stand before and behind it.
enum CodeText {
    /// A node from its first token to its last, without the indentation that its lines share.
    static func code(_ node: some SyntaxProtocol) -> String { dedented(written(node)) }

    /// A node from its first token to its last, as written, with `\n` between lines.
    ///
    /// - Parameter parts: nodes in it that are left out; the space and the comments around them stay.
    static func written(_ node: some SyntaxProtocol, without parts: [some SyntaxProtocol] = [Syntax]()) -> String {
        let bytes = node.syntaxTextBytes
        let start = node.position.utf8Offset
        var code: [UInt8] = []
        var position = node.positionAfterSkippingLeadingTrivia.utf8Offset - start
        for part in parts {
            code += bytes[position..<(part.positionAfterSkippingLeadingTrivia.utf8Offset - start)]
            position = part.endPositionBeforeTrailingTrivia.utf8Offset - start
        }
        code += bytes[position..<(node.endPositionBeforeTrailingTrivia.utf8Offset - start)]
        // In front of the first token stands nothing, but behind a part that is left out a space.
        let lines = code.drop { $0.isIndentation || $0.endsLine }.lines
        return String(decoding: Array(lines.joined(separator: lineFeed)), as: UTF8.self)
    }

    /// A text without the indentation that its lines share, with `\n` between lines and no blank lines around it.
    ///
    /// All lines lose the same, those of string literals among them, so no value changes.
    ///
    ///     CodeText.dedented("\n        A()\n            .b()\n    ")  // "A()\n    .b()"
    static func dedented(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var lines = bytes[...].lines
        while lines.first?.isBlank == true { lines.removeFirst() }
        while lines.last?.isBlank == true { lines.removeLast() }
        let startsOnOwnLine = bytes.first { !$0.isIndentation }?.endsLine ?? false
        let indented = startsOnOwnLine ? lines[...] : lines.dropFirst()
        let shared = indented.filter { !$0.isBlank }.map(\.indentation).reduce(nil, commonPrefix)?.count ?? 0
        let head = startsOnOwnLine ? [] : lines.prefix(1).map { $0.drop(while: \.isIndentation) }
        let code = head + indented.map { $0.dropFirst(min(shared, $0.indentation.count)) }
        var joined = Array(code.joined(separator: lineFeed))
        while joined.last?.isIndentation == true { joined.removeLast() }
        return String(decoding: joined, as: UTF8.self)
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

    private static func commonPrefix(_ left: ArraySlice<UInt8>?, _ right: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard let left else { return right }
        return left.prefix(zip(left, right).prefix { $0 == $1 }.count)
    }
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
            add(CodeText.code(node), spaced: false)
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

    /// Indicates whether a line of Swift ends with it; other line ends of Unicode may occur in a string.
    fileprivate var endsLine: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
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

    fileprivate var isBlank: Bool { allSatisfy(\.isIndentation) }

    fileprivate var indentation: ArraySlice<UInt8> { prefix(while: \.isIndentation) }
}
