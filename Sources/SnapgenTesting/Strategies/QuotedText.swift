/// A namespace for quoted strings in which every character is visible.
enum QuotedText {
    /// Returns the text on one line: `"a \"b\"\n"`.
    static func quoted(_ text: String) -> String {
        "\"\(text.unicodeScalars.map { escaped($0) }.joined())\""
    }

    /// Returns the text as a multi-line block between `"""`, indented by `indentation`.
    static func block(_ text: String, indentation: String) -> String {
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        let body = lines.map { line in
            line.isEmpty ? "\n" : "\(indentation)  \(line.map { escaped($0) }.joined())\n"
        }
        return "\"\"\"\n\(body.joined())\(indentation)\"\"\""
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\\": "\\\\"
        case "\"": "\\\""
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: isVisible(scalar) ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
        }
    }

    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .privateUse: false
        // The zero-width joiner is kept, because it is part of emoji such as families.
        case .format: scalar == "\u{200d}"
        default: true
        }
    }
}
