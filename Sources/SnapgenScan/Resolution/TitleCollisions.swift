import SnapgenModel
import SnapgenNames

enum TitleCollisions {
    /// The entries with titles that are unique in their module, and warnings at those that are renamed.
    ///
    /// Both of two entries are renamed, so that the names do not depend on which came first. Entries that take no part
    /// keep whatever they have. One type or one macro that is declared in several branches of an `#if` keeps its title
    /// in all of them: they are never compiled together, and their references are to be the same.
    static func resolved(_ candidates: [Candidate]) -> ([Candidate], [Diagnostic]) {
        var renamed = candidates
        var others: [Int: CatalogEntry] = [:]
        var round = 0
        // A new title may be that of another entry, which is named so.
        while case let found = collisions(in: renamed), !found.isEmpty {
            for (position, group) in found {
                let own = renamed[position]
                others[position] = others[position] ?? group.first { $0.collides(with: own) }?.entry
                let identity = (round == 0 ? "" : "\(round)/") + identity(of: own, in: group)
                renamed[position].entry.title = SafeName.distinguished(own.entry.title, by: identity)
            }
            round += 1
        }
        let warnings = others.sorted { $0.key < $1.key }.map { position, other in
            warning(for: candidates[position].entry, called: renamed[position].entry.title, like: other)
        }
        return (renamed, warnings)
    }

    /// The positions of entries that cannot keep their titles, each with all entries of such a title: a hidden one
    /// renames none that is not.
    private static func collisions(in candidates: [Candidate]) -> [(position: Int, group: [Candidate])] {
        let claiming = candidates.indices.filter { candidates[$0].entry.status == .included }
        let groups = Dictionary(grouping: claiming) { candidates[$0].entry.collisionName }
        return groups.values.filter { $0.count > 1 }.flatMap { positions in
            let group = positions.map { candidates[$0] }
            let colliding = positions.filter { position in
                let own = candidates[position]
                return group.contains { $0.collides(with: own) && (own.isHidden || !$0.isHidden) }
            }
            return colliding.map { (position: $0, group: group) }
        }
    }

    /// The identity of an entry among those of its title, which does not depend on other entries.
    ///
    /// An id does not: it contains the folder of a macro's file only where other files have its name, and counts the
    /// branches of an `#if`.
    private static func identity(of candidate: Candidate, in group: [Candidate]) -> String {
        let short = candidate.entry.shortIdentity
        let isShared = group.contains { $0.collides(with: candidate) && $0.entry.shortIdentity == short }
        return isShared ? candidate.entry.id : short
    }

    private static func warning(for entry: CatalogEntry, called title: String, like other: CatalogEntry) -> Diagnostic {
        entry.warning(
            .nameCollision,
            "the name '\(entry.title)' is too like that of '\(other.id)' (\(other.location)), so references "
                + "'\(entry.title)-*' are now '\(title)-*'; rename one of the two, or rename the references")
    }
}

extension CatalogEntry {
    /// The module, and the title as it is on any file system.
    package var collisionName: [String] { [module, SafeName.collisionKey(title)] }

    /// The id of a type without a number, and that of a macro with its file's name alone.
    fileprivate var shortIdentity: String {
        if kind != .macro { return "\(module).\(name ?? title)" }
        let longPrefix = "\(module)/\(path)#"
        return id.hasPrefix(longPrefix) ? "\(module)/\(path.name)#\(id.dropFirst(longPrefix.count))" : id
    }
}

extension Candidate {
    /// Returns whether both cannot have their title, which is alike, unlike the same type or macro in two branches of
    /// an `#if` that are never compiled together.
    fileprivate func collides(with other: Candidate) -> Bool {
        if entry.id == other.entry.id { return false }
        guard entry.name == other.entry.name else { return true }
        guard entry.kind == .macro else { return entry.declaration.conditions == other.entry.declaration.conditions }
        return entry.path != other.entry.path || !conditions.excludes(other.conditions)
    }
}
