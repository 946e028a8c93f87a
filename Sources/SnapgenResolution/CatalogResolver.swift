public import SnapgenModel

/// Decides, over all files, what is an entry of the catalog, what it offers and whether it takes part.
///
///     let catalog = CatalogResolver(settings: settings, rules: rules).resolve(scannedFiles)
public struct CatalogResolver: Sendable {
    private let settings: CatalogSettings
    private let rules: [Rule]

    /// A resolver for what `settings` calls an entry.
    ///
    /// - Parameter rules: what holds for single entries; the last that matches decides, key by key.
    public init(settings: CatalogSettings, rules: [Rule] = []) {
        self.settings = settings
        self.rules = rules
    }

    /// The catalog of all files together; the order of `files` has no influence on it.
    public func resolve(_ files: [ScannedFile]) -> Catalog { resolve(ScannedProject(files: files)) }

    /// The catalog of a project; the order of its files has no influence on it.
    public func resolve(_ project: ScannedProject) -> Catalog { resolution(of: project).catalog }

    /// The catalog of a project, and the positions of the rules that match no entry.
    ///
    /// Only here all names are known that rules are matched against: titles may change in collisions.
    public func resolution(of project: ScannedProject) -> (catalog: Catalog, unmatchedRules: [Int]) {
        let files = project.files.sorted { ($0.module, $0.path) < ($1.module, $1.path) }
        let index = TypeIndex(files, modules: project.modules)
        let types = TypeEntryBuilder(index: index, protocols: settings.protocols).candidates()
        let titles = types.map { MacroEntryBuilder.Title($0.entry.title, in: $0.entry.module) }
        let macros = MacroEntryBuilder(
            files: files, macros: settings.macros, index: index, titlesOfTypes: Set(titles)
        ).candidates()
        let candidates = (types + macros).sorted().withDistinctIDs()
        let participation = Participation(settings: settings, rules: rules)
        let decided = candidates.map(participation.decide)
        let (named, collisions) = TitleCollisions.resolved(decided)
        let problems = files.flatMap(\.diagnostics) + collisions + named.flatMap(\.advice)
        let unmatched = rules.indices.filter { index in !candidates.contains { rules[index].matches($0.entry) } }
        return (Catalog(entries: named.map(\.entry), diagnostics: problems.sortedByPlace()), unmatched)
    }
}
