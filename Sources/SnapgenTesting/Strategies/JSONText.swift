import Foundation

/// A namespace for JSON that is identical on every platform and in every version of Foundation.
///
/// `JSONEncoder` encodes the value. This code determines the order of keys and the layout, which vary between versions
/// of Foundation.
enum JSONText {
    /// Returns a value's JSON with sorted keys, an indentation of two spaces, and no line break at the end.
    static func encoded(_ value: any Encodable) throws -> String {
        let data = try encoder().encode(value)
        var parser = JSONParser(data)
        return text(of: try parser.document(), indentation: "")
    }

    private static func encoder() -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        encoder.dateEncodingStrategy = .custom { date, encoder in
            var container = encoder.singleValueContainer()
            try container.encode(DateText.text(of: date))
        }
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
        return encoder
    }

    private static func text(of node: JSONNode, indentation: String) -> String {
        switch node {
        case .literal(let text): text
        case .array(let elements): block("[", elements.map(Member.init), "]", indentation)
        case .object(let members): block("{", members.map(Member.init).sorted(by: Member.precedes), "}", indentation)
        }
    }

    private static func block(_ open: String, _ members: [Member], _ close: String, _ indentation: String) -> String {
        guard !members.isEmpty else { return open + close }
        let inner = indentation + "  "
        let lines = members.map { "\(inner)\($0.prefix)\(text(of: $0.value, indentation: inner))" }
        return "\(open)\n\(lines.joined(separator: ",\n"))\n\(indentation)\(close)"
    }

    private struct Member {
        var key = ""
        var value: JSONNode

        init(_ element: JSONNode) { value = element }

        init(_ member: (key: String, value: JSONNode)) { (key, value) = member }

        var prefix: String { key.isEmpty ? "" : "\(key): " }

        static func precedes(_ left: Self, _ right: Self) -> Bool {
            left.key.utf8.lexicographicallyPrecedes(right.key.utf8)
        }
    }
}
