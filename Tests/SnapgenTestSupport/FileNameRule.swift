/// What a name of a file may be made of: letters, digits, `_` and `-`, but no `-` at an end.
public enum FileNameRule {
    /// Whether a name is such a name of at most `longest` bytes.
    public static func allows(_ name: some StringProtocol, longest: Int = 200) -> Bool {
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
