import SnapgenModel

/// Finds the headings of types, protocols, extensions and aliases in the bytes of a file, without parsing it.
///
/// The keywords are found in comments and strings as well: a false heading costs the parsing of a file, and none is
/// missed.
struct OutlineReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var names: [HeadingName] = []

    private init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// The names in a file's headings, in no particular order and perhaps more than once.
    static func names(in bytes: UnsafeBufferPointer<UInt8>) -> [HeadingName] {
        var reader = OutlineReader(bytes)
        for keywords in Keyword.all { reader.read(keywords) }
        return reader.names
    }
}

private struct Keyword {
    let text: StaticString
    /// The position of a byte of it that few other words have.
    let anchor: Int
    /// The byte behind that one, or 0 where the word ends with it.
    let next: UInt8
    let role: HeadingName.Role
    /// Indicates whether the heading ends with its line and not with a brace.
    var isAlias = false

    /// Words with the same anchor stand together, so that one search finds them.
    static let all: [[Keyword]] = [
        [
            Keyword(text: "struct", anchor: 4, next: UInt8(ascii: "t"), role: .declared),
            Keyword(text: "class", anchor: 0, next: UInt8(ascii: "l"), role: .declared),
            Keyword(text: "actor", anchor: 1, next: UInt8(ascii: "t"), role: .declared),
            Keyword(text: "protocol", anchor: 5, next: UInt8(ascii: "o"), role: .declared),
        ],
        [Keyword(text: "enum", anchor: 3, next: 0, role: .declared)],
        [Keyword(text: "extension", anchor: 1, next: UInt8(ascii: "t"), role: .extended)],
        [Keyword(text: "typealias", anchor: 1, next: UInt8(ascii: "p"), role: .declared, isAlias: true)],
    ]

    @inline(__always)
    var anchorByte: UInt8 { text.utf8Start[anchor] }

    /// Returns whether it stands around the byte at `anchorOffset`, as a whole word and as no member's name.
    @inline(__always)
    func stands(around anchorOffset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = anchorOffset - anchor
        let end = start + text.utf8CodeUnitCount
        guard start >= 0, end < bytes.count, next == 0 || bytes[anchorOffset + 1] == next else { return false }
        for index in 0..<text.utf8CodeUnitCount where bytes[start + index] != text.utf8Start[index] { return false }
        guard !bytes[end].isSurelyOfName else { return false }
        return start == 0 || (!bytes[start - 1].isSurelyOfName && bytes[start - 1] != UInt8(ascii: "."))
    }
}

extension OutlineReader {
    private mutating func read(_ keywords: [Keyword]) {
        guard let anchor = keywords.first?.anchorByte else { return }
        var start = 0
        while let found = bytes.offset(of: anchor, from: start) {
            start = found + 1
            for keyword in keywords where keyword.stands(around: found, in: bytes) {
                let first = found - keyword.anchor
                position = first + keyword.text.utf8CodeUnitCount
                if !isOnCommentLine(first) { readHeading(of: keyword) }
                break
            }
        }
    }

    /// Returns whether nothing but a comment stands on the line of a byte; prose is full of these keywords.
    private func isOnCommentLine(_ offset: Int) -> Bool {
        var first = lineStart(of: offset)
        while first < offset, bytes[first].isSpace { first += 1 }
        guard first + 1 < offset, bytes[first] == UInt8(ascii: "/"), bytes[first + 1] == UInt8(ascii: "/") else {
            return false
        }
        // The line may stand in a comment of several lines, which may end on it.
        return !(first..<offset).contains { bytes[$0] == UInt8(ascii: "*") && bytes[$0 + 1] == UInt8(ascii: "/") }
    }

    private func lineStart(of offset: Int) -> Int {
        var first = offset
        while first > 0, bytes[first - 1] != UInt8(ascii: "\n"), bytes[first - 1] != UInt8(ascii: "\r") { first -= 1 }
        return first
    }

    private mutating func readHeading(of keyword: Keyword) {
        skipSpace()
        guard let name = takeName() else { return }
        append(name, keyword.role)
        if keyword.role == .extended { takeNames(as: .extended, until: Self.endsExtendedType) }
        if keyword.isAlias { takeAlias() } else { takeNames(as: .refined, until: { _ in false }) }
    }

    /// Takes the names up to a byte that ends them, or that stands in no heading.
    private mutating func takeNames(as role: HeadingName.Role, until ends: (UInt8) -> Bool) {
        while true {
            skipSpace()
            guard position < bytes.count, !ends(bytes[position]) else { return }
            if let name = takeName() {
                append(name, role)
            } else if Self.standsInHeading(bytes[position]) {
                position += 1
            } else {
                return
            }
        }
    }

    /// The extended type's own names, `Outer` and `Inner`, end where its protocols begin.
    private static func endsExtendedType(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ":") }

    /// Returns whether a byte may stand between the name of a type and its brace.
    private static func standsInHeading(_ byte: UInt8) -> Bool {
        ":,<>.&~@()[]=?!-".utf8.contains(byte)
    }

    /// Takes the names of an alias: it ends with a line behind which it cannot go on.
    private mutating func takeAlias() {
        var goesOn = true
        while position < bytes.count {
            let isNewLine = skipSpace()
            guard position < bytes.count else { return }
            let byte = bytes[position]
            if isNewLine, !goesOn, !"&.=<>,)]:-?".utf8.contains(byte) { return }
            if let name = takeName() {
                append(name, .refined)
                goesOn = false
            } else if Self.standsInHeading(byte) {
                position += 1
                goesOn = !")]?!>".utf8.contains(byte)
            } else {
                return
            }
        }
    }

    /// Notes a name, and where something stands in it that ends names, an invalid byte or a space that does not break,
    /// its parts as well.
    private mutating func append(_ name: Slice<UnsafeBufferPointer<UInt8>>, _ role: HeadingName.Role) {
        names.append(HeadingName(bytes: name, role))
        guard name.contains(where: { $0 >= 0x80 }) else { return }
        let parts = String(decoding: name, as: UTF8.self).unicodeScalars.split { scalar in
            scalar == "\u{FFFD}" || !SwiftIdentifier.mayHold(scalar)
        }
        for part in parts { names.append(HeadingName(Substring(part), role)) }
    }

    private mutating func takeName() -> Slice<UnsafeBufferPointer<UInt8>>? {
        let isQuoted = position < bytes.count && bytes[position] == UInt8(ascii: "`")
        if isQuoted { position += 1 }
        let start = position
        while position < bytes.count, bytes[position].isOfName { position += 1 }
        guard position > start else { return nil }
        defer { if isQuoted, position < bytes.count, bytes[position] == UInt8(ascii: "`") { position += 1 } }
        return bytes[start..<position]
    }

    /// Steps over spaces and comments, and returns whether a line ends among them.
    @discardableResult
    private mutating func skipSpace() -> Bool {
        var isNewLine = false
        while position < bytes.count {
            let byte = bytes[position]
            if byte.isSpace {
                isNewLine = isNewLine || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
                position += 1
            } else if byte != UInt8(ascii: "/") || !skipComment() {
                break
            }
        }
        return isNewLine
    }

    private mutating func skipComment() -> Bool {
        guard position + 1 < bytes.count else { return false }
        switch bytes[position + 1] {
        case UInt8(ascii: "/"): skipLine()
        case UInt8(ascii: "*"): skipBlock()
        default: return false
        }
        return true
    }

    private mutating func skipLine() {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n"), bytes[position] != UInt8(ascii: "\r") {
            position += 1
        }
    }

    /// Block comments nest.
    private mutating func skipBlock() {
        var depth = 0
        repeat {
            let next = position + 1 < bytes.count ? bytes[position + 1] : 0
            if bytes[position] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if bytes[position] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && position < bytes.count
    }
}
