import Foundation

/// A JSON value that keeps strings and numbers as they are written.
enum JSONNode {
    case literal(String)
    case array([JSONNode])
    /// The members, with the quotation marks of their keys.
    case object([(key: String, value: JSONNode)])
}

/// Parses the output of `JSONEncoder`.
struct JSONParser {
    private let bytes: [UInt8]
    private var index = 0
    private static let endsOfWords = Set(",]} \n\r\t".utf8)

    init(_ data: Data) {
        bytes = Array(data)
    }

    /// Parses the document, which contains one value.
    ///
    /// - Throws: A `SnapshotProblem` if the document is truncated or contains more than one value.
    mutating func document() throws -> JSONNode {
        let node = try value()
        guard next() == nil else { throw SnapshotProblem("the encoder wrote more than one JSON value") }
        return node
    }

    private mutating func value() throws -> JSONNode {
        switch next() {
        case UInt8(ascii: "{"): try .object(list(until: UInt8(ascii: "}")) { try $0.member() })
        case UInt8(ascii: "["): try .array(list(until: UInt8(ascii: "]")) { try $0.value() })
        case UInt8(ascii: "\""): .literal(string())
        case .some: .literal(word())
        case nil: throw SnapshotProblem("the encoder's JSON ends too early")
        }
    }

    private mutating func member() throws -> (key: String, value: JSONNode) {
        _ = next()
        let key = string()
        skip(UInt8(ascii: ":"))
        return (key, try value())
    }

    private mutating func list<Element>(
        until end: UInt8, element: (inout Self) throws -> Element
    ) throws -> [Element] {
        index += 1
        var elements: [Element] = []
        while let byte = next(), byte != end {
            elements.append(try element(&self))
            skip(UInt8(ascii: ","))
        }
        skip(end)
        return elements
    }

    private mutating func string() -> String {
        let start = index
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index = min(index + 1, bytes.count)
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    /// Parses a number, `true`, `false` or `null`.
    private mutating func word() -> String {
        let start = index
        while index < bytes.count, !Self.endsOfWords.contains(bytes[index]) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    /// Skips white space and returns the next byte without consuming it, or `nil` at the end.
    private mutating func next() -> UInt8? {
        while index < bytes.count, [0x20, 0x0a, 0x0d, 0x09].contains(bytes[index]) { index += 1 }
        return index < bytes.count ? bytes[index] : nil
    }

    private mutating func skip(_ byte: UInt8) {
        if next() == byte { index += 1 }
    }
}
