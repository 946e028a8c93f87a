/// Names as swift-snapshot-testing makes them safe for a file.
public enum LibraryName {
    /// The text with a `-` for each run of anything but letters, marks, digits and `_`, and with none at either end.
    ///
    ///     LibraryName.fileName("test_authView()")  // "test_authView"
    ///     LibraryName.fileName("Loading, 50 %")    // "Loading-50"
    ///
    /// - Returns: an empty text where nothing is kept.
    public static func fileName(_ text: String) -> String {
        var safe = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if isWord(scalar) {
                safe.append(scalar)
            } else if safe.last != "-" {
                safe.append("-")
            }
        }
        if safe.first == "-" { safe.removeFirst() }
        if safe.last == "-" { safe.removeLast() }
        return String(safe)
    }

    /// `\w` of "Regular Expressions" in the ICU documentation, which Foundation's expressions are.
    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.properties.isAlphabetic || scalar == "\u{200C}" || scalar == "\u{200D}" { return true }
        return switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation: true
        default: false
        }
    }
}
