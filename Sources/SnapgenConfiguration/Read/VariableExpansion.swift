import SnapgenModel

/// Puts the values of variables into a text.
///
///     VariableExpansion(environment: ["CI": "1"]).expand("${CI} ${HOST:-here} $${CI}")  // "1 here ${CI}"
struct VariableExpansion: Sendable {
    struct Problem: Error {
        let id: DiagnosticID
        let message: String
    }

    let environment: [String: String]

    /// A variable with its name and its default, the `$${` that stands for `${`, or the beginning of neither.
    private static var variable: Regex<(Substring, Substring?, Substring?)> {
        // Scalars, because `{` with an accent behind it is another character, but the same scalar.
        /\$\$\{|\$\{(?:([A-Za-z0-9_]+)(?::-((?:[^}$]|\$(?!\{))*))?\})?/.matchingSemantics(.unicodeScalar)
    }

    /// `text` with `${NAME}` and `${NAME:-default}` replaced; `$${` stands for `${`.
    ///
    /// As in a shell, the default is taken where the variable is not set or empty.
    func expand(_ text: String) throws(Problem) -> String {
        guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
        var expanded = ""
        var end = text.startIndex
        for match in text.matches(of: Self.variable) {
            expanded += text[end..<match.range.lowerBound]
            end = match.range.upperBound
            if let name = match.1 {
                expanded += try value(of: String(name), fallback: match.2.map { String($0) })
            } else if match.0.utf8.count == 3 {
                expanded += "${"
            } else {
                throw Self.malformed(text.unicodeScalars[match.range.lowerBound...])
            }
        }
        return expanded + text[end...]
    }

    static func escape(_ text: String) -> String {
        String(text.unicodeScalars.replacing("${".unicodeScalars, with: "$${".unicodeScalars))
    }

    private func value(of name: String, fallback: String?) throws(Problem) -> String {
        let value = environment[name]
        if let fallback, value?.isEmpty ?? true { return fallback }
        guard let value else {
            let advice = "set it, or give a default: '${\(name):-default}'"
            throw Problem(id: .unsetVariable, message: "variable '\(name)' is not set; \(advice)")
        }
        return value
    }

    private static func malformed(_ rest: Substring.UnicodeScalarView) -> Problem {
        let text = String(rest.firstIndex(of: "}").map { rest[...$0] } ?? rest).quoted
        return Problem(id: .badValue, message: "\(text) is not a variable; write '${NAME}', or '$${' for a plain '${'")
    }
}
