import SnapgenModel

/// Lists the cases of the planned tests.
struct CaseLister: Sendable {
    let configuration: Configuration
    private let themes: [String: SnapshotEnvironment.Theme]

    /// A lister of tests that are shown in the environments of `batches`.
    init(_ configuration: Configuration, batches: [PlannedBatch]) {
        self.configuration = configuration
        let environments = batches.flatMap(\.environments)
        themes = Dictionary(environments.map { ($0.name, $0.theme) }) { first, _ in first }.compactMapValues { $0 }
    }

    /// The cases of a suite, in the order in which its tests assert them: environment by environment.
    ///
    /// Branches of an `#if` that declare the same type share their cases: only one of them is ever compiled.
    func cases(of suite: PlannedSuite) -> [PlannedCase] {
        var seen: Set<String> = []
        return allCases(of: suite).filter { seen.insert($0.reference).inserted }
    }

    private func allCases(of suite: PlannedSuite) -> [PlannedCase] {
        suite.tests.flatMap { test in
            environments(of: test).flatMap { environment in
                samples(of: test, in: environment).map { plannedCase(of: test, in: suite, environment, $0) }
            }
        }
    }

    private func environments(of test: PlannedTest) -> [String?] {
        test.environments.isEmpty ? [nil] : test.environments
    }

    private func samples(of test: PlannedTest, in environment: String?) -> [String] {
        let theme = environment.flatMap { themes[$0] }
        return test.samples?.filter { $0.isShown(in: theme) }.map(\.name) ?? [ReferenceName.anySample]
    }

    private func plannedCase(
        of test: PlannedTest, in suite: PlannedSuite, _ environment: String?, _ sample: String
    ) -> PlannedCase {
        let stem = ReferenceName.stem(title: test.entry.title, environment: environment)
        let file = ReferenceName.file(
            title: test.entry.title, environment: environment, sample: sample, strategy: test.entry.strategy)
        return PlannedCase(
            id: "\(suite.module)/\(stem).\(sample)",
            entry: test.entry.id,
            sample: sample,
            environment: environment,
            test: "\(configuration.tests.target).\(suite.name)/\(test.function)",
            reference: "\(configuration.references)/\(test.folder)/\(file)")
    }
}
