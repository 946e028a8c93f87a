package import SnapgenPlan
package import SnapgenScan

extension Project {
    /// Plans the tests that the skipped entries of a catalog would have, whose references are kept.
    package func planOfSkippedEntries(in catalog: Catalog) -> TestPlan {
        var part = division.part(of: catalog, configuration)
        for index in part.catalog.entries.indices {
            // Prefire's names depend on the entries around, so none is removed.
            let isSkipped = part.catalog.entries[index].status == .skipped
            part.catalog.entries[index].status = isSkipped ? .included : .skipped
        }
        return TestPlanner(part.configuration, legacy: request.migration.legacyNames).plan(part.catalog)
    }
}
