/// White space beside blocks, as Stencil trims it with the regular expressions `^[ \t]*\n` and `[ \t]*$`, which take time
/// with the square of the text.
extension [TemplatePiece] {
    /// The text at an index, without what the blocks beside it take away.
    ///
    /// - Parameter isSmart: whether a block without a sign takes the rest of its line away.
    func trimmedText(_ text: Substring, at index: Int, isSmart: Bool) -> String {
        var text = text
        switch index > 0 ? self[index - 1].sign(at: \.last) : nil {
        case "-": text = Substring(text.unicodeScalars.drop(while: \.properties.isWhitespace))
        case "" where isSmart: text = text.withoutFirstLineEnd
        default: break
        }
        switch index + 1 < count ? self[index + 1].sign(at: \.first) : nil {
        case "-": return String(text.unicodeScalars.withoutLast(while: \.properties.isWhitespace))
        case "" where isSmart: return text.withoutLastBlanks
        default: return String(text)
        }
    }
}

extension TemplatePiece {
    /// The sign on one side of a block, an empty text if there is none, and `nil` for what is no block.
    fileprivate func sign(at side: (Substring) -> Character?) -> String? {
        guard case .tag(let tag, let written) = self, tag.kind == .block else { return nil }
        return side(written).map { "+-".contains($0) ? String($0) : "" } ?? ""
    }
}

extension String {
    /// The lines; a carriage return ends one as well as a line feed, and so do both together two.
    package var lines: [String] {
        unicodeScalars.split(omittingEmptySubsequences: false, whereSeparator: \.endsLine)
            .map { String(String.UnicodeScalarView($0)) }
    }
}

extension Substring {
    fileprivate var withoutFirstLineEnd: Substring {
        let rest = unicodeScalars.drop(while: \.isBlank)
        return rest.first == "\n" ? Substring(rest.dropFirst()) : self
    }

    fileprivate var withoutLastBlanks: String {
        let scalars = unicodeScalars.withoutLast(while: \.isBlank)
        // "$" is also before the last line end.
        guard scalars.endIndex == endIndex, let end = scalars.lastLineEnd else { return String(scalars) }
        return String(scalars[..<end].withoutLast(while: \.isBlank)) + String(self[end...])
    }
}

extension Substring.UnicodeScalarView {
    fileprivate func withoutLast(while isDropped: (Unicode.Scalar) -> Bool) -> Self {
        var rest = self
        while let last = rest.last, isDropped(last) { rest.removeLast() }
        return rest
    }

    /// The beginning of the line end at the end of the text, or `nil` if there is none.
    fileprivate var lastLineEnd: String.Index? {
        guard let last, last.endsLine else { return nil }
        let rest = dropLast()
        return last == "\n" && rest.last == "\r" ? rest.dropLast().endIndex : rest.endIndex
    }
}

extension Unicode.Scalar {
    fileprivate var isBlank: Bool { self == " " || self == "\t" }

    /// Indicates whether ICU's regular expressions end a line with it.
    fileprivate var endsLine: Bool {
        switch self {
        case "\n", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
        default: false
        }
    }
}
