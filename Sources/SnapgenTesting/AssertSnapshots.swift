/// Compares every sample of an entry with its reference, and reports each failure at the line of its sample.
///
/// Generated tests call it:
///
///     assertSnapshots(of: BookingStates.samples, as: .json, entry: entry, references: references, testCase: self)
///
/// - Parameters:
///   - samples: The entry's samples.
///   - strategy: The strategy that turns a sample into text.
///   - entry: The names and source locations of the entry and its samples.
///   - references: The folder of the references and the record mode.
///   - testCase: The running XCTest case, which Xcode needs to show a failure next to the sample.
@MainActor
@_disfavoredOverload  // An array of pairs is also a valid `[Value]` for `dump`; the overload with labels must win.
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

/// Compares samples, given as pairs of a label and a value, with their references.
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

/// Compares samples, given with their labels as keys, with their references.
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

/// Compares samples, given with their labels as keys, with their references.
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

/// Compares every sample of an entry with its reference, and reports each failure at the line of its sample.
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
