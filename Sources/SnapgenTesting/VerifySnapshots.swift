/// Compares every sample of an entry with its reference, and tells nobody but the caller.
///
/// References and artifacts are read and written, as the record mode says.
///
/// - Parameters:
///   - samples: the entry's samples.
///   - strategy: how a sample becomes text.
///   - entry: the names of the entry and its samples, and where they are declared.
///   - references: where references lie and when they are written.
///   - surroundings: the environment that decides about places and the record mode.
/// - Returns: one failure for each sample that fails, in order; one for the entry where none can be compared.
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
