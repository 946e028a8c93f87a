import SnapgenConfiguration
import SnapgenPlan
import SnapgenScan

/// The parts of the support file that a plan's tests need.
///
/// They are found in one pass, because a plan may have tens of thousands of tests.
struct TestNeeds {
    /// The strategies of the entries.
    private(set) var strategies: Set<CaptureStrategy> = []
    /// The environments that tests name, alone or by their batch.
    private(set) var environments: Set<String> = []
    /// The batches that tests name.
    private(set) var batches: Set<String> = []
    /// Indicates whether there are entries of a protocol of SnapgenCatalog for views.
    private(set) var usesCatalog = false

    /// The needs of the tests of `plan`.
    init(_ plan: TestPlan) {
        var latest: [String] = []
        for suite in plan.suites {
            for test in suite.tests {
                add(test)
                // Most tests share the environments of a batch.
                guard test.environments != latest else { continue }
                latest = test.environments
                environments.formUnion(latest)
            }
        }
    }

    private mutating func add(_ test: PlannedTest) {
        strategies.insert(test.entry.strategy)
        if let batch = test.batch { batches.insert(batch) }
        if test.entry.hasModifier { usesCatalog = true }
    }
}
