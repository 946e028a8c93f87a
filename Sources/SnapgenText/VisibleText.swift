/// Texts of which everything can be seen.
public enum VisibleText {
    /// A text with `\u{…}` for whatever cannot be seen, ends a line, steers a terminal or turns the direction of what
    /// follows.
    ///
    ///     VisibleText.escaped("a\nb")  // "a\u{a}b", with the backslash
    public static func escaped(_ text: String) -> String {
        if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
        return text.unicodeScalars.reduce(into: "") { escaped, scalar in
            escaped += isHidden(scalar) ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
        }
    }

    /// The beginning and the end of a text that is too long to be read.
    ///
    /// - Parameter longest: the most characters that are kept.
    public static func shortened(_ text: String, longest: Int) -> String {
        guard text.utf8.count > longest, text.count > longest else { return text }
        return "\(text.prefix(longest / 2)) … \(text.suffix(longest / 2))"
    }

    /// Whether a scalar cannot be seen, or is a space of another kind than the usual one.
    public static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse: true
        case .spaceSeparator: scalar != " "
        default: scalar.properties.isDefaultIgnorableCodePoint
        }
    }
}
