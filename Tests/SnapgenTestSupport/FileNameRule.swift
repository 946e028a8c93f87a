/// The rule for safe file names: letters, digits, `_` and `-`, without a leading or trailing `-`.
package enum FileNameRule {
    /// Returns whether a name is safe and has at most `longest` bytes.
    package static func allows(_ name: some StringProtocol, longest: Int = 200) -> Bool {
        !name.isEmpty && name.utf8.count <= longest && name.unicodeScalars.first != "-"
            && name.unicodeScalars.last != "-" && name.unicodeScalars.allSatisfy(isAllowed)
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == "_" || scalar == "-" { return true }
        if scalar.properties.isDefaultIgnorableCodePoint { return false }
        return switch scalar.properties.generalCategory {
        case .decimalNumber, .nonspacingMark, .spacingMark, .enclosingMark: true
        default: scalar.properties.isAlphabetic
        }
    }
}
