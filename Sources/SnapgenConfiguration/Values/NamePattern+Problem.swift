import SnapgenModel
package import SnapgenNames

extension NamePattern {
    private static let placeholdersOfEnvironments = EnvironmentAxis.all.map(\.placeholder) + ["environment"]

    /// The reason why references cannot have such names; `nil` if they can.
    package var problem: String? {
        let known = Self.placeholdersOfEntries + Self.placeholdersOfSamples + Self.placeholdersOfEnvironments
        let used = (alternatives + folders).joined().compactMap(\.placeholder)
        if let unknown = used.first(where: { !known.contains($0) }) {
            return "has the unknown placeholder '{\(unknown)}'\(Suggestion.phrase(for: unknown, in: known))"
        }
        if used.isEmpty { return "has no placeholder; known are \(known.map { "{\($0)}" }.listed(with: "and"))" }
        if alternatives.contains(where: { $0.count { $0 == .dot } != 1 || $0.first == .dot || $0.last == .dot }) {
            return "has to have one '.' within each name and no extension, as swift-snapshot-testing gives names such as "
                + "'{function}.{name}'"
        }
        if Set(folders).count > 1 { return "has several folders; write the same one before each name" }
        let inFolder = folders.joined().compactMap(\.placeholder)
        if let other = inFolder.first(where: { !Self.placeholdersOfEntries.contains($0) }) {
            return "has '{\(other)}' in its folder; only \(Self.placeholdersOfEntries.listed(with: "and")) can be there"
        }
        guard folders.allSatisfy({ $0.isEmpty || RelativePath($0.text) != nil }) else {
            return "has a folder that is no path below the folder of the references"
        }
        return nil
    }
}

extension [NamePattern.Part] {
    /// The text with placeholders as words.
    fileprivate var text: String {
        map { part in if case .text(let text) = part { text } else { part.placeholder ?? "." } }.joined()
    }
}
