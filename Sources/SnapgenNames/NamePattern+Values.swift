extension NamePattern {
    /// The placeholders for what an entry is, its samples and its environments.
    package static let placeholdersOfEntries = ["function", "type", "title", "file", "module", "target"]
    package static let placeholdersOfSamples = ["name", "step", "index"]

    /// The names of a placeholder's values in references.
    package func worded(_ values: [String: String]) -> [String: String] {
        values.reduce(into: values) { $0[$1.key] = words[$1.key]?[$1.value] ?? $1.value }
    }

    /// Returns the names' patterns without folder and with the values of some placeholders.
    package func filled(with values: [String: String]) -> String {
        // What ends a part of a pattern is no part of a file's name.
        let special: Set<Character> = ["{", "}", "|", ".", "/"]
        let values = worded(values).mapValues { String($0.map { special.contains($0) ? "-" : $0 }) }
        return alternatives.map { parts in
            parts.map { part in part.placeholder.flatMap { values[$0] } ?? part.source }.joined()
        }.joined(separator: " | ")
    }

    package func folder(_ values: [String: String]) -> String {
        let values = worded(values)
        return (folders.first ?? []).map { part in part.placeholder.flatMap { values[$0] } ?? part.source }.joined()
    }

    /// All names that samples may have of which only some values are known, each with a `*` in place of the others.
    package func wildcards(_ values: [String: String]) -> [String] {
        let alternatives = alternatives.map { parts in NamePattern(parts.map(\.source).joined()) }
        return alternatives.map { pattern in
            let placeholders = pattern.alternatives.joined().compactMap(\.placeholder)
            let open = Dictionary(placeholders.map { ($0, Self.anyText) }) { first, _ in first }
            let (test, sample) = pattern.name(open.merging(values) { $1 })
            return "\(test).\(sample)".replacing(Self.anyText, with: "*")
        }
    }
}

extension NamePattern.Part {
    fileprivate var source: String {
        switch self {
        case .text(let text): text
        case .placeholder(let name): "{\(name)}"
        case .dot: "."
        }
    }
}
