package import SnapgenConfiguration
import SnapgenModel
import SnapgenNames
import SnapgenScan

package struct CaseLister: Sendable {
    private let configuration: Configuration
    private let themes: [String: SnapshotEnvironment.Theme]
    /// The values of environments in the pattern for names.
    private let values: [String: [String: String]]

    package init(_ configuration: Configuration, batches: [PlannedBatch]) {
        self.configuration = configuration
        let environments = batches.flatMap(\.environments)
        themes = Dictionary(environments.map { ($0.name, $0.theme) }) { first, _ in first }.compactMapValues { $0 }
        let named = configuration.references.naming.pattern == nil ? [] : environments
        values = Dictionary(named.map { ($0.name, $0.valuesInNames) }) { first, _ in first }
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
                let reference = self.name(of: sample, test, in: environment)
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

    /// The file of a sample's reference: `HotelListView-iPhone13-light.1.png`.
    package func file(of sample: PlannedSample, _ test: PlannedTest, in environment: String?) -> String {
        "\(name(of: sample, test, in: environment)).\(test.entry.strategy.fileExtension)"
    }

    private func name(of sample: PlannedSample, _ test: PlannedTest, in environment: String?) -> String {
        guard let pattern = test.pattern else {
            let title = sample.stem ?? test.stem ?? test.entry.title
            return "\(PlannedCase.stem(title: title, environment: environment)).\(sample.name)"
        }
        let environment = environment.flatMap { values[$0] } ?? [:]
        if test.samples == nil { return Self.glob(of: pattern, in: environment) }
        let name = pattern.name(of: sample.stem, number: sample.number, in: environment)
        return "\(name.test).\(name.sample)"
    }

    /// A glob for the names of samples that only running tells, by which of several patterns they may be.
    private static func glob(of pattern: NamePattern, in environment: [String: String]) -> String {
        let names = pattern.wildcards(in: environment)
        if pattern.names.count == 1 { return names[0] }
        let start = names.reduce(names[0]) { String(zip($0, $1).prefix { $0 == $1 && $0 != "*" }.map(\.0)) }
        let rests = names.map { $0.dropFirst(start.count) }
        let parts = rests.flatMap { $0.split(separator: "*") }
        let common = parts.filter { part in rests.allSatisfy { $0.contains(part) } }.max { $0.count < $1.count }
        return "\(start)*\(common.map { "\($0)*" } ?? "")"
    }

    /// A warning for each sample whose reference an earlier one, or the same one in another environment, has already,
    /// or no file system can store.
    ///
    /// Branches of an `#if` that declare the same type share their references: only one is ever compiled.
    func sharedReferences(in suites: [PlannedSuite]) -> [Diagnostic] {
        var owners: [String: Owner] = [:]
        let problems = suites.flatMap(\.tests).flatMap { test in
            (test.samples ?? []).flatMap { sample in
                environments(of: test).compactMap { environment in
                    problem(of: sample, test, in: environment, &owners).map { (test.entry, sample.number, $0) }
                }
            }
        }
        return problems.distinct { [$0.0.module, $0.0.title, "\($0.1)"] }.map { $0.0.warning(.nameCollision, $0.2) }
    }

    private func problem(
        of sample: PlannedSample, _ test: PlannedTest, in environment: String?, _ owners: inout [String: Owner]
    ) -> String? {
        let entry = test.entry
        let own = Owner(module: entry.module, title: entry.title, sample: sample.number, environment: environment)
        let file = file(of: sample, test, in: environment)
        let key = SafeName.collisionKey("\(test.folder?.string ?? "")/\(file)")
        let owner = owners[key, default: own]
        owners[key] = owner
        if Self.isTooLong("\(folder(of: test))/\(file)") {
            let name = VisibleText.shortened(file, longest: 80)
            let advice = "give the preview or the sample a shorter one"
            return "the name of the reference '\(name)' is too long for a file; \(advice)"
        }
        if owner == own { return nil }
        let isSame = (owner.module, owner.title, owner.sample) == (own.module, own.title, own.sample)
        let other =
            isSame
            ? "'\(owner.environment ?? "")'; name what differs in the pattern of 'naming'"
            : "sample \(owner.sample) of '\(owner.title)'; give one of them another name, or other 'references'"
        return "sample \(own.sample) of '\(own.title)' is compared with the reference '\(file)' of \(other)"
    }

    /// Returns whether a path has a part that file systems do not store.
    package static func isTooLong(_ path: String) -> Bool {
        path.split(separator: "/").contains { $0.utf8.count > 255 }
    }

    private struct Owner: Equatable {
        var module: String
        var title: String
        var sample: Int
        var environment: String?
    }
}
