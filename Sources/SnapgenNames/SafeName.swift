import Foundation

package enum SafeName {
    /// The maximal length of a title in bytes.
    ///
    /// A reference's name consists of title, environment, sample and extension, and has at most 200 bytes.
    package static let longestTitle = 90
    /// The maximal length of the name of an environment or a sample in bytes.
    package static let longestPart = 50

    /// Returns a text as part of a file name.
    ///
    /// Runs of characters other than letters, digits, `_` and `-` become one `-`, except at both ends. Invisible
    /// characters are removed. A name that is too long is truncated and ends in a hash of the text. The name is in
    /// Unicode normalization form C, to which Git converts names on macOS.
    ///
    ///     SafeName.fileComponent("Hotel cell: loading…")  // "Hotel-cell-loading"
    ///     SafeName.fileComponent("🙂")                    // nil
    ///
    /// - Parameters:
    ///   - text: The name as written by the user.
    ///   - longest: The maximal length of the result in bytes.
    /// - Returns: `nil` if the text contains no valid characters.
    package static func fileComponent(_ text: String, longest: Int = longestTitle) -> String? {
        if text.utf8.count <= longest, isSafe(text) { return text }
        let visible = isASCII(text) ? text : withoutInvisibles(text).precomposedStringWithCanonicalMapping
        let words = words(in: visible)
        guard !words.isEmpty else { return nil }
        return shortened(words.joined(separator: "-"), hashOf: visible, longest: longest)
    }

    package static func shortened(_ name: String, hashOf text: String, longest: Int = longestTitle) -> String {
        guard name.utf8.count > longest else { return name }
        let hash = StableHash.short(text)
        return "\(cut(name, to: longest - hash.utf8.count - 1))-\(hash)"
    }

    /// Returns a name of at most `longest` bytes that ends in a hash of `identity`, to distinguish equal names.
    ///
    ///     SafeName.distinguished("Row", by: "App.Row")  // "Row_6kuzph"
    package static func distinguished(_ name: String, by identity: String, longest: Int = longestTitle) -> String {
        let hash = StableHash.short(identity.precomposedStringWithCanonicalMapping)
        return "\(cut(name, to: longest - hash.utf8.count - 1))_\(hash)"
    }

    /// Returns a key that is equal for names that differ only in case or Unicode form, as on some file systems.
    ///
    /// Swift compares strings by canonical equivalence, so the key itself does not need to be normalized.
    package static func collisionKey(_ name: String) -> String {
        if isASCII(name) { return name.lowercased() }
        // "ς" and "σ" have only the upper case in common, "ẞ" and "ss" only the lower case of it.
        return name.lowercased().uppercased().lowercased()
    }

    private static func isASCII(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }

    private static func words(in text: String) -> [Substring] {
        guard isASCII(text) else { return text.split { !isWord($0) } }
        return text.utf8.split { !$0.isOfPlainWord }.map(Substring.init)
    }

    private static func isSafe(_ text: String) -> Bool {
        var mayEnd = false
        for byte in text.utf8 {
            if byte.isOfPlainWord {
                mayEnd = true
            } else if byte == UInt8(ascii: "-"), mayEnd {
                mayEnd = false
            } else {
                return false
            }
        }
        return mayEnd
    }

    private static func isWord(_ character: Character) -> Bool {
        guard let first = character.unicodeScalars.first, !isMark(first) else { return false }
        if character == "_" || character.isLetter { return true }
        return character.unicodeScalars.count == 1 && first.properties.generalCategory == .decimalNumber
    }

    /// Returns the text without joiners, variation selectors and similar scalars, which some file systems ignore, and
    /// without skin tone modifiers, which combine with a preceding letter.
    private static func withoutInvisibles(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        scalars.append(
            contentsOf: text.unicodeScalars.filter {
                !$0.properties.isDefaultIgnorableCodePoint && !$0.properties.isEmojiModifier
            })
        return String(scalars)
    }

    private static func cut(_ text: String, to bytes: Int) -> String {
        var scalars = text.unicodeScalars[...]
        var count = text.utf8.count
        while let last = scalars.last, count > bytes || last == "-" {
            scalars.removeLast()
            count -= UTF8.width(last)
        }
        return String(Substring(scalars))
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }
}
