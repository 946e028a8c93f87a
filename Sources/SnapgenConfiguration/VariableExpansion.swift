import SnapgenModel

/// Puts the values of variables into a text.
///
///     VariableExpansion(environment: ["CI": "1"]).expand("${CI} ${HOST:-here} $${CI}")  // "1 here ${CI}"
struct VariableExpansion: Sendable {
    /// Why a text cannot be expanded.
    enum Problem: Error, Equatable {
        /// The variable is not set, and no default is given.
        case unset(String)
        /// What stands behind `${` is no variable.
        case malformed(String)
    }

    /// The variables by name.
    let environment: [String: String]

    /// `text` with `${NAME}` and `${NAME:-default}` replaced; `$${` stands for `${`.
    ///
    /// As in a shell, the default is taken where the variable is not set or empty.
    func expand(_ text: String) throws(Problem) -> String {
        guard text.contains("${") else { return text }
        var rest = Substring(text)
        var expanded = ""
        while let character = rest.first {
            if rest.hasPrefix("$${") {
                expanded += "${"
                rest.removeFirst(3)
            } else if rest.hasPrefix("${") {
                expanded += try value(atStartOf: &rest)
            } else {
                expanded.append(character)
                rest.removeFirst()
            }
        }
        return expanded
    }

    /// A text that expands to `text`.
    static func escape(_ text: String) -> String {
        var rest = Substring(text)
        var escaped = ""
        while let character = rest.popFirst() {
            if character == "$", rest.first == "{" { escaped += "$" }
            escaped.append(character)
        }
        return escaped
    }

    private func value(atStartOf rest: inout Substring) throws(Problem) -> String {
        guard let end = rest.firstIndex(of: "}") else { throw .malformed(String(rest)) }
        let written = rest[...end]
        rest = rest[rest.index(after: end)...]
        let body = written.dropFirst(2).dropLast()
        let name = body.prefix { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) }
        let fallback = body.dropFirst(name.count)
        guard !name.isEmpty, fallback.isEmpty || fallback.hasPrefix(":-") else { throw .malformed(String(written)) }
        return try value(of: String(name), fallback: fallback.isEmpty ? nil : String(fallback.dropFirst(2)))
    }

    private func value(of name: String, fallback: String?) throws(Problem) -> String {
        let value = environment[name]
        if let fallback, value?.isEmpty ?? true { return fallback }
        guard let value else { throw .unset(name) }
        return value
    }
}
