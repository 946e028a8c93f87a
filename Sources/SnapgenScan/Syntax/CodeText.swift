import SwiftSyntax

/// Prints code of a file: for templates as it is written, and otherwise so that it can be compared.
enum CodeText {
    /// A node from its first token to its last, as written, with `\n` between lines.
    static func written(_ node: some SyntaxProtocol) -> String {
        let text = node.trimmedDescription
        guard text.utf8.contains(UInt8(ascii: "\r")) else { return text }
        return text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    }

    /// The tokens of a node with one spacing and without comments: equal tokens give equal texts, and
    /// literals stay as they are written.
    static func canonical(_ node: some SyntaxProtocol) -> String {
        var text = ""
        var needsSpace = false
        append(Syntax(node), to: &text, &needsSpace)
        return text
    }

    private static func append(_ node: Syntax, to text: inout String, _ needsSpace: inout Bool) {
        let token = node.as(TokenSyntax.self)
        guard token != nil || node.isLiteral else {
            for child in node.children(viewMode: .sourceAccurate) { append(child, to: &text, &needsSpace) }
            return
        }
        let code = token?.text ?? written(node)
        let isInfix = token?.isInfix ?? false
        let endsWord = text.last.map { $0.isPartOfWord || $0 == ")" } ?? false
        let separatesWords = endsWord && code.first?.isPartOfWord ?? false
        if !code.isEmpty, !text.isEmpty, isInfix || needsSpace || separatesWords { text += " " }
        text += code
        needsSpace = isInfix || token?.tokenKind == .comma || token?.tokenKind == .colon
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
