import SnapgenConfiguration
import SnapgenModel
import SnapgenNames
import SnapgenScan

/// Splits the entries of a module into test functions, with the configured granularity.
struct EntrySplitter: Sendable {
    let configuration: Configuration
    let namer: EntryNamer
    let environmentNames: [String: [String]]

    /// The functions of entries, in the order of their environments and samples, with names of which no two are equal.
    func tests(of entries: [BatchedEntry]) -> [PlannedTest] { Self.unique(entries.flatMap(tests)) }

    private func tests(of batched: BatchedEntry) -> [PlannedTest] {
        let whole = wholeTest(of: batched)
        switch configuration.tests.granularity {
        case .entry: return [whole]
        case .environment: return byEnvironment(whole, batched.namedBatch)
        case .case: return byEnvironment(whole, batched.namedBatch).flatMap(bySample)
        }
    }

    /// The names of the environments that show an entry; the first one for a text, which has no environment in its name.
    private func environments(of batched: BatchedEntry) -> [String] {
        let names = batched.batch.flatMap { environmentNames[$0.name] } ?? []
        return batched.namedBatch == nil ? Array(names.prefix(1)) : names
    }

    private func wholeTest(of batched: BatchedEntry) -> PlannedTest {
        let entry = batched.entry
        let names = namer.names(of: entry)
        let samples = names.samples.map { $0.map { shown($0, in: batched.namedBatch) } }
        return PlannedTest(
            function: "test\(SwiftIdentifier.suffix(entry.title + entry.strategy.titleSuffix))",
            entry: entry,
            environments: environments(of: batched),
            batch: batched.namedBatch?.name,
            samples: samples,
            sampleCount: samples?.count,
            folder: names.folder,
            stem: names.stem,
            countsNames: names.countsNames,
            pattern: names.pattern,
            pictures: pictures(of: batched),
            delay: entry.settings.delay ?? 0)
    }

    private func pictures(of batched: BatchedEntry) -> PictureSettings {
        var usual = Directives()
        usual.pictures.precision = configuration.pictures.precision
        usual.pictures.perceptualPrecision = configuration.pictures.perceptualPrecision
        usual.pictures.draw = batched.batch?.draw
        return usual.overridden(by: batched.entry.settings).pictures
    }

    private func byEnvironment(_ test: PlannedTest, _ batch: PlannedBatch?) -> [PlannedTest] {
        guard let environments = batch?.environments, environments.count > 1, test.samples != [] else { return [test] }
        return zip(environments, test.environments).map { environment, name in
            var part = test
            part.function += "_\(SwiftIdentifier.suffix(name))"
            part.environments = [name]
            part.batch = nil
            part.samples = test.samples?.filter { $0.isShown(in: environment.theme) }
            return part
        }
        .filter { $0.samples?.isEmpty != true }
    }

    /// A sample that chooses a theme which its batch does not have is shown in those that it has.
    private func shown(_ sample: PlannedSample, in batch: PlannedBatch?) -> PlannedSample {
        var sample = sample
        if batch?.environments.contains(where: { $0.theme == sample.theme }) != true { sample.theme = nil }
        return sample
    }

    private func bySample(_ test: PlannedTest) -> [PlannedTest] {
        guard let samples = test.samples, samples.count > 1 else { return [test] }
        return samples.map { sample in
            var part = test
            part.function += "_\(SwiftIdentifier.suffix(sample.fullName))"
            part.samples = [sample]
            return part
        }
    }
}

// MARK: - Names

extension EntrySplitter {
    /// The members of XCTest's classes that begin like tests; functions have the same names in both frameworks.
    private static let reserved: Set<String> = ["testCaseCount", "testRun", "testRunClass"]

    /// Every one of several equal names gets a hash of its identity, so that none depends on which came first, and so
    /// does a name of XCTest.
    ///
    /// Branches of an `#if` that declare the same type are one entry to Swift, and keep one name.
    private static func unique(_ tests: [PlannedTest]) -> [PlannedTest] {
        var renamed = tests
        var round = 0
        // A new name may be the original name of another test.
        while case let shared = positionsOfSharedNames(in: renamed), !shared.isEmpty {
            for position in shared {
                let identity = (round == 0 ? "" : "\(round)/") + identity(of: tests[position])
                renamed[position].function += "_\(StableHash.short(identity))"
            }
            round += 1
        }
        return renamed
    }

    private static func positionsOfSharedNames(in tests: [PlannedTest]) -> [Int] {
        let shared = Dictionary(grouping: tests.indices) { tests[$0].function }.filter { name, positions in
            reserved.contains(name) || positions.count > 1 && Set(positions.map { identity(of: tests[$0]) }).count > 1
        }
        return shared.flatMap(\.value)
    }

    private static func identity(of test: PlannedTest) -> String {
        let samples = (test.samples ?? []).map { $0.stem == nil ? $0.name : "\($0.number)" }
        return ([test.entry.title] + test.environments + samples).joined(separator: "/")
    }
}

extension PlannedSample {
    package var fullName: String { stem.map { "\($0)_\(name)" } ?? name }

    /// Returns whether an environment of a theme shows the sample: one of another theme than its own does not.
    func isShown(in other: SnapshotEnvironment.Theme?) -> Bool { theme == nil || other == nil || theme == other }
}
