import SnapgenModel

/// Splits an entry into test functions, as fine as the configuration asks for.
struct EntrySplitter: Sendable {
    let configuration: Configuration
    let namer: EntryNamer

    init(_ configuration: Configuration, namer: EntryNamer) {
        self.configuration = configuration
        self.namer = namer
    }

    /// The functions of an entry, in the order of its environments and samples; their names may still be equal to
    /// those of another entry.
    func tests(of batched: BatchedEntry) -> [PlannedTest] {
        let whole = wholeTest(of: batched)
        switch configuration.tests.granularity {
        case .entry: return [whole]
        case .environment: return byEnvironment(whole)
        case .case: return byEnvironment(whole).flatMap(bySample)
        }
    }

    private func wholeTest(of batched: BatchedEntry) -> PlannedTest {
        let entry = batched.entry
        let names = namer.names(of: entry)
        return PlannedTest(
            function: "test\(SwiftIdentifier.suffix(entry.title))",
            entry: entry,
            environments: batched.batch?.environments.map(\.name) ?? [],
            batch: batched.batch?.name,
            samples: names.samples,
            sampleCount: names.samples?.count,
            folder: names.folder,
            stem: names.stem,
            countsNames: names.countsNames,
            precision: entry.settings.precision ?? configuration.precision,
            perceptualPrecision: entry.settings.perceptualPrecision ?? configuration.perceptualPrecision,
            delay: entry.settings.delay ?? 0)
    }

    private func byEnvironment(_ test: PlannedTest) -> [PlannedTest] {
        guard test.environments.count > 1 else { return [test] }
        return test.environments.map { environment in
            var part = test
            part.function += "_\(SwiftIdentifier.suffix(environment))"
            part.environments = [environment]
            part.batch = nil
            return part
        }
    }

    /// Samples that only running tells stay together.
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
