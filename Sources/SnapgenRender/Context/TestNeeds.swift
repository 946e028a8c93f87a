import SnapgenModel

/// The parts of the support file that a plan's tests need.
///
/// They are found in one pass, because a plan may have tens of thousands of tests.
struct TestNeeds {
    /// The strategies that values are captured by.
    private(set) var strategies: Set<CaptureStrategy> = []
    /// The kinds of entries that offer the samples.
    private(set) var kinds: Set<CatalogEntry.Kind> = []
    /// The environments that tests name, alone or by their batch.
    private(set) var environments: Set<String> = []
    /// The batches that tests name.
    private(set) var batches: Set<String> = []
    /// Indicates whether a `#Preview` has arguments.
    private(set) var hasArguments = false
    /// Indicates whether a test has a record mode.
    private(set) var hasRecords = false
    /// Indicates whether samples are left out of environments of another theme.
    private(set) var hasThemedSamples = false
    /// Indicates whether names are counted while a test runs.
    private(set) var countsNames = false
    /// Indicates whether a test has a parameter.
    private(set) var hasParameters = false

    init(_ plan: TestPlan, _ settings: TestSettings) {
        var latest: [String] = []
        for suite in plan.suites {
            for test in suite.tests {
                add(test, settings)
                // Most tests share the environments of a batch.
                guard test.environments != latest else { continue }
                latest = test.environments
                environments.formUnion(latest)
            }
        }
    }

    private mutating func add(_ test: PlannedTest, _ settings: TestSettings) {
        strategies.insert(test.entry.strategy)
        kinds.insert(test.entry.kind)
        if let batch = test.batch { batches.insert(batch) }
        if test.entry.preview?.arguments != nil { hasArguments = true }
        if test.entry.settings.record != nil { hasRecords = true }
        if test.hasThemedSamples { hasThemedSamples = true }
        if test.countsNames { countsNames = true }
        if test.isParameterized(by: settings) { hasParameters = true }
    }
}
