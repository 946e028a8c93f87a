import SnapgenModel
import SnapgenNames

/// Puts the values of variables into a text.
///
///     VariableExpansion(environment: ["CI": "1"]).expand("${CI} ${HOST:-here} $${CI}")  // "1 here ${CI}"
struct VariableExpansion: Sendable {
    struct Problem: Error {
        let id: DiagnosticID
        let message: String
    }

    // Scalars, because `{` with an accent behind it is another character, but the same scalar.
    private typealias Scalars = Substring.UnicodeScalarView

    let environment: [String: String]

    /// `text` with `${NAME}` and `${NAME:-default}` replaced; `$${` stands for `${`.
    ///
    /// As in a shell, the default is taken where the variable is not set or empty.
    func expand(_ text: String) throws(Problem) -> String {
        var rest = Scalars(text.unicodeScalars)
        var expanded = String.UnicodeScalarView()
        while let scalar = rest.first {
            if rest.starts(with: "$${".unicodeScalars) {
                expanded.append(contentsOf: "${".unicodeScalars)
                rest.removeFirst(3)
            } else if rest.starts(with: "${".unicodeScalars) {
                expanded.append(contentsOf: try value(atStartOf: &rest).unicodeScalars)
            } else {
                expanded.append(scalar)
                rest.removeFirst()
            }
        }
        return String(expanded)
    }

    static func escape(_ text: String) -> String {
        String(text.unicodeScalars.replacing("${".unicodeScalars, with: "$${".unicodeScalars))
    }

    private func value(atStartOf rest: inout Scalars) throws(Problem) -> String {
        guard let end = rest.firstIndex(of: "}") else { throw Self.malformed(rest) }
        let written = rest[...end]
        rest = rest[rest.index(after: end)...]
        let body = written.dropFirst(2).dropLast()
        let name = body.prefix(while: \.isOfPlainWord)
        let fallback = body.dropFirst(name.count)
        guard !name.isEmpty, fallback.isEmpty || fallback.starts(with: ":-".unicodeScalars) else {
            throw Self.malformed(written)
        }
        return try value(of: String(name), fallback: fallback.isEmpty ? nil : String(fallback.dropFirst(2)))
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

    private static func malformed(_ written: Scalars) -> Problem {
        let text = String(written).quoted
        return Problem(id: .badValue, message: "\(text) is not a variable; write '${NAME}', or '$${' for a plain '${'")
    }
}
