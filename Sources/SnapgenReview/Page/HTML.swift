/// Text in HTML.
enum HTML {
    /// Returns a text in which no character begins markup or ends an attribute, without characters that HTML forbids.
    static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { replacement(of: $0) ?? String($0) }.joined()
    }

    private static func replacement(of scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"": "&quot;"
        case "'": "&#39;"
        case "\t", "\n": nil
        default:
            scalar.properties.generalCategory == .control || scalar.properties.isNoncharacterCodePoint
                ? "\u{fffd}" : nil
        }
    }
}
