/// The values of build settings from several levels: defaults, project and target, each with its configuration settings
/// file.
///
/// A setting is evaluated as described in Apple's "Build settings reference": the last assignment whose conditions hold
/// takes precedence, `$(inherited)` is the value of the next one below, and `$(NAME:operator)` applies operators to a
/// value. A setting that refers to itself means the inherited value.
struct BuildSettings {
    /// The assignments of each setting, the lowest level first.
    private var assignments: [String: [SettingAssignment]] = [:]
    /// The values of the parameters of conditions: `sdk`, `arch` and `config`.
    var parameters: [String: String] = [:]

    /// The limits of an evaluation, against settings that multiply each other.
    private static let mostReferences = 2_000
    private static let deepest = 50

    /// Adds a level above the present ones.
    mutating func append(_ level: [SettingAssignment]) {
        for assignment in level { assignments[assignment.key.name, default: []].append(assignment) }
    }

    /// Returns the value of a setting, with all references replaced; empty if it has none.
    subscript(name: String) -> String {
        var evaluation = Evaluation(settings: self)
        return evaluation.value(of: name, below: .max)
    }

    /// Returns the words of a setting's value, in which quotes group.
    func words(of name: String) -> [String] {
        self[name].split(separator: " ").map { $0.filter { $0 != "\"" && $0 != "'" } }.filter { !$0.isEmpty }
    }

    /// Returns whether a setting is on.
    func isOn(_ name: String) -> Bool { ["YES", "TRUE", "1"].contains(self[name].uppercased()) }

    /// Returns a text with its references to settings replaced.
    func expand(_ text: String) -> String {
        var evaluation = Evaluation(settings: self)
        return evaluation.expand(text[...], of: "", below: .max)
    }

    /// The evaluation of one setting.
    private struct Evaluation {
        let settings: BuildSettings
        var references = 0
        var depth = 0

        /// Returns the value of the last assignment at a position less than `limit` whose conditions hold.
        mutating func value(of name: String, below limit: Int) -> String {
            references += 1
            guard references <= mostReferences, depth < deepest else { return "" }
            guard let list = settings.assignments[name] else { return "" }
            let candidates = list.indices.prefix(min(limit, list.count))
            guard let index = candidates.last(where: { holds(list[$0]) }) else { return "" }
            depth += 1
            defer { depth -= 1 }
            return expand(list[index].value[...], of: name, below: index)
        }

        private func holds(_ assignment: SettingAssignment) -> Bool {
            assignment.key.conditions.allSatisfy { $0.holds(for: settings.parameters) }
        }

        /// Returns a text with its references replaced, where `$(inherited)` is the value of `name` below `limit`.
        mutating func expand(_ text: Substring, of name: String, below limit: Int) -> String {
            var result = ""
            var rest = text
            while let dollar = rest.firstIndex(of: "$") {
                result += rest[..<dollar]
                rest = rest[dollar...].dropFirst()
                guard let reference = SettingReference(&rest) else {
                    result += "$"
                    continue
                }
                result += value(of: reference, in: name, below: limit)
            }
            return result + rest
        }

        private mutating func value(
            of reference: SettingReference, in name: String, below limit: Int
        ) -> String {
            let target = expand(reference.name, of: name, below: limit)
            let isInherited = target == "inherited" || target == name
            let value = isInherited ? value(of: name, below: limit) : value(of: target, below: .max)
            return reference.operators.reduce(value) { result, text in
                SettingOperator(expand(text, of: name, below: limit)).apply(to: result)
            }
        }
    }
}

/// A reference to a build setting: `$(NAME)`, `${NAME}` or `$NAME`, with operators behind colons.
private struct SettingReference {
    /// The name, which may contain references.
    var name: Substring
    /// The operators in the order of their application.
    var operators: [Substring] = []

    /// Removes the reference behind a `$` from the rest; `nil` if there is none.
    init?(_ rest: inout Substring) {
        guard let first = rest.first else { return nil }
        if first == "(" || first == "{" {
            guard let end = Self.end(of: rest, first == "(" ? ")" : "}", opening: first) else { return nil }
            let parts = Self.parts(of: rest[..<end].dropFirst())
            name = parts.first ?? ""
            operators = Array(parts.dropFirst())
            rest = rest[end...].dropFirst()
        } else {
            name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" }
            if name.isEmpty { return nil }
            rest = rest.dropFirst(name.count)
        }
    }

    private static func end(of text: Substring, _ closing: Character, opening: Character) -> Substring.Index? {
        var depth = 0
        return text.indices.first { index in
            if text[index] == opening { depth += 1 }
            if text[index] == closing { depth -= 1 }
            return depth == 0
        }
    }

    /// Returns the parts between colons that are not inside of a nested reference.
    private static func parts(of text: Substring) -> [Substring] {
        var depth = 0
        return text.split(omittingEmptySubsequences: false) { character in
            if character == "(" || character == "{" { depth += 1 }
            if character == ")" || character == "}" { depth -= 1 }
            return character == ":" && depth == 0
        }
    }
}
