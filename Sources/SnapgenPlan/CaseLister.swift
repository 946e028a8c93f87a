package import SnapgenConfiguration
import SnapgenModel
import SnapgenScan

package struct CaseLister: Sendable {
    private let configuration: Configuration
    private let themes: [String: SnapshotEnvironment.Theme]

    package init(_ configuration: Configuration, batches: [PlannedBatch]) {
        self.configuration = configuration
        let environments = batches.flatMap(\.environments)
        themes = Dictionary(environments.map { ($0.name, $0.theme) }) { first, _ in first }.compactMapValues { $0 }
    }

    /// The cases of a suite, in the order in which its tests assert them: environment by environment.
    ///
    /// Branches of an `#if` that declare the same type share their cases: only one of them is ever compiled.
    func cases(of suite: PlannedSuite) -> [PlannedCase] {
        suite.tests.flatMap { cases(of: $0, in: suite) }.distinct(\.reference)
    }

    private func cases(of test: PlannedTest, in suite: PlannedSuite) -> [PlannedCase] {
        let name = "\(configuration.tests.target).\(suite.name)/\(test.function)"
        let (folder, fileExtension) = (folder(of: test), test.entry.strategy.fileExtension)
        return environments(of: test).flatMap { environment in
            samples(of: test, in: environment).map { sample in
                let reference = test.name(of: sample, in: environment)
                return PlannedCase(
                    id: "\(suite.module)/\(reference)", entry: test.entry.id, sample: sample.name,
                    environment: environment, test: name, reference: "\(folder)/\(reference).\(fileExtension)")
            }
        }
    }

    package func environments(of test: PlannedTest) -> [String?] {
        test.environments.isEmpty || !test.entry.strategy.dependsOnEnvironment ? [nil] : test.environments
    }

    /// The samples that a test shows in an environment; one for all samples if they are determined at run time.
    package func samples(of test: PlannedTest, in environment: String?) -> [PlannedSample] {
        guard let samples = test.samples else {
            return [PlannedSample(number: 0, name: PlannedCase.anySample, line: test.entry.line)]
        }
        guard let theme = environment.flatMap({ themes[$0] }) else { return samples }
        return samples.allSatisfy { $0.theme == nil } ? samples : samples.filter { $0.isShown(in: theme) }
    }

    package func folder(of test: PlannedTest) -> String {
        [configuration.references.folder.string, test.folder?.string].compactMap { $0 }.joined(separator: "/")
    }
}

extension PlannedTest {
    /// The file of a sample's reference: `HotelListView-iPhone13-light.1.png`.
    package func file(of sample: PlannedSample, in environment: String?) -> String {
        "\(name(of: sample, in: environment)).\(entry.strategy.fileExtension)"
    }

    fileprivate func name(of sample: PlannedSample, in environment: String?) -> String {
        let stem = PlannedCase.stem(title: sample.stem ?? stem ?? entry.title, environment: environment)
        return "\(stem).\(sample.name)"
    }
}
