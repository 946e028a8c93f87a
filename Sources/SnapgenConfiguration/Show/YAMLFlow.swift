import SnapgenModel
import SnapgenNames

/// Values on one line of YAML, which are read back unchanged.
package enum YAMLFlow {
    /// A text of a configuration, in which `${` begins no variable.
    package static func text(_ text: String) -> String { scalar(VariableExpansion.escape(text)) }

    /// A text of a workflow of GitHub, in which `${{` begins no expression.
    package static func workflow(_ text: String) -> String {
        scalar(String(text.unicodeScalars.replacing("${{".unicodeScalars, with: "${{ '${{' }}".unicodeScalars)))
    }

    /// A text as any reader of YAML takes it, in quotes where it would not be read as itself without.
    package static func scalar(_ text: String) -> String {
        isPlain(text) ? text : "\"\(text.unicodeScalars.map(escape).joined())\""
    }

    /// A text as a comment up to the end of its line, which the text cannot be.
    package static func comment(_ text: String) -> String { "# \(VisibleText.escaped(text))" }

    /// A number; a whole one without a point.
    package static func number(_ number: Double) -> String { Int(exactly: number).map(String.init) ?? String(number) }

    package static func list(_ values: [String]) -> String { "[\(values.joined(separator: ", "))]" }

    package static func texts(_ texts: [String]) -> String { list(texts.map(text)) }

    package static func mapping(_ entries: [(key: String, value: String)]) -> String {
        entries.isEmpty ? "{}" : "{ \(entries.map { "\($0.key): \($0.value)" }.joined(separator: ", ")) }"
    }

    static func value(_ value: UserValue) -> String {
        switch value {
        case .text(let text): self.text(text)
        case .number(let number): self.number(number)
        case .flag(let flag): "\(flag)"
        case .list(let values): list(values.map(self.value))
        case .mapping(let values):
            mapping(values.sorted { $0.key < $1.key }.map { (self.text($0.key), self.value($0.value)) })
        }
    }

    /// Returns whether YAML reads `text` without quotes as this text, in mappings, in lists and behind keys.
    private static func isPlain(_ text: String) -> Bool {
        guard let first = text.utf8.first, first.isOfPlainWord, !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= first) else {
            return false
        }
        guard !reserved.contains(text.lowercased()) else { return false }
        return text.utf8.allSatisfy { $0.isOfPlainWord || "-./".utf8.contains($0) }
    }

    private static let reserved: Set = ["null", "true", "false", "yes", "no", "on", "off", "y", "n"]

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"": return "\\\""
        case "\\": return "\\\\"
        case "\n": return "\\n"
        case "\t": return "\\t"
        case " "..."~": return String(scalar)
        default:
            // Letters stay readable; everything else that is not ASCII may be invisible or no YAML.
            if scalar.properties.isAlphabetic, !VisibleText.isHidden(scalar) { return String(scalar) }
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
        }
    }
}
