import Foundation

/// A namespace for the module names that Xcode derives from product names.
enum ModuleName {
    /// Returns the text as a C99 extended identifier: `_` replaces each other character, and a leading digit.
    ///
    ///     ModuleName.make("Ice Cubes")         // "Ice_Cubes"
    ///     ModuleName.make("Home Assistant Δ")  // "Home_Assistant_Δ"
    ///     ModuleName.make("3D")                // "_D"
    static func make(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        // Xcode composes letters and accents first, so both Unicode forms of a name make the same module.
        for scalar in text.precomposedStringWithCanonicalMapping.unicodeScalars {
            scalars.append(isLegal(scalar) ? scalar : "_")
        }
        let name = String(scalars)
        return name.unicodeScalars.first?.properties.numericType != nil ? "_\(name.dropFirst())" : name
    }

    /// Returns whether a scalar is a letter or digit, as a rule that covers Annex D of ISO/IEC 9899:1999 for names in use.
    private static func isLegal(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber: true
        default: scalar == "_"
        }
    }
}
