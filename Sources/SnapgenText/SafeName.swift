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
    /// What is neither a letter, a digit, `_` nor `-` becomes `-`, never twice in a row nor at an end; a long name is
    /// cut and carries a hash of the whole.
    ///
    ///     SafeName.fileComponent("Hotel cell: loading…")  // "Hotel-cell-loading"
    ///     SafeName.fileComponent("🙂")                    // nil
    ///
    /// - Parameters:
    ///   - text: what the user calls the thing.
    ///   - longest: the most bytes that the name may take.
    /// - Returns: `nil` where nothing of the text is left.
    public static func fileComponent(_ text: String, longest: Int = longestTitle) -> String? {
        let kept = text.map { isWord($0) ? $0 : "-" }
        let name = kept.split(separator: "-").map { String($0) }.joined(separator: "-")
        guard !name.isEmpty else { return nil }
        return shortened(name, hashOf: text, longest: longest)
    }

    /// A name of at most `longest` bytes, of which a cut one ends in a hash of `text`.
    public static func shortened(_ name: String, hashOf text: String, longest: Int = longestTitle) -> String {
        guard name.utf8.count > longest else { return name }
        let hash = StableHash.short(text)
        var short = name
        while short.utf8.count > longest - hash.utf8.count - 1 { short.removeLast() }
        return "\(short.trimmingDashes)-\(hash)"
    }

    /// What two names have in common that a file system without case or with another Unicode form cannot tell apart.
    ///
    /// Swift compares texts by canonical equivalence, so two keys are equal where only the Unicode form differs.
    public static func collisionKey(_ name: String) -> String {
        name.lowercased()
    }

    private static func isWord(_ character: Character) -> Bool {
        if character == "_" || character.isLetter { return true }
        let scalars = character.unicodeScalars
        return scalars.count == 1 && scalars.first?.properties.generalCategory == .decimalNumber
    }
}

extension String {
    fileprivate var trimmingDashes: String {
        var text = Substring(self)
        while text.last == "-" { text.removeLast() }
        return String(text)
    }
}
