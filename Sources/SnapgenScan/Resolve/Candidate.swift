import SnapgenModel

/// An entry on its way into the catalog, with what is needed to decide about it.
struct Candidate: Equatable {
    /// What stands in the way of a test.
    enum Obstacle: Equatable {
        /// No test can ever reach it as it is.
        case unreachable(reason: String)
        /// snapgen does not make tests of this kind yet; the title is kept free for it.
        case unsupported(reason: String)
    }

    /// The entry as far as it is decided.
    var entry: CatalogEntry
    /// What modifiers of its views say.
    var modifiers = Directives()
    /// What comments before its declarations say.
    var directives = Directives()
    /// The conditions around a macro, which tell two branches of one `#if` apart.
    var conditions: [BranchCondition] = []
    /// What stands in the way of a test.
    var obstacle: Obstacle?

    /// Whether nobody else may have its title.
    var claimsTitle: Bool {
        if case .unsupported(let reason) = obstacle { return entry.reason == reason }
        return entry.status == .included
    }

    /// What the user should know of an entry that takes part, or will.
    var advice: [Diagnostic] {
        guard claimsTitle else { return [] }
        return EntryAdvice.diagnostics(for: entry)
    }
}

extension Candidate: Comparable {
    /// Whether `left` comes first in the catalog: by module, then by place.
    static func < (left: Self, right: Self) -> Bool {
        (left.entry.module, left.entry.location, left.entry.id) < (
            right.entry.module, right.entry.location, right.entry.id
        )
    }
}

extension [Candidate] {
    /// The same entries, each with an id of its own: the second of one name ends in `@2`.
    func withDistinctIDs() -> [Candidate] {
        // A name may end in `@2` by itself.
        var taken = Set(map(\.entry.id))
        var uses: [String: Int] = [:]
        return map { candidate in
            var candidate = candidate
            let id = candidate.entry.id
            uses[id, default: 0] += 1
            guard var number = uses[id], number > 1 else { return candidate }
            while !taken.insert("\(id)@\(number)").inserted { number += 1 }
            uses[id] = number
            candidate.entry.id = "\(id)@\(number)"
            return candidate
        }
    }
}
