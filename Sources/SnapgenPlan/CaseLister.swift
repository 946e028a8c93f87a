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
            let name = "\(configuration.tests.target).\(suite.name)/\(test.function)"
            let folder = folder(of: test)
            return environments(of: test).flatMap { environment in
                samples(of: test, in: environment).map { sample in
                    plannedCase(of: test, named: name, in: (suite.module, folder), environment, sample)
                }
            }
        }
    }

    /// The environments that a test covers; one that is `nil` where none matters.
    func environments(of test: PlannedTest) -> [String?] {
        test.environments.isEmpty ? [nil] : test.environments
    }

    /// The samples that a test shows in an environment; one that stands for all where only running tells.
    func samples(of test: PlannedTest, in environment: String?) -> [PlannedSample] {
        let theme = environment.flatMap { themes[$0] }
        return test.samples?.filter { $0.isShown(in: theme) }
            ?? [PlannedSample(number: 0, name: ReferenceName.anySample, line: test.entry.line)]
    }

    private func plannedCase(
        of test: PlannedTest, named name: String, in place: (module: String, folder: String), _ environment: String?,
        _ sample: PlannedSample
    ) -> PlannedCase {
        let file = test.file(of: sample, in: environment)
        let stem = file.utf8.dropLast(test.entry.strategy.fileExtension.utf8.count + 1)
        return PlannedCase(
            id: "\(place.module)/\(Substring(stem))",
            entry: test.entry.id,
            sample: sample.name,
            environment: environment,
            test: name,
            reference: "\(place.folder)/\(file)")
    }

    /// The folder of a test's references below the root.
    func folder(of test: PlannedTest) -> String {
        [configuration.references.string, test.folder?.string].compactMap { $0 }.joined(separator: "/")
    }
}

extension PlannedTest {
    /// The file of a sample's reference.
    func file(of sample: PlannedSample, in environment: String?) -> String {
        ReferenceName.file(
            title: sample.stem ?? stem ?? entry.title, environment: environment, sample: sample.name,
            strategy: entry.strategy)
    }
}
