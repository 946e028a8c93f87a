@testable import SnapgenTesting

/// Compares values in given surroundings with the engine `snapgen`, and returns the failures without reporting them.
@MainActor
func verifySnapshots<Value>(
    of samples: SnapgenSamples<Value>,
    as strategy: SnapshotStrategy<Value>,
    entry: SnapgenEntry,
    references: SnapgenReferences,
    surroundings: SnapshotSurroundings,
    command: RerunCommand = RerunCommand(module: "ShopTests", suite: "CartTests", function: "testCart", folder: "")
) -> [SnapshotFailure] {
    let engine = SnapgenTextEngine()
    do {
        let run = try SnapshotRun(
            entry: entry, settings: SnapgenSettings(references: references), surroundings: surroundings,
            command: command)
        return try run.matched(samples).compactMap { value, sample in
            let reference = run.reference(of: sample, fileExtension: strategy.fileExtension)
            return run.failure(at: reference, of: engine) { try engine.failure(of: strategy.text(value), reference) }
        }
    } catch {
        return [SnapshotFailure(message: "\(error)", file: entry.file.description, line: entry.line)]
    }
}
