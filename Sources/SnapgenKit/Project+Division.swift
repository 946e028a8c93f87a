import SnapgenConfiguration
import SnapgenModel
package import SnapgenPlan
import SnapgenProject
package import SnapgenScan

/// The division of the entries among the test targets of the configuration.
extension Project {
    private var isPartial: Bool {
        testTargets.count > 1 || testTargets.contains { $0.entries != TestSettings().entries }
    }

    /// The entries of the test target, and the configuration with the sources of these.
    func part(of catalog: Catalog) -> (catalog: Catalog, configuration: Configuration) {
        guard isPartial else { return (catalog, configuration) }
        var (catalog, configuration) = (catalog, configuration)
        let tests = configuration.tests
        catalog.entries = catalog.entries.filter(tests.takes)
        if !tests.entries.modules.isEmpty {
            configuration.sources.removeAll { !tests.entries.modules.contains($0.module) }
        }
        return (catalog, configuration)
    }

    /// Returns an error for entries that another target takes in the same batch, and warnings for those of none and for
    /// unknown modules.
    func divisionProblems(in catalog: Catalog) -> [Diagnostic] {
        guard isPartial else { return [] }
        let entries = catalog.entries.filter { $0.status == .included }
        let targets = testTargets.map { (tests: $0, files: files(importableBy: $0)) }
        let takers = entries.map { entry in
            targets.filter { $0.tests.takes(entry) && $0.files?.contains(entry.path.string) ?? true }.map(\.tests)
        }
        let both = zip(entries, takers).compactMap { entry, takers in
            takers.contains { $0.target == configuration.tests.target }
                ? takers.first(where: isRival).map { (entry, $0.target) } : nil
        }
        // The first target that can import an entry reports it.
        let earlier = targets.prefix { $0.tests.target != configuration.tests.target }
        let none = zip(entries, takers).filter { entry, takers in
            takers.isEmpty && !earlier.contains { $0.files?.contains(entry.path.string) ?? true }
        }.map(\.0)
        return [takenTwice(both), untaken(none)].compactMap { $0 } + unknownModules + unmatchedFilters(in: catalog)
    }

    /// Returns whether another target would take the same pictures.
    private func isRival(_ tests: TestSettings) -> Bool {
        let own = configuration.tests
        return tests.target != own.target
            && (tests.batch == own.batch || tests.batch == configuration.environments.defaultBatch)
    }

    /// Returns the files that a test target of the configuration can import; `nil` if no project has the target.
    private func files(importableBy tests: TestSettings) -> Set<String>? {
        let folder = tests.output.parent?.string ?? ""
        guard let layout = targets?.layout,
            let target = layout.tests(named: tests.target, importing: tests.entries.modules, in: folder)
        else { return nil }
        return Set(layout.targets(importableBy: target).flatMap(\.files))
    }

    /// The files that other test targets of the configuration can import.
    var filesOfOtherTargets: Set<String> {
        let others = testTargets.filter { $0.target != configuration.tests.target }
        return Set(others.compactMap(files(importableBy:)).joined())
    }

    private func takenTwice(_ entries: [(CatalogEntry, target: String)]) -> Diagnostic? {
        guard let (first, target) = entries.first else { return nil }
        let more = entries.count > 1 ? " and \(entries.count - 1) more" : ""
        return Diagnostic(
            .takenTwice, .error,
            "'\(configuration.tests.target)' and '\(target)' of 'tests' take '\(first.title)'\(more) in the same batch; divide "
                + "the entries by 'modules', 'kinds' or 'include', or give each target a 'batch'",
            at: first.location)
    }

    private func untaken(_ entries: [CatalogEntry]) -> Diagnostic? {
        guard let first = entries.first else { return nil }
        let subject = "'\(first.title)'" + (entries.count > 1 ? " and \(entries.count - 1) more belong" : " belongs")
        let advice = "extend 'modules', 'kinds' or 'include', or skip what is not tested"
        return first.warning(.leftOut, "\(subject) to no test target of 'tests'; \(advice)")
    }

    private var unknownModules: [Diagnostic] {
        let known = configuration.sources.map(\.module)
        // The sources may be those of this target only.
        let named = configuration.tests.entries.modules
        return named.filter { !known.contains($0) }.map { name in
            let hint = Suggestion.phrase(for: name, in: known)
            return resolved.unused(
                "tests.modules", "'tests.modules' names '\(name)', which is no module of the sources\(hint)")
        }
    }

    private func unmatchedFilters(in catalog: Catalog) -> [Diagnostic] {
        let (filters, entries) = (configuration.tests.entries, catalog.entries)
        let patterns = filters.include.filter { glob in !entries.contains { glob.matches($0) } }
        let kinds = filters.kinds.filter { kind in !entries.contains { kind == .init($0.strategy) } }
        let unmatched = patterns.map { ("tests.include", $0.pattern) } + kinds.map { ("tests.kinds", $0.rawValue) }
        return unmatched.map { key, value in
            resolved.unused(key, "'\(value)' in '\(key)' matches no entry; 'snapgen scan' lists the entries")
        }
    }

    /// Plans the tests that the skipped entries of a catalog would have, whose references are kept.
    package func planOfSkippedEntries(in catalog: Catalog) -> TestPlan {
        var part = part(of: catalog)
        for index in part.catalog.entries.indices {
            // Prefire's names depend on the entries around, so none is removed.
            let isSkipped = part.catalog.entries[index].status == .skipped
            part.catalog.entries[index].status = isSkipped ? .included : .skipped
        }
        return TestPlanner(part.configuration).plan(part.catalog)
    }
}
