package enum VisibleText {
    /// Returns a text with `\u{…}` in place of invisible characters, line breaks, and characters that control a
    /// terminal or the text direction.
    ///
    ///     VisibleText.escaped("a\nb")  // "a\u{a}b", with the backslash
    package static func escaped(_ text: String) -> String {
        if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
        return text.unicodeScalars.reduce(into: "") { escaped, scalar in
            escaped += isHidden(scalar) ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
        }
    }

    /// Returns the beginning and the end of a text that is too long.
    package static func shortened(_ text: String, longest: Int) -> String {
        guard text.utf8.count > longest, text.count > longest else { return text }
        return "\(text.prefix(longest / 2)) … \(text.suffix(longest / 2))"
    }

    /// Returns whether a scalar is invisible, a space other than U+0020, or no character.
    package static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse: true
        case .spaceSeparator: scalar != " "
        default: scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.isNoncharacterCodePoint
        }
    }
}

extension [String] {
    /// Returns the texts as an enumeration in prose.
    ///
    ///     ["entry", "environment", "case"].listed(with: "or")  // "entry, environment or case"
    package func listed(with word: String) -> String {
        guard count > 1, let last else { return joined() }
        return "\(dropLast().joined(separator: ", ")) \(word) \(last)"
    }
}
