/// A namespace for file names as swift-snapshot-testing creates them.
package enum LibraryName {
    /// Returns the text with `-` in place of each run of characters other than letters, marks, digits and `_`, and
    /// without `-` at its ends.
    package static func fileName(_ text: String) -> String {
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

    /// Returns whether a scalar matches `\w` as defined by "Regular Expressions" in the ICU documentation, which
    /// Foundation's regular expressions implement.
    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.properties.isAlphabetic || scalar == "\u{200C}" || scalar == "\u{200D}" { return true }
        return switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation: true
        default: false
        }
    }
}
