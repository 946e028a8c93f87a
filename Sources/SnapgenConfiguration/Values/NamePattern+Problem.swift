import SnapgenModel
package import SnapgenNames

extension NamePattern {
    private static let placeholdersOfEnvironments = EnvironmentAxis.all.map(\.placeholder) + ["environment"]

    /// The reason why references cannot have such names; `nil` if they can.
    package var problem: String? {
        let known = Self.placeholdersOfEntries + Self.placeholdersOfSamples + Self.placeholdersOfEnvironments
        if let unknown = placeholders.first(where: { !known.contains($0) }) {
            return "has the unknown placeholder '{\(unknown)}'\(Suggestion.phrase(for: unknown, in: known))"
        }
        for placeholder in text.matches(of: /\{\w+:([^}]*)\}/) {
            let pairs = placeholder.1.split(separator: ",", omittingEmptySubsequences: false)
            if pairs.allSatisfy({ $0.split(separator: "=", maxSplits: 1).count == 2 }) { continue }
            return "has '\(placeholder.0)'; write each value with its name: '{locale:doubleLength=pseudo}'"
        }
        if text.replacing(/\{[^{}]*\}/, with: "").contains(where: "{}".contains) {
            return "has a '{' or '}' that belongs to no placeholder; remove it"
        }
        if placeholders.isEmpty {
            return "has no placeholder; known are \(known.map { "{\($0)}" }.listed(with: "and"))"
        }
        if names.contains(where: { $0.count { $0 == .dot } != 1 || $0.first == .dot || $0.last == .dot }) {
            return
                "has to have one '.' within each name and no extension, as swift-snapshot-testing gives names such as "
                + "'{function}.{name}'"
        }
        if Set(folders).count > 1 { return "has several folders; write the same one before each name" }
        let inFolder = folders.joined().compactMap(\.placeholder)
        if let other = inFolder.first(where: { !Self.placeholdersOfEntries.contains($0) }) {
            return "has '{\(other)}' in its folder; only \(Self.placeholdersOfEntries.listed(with: "and")) can be there"
        }
        let folder = text(of: folders[0], Dictionary(known.map { ($0, $0) }) { first, _ in first })
        guard folder.isEmpty || RelativePath(folder) != nil else {
            return "has a folder that is no path below the folder of the references"
        }
        return nil
    }
}
