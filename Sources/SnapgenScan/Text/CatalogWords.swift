import SnapgenConfiguration

struct CatalogWords: Sendable {
    static let commentMark = "snapgen:"

    private let types: Set<String>
    private let macros: Set<String>
    /// The searches that find all of them: that for `Testable` finds `AsyncTestable`, too.
    private let searches: [ByteSearch]

    init(_ settings: CatalogSettings) {
        types = Set(settings.protocols.map(\.name) + settings.attributes.keys)
        macros = Set(settings.macros)
        let words = types.union(macros).filter { !$0.isEmpty }
        let others = words.filter { word in
            word.utf8.allSatisfy(\.isSurelyOfName)
                && words.contains { other in other != word && word.indices.contains { word[$0...].hasPrefix(other) } }
        }
        searches = words.subtracting(others).sorted().map { ByteSearch(for: $0) }
    }

    /// Words in comments and strings count: a file too many is parsed, and none too few; a file of UTF-16 may mention
    /// anything.
    func areMentioned(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.isUTF16 || searches.contains { areMentioned(in: bytes, foundBy: $0) }
    }

    private func areMentioned(in bytes: UnsafeBufferPointer<UInt8>, foundBy search: ByteSearch) -> Bool {
        var position = 0
        while let found = search.first(in: bytes, from: position) {
            let start = Self.last(before: found, in: bytes) { !$0.isSurelyOfName } + 1
            position = found + search.sought.count
            while position < bytes.count, bytes[position].isSurelyOfName { position += 1 }
            let word = String(decoding: bytes[start..<position], as: UTF8.self)
            if types.contains(word) || macros.contains(word) && Self.canUseMacro(before: start, in: bytes) {
                return true
            }
        }
        return false
    }

    /// Returns whether a `#`, with or without a module's name and a dot behind it, or a comment precedes the word.
    ///
    /// Words of prose and members' names are frequent: a file of localized texts can be the largest of an app.
    private static func canUseMacro(before start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let sign = last(before: start, in: bytes) { !canStandBehindPound($0) }
        guard sign >= 0, bytes[sign] == UInt8(ascii: ".") else { return isPoundOrComment(at: sign, in: bytes) }
        let module = last(before: sign, in: bytes) { !canStandBehindPound($0) }
        // A comment may end a line before the dot.
        if bytes[(module + 1)..<sign].contains(where: \.endsLine) { return true }
        let name = last(before: sign, in: bytes) { !canStandBehindPound($0) && !$0.isSurelyOfName }
        return isPoundOrComment(at: name, in: bytes)
    }

    private static func isPoundOrComment(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes[..<(offset + 1)].suffix(1).elementsEqual("#".utf8)
            || bytes[..<(offset + 1)].suffix(2).elementsEqual("*/".utf8)
    }

    private static func last(
        before end: Int, in bytes: UnsafeBufferPointer<UInt8>, where condition: (UInt8) -> Bool
    ) -> Int {
        bytes[..<end].lastIndex(where: condition) ?? -1
    }

    private static func canStandBehindPound(_ byte: UInt8) -> Bool {
        byte.isSpace || byte == UInt8(ascii: "`") || byte >= 0x80
    }
}
