import SnapgenModel
import SnapgenText

/// Gives entries other titles where a file system could not tell them apart.
enum TitleCollisions {
    /// The entries with titles that are unique in their module, and warnings at those that are renamed.
    ///
    /// Both of two entries are renamed, so that the names do not depend on which came first. Entries that take no part
    /// keep whatever they have. One type or one macro that is declared in several branches of an `#if` keeps its title in
    /// all of them: they are never compiled together, and their references are to be the same.
    static func resolved(_ candidates: [Candidate]) -> ([Candidate], [Diagnostic]) {
        let claiming = candidates.indices.filter { candidates[$0].claimsTitle }
        let groups = Dictionary(grouping: claiming) { candidates[$0].entry.collisionName }
        var renamed = candidates
        var warnings: [Diagnostic] = []
        for position in claiming {
            let entry = candidates[position].entry
            let others = groups[entry.collisionName, default: []].map { candidates[$0].entry }
            guard let other = others.first(where: { $0.collides(with: entry) }) else { continue }
            renamed[position].entry.title = "\(entry.title)_\(StableHash.short(entry.id))"
            warnings.append(warning(for: entry, called: renamed[position].entry.title, like: other))
        }
        return (renamed, warnings)
    }

    private static func warning(for entry: CatalogEntry, called title: String, like other: CatalogEntry) -> Diagnostic {
        Diagnostic(
            .nameCollision, .warning,
            "the name '\(entry.title)' is too like that of '\(other.id)' (\(other.location)), so references "
                + "'\(entry.title)-*' are now '\(title)-*'; rename one of the two, or rename the references",
            at: entry.location)
    }
}

extension CatalogEntry {
    fileprivate var collisionName: [String] { [module, SafeName.collisionKey(title)] }

    /// Whether both cannot have their title, which is alike.
    fileprivate func collides(with other: CatalogEntry) -> Bool {
        id != other.id && !isOtherBranch(of: other)
    }

    private func isOtherBranch(of other: CatalogEntry) -> Bool {
        guard name == other.name else { return false }
        guard kind == .macro else { return conditions != other.conditions }
        return path == other.path && ConditionStack.exclude(conditions, other.conditions)
    }
}
