/// The conditions of an `#if` and its branches, as the catalog spells them.
enum ConditionStack {
    /// Whether two places can never be compiled together, because they stand in two branches of one `#if`.
    static func exclude(_ left: [String], _ right: [String]) -> Bool {
        left.contains { condition in right.contains { denies($0, condition) || denies(condition, $0) } }
    }

    /// Whether `condition` begins with negations of which one is of what `other` asks for.
    private static func denies(_ condition: String, _ other: String) -> Bool {
        let (_, claim) = split(other)
        let (negated, _) = split(condition)
        return claim.map(negated.contains) ?? false
    }

    /// The conditions that a spelling negates at its beginning, and the one that it asks for.
    private static func split(_ condition: String) -> (negated: [String], claim: String?) {
        var negated: [String] = []
        var rest = Substring(condition)
        while rest.hasPrefix("!("), let group = rest.dropFirst().leadingGroup {
            negated.append(String(group.dropFirst().dropLast()))
            rest = rest[group.endIndex...]
            guard rest.hasPrefix(" && ") else { break }
            rest = rest.dropFirst(4)
        }
        if !negated.isEmpty, rest.leadingGroup == rest { rest = rest.dropFirst().dropLast() }
        return (negated, rest.isEmpty ? nil : String(rest))
    }
}

extension String {
    /// The text with every run of white space replaced by one space.
    var singleSpaced: String {
        split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

extension Substring {
    /// The parenthesised group at the beginning, with its parentheses.
    fileprivate var leadingGroup: Substring? {
        guard first == "(" else { return nil }
        var depth = 0
        for index in indices {
            if self[index] == "(" { depth += 1 }
            if self[index] == ")" { depth -= 1 }
            if depth == 0 { return self[...index] }
        }
        return nil
    }
}
