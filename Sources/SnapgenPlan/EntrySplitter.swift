import SnapgenConfiguration
import SnapgenModel
import SnapgenScan

/// Splits an entry into test functions, with the configured granularity.
struct EntrySplitter: Sendable {
    let configuration: Configuration
    let namer: EntryNamer
    let environmentNames: [String: [String]]

    /// The functions of an entry, in the order of its environments and samples; their names may still be equal to
    /// those of another entry.
    func tests(of batched: BatchedEntry) -> [PlannedTest] {
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
            precision: entry.settings.precision ?? configuration.precision,
            perceptualPrecision: entry.settings.perceptualPrecision ?? configuration.perceptualPrecision,
            delay: entry.settings.delay ?? 0,
            draw: entry.settings.draw ?? batched.batch?.draw)
    }

    private func byEnvironment(_ test: PlannedTest, _ batch: PlannedBatch?) -> [PlannedTest] {
        guard let environments = batch?.environments, environments.count > 1 else { return [test] }
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
            part.function += "_\(SwiftIdentifier.suffix(name(of: sample)))"
            part.samples = [sample]
            return part
        }
    }

    private func name(of sample: PlannedSample) -> String {
        sample.stem.map { "\($0)_\(sample.name)" } ?? sample.name
    }
}

extension PlannedSample {
    /// Returns whether an environment of a theme shows the sample: one of another theme than its own does not.
    func isShown(in other: SnapshotEnvironment.Theme?) -> Bool {
        theme == nil || other == nil || theme == other
    }
}
