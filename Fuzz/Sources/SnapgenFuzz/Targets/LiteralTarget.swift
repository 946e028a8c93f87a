import SnapgenConfiguration
import SnapgenModel
import SnapgenNames
import SnapgenRender
import SnapgenTestSupport
import SwiftParser
import SwiftSyntax

/// Checks for literals, identifiers, file names, paths and patterns made from a text.
struct LiteralTarget {
    private let text: String

    init(_ bytes: [UInt8]) {
        text = String(decoding: bytes, as: UTF8.self)
    }

    func check() throws(Finding) {
        try checkLiteral()
        try checkIdentifiers()
        try checkFileName()
        try checkPath()
        try checkGlob()
        try checkNumbers()
    }

    /// Checks that the literal is a single-line token and evaluates to the text.
    private func checkLiteral() throws(Finding) {
        let literal = SwiftLiteral.string(text)
        let parsed = expression(in: literal)?.as(StringLiteralExprSyntax.self)
        let value = parsed?.representedLiteralValue
        try Finding.unless(
            value.map { $0.utf8.elementsEqual(text.utf8) } ?? false,
            "the literal \(literal) is \(value.debugDescription), not \(text.debugDescription)")
        try Finding.unless(!literal.contains(where: \.isNewline), "the literal \(literal.debugDescription) has lines")
    }

    /// Checks that each name is a single identifier token.
    private func checkIdentifiers() throws(Finding) {
        for name in [SwiftIdentifier.make(text), "test\(SwiftIdentifier.suffix(text))"] {
            let token = expression(in: name)?.as(DeclReferenceExprSyntax.self)?.baseName
            try Finding.unless(
                token.map { $0.text == name && $0.tokenKind.isName } ?? false,
                "\(name.debugDescription) is not an identifier; it is made of \(text.debugDescription)")
        }
    }

    /// Returns the expression that a text consists of, or `nil` if there is a syntax error.
    private func expression(in text: String) -> ExprSyntax? {
        let tree = Parser.parse(source: "x = \(text)\n")
        guard !tree.hasError, tree.statements.count == 1,
            let sequence = tree.statements.first?.item.as(SequenceExprSyntax.self), sequence.elements.count == 3
        else { return nil }
        return sequence.elements.last
    }

    /// Checks that a file name is short, valid on every file system, and unchanged when converted again.
    private func checkFileName() throws(Finding) {
        let names = [SafeName.fileComponent(text), SafeName.fileComponent(text, longest: SafeName.longestPart)]
        for (name, longest) in zip(names, [SafeName.longestTitle, SafeName.longestPart]) {
            guard let name else { continue }
            try Finding.unless(
                FileNameRule.allows(name, longest: longest),
                "\(name.debugDescription) is not a safe name; it is made of \(text.debugDescription)")
            try Finding.unless(
                SafeName.fileComponent(name, longest: longest).map { $0.utf8.elementsEqual(name.utf8) } ?? false,
                "the safe name \(name.debugDescription) has another safe name")
            let distinguished = SafeName.distinguished(name, by: text)
            try Finding.unless(
                FileNameRule.allows(distinguished, longest: SafeName.longestTitle),
                "\(distinguished.debugDescription) is not a safe name; it is made of \(name.debugDescription)")
        }
        let key = SafeName.collisionKey(text)
        try Finding.unless(SafeName.collisionKey(key) == key, "the key of \(text.debugDescription) has another key")
    }

    /// Checks that a path is below its root and unchanged when parsed again.
    private func checkPath() throws(Finding) {
        guard let path = RelativePath(text) else { return }
        try Finding.unless(RelativePath(path.string) == path, "the path \(path.string.debugDescription) has another")
        let parts = path.string.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        let leads = parts.contains { [[], Array(".".utf8), Array("..".utf8)].contains(Array($0)) }
        try Finding.unless(!leads, "the path \(path.string.debugDescription) has a part that leads elsewhere")
        try Finding.unless(
            path.parent?.appending(path.name) == path || path.parent == nil,
            "the path \(path.string.debugDescription) is not its name in its folder")
        _ = (path.stem, ModuleNamer.module(of: path))
    }

    /// Checks that matching ends, and that a pattern of escaped characters matches the text.
    private func checkGlob() throws(Finding) {
        guard text.utf8.count < 500 else { return }
        _ = Glob(text).matches(String(text.reversed()))
        let escaped = String(text.flatMap { [Character("\\"), $0] })
        // A combining mark at the beginning merges with the backslash.
        guard escaped.count == 2 * text.count else { return }
        try Finding.unless(
            Glob(escaped).matches(text), "the pattern of \(text.debugDescription) does not match it")
    }

    /// Checks that parsers of versions, layouts and labels accept any text without crashing.
    private func checkNumbers() throws(Finding) {
        _ = (SystemVersion(text), PreviewLayout(text))
        _ = Suggestion.phrase(for: text, in: ["devices", "themes", String(text.prefix(20))])
        let short = text.prefix(200)
        let labels = short.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let names = LabelNames.names(for: labels).compactMap { $0 }
        let keys = Set(names.map(SafeName.collisionKey))
        try Finding.unless(keys.count == names.count, "labels share a name: \(labels) become \(names)")
    }
}

extension TokenKind {
    fileprivate var isName: Bool {
        if case .identifier = self { true } else { false }
    }
}
