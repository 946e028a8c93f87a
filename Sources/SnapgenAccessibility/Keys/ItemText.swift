/// An item in the brackets of an identifier.
///
/// A closing bracket and a backslash have a backslash before them, and the ends of lines are escape sequences of Swift,
/// so the item ends at the first bracket without a backslash, and in its line.
struct ItemText: CustomStringConvertible {
    let description: String

    init(_ item: String) {
        description = item.unicodeScalars.reduce(into: "") { $0 += Self.escaped($1) }
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\\", "]": "\\\(scalar)"
        case "\n": "\\n"
        case "\r": "\\r"
        case _ where scalar.properties.generalCategory == .control || scalar.isLineEnd:
            "\\u{\(String(scalar.value, radix: 16))}"
        default: String(scalar)
        }
    }
}

extension Unicode.Scalar {
    /// A Boolean value that indicates whether this is the line or the paragraph separator.
    fileprivate var isLineEnd: Bool { self == "\u{2028}" || self == "\u{2029}" }
}
