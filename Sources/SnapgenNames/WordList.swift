extension [String] {
    /// Returns the texts as an enumeration in prose.
    ///
    ///     ["entry", "environment", "case"].listed(with: "or")  // "entry, environment or case"
    package func listed(with word: String) -> String {
        guard count > 1, let last else { return joined() }
        return "\(dropLast().joined(separator: ", ")) \(word) \(last)"
    }
}
