extension NamePattern {
    /// The names of all placeholders for what an entry is.
    package static let placeholdersOfEntries = ["function", "type", "title", "file", "module", "target"]
    package static let placeholdersOfSamples = ["name", "step", "index"]

    /// The placeholders of all patterns, each as often as it is written.
    package var placeholders: [String] { (folders + names).joined().compactMap(\.placeholder) }

    /// The folder of the references, below that of all; empty for that folder itself.
    package var folder: String { text(of: folders[0], values) }

    /// The names without extension that references may have in an environment: one for each pattern, with `*` in place of
    /// each value that is not known.
    package func wildcards(in environment: [String: String]) -> [String] {
        // A letter of the Tangut script, which is kept in names.
        let any = "\u{16FE0}"
        let open = Dictionary(placeholders.map { ($0, any) }) { first, _ in first }
        let values = open.merging(values) { $1 }.merging(environment) { $1 }
        return names.map { parts in
            let (test, sample) = name(parts, values)
            return "\(test).\(sample)".replacing(any, with: "*")
        }
    }
}
