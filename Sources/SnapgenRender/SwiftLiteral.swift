import SnapgenNames

/// Writes values as Swift source that evaluates to exactly them.
package enum SwiftLiteral {
    /// Escapes what ends a literal, starts an interpolation or cannot be seen, such as marks that turn the direction of
    /// text and make code read as what it is not ("Trojan Source: Invisible Vulnerabilities", 2021).
    package static func string(_ text: String) -> String {
        var literal = "\""
        if text.utf8.allSatisfy(isPlain) { return literal + text + literal }
        for (index, scalar) in text.unicodeScalars.enumerated() {
            literal += escaped(scalar, isFirst: index == 0)
        }
        return literal + "\""
    }

    /// A text as a comment up to the end of its line, which the text cannot be.
    package static func comment(_ text: String) -> String { "// \(VisibleText.escaped(text))" }

    package static func number(_ value: Double) -> String {
        let text = "\(value)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    package static func array(_ elements: [String]) -> String { "[\(elements.joined(separator: ", "))]" }

    package static func dictionary(_ values: [String: String]) -> String {
        let pairs = values.sorted { $0.key < $1.key }.map { "\(string($0.key)): \(string($0.value))" }
        return pairs.isEmpty ? "[:]" : array(pairs)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        (0x20...0x7E).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    private static func escaped(_ scalar: Unicode.Scalar, isFirst: Bool) -> String {
        switch scalar {
        case "\"", "\\": "\\\(scalar)"
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        case "\0": "\\0"
        // A mark would be one character with the quote before it.
        case _ where VisibleText.isHidden(scalar) || isFirst && "\"\(scalar)".count == 1:
            "\\u{\(String(scalar.value, radix: 16))}"
        default: "\(scalar)"
        }
    }
}
