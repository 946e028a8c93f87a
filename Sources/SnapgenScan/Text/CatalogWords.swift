import SnapgenConfiguration

/// The names of protocols, macros and attributes that make a file part of the catalog.
///
///     CatalogWords(settings).areMentioned(in: bytes)  // false: there is no need to parse the file
struct CatalogWords: Sendable {
    /// The beginning of a comment that is meant for snapgen.
    static let commentMark = "snapgen:"

    private let families: [WordFamily]

    init(_ settings: CatalogSettings) {
        let types = settings.protocols.map(\.name) + settings.attributes.keys
        let words =
            types.map { CatalogWord(text: $0, isMacro: false) }
            + settings.macros.map { CatalogWord(text: $0, isMacro: true) }
        families = Self.families(of: words.filter { !$0.text.isEmpty })
    }

    /// Returns whether one of the words occurs as a whole name and, if it is a macro's, where a macro can be used.
    ///
    /// Words in comments and strings count: a file too many is parsed, and none too few. A file of UTF-16 may mention
    /// anything.
    func areMentioned(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.isUTF16 || families.contains { $0.occurs(in: bytes) }
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

/// Words with a common beginning, which one search finds.
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

/// A word that makes a file part of the catalog.
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

    /// Returns whether a `#`, with or without a module's name and a dot behind it, or a comment precedes the word.
    ///
    /// Words of prose and members' names are frequent: a file of localized texts can be the largest of an app.
    private static func canUseMacro(before start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let sign = last(before: start, in: bytes) { !canStandBehindPound($0) }
        guard sign >= 0, bytes[sign] == UInt8(ascii: ".") else { return isPoundOrComment(at: sign, in: bytes) }
        let module = last(before: sign, in: bytes) { !canStandBehindPound($0) }
        // A comment may end a line before the dot.
        if bytes[(module + 1)..<sign].contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
            return true
        }
        let name = last(before: sign, in: bytes) { !canStandBehindPound($0) && !$0.isOfName }
        return isPoundOrComment(at: name, in: bytes)
    }

    private static func isPoundOrComment(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard offset >= 0 else { return false }
        if bytes[offset] == UInt8(ascii: "#") { return true }
        return offset > 0 && bytes[offset] == UInt8(ascii: "/") && bytes[offset - 1] == UInt8(ascii: "*")
    }

    /// The offset of the last byte before `end` that meets a condition; -1 if none does.
    private static func last(
        before end: Int, in bytes: UnsafeBufferPointer<UInt8>, where condition: (UInt8) -> Bool
    ) -> Int {
        bytes[..<end].lastIndex(where: condition) ?? -1
    }

    private static func canStandBehindPound(_ byte: UInt8) -> Bool {
        byte.isSpace || byte == UInt8(ascii: "`") || byte >= 0x80
    }
}
