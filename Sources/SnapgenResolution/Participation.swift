import SnapgenModel

/// Decides whether an entry gets tests, and what holds for it.
struct Participation {
    let settings: CatalogSettings
    let rules: [Rule]

    /// The candidate with its settings and its status.
    ///
    /// A rule is matched against the title as it is before any collision, which another entry may cause.
    func decide(_ candidate: Candidate) -> Candidate {
        let matching = rules.filter { $0.matches(candidate.entry) }
        var decided = candidate
        decided.entry.settings =
            matching
            .reduce(Directives()) { $0.overridden(by: $1.settings) }
            .overridden(by: candidate.modifiers)
            .overridden(by: candidate.directives)
        if let count = decided.entry.settings.samples { decided.entry.samples = count.samples(of: decided.entry) }
        decided.entry.reason = reason(to: decided, matching)
        decided.entry.status = decided.entry.reason == nil ? .included : .skipped
        return decided
    }

    /// The reason for leaving out the entry: the user's decision takes precedence over obstacles.
    private func reason(to candidate: Candidate, _ matching: [Rule]) -> String? {
        switch candidate.entry.settings.skip {
        case true?: return skipReason(candidate, matching)
        case nil where !settings.includesByDefault:
            return "the configuration includes no entry by default; include it with '// snapgen: include' or a rule"
        case false?, nil: return candidate.obstacle
        }
    }

    private func skipReason(_ candidate: Candidate, _ matching: [Rule]) -> String {
        if candidate.directives.skip == true { return "skipped by a comment: // snapgen: skip" }
        if candidate.modifiers.skip == true { return "skipped by the modifier '.prefireIgnored()'" }
        let rule = matching.last { $0.settings.skip != nil }
        return "skipped by the rule '\(rule?.match.pattern ?? "")' of the configuration"
    }
}

extension Rule {
    /// Returns whether the rule holds for an entry, whose title is the one before any collision.
    func matches(_ entry: CatalogEntry) -> Bool {
        match.matches(entry)
    }
}
