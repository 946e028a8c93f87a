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
        let bytes = Array(text.utf8)
        var lines = bytes[...].lines
        while lines.first?.isBlank == true { lines.removeFirst() }
        while lines.last?.isBlank == true { lines.removeLast() }
        let startsOnOwnLine = bytes.first { !$0.isIndentation }?.endsLine ?? false
        let indented = startsOnOwnLine ? lines[...] : lines.dropFirst()
        let shared = indented.filter { !$0.isBlank }.map(\.indentation).reduce(nil, commonPrefix)?.count ?? 0
        let head = startsOnOwnLine ? [] : lines.prefix(1).map { $0.drop(while: \.isIndentation) }
        let code = head + indented.map { $0.dropFirst(min(shared, $0.indentation.count)) }
        var joined = Array(code.joined(separator: [UInt8(ascii: "\n")]))
        while joined.last?.isIndentation == true { joined.removeLast() }
        return String(decoding: joined, as: UTF8.self)
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

    private static func commonPrefix(_ left: ArraySlice<UInt8>?, _ right: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard let left else { return right }
        return left.prefix(zip(left, right).prefix { $0 == $1 }.count)
    }
}

extension UInt8 {
    fileprivate var isIndentation: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

    /// Whether a line of Swift ends with it; other ends of lines that Unicode knows may stand in a string.
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
