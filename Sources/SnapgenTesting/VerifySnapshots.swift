/// Compares every sample of an entry with its reference, and returns the failures without reporting them.
///
/// It writes references and artifacts as the record mode requires.
///
/// - Parameters:
///   - samples: The entry's samples.
///   - strategy: The strategy that turns a sample into text.
///   - entry: The names and source locations of the entry and its samples.
///   - references: The folder of the references and the record mode.
///   - surroundings: The environment, which determines paths and can override the record mode.
/// - Returns: One failure for each sample that fails, in order; one for the entry if its samples cannot be compared.
public func verifySnapshots<Value>(
    of samples: LabeledSamples<Value>,
    as strategy: SnapshotStrategy<Value>,
    entry: SnapshotEntry,
    references: SnapshotReferences,
    surroundings: SnapshotSurroundings
) -> [SnapshotFailure] {
    do {
        let run = try SnapshotRun(entry: entry, references: references, surroundings: surroundings)
        return try run.failures(of: samples, as: strategy)
    } catch {
        return [SnapshotFailure(message: "\(error)", file: entry.file.description, line: entry.line)]
    }
}
