@testable import SnapgenTesting

/// Compares the texts of values in given surroundings with the engine `snapgen`, and returns the failures without reporting them.
@MainActor
func verifySnapshots<Value>(
    of samples: SnapgenSamples<Value>,
    entry: SnapgenEntry,
    references: SnapgenReferences,
    surroundings: SnapshotSurroundings,
    command: RerunCommand = RerunCommand(module: "ShopTests", suite: "CartTests", function: "testCart", folder: ""),
    text: (Value) throws -> String = { "\($0)" }
) -> [SnapshotFailure] {
    let engine = SnapgenTextEngine()
    do {
        let run = try SnapshotRun(
            entry: entry, settings: SnapgenSettings(references: references), surroundings: surroundings,
            command: command)
        return try run.matched(samples).compactMap { value, sample in
            let reference = run.reference(of: sample, fileExtension: "txt")
            return run.failure(at: reference, of: engine) { try engine.failure(of: text(value), reference) }
        }
    } catch {
        return [SnapshotFailure(message: "\(error)", file: entry.file.description, line: 1)]
    }
}
