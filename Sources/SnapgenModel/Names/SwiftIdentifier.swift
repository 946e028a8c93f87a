import SnapgenNames

/// A namespace for creating valid Swift identifiers from arbitrary text.
///
/// Identifiers contain letters, digits and `_` only. Swift allows more characters, such as emoji, but names of tests
/// must be easy to type on a command line and to read in a log.
package enum SwiftIdentifier {
    /// Returns an identifier for a declaration, in backticks if it is a keyword: `_` and a hash of the text if it
    /// contains no valid characters.
    package static func make(_ text: String) -> String {
        let kept = words(in: text)
        let name = kept.isEmpty || kept == "_" ? StableHash.short(text) : kept
        let isFree = name == kept && startsAsName(kept) && !metatypes.contains(kept)
        return quoted(isFree ? kept : "_\(name)")
    }

    /// A text as the end of an identifier, where a leading digit is valid; a hash if it contains no valid character.
    package static func suffix(_ text: String) -> String {
        let kept = words(in: text)
        return kept.isEmpty ? StableHash.short(text) : kept
    }

    /// Returns a name as it is written at the point of use: in backticks if it is a keyword or a raw identifier (SE-0451).
    package static func quoted(_ name: String) -> String {
        let bare = name.hasPrefix("`") && name.hasSuffix("`") ? String(name.dropFirst().dropLast()) : name
        return isValid(bare) && !keywords.contains(bare) ? bare : "`\(bare)`"
    }

    /// Returns a qualified name with each component as it is written at the point of use.
    package static func qualified(_ name: String) -> String {
        if !name.utf8.contains(UInt8(ascii: ".")) { return name.isEmpty ? "" : quoted(name) }
        return name.split(separator: ".").map { quoted(String($0)) }.joined(separator: ".")
    }

    /// Returns whether a text is a valid identifier without backticks, or a keyword, and has no symbols.
    package static func isValid(_ text: String) -> Bool {
        startsAsName(text) && text != "_"
            && (text.utf8.allSatisfy(\.isOfPlainWord) || text.unicodeScalars.allSatisfy(mayHold))
    }

    private static func startsAsName(_ text: String) -> Bool {
        text.unicodeScalars.first.map { $0 == "_" || $0.properties.isIDStart } ?? false
    }

    private static func words(in text: String) -> String {
        if text.utf8.allSatisfy(\.isOfPlainWord) { return text }
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            return text.utf8.split { !$0.isOfPlainWord }.map(Substring.init).joined(separator: "_")
        }
        return text.split { !isWord($0) }.map(withoutInvisibles).joined(separator: "_")
    }

    private static func isWord(_ character: Character) -> Bool {
        if character == "_" { return true }
        guard let first = character.unicodeScalars.first else { return false }
        let isLetterOrDigit = character.isLetter || first.properties.generalCategory == .decimalNumber
        return isLetterOrDigit
            && character.unicodeScalars.allSatisfy { mayHold($0) || $0.properties.isDefaultIgnorableCodePoint }
    }

    /// The word without joiners and variation selectors, which Swift allows in identifiers.
    private static func withoutInvisibles(_ word: Substring) -> String {
        String(word.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint })
    }

    /// Returns whether a scalar may occur in an identifier without backticks; Swift allows some more, such as emoji.
    package static func mayHold(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isIDContinue }

    /// The names with a special meaning after a dot, with and without backticks.
    private static let metatypes: Set<String> = ["Protocol", "Type"]

    /// The keywords that "Keywords and Punctuation" in "The Swift Programming Language" reserves everywhere, and
    /// `metatypes`.
    private static let keywords: Set<String> = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch", "class",
        "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
        "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
        "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
        "where", "while",
    ]
}

extension String {
    /// The parts of a dotted name, outermost first: `Hotel` and `Cell` of `Hotel.Cell`.
    ///
    /// They are found by bytes, because the names of all types are taken apart, and characters take ten times as long.
    package var dottedComponents: [Substring] {
        let dot = UInt8(ascii: ".")
        return utf8.contains(dot) ? utf8.split(separator: dot).map(Substring.init) : isEmpty ? [] : [self[...]]
    }
}
