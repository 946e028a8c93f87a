/// Compares every sample of an entry with its reference and reports each that fails at its own line.
///
/// This is what a generated test calls:
///
///     assertSnapshots(of: BookingStates.samples, as: .json, entry: entry, references: references, testCase: self)
///
/// - Parameters:
///   - samples: the entry's samples.
///   - strategy: how a sample becomes text.
///   - entry: the names of the entry and its samples, and where they are declared.
///   - references: where references lie and when they are written.
///   - testCase: the running XCTest case, so that Xcode shows a failure beside the sample.
@MainActor
@_disfavoredOverload  // Pairs of a label and a value are the value of `dump` as well; they are meant as labels.
public func assertSnapshots<Value>(
    of samples: [Value],
    as strategy: SnapshotStrategy<Value>,
    entry: SnapshotEntry,
    references: SnapshotReferences,
    testCase: SnapshotTestCase? = nil
) {
    let samples = LabeledSamples(unlabeled: samples)
    assertSnapshots(of: samples, as: strategy, entry: entry, references: references, testCase: testCase)
}

/// Compares every sample of an entry with its reference; each sample is a pair of its label and its value.
@MainActor
public func assertSnapshots<Value>(
    of samples: [(String, Value)],
    as strategy: SnapshotStrategy<Value>,
    entry: SnapshotEntry,
    references: SnapshotReferences,
    testCase: SnapshotTestCase? = nil
) {
    let samples = LabeledSamples(samples)
    assertSnapshots(of: samples, as: strategy, entry: entry, references: references, testCase: testCase)
}

/// Compares every sample of an entry with its reference; each key is a sample's label.
@MainActor
public func assertSnapshots<Value>(
    of samples: [String: Value],
    as strategy: SnapshotStrategy<Value>,
    entry: SnapshotEntry,
    references: SnapshotReferences,
    testCase: SnapshotTestCase? = nil
) {
    let samples = LabeledSamples(samples)
    assertSnapshots(of: samples, as: strategy, entry: entry, references: references, testCase: testCase)
}

/// Compares every sample of an entry with its reference; each key is a sample's label.
@MainActor
public func assertSnapshots<Value>(
    of samples: KeyValuePairs<String, Value>,
    as strategy: SnapshotStrategy<Value>,
    entry: SnapshotEntry,
    references: SnapshotReferences,
    testCase: SnapshotTestCase? = nil
) {
    let samples = LabeledSamples(samples)
    assertSnapshots(of: samples, as: strategy, entry: entry, references: references, testCase: testCase)
}

/// Compares every sample of an entry with its reference and reports each that fails at its own line.
@MainActor
public func assertSnapshots<Value>(
    of samples: LabeledSamples<Value>,
    as strategy: SnapshotStrategy<Value>,
    entry: SnapshotEntry,
    references: SnapshotReferences,
    testCase: SnapshotTestCase? = nil
) {
    let reporter = FailureReporter(entry: entry, testCase: testCase)
    let surroundings = SnapshotSurroundings.ofProcess(testFilter: reporter.testFilter)
    verifySnapshots(of: samples, as: strategy, entry: entry, references: references, surroundings: surroundings)
        .forEach(reporter.report)
}
