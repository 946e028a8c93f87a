import SnapgenNames

/// A namespace for creating valid Swift identifiers from arbitrary text.
///
/// Identifiers contain letters, digits and `_` only. Swift allows more characters, such as emoji, but names of tests
/// must be easy to type on a command line and to read in a log.
package enum SwiftIdentifier {
    /// Returns an identifier for a declaration, in backticks if it is a keyword: `_` and a hash of the text if it contains no
    /// valid characters.
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

    /// Returns whether a text is a valid identifier without backticks, or a keyword.
    package static func isValid(_ text: String) -> Bool {
        startsAsName(text) && text != "_" && text.unicodeScalars.allSatisfy(mayHold)
    }

    private static func startsAsName(_ text: String) -> Bool {
        text.unicodeScalars.first.map(canStart) ?? false
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
        return isLetterOrDigit && character.unicodeScalars.allSatisfy(mayHold)
    }

    /// The word without joiners and variation selectors, which Swift allows in identifiers.
    private static func withoutInvisibles(_ word: Substring) -> String {
        String(word.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint })
    }

    private static func canStart(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar == "_" || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) }
        return contains(starts, scalar)
    }

    /// Returns whether a scalar may occur in an identifier without backticks.
    package static func mayHold(_ scalar: Unicode.Scalar) -> Bool {
        canStart(scalar) || ("0"..."9").contains(scalar) || contains(combining, scalar)
    }

    private static func contains(_ ranges: [ClosedRange<UInt32>], _ scalar: Unicode.Scalar) -> Bool {
        ranges.contains { $0.contains(scalar.value) }
    }

    /// The ranges of "identifier-head" in "The Swift Programming Language", Lexical Structure, beyond ASCII.
    private static let starts: [ClosedRange<UInt32>] = [
        0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6,
        0xD8...0xF6, 0xF8...0x2FF, 0x370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF, 0x1E00...0x1FFF,
        0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054...0x2054, 0x2060...0x20CF, 0x2100...0x218F,
        0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F,
        0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFFFD,
        0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD, 0x40000...0x4FFFD, 0x50000...0x5FFFD,
        0x60000...0x6FFFD, 0x70000...0x7FFFD, 0x80000...0x8FFFD, 0x90000...0x9FFFD, 0xA0000...0xAFFFD,
        0xB0000...0xBFFFD, 0xC0000...0xCFFFD, 0xD0000...0xDFFFD, 0xE0000...0xEFFFD,
    ]

    /// The ranges that "identifier-character" adds to "identifier-head" beyond ASCII.
    private static let combining: [ClosedRange<UInt32>] = [
        0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
    ]

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
