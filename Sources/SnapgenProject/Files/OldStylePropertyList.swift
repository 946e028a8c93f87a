import SnapgenModel
import SnapgenNames

/// A parser of old-style property lists, the format in which Xcode writes projects.
///
/// It refuses data, rare escape sequences, duplicate keys and text that is not well-formed. Foundation's parser reads
/// all of the format, but takes ten times as long.
struct OldStylePropertyList {
    struct Unsupported: Error {}

    /// The limit of nested lists and tables, because parsers recurse, Foundation's without a limit.
    static let deepest = 100

    private let bytes: [UInt8]
    private var index = 0
    private var depth = 0
    private var lacksSeparator = false

    static func tree(_ bytes: [UInt8]) -> UserValue? {
        guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
        var parser = OldStylePropertyList(bytes: bytes)
        return try? parser.document()
    }

    /// Returns the line at which parsing ends, counted from 1, and whether the text is cut off or a separator is missing there.
    static func end(of bytes: [UInt8]) -> (line: Int, isDamaged: Bool) {
        var parser = OldStylePropertyList(bytes: bytes)
        _ = try? parser.document()
        let isDamaged = parser.lacksSeparator || parser.index + 1 >= bytes.count
        return (bytes[..<parser.index].count { $0 == UInt8(ascii: "\n") } + 1, isDamaged)
    }

    private mutating func document() throws(Unsupported) -> UserValue {
        guard try next() == UInt8(ascii: "{") else { throw Unsupported() }
        let tree = try value()
        guard try next() == nil else { throw Unsupported() }
        return tree
    }

    private mutating func value() throws(Unsupported) -> UserValue {
        switch try next() {
        case UInt8(ascii: "{"): return try nested { parser throws(Unsupported) in .mapping(try parser.entries()) }
        case UInt8(ascii: "("): return try nested { parser throws(Unsupported) in .list(try parser.elements()) }
        default: return .text(try text())
        }
    }

    private mutating func nested(
        _ content: (inout Self) throws(Unsupported) -> UserValue
    ) throws(Unsupported) -> UserValue {
        guard depth < Self.deepest else { throw Unsupported() }
        (index, depth) = (index + 1, depth + 1)
        defer { depth -= 1 }
        return try content(&self)
    }

    private mutating func entries() throws(Unsupported) -> [String: UserValue] {
        var entries: [String: UserValue] = [:]
        while try !take(UInt8(ascii: "}")) {
            let key = try text()
            try expect(UInt8(ascii: "="))
            guard entries.updateValue(try value(), forKey: key) == nil else { throw Unsupported() }
            try expect(UInt8(ascii: ";"))
        }
        return entries
    }

    private mutating func elements() throws(Unsupported) -> [UserValue] {
        var elements: [UserValue] = []
        while try !take(UInt8(ascii: ")")) {
            elements.append(try value())
            if try !take(UInt8(ascii: ",")) {
                try expect(UInt8(ascii: ")"))
                break
            }
        }
        return elements
    }

    // MARK: - Texts

    private mutating func text() throws(Unsupported) -> String {
        if try take(UInt8(ascii: "\"")) { return try quotedText() }
        let start = index
        while index < bytes.count, Self.isUnquoted(bytes[index]) { index += 1 }
        guard index > start else { throw Unsupported() }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private static func isUnquoted(_ byte: UInt8) -> Bool {
        // The characters from `-` to `:` are `-`, `.`, `/`, the digits and `:`.
        byte.isOfPlainWord || (UInt8(ascii: "-")...UInt8(ascii: ":")).contains(byte) || byte == UInt8(ascii: "$")
    }

    private mutating func quotedText() throws(Unsupported) -> String {
        var text: [UInt8] = []
        var start = index
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "\"") {
                let rest = bytes[start..<(index - 1)]
                return String(decoding: text.isEmpty ? rest : text[...] + rest, as: UTF8.self)
            }
            guard byte == UInt8(ascii: "\\") else { continue }
            text += bytes[start..<(index - 1)]
            text.append(try escapedByte())
            start = index
        }
        throw Unsupported()
    }

    private mutating func escapedByte() throws(Unsupported) -> UInt8 {
        guard index < bytes.count else { throw Unsupported() }
        defer { index += 1 }
        switch bytes[index] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): return bytes[index]
        case UInt8(ascii: "n"): return UInt8(ascii: "\n")
        case UInt8(ascii: "t"): return UInt8(ascii: "\t")
        default: throw Unsupported()
        }
    }

    // MARK: - Punctuation

    private mutating func expect(_ byte: UInt8) throws(Unsupported) {
        lacksSeparator = try !take(byte)
        if lacksSeparator { throw Unsupported() }
    }

    private mutating func take(_ byte: UInt8) throws(Unsupported) -> Bool {
        guard try next() == byte else { return false }
        index += 1
        return true
    }

    /// Skips white space and comments, and returns the next byte; `nil` at the end.
    private mutating func next() throws(Unsupported) -> UInt8? {
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\t")...UInt8(ascii: "\r"), UInt8(ascii: " "): index += 1
            case UInt8(ascii: "/"):
                guard try skipComment() else { return bytes[index] }
            default: return bytes[index]
            }
        }
        return nil
    }

    /// Skips the comment at the current slash; returns `false` if there is none.
    private mutating func skipComment() throws(Unsupported) -> Bool {
        guard index + 1 < bytes.count else { return false }
        switch bytes[index + 1] {
        case UInt8(ascii: "/"):
            while index < bytes.count, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") {
                // There are separators of lines beyond ASCII.
                guard bytes[index] < 0x80 else { throw Unsupported() }
                index += 1
            }
        case UInt8(ascii: "*"):
            index += 2
            while index + 1 < bytes.count, bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/") {
                index += 1
            }
            guard index + 1 < bytes.count else { throw Unsupported() }
            index += 2
        default: return false
        }
        return true
    }
}
