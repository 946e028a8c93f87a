import SnapgenModel

/// The words by which a file can ask to be in the catalog: of protocols, macros and attributes.
///
///     CatalogWords(settings).areMentioned(in: bytes)  // false: there is no need to parse the file
struct CatalogWords: Sendable {
    private let families: [WordFamily]

    /// The words of a configuration.
    init(_ settings: CatalogSettings) {
        let types = settings.protocols.map(\.name) + settings.attributes.keys
        let words =
            types.map { CatalogWord(text: $0, isMacro: false) }
            + settings.macros.map { CatalogWord(text: $0, isMacro: true) }
        families = Self.families(of: words.filter { !$0.text.isEmpty })
    }

    /// Whether one of the words occurs, as a whole name and, of a macro, where one can be used.
    ///
    /// Comments and strings are not told from code: a file too many is parsed, none too few. What a
    /// file of UTF-16 mentions, nobody can tell.
    func areMentioned(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        SourceScanner.isUTF16(bytes) || families.contains { $0.occurs(in: bytes) }
    }

    private static func families(of words: [CatalogWord]) -> [WordFamily] {
        let stems = words.map(\.text).filter { text in
            !words.contains { text != $0.text && text.utf8.starts(with: $0.text.utf8) }
        }
        return Set(stems).sorted().map { stem in
            WordFamily(search: ByteSearch(for: stem), words: words.filter { $0.text.utf8.starts(with: stem.utf8) })
        }
    }
}

/// Words that begin alike, which one search finds.
private struct WordFamily {
    var search: ByteSearch
    var words: [CatalogWord]

    func occurs(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var position = 0
        while let start = search.first(in: bytes, from: position) {
            if words.contains(where: { $0.stands(at: start, in: bytes) }) { return true }
            position = start + 1
        }
        return false
    }
}

/// A word that can ask to be in the catalog.
private struct CatalogWord {
    var text: String
    var isMacro: Bool

    func stands(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let end = start + text.utf8.count
        guard end <= bytes.count, end == bytes.count || !bytes[end].isSurelyOfName else { return false }
        guard start == 0 || !bytes[start - 1].isSurelyOfName else { return false }
        guard zip(bytes[start..<end], text.utf8).allSatisfy(==) else { return false }
        return !isMacro || Self.canUseMacro(before: start, in: bytes)
    }

    /// Whether a `#`, or the `.` behind a module's name, stands before the word; what a comment between them ends with
    /// is taken for one.
    private static func canUseMacro(before start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var position = start - 1
        while position >= 0, canStandBehindPound(bytes[position]) { position -= 1 }
        guard position >= 0 else { return false }
        return [UInt8(ascii: "#"), UInt8(ascii: "."), UInt8(ascii: "/")].contains(bytes[position])
    }

    private static func canStandBehindPound(_ byte: UInt8) -> Bool {
        byte.isSpace || byte == UInt8(ascii: "`") || byte >= 0x80
    }
}
