import Foundation

/// Names that every file system keeps apart and every tool passes on unharmed.
public enum SafeName {
    /// The longest title in bytes.
    ///
    /// A reference's name is title, environment, sample and extension, and has 200 bytes at most.
    public static let longestTitle = 90
    /// The longest name of an environment or a sample in bytes.
    public static let longestPart = 50

    /// A text as a part of a file's name.
    ///
    /// What is neither a letter, a digit, `_` nor `-` becomes `-`, never twice in a row nor at an end; what nobody sees
    /// is left out. A long name is cut and carries a hash of the whole. The name is in the Unicode form C, because that
    /// is what Git makes of names on a Mac.
    ///
    ///     SafeName.fileComponent("Hotel cell: loading…")  // "Hotel-cell-loading"
    ///     SafeName.fileComponent("🙂")                    // nil
    ///
    /// - Parameters:
    ///   - text: what the user calls the thing.
    ///   - longest: the most bytes that the name may take.
    /// - Returns: `nil` where nothing of the text is left.
    public static func fileComponent(_ text: String, longest: Int = longestTitle) -> String? {
        if text.utf8.count <= longest, isSafe(text) { return text }
        let visible = isASCII(text) ? text : text.withoutInvisibles.precomposedStringWithCanonicalMapping
        let words = words(in: visible)
        guard !words.isEmpty else { return nil }
        return shortened(words.joined(separator: "-"), hashOf: visible, longest: longest)
    }

    /// A name of at most `longest` bytes, of which a cut one ends in a hash of `text`.
    public static func shortened(_ name: String, hashOf text: String, longest: Int = longestTitle) -> String {
        guard name.utf8.count > longest else { return name }
        let hash = StableHash.short(text)
        return "\(name.cut(to: longest - hash.utf8.count - 1))-\(hash)"
    }

    /// A name of at most `longest` bytes that ends in a hash of `identity`, for one of several things of alike names.
    ///
    ///     SafeName.distinguished("Row", by: "App.Row")  // "Row_6kuzph"
    public static func distinguished(_ name: String, by identity: String, longest: Int = longestTitle) -> String {
        let hash = StableHash.short(identity.precomposedStringWithCanonicalMapping)
        return "\(name.cut(to: longest - hash.utf8.count - 1))_\(hash)"
    }

    /// What two names have in common that a file system without case or with another Unicode form cannot tell apart.
    ///
    /// Swift compares texts by canonical equivalence, so two keys are equal where only the Unicode form differs.
    public static func collisionKey(_ name: String) -> String {
        if isASCII(name) { return name.lowercased() }
        // "ς" and "σ" share their upper case only, and "ẞ" and "ss" that of their lower case.
        return name.lowercased().uppercased().lowercased()
    }

    private static func isASCII(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }

    private static func words(in text: String) -> [Substring] {
        guard isASCII(text) else { return text.split { !isWord($0) } }
        return text.utf8.split { !$0.isOfPlainWord }.map(Substring.init)
    }

    /// Whether a text is made of ASCII letters, digits, `_` and single `-` inside, and needs no change.
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
        guard let first = character.unicodeScalars.first, !first.isMark else { return false }
        if character == "_" || character.isLetter { return true }
        return character.unicodeScalars.count == 1 && first.properties.generalCategory == .decimalNumber
    }
}

extension String {
    /// Without joiners, variation selectors and the like, which some file systems do not compare, and without colours of
    /// skin, which join any letter before them.
    fileprivate var withoutInvisibles: String {
        var scalars = String.UnicodeScalarView()
        scalars.append(
            contentsOf: unicodeScalars.filter {
                !$0.properties.isDefaultIgnorableCodePoint && !$0.properties.isEmojiModifier
            })
        return String(scalars)
    }

    /// The beginning that takes at most `bytes` bytes, without a `-` at its end.
    fileprivate func cut(to bytes: Int) -> String {
        var scalars = unicodeScalars[...]
        var count = utf8.count
        while let last = scalars.last, count > bytes || last == "-" {
            scalars.removeLast()
            count -= UTF8.width(last)
        }
        return String(Substring(scalars))
    }
}

extension Unicode.Scalar {
    /// Whether it joins the sign before it; alone, it is no part of a name.
    fileprivate var isMark: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }
}
