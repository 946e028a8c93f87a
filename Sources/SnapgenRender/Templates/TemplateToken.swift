/// A part of a template as it is compiled.
enum TemplateToken: Equatable {
    /// What is printed as it is.
    case text(String)
    /// What stands in `{{ … }}`.
    case value(String)
    /// The first word in `{% … %}`, and what stands behind it.
    case block(String, String)

    /// A template's tokens without its comments, and without the white space that Stencil's `.smart` takes away.
    ///
    /// - Returns: `nil` where a tag is written as only Stencil reads it.
    static func tokens(of source: String) -> [TemplateToken]? {
        let pieces = TemplateTag.pieces(of: source)
        var tokens: [TemplateToken] = []
        for (position, piece) in pieces.enumerated() {
            switch piece {
            case .text(let text):
                let before = position == 0 ? nil : pieces[position - 1]
                let behind = position + 1 == pieces.count ? nil : pieces[position + 1]
                tokens.append(.text(trimmed(text, between: before, and: behind, isSmart: true)))
            case .tag(let tag, let written):
                guard tag.isPlain(as: written) else { return nil }
                if let token = token(of: tag) { tokens.append(token) }
            }
        }
        return tokens
    }

    private static func token(of tag: TemplateTag) -> TemplateToken? {
        switch tag.kind {
        case .variable: return .value(tag.contents)
        case .comment, .unclosed: return nil
        case .block:
            let words = tag.contents.split(separator: " ", maxSplits: 1).map(String.init)
            return .block(words.first ?? "", words.dropFirst().first ?? "")
        }
    }
}

extension TemplateTag {
    /// Whether everything that reads templates takes the tag for the same: one line of ASCII, and no sign but `+`.
    fileprivate func isPlain(as written: Substring) -> Bool {
        // Stencil sees "{#}" end where it begins.
        guard written.utf8.first != UInt8(ascii: "}") else { return false }
        switch kind {
        case .comment: return written.unicodeScalars.first?.isASCII ?? true
        case .unclosed: return false
        case .variable: return written.withoutSpaces == contents && written.isPrintableASCII && isNoRange
        case .block: return written.withoutKeepSigns.withoutSpaces == contents && written.isPrintableASCII && isNoRange
        }
    }

    /// Whether it holds no `1...3`, which Stencil looks for in quotes as well.
    private var isNoRange: Bool { !contents.utf8.contains(UInt8(ascii: ".")) || !contents.contains("...") }
}

extension Substring {
    fileprivate var isPrintableASCII: Bool { utf8.allSatisfy { (0x20...0x7E).contains($0) } }

    fileprivate var withoutSpaces: Substring {
        var rest = self
        while rest.first == " " { rest.removeFirst() }
        while rest.last == " " { rest.removeLast() }
        return rest
    }

    /// What stands between the signs that keep white space.
    fileprivate var withoutKeepSigns: Substring {
        let rest = hasPrefix("+") ? dropFirst() : self
        return rest.hasSuffix("+") ? rest.dropLast() : rest
    }
}

/// White space beside blocks, as Stencil trims it with the regular expressions `^[ \t]*\n` and `[ \t]*$`, which take time
/// with the square of the text.
extension TemplateToken {
    /// A text without what the blocks beside it take away.
    ///
    /// - Parameter isSmart: whether a block without a sign takes the rest of its line away.
    static func trimmed(
        _ text: Substring, between before: TemplatePiece?, and behind: TemplatePiece?, isSmart: Bool
    ) -> String {
        var text = text
        switch before?.sign(at: \.last) {
        case "-": text = Substring(text.unicodeScalars.drop(while: \.properties.isWhitespace))
        case "" where isSmart: text = withoutFirstLineEnd(text)
        default: break
        }
        switch behind?.sign(at: \.first) {
        case "-": return String(withoutLast(text.unicodeScalars, while: \.properties.isWhitespace))
        case "" where isSmart: return withoutLastBlanks(text)
        default: return String(text)
        }
    }

    private static func withoutLast(
        _ scalars: Substring.UnicodeScalarView, while isDropped: (Unicode.Scalar) -> Bool
    ) -> Substring {
        var rest = scalars
        while let last = rest.last, isDropped(last) { rest.removeLast() }
        return Substring(rest)
    }

    private static func withoutFirstLineEnd(_ text: Substring) -> Substring {
        let rest = text.unicodeScalars.drop(while: isBlank)
        return rest.first == "\n" ? Substring(rest.dropFirst()) : text
    }

    private static func withoutLastBlanks(_ text: Substring) -> String {
        let scalars = withoutLast(text.unicodeScalars, while: isBlank).unicodeScalars
        // "$" is also before the last line end.
        guard scalars.endIndex == text.endIndex, let end = lastLineEnd(of: scalars) else {
            return String(Substring(scalars))
        }
        return String(withoutLast(scalars[..<end], while: isBlank)) + String(text[end...])
    }

    private static func lastLineEnd(of scalars: Substring.UnicodeScalarView) -> String.Index? {
        guard let last = scalars.last, isLineEnd(last) else { return nil }
        let rest = scalars.dropLast()
        return last == "\n" && rest.last == "\r" ? rest.dropLast().endIndex : rest.endIndex
    }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }

    /// What ends a line in ICU's regular expressions.
    private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\n", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
        default: false
        }
    }
}

extension TemplatePiece {
    /// The sign on one side of a block, an empty text where there is none, and `nil` for what is no block.
    fileprivate func sign(at side: (Substring) -> Character?) -> String? {
        guard case .tag(let tag, let written) = self, tag.kind == .block else { return nil }
        return side(written).map { "+-".contains($0) ? String($0) : "" } ?? ""
    }
}
