import SnapgenModel

/// What the tests of a plan need of the support file, found in one pass: a plan may have tens of thousands of tests.
struct TestNeeds {
    /// How values are captured.
    private(set) var strategies: Set<CaptureStrategy> = []
    /// What offers the samples.
    private(set) var kinds: Set<CatalogEntry.Kind> = []
    /// The environments that tests name, alone or by their batch.
    private(set) var environments: Set<String> = []
    /// The batches that tests name.
    private(set) var batches: Set<String> = []
    /// Whether a `#Preview` has arguments.
    private(set) var hasArguments = false
    /// Whether a test says when its references are recorded.
    private(set) var hasRecords = false
    /// Whether samples are left out of environments of another theme.
    private(set) var hasThemedSamples = false
    /// Whether names are counted while a test runs.
    private(set) var countsNames = false
    /// Whether a test has a parameter.
    private(set) var hasParameters = false

    /// What the tests of `plan` need; `settings` say how they are written.
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
