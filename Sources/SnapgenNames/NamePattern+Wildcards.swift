extension NamePattern {
    /// The names of all placeholders for what an entry is.
    package static let placeholdersOfEntries = ["function", "type", "title", "file", "module", "target"]
    package static let placeholdersOfSamples = ["name", "step", "index"]

    /// The placeholders of all patterns, each as often as it is written.
    package var placeholders: [String] { (folders + names).joined().compactMap(\.placeholder) }

    /// The folder of the references, below that of all; empty for that folder itself.
    package var folder: String { text(of: folders[0], values) }

    /// The names without extension that references may have in an environment, with `*` in place of what an entry and a
    /// sample have unless it is known: up to three for each pattern, because a display name may have no valid
    /// character, or only such as become a hyphen.
    package func wildcards(in environment: [String: String]) -> [String] {
        // A letter of the Tangut script, which is kept in names.
        let open: Character = "\u{16FE0}"
        var values = values.merging(environment) { $1 }
        for name in Self.placeholdersOfSamples + Self.placeholdersOfEntries { values[name] = values[name] ?? "\(open)" }
        var wildcards: [String] = []
        for parts in names {
            for sample in ["\(open)", "-", ""] {
                values["name"] = sample
                let (test, sample) = name(parts, values)
                let texts = "\(test).\(sample)".split(separator: open, omittingEmptySubsequences: false)
                let wildcard = texts.joined(separator: "*")
                if !wildcards.contains(wildcard) { wildcards.append(wildcard) }
            }
        }
        return wildcards
    }
}
