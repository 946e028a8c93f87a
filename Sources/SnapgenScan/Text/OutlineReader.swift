import SnapgenModel

/// Finds the headings of types, protocols, extensions and aliases in the bytes of a file, without parsing it.
///
/// The keywords are found in comments and strings as well: a false heading costs the parsing of a file, and none is
/// missed.
struct OutlineReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var names: [HeadingName] = []
    /// The signs between the names of a heading.
    private static let signs = Array(":,<>.&~@()[]=?!-".utf8)

    static func names(in bytes: UnsafeBufferPointer<UInt8>) -> [HeadingName] {
        var reader = OutlineReader(bytes: bytes)
        for keywords in Keyword.all { reader.read(keywords) }
        return reader.names
    }

    private mutating func read(_ keywords: [Keyword]) {
        guard let anchor = keywords.first?.anchorByte, let first = bytes.baseAddress else { return }
        let followers = keywords.reduce(0) { $0 | $1.follower }
        var start = 0
        while let found = bytes.offset(of: anchor, from: start) {
            start = found + 1
            // Few bytes of this value are followed as in a keyword.
            guard start < bytes.count, followers & Keyword.bit(of: bytes[start]) != 0 else { continue }
            // By index, because a copy of a keyword takes longer than looking at it.
            for index in keywords.indices where keywords[index].stands(around: found, in: bytes) {
                let keyword = keywords[index]
                let offset = found - keyword.anchor
                if !isOnCommentLine(offset) {
                    let end = offset + keyword.text.utf8CodeUnitCount
                    readHeading(of: keyword, ByteLexer(first, count: bytes.count, from: end))
                }
                break
            }
        }
    }

    /// Returns whether nothing but a comment stands on the line of a byte; prose is full of these keywords.
    private func isOnCommentLine(_ offset: Int) -> Bool {
        var first = offset
        while first > 0, !bytes[first - 1].endsLine { first -= 1 }
        while first < offset, bytes[first].isSpace { first += 1 }
        guard first + 1 < offset, bytes[first] == UInt8(ascii: "/"), bytes[first + 1] == UInt8(ascii: "/") else {
            return false
        }
        // The line may stand in a comment of several lines, which may end on it.
        return !(first..<offset).contains { bytes[$0] == UInt8(ascii: "*") && bytes[$0 + 1] == UInt8(ascii: "/") }
    }

    /// Takes the names up to a byte that stands in no heading.
    ///
    /// The extended type's own names, `Outer` and `Inner`, end where its protocols begin. An alias ends with a line
    /// behind which it cannot go on.
    private mutating func readHeading(of keyword: Keyword, _ lexer: ByteLexer) {
        var (lexer, role) = (lexer, keyword.role)
        var (hasName, goesOn) = (false, true)
        while true {
            let end = lexer.end
            lexer.skipSpaceAndComments()
            // A body ends the heading; a string stands in none, and may be as long as the file.
            guard lexer.end < bytes.count else { return }
            let byte = bytes[lexer.end]
            if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") { return }
            if keyword.isAlias, !goesOn, bytes[end..<lexer.end].contains(where: \.endsLine),
                !"&.=<>,)]:-?".utf8.contains(byte)
            {
                return
            }
            if lexer.next() == .word {
                append(lexer.start..<lexer.end, role)
                if role == .declared { role = .refined }
                (hasName, goesOn) = (true, false)
            } else if hasName, Self.signs.contains(byte) {
                if byte == UInt8(ascii: ":") { role = .refined }
                goesOn = !")]?!>".utf8.contains(byte)
            } else if !byte.isSpace, byte != UInt8(ascii: "`") {
                return
            }
        }
    }

    /// Notes a name, and where something stands in it that ends names, an invalid byte or a space that does not break,
    /// its parts as well.
    private mutating func append(_ place: Range<Int>, _ role: HeadingName.Role) {
        var name = bytes[place]
        if name.first == UInt8(ascii: "`") { name = name.dropFirst().dropLast() }
        names.append(HeadingName(bytes: name, role))
        guard name.contains(where: { $0 >= 0x80 }) else { return }
        let parts = String(decoding: name, as: UTF8.self).unicodeScalars.split { scalar in
            scalar == "\u{FFFD}" || !SwiftIdentifier.mayHold(scalar)
        }
        for part in parts { names.append(HeadingName(Substring(part), role)) }
    }
}

private struct Keyword {
    let text: StaticString
    /// The position of a byte of it, not the last one, that few other words have.
    let anchor: Int
    let role: HeadingName.Role
    var isAlias = false

    /// Words with the same anchor stand together, so that one search finds them.
    static let all: [[Keyword]] = [
        [
            Keyword(text: "struct", anchor: 4, role: .declared),
            Keyword(text: "class", anchor: 0, role: .declared),
            Keyword(text: "actor", anchor: 1, role: .declared),
            Keyword(text: "protocol", anchor: 5, role: .declared),
        ],
        [Keyword(text: "enum", anchor: 2, role: .declared)],
        [Keyword(text: "extension", anchor: 1, role: .extended)],
        [Keyword(text: "typealias", anchor: 1, role: .declared, isAlias: true)],
    ]

    @inline(__always)
    var anchorByte: UInt8 { text.utf8Start[anchor] }

    var follower: UInt32 { Self.bit(of: text.utf8Start[anchor + 1]) }

    /// The bit of a letter in a set of letters; other bytes share the bits.
    @inline(__always)
    static func bit(of byte: UInt8) -> UInt32 { 1 &<< UInt32(byte) }

    @inline(__always)
    func stands(around anchorOffset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let (start, length) = (anchorOffset &- anchor, text.utf8CodeUnitCount)
        guard start >= 0, start &+ length < bytes.count, !bytes[start &+ length].isSurelyOfName,
            bytes.baseAddress?.equals(text.utf8Start, count: length, at: start) == true
        else { return false }
        return start == 0 || (!bytes[start - 1].isSurelyOfName && bytes[start - 1] != UInt8(ascii: "."))
    }
}

/// A name in the heading of a declaration, with its role there.
///
/// 32 bits, because a large project has a hundred thousand of them. Two names may share the bits, so a match means only
/// that a file is worth parsing.
package struct HeadingName: Hashable, Sendable, BitwiseCopyable {
    package enum Role: UInt32, Sendable {
        case declared
        case extended
        case refined
    }

    /// The name's hash with the role in its lowest two bits.
    private let bits: UInt32

    static let placeCount = 1 << 16
    /// The place in a table, which other names share.
    var place: Int { Int(bits) % Self.placeCount }

    package init(_ name: some StringProtocol, _ role: Role) {
        self.init(bytes: name.utf8, role)
    }

    /// FNV-1a, as `StableHash`; the free bits are taken from the end that the last byte changes most.
    @inline(__always)
    fileprivate init(bytes: some Sequence<UInt8>, _ role: Role) {
        var hash: UInt32 = 0x811c_9dc5
        for byte in bytes { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
        bits = (hash ^ hash >> 17) << 2 | role.rawValue
    }
}
