import SnapgenConfiguration
import SnapgenModel
package import SnapgenPlan
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

    /// Returns an error for entries that several targets take, and warnings for those of none and for unknown modules.
    func divisionProblems(in catalog: Catalog) -> [Diagnostic] {
        guard isPartial else { return [] }
        let entries = catalog.entries.filter { $0.status == .included }
        let takers = entries.map { entry in testTargets.filter { $0.takes(entry) }.map(\.target) }
        let both = zip(entries, takers).filter { $0.1.count > 1 }
        let none = zip(entries, takers).filter { $0.1.isEmpty }.map(\.0)
        return [takenTwice(both), untaken(none)].compactMap { $0 } + unknownModules
    }

    private func takenTwice(_ entries: [(CatalogEntry, [String])]) -> Diagnostic? {
        guard let (first, targets) = entries.first else { return nil }
        let more = entries.count > 1 ? " and \(entries.count - 1) more" : ""
        let names = targets.map { "'\($0)'" }.joined(separator: " and ")
        return Diagnostic(
            .takenTwice, .error,
            "\(names) of 'tests' take '\(first.title)'\(more); divide the entries by 'modules', 'kinds' or 'include'",
            at: first.location)
    }

    private func untaken(_ entries: [CatalogEntry]) -> Diagnostic? {
        guard let first = entries.first else { return nil }
        let subject = "'\(first.title)'" + (entries.count > 1 ? " and \(entries.count - 1) more belong" : " belongs")
        return Diagnostic(
            .leftOut, .warning,
            "\(subject) to no test target of 'tests'; extend 'modules', 'kinds' or 'include', or skip what is not tested",
            at: first.location)
    }

    private var unknownModules: [Diagnostic] {
        let known = configuration.sources.map(\.module)
        let named = Set(testTargets.flatMap(\.entries.modules)).sorted()
        return named.filter { !known.contains($0) }.map { name in
            Diagnostic(
                .unusedSetting, .warning,
                "'tests.modules' names '\(name)', which is no module of the sources"
                    + Suggestion.phrase(for: name, in: known))
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
        return TestPlanner(part.configuration, legacy: request.legacyNames).plan(part.catalog)
    }
}
