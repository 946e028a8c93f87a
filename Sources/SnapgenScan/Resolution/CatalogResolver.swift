package import SnapgenConfiguration
import SnapgenModel

/// Decides, over all files, what is an entry of the catalog, what it offers and whether it takes part.
package struct CatalogResolver: Sendable {
    private let settings: CatalogSettings
    private let rules: [Rule]

    /// The last rule that matches decides, key by key.
    package init(settings: CatalogSettings, rules: [Rule] = []) {
        self.settings = settings
        self.rules = rules
    }

    /// The catalog of a project, and the positions of the rules and the names of the attributes that match no entry.
    ///
    /// Only here all names are known that rules are matched against: titles may change in collisions.
    package func resolution(of project: ScannedProject) -> (catalog: Catalog, rules: [Int], attributes: [String]) {
        let files = project.files.sorted { ($0.module, $0.path) < ($1.module, $1.path) }
        let index = TypeIndex(files, modules: project.modules)
        let types = TypeEntryBuilder(index: index, protocols: settings.protocols).candidates()
        let macros = MacroEntryBuilder(
            files: files, macros: settings.macros, index: index, types: types.filter { $0.obstacle == nil }.map(\.entry)
        ).candidates()
        // Candidates are large, so that no list of them outlives the next one.
        let places = Set(types.flatMap(\.places))
        let found = types + macros
        // Not the candidates themselves, which take long to move.
        let keys = found.map { ($0.entry.module, $0.entry.location, $0.entry.id) }
        let candidates = keys.indices.sorted { keys[$0] < keys[$1] }.map { found[$0] }.withDistinctIDs()
        let unmatched = rules.indices.filter { index in !candidates.contains { rules[index].match.matches($0.entry) } }
        let (named, collisions) = TitleCollisions.resolved(candidates.map(decide))
        let idle = index.idleDirectives(without: places)
        let problems = files.flatMap(\.diagnostics) + collisions + named.flatMap(\.advice) + idle
        let used = index.declarations.filter { places.contains($0.context.location) }.flatMap(\.attributes)
        let attributes = Set(settings.attributes.keys).subtracting(used).sorted()
        return (Catalog(entries: named.map(\.entry), diagnostics: problems.sortedByPlace()), unmatched, attributes)
    }

    /// A rule is matched against the title as it is before any collision, which another entry may cause.
    private func decide(_ candidate: Candidate) -> Candidate {
        let matching = rules.filter { $0.match.matches(candidate.entry) }
        var decided = candidate
        let levels = matching.map(\.settings) + [candidate.modifiers, candidate.directives]
        decided.entry.settings = levels.reduce(Directives()) { $0.overridden(by: $1) }
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

extension TypeIndex {
    /// A warning for each comment before a declaration that is no part of an entry.
    fileprivate func idleDirectives(without entries: Set<SourceLocation>) -> [Diagnostic] {
        declarations.filter { $0.context.directives.hasSetting && !entries.contains($0.context.location) }.map {
            Diagnostic(
                .badDirective, .warning,
                "the comment before '\($0.name)' has no effect, because this is no entry; write it before the "
                    + "'#Preview', or the type with samples or previews", at: $0.context.location)
        }
    }
}

extension Directives {
    /// Indicates whether a word is set that has an effect on an entry only.
    var hasSetting: Bool {
        self != Directives() && DirectiveWord.all.contains { $0.name != "allow" && $0.text(self) != nil }
    }
}
