import SnapgenModel
import SnapgenText

/// Refuses batches in which two environments would share their references.
enum EnvironmentNames {
    /// An error for each two environments of a batch that some file system cannot tell apart by name: the locales `en`
    /// and `EN`, or a device `iPhone13-light` beside an `iPhone13` in the theme `light`.
    static func collisions(in batches: [PlannedBatch]) -> [Diagnostic] {
        batches.flatMap(collisions)
    }

    private static func collisions(in batch: PlannedBatch) -> [Diagnostic] {
        var owners: [String: String] = [:]
        return batch.environments.compactMap { environment in
            let key = SafeName.collisionKey(environment.name)
            guard let owner = owners[key] else {
                owners[key] = environment.name
                return nil
            }
            return Diagnostic(
                .nameCollision, .error,
                "the batch '\(batch.name)' shows samples in '\(owner)' and in '\(environment.name)', whose references "
                    + "would be one file; rename a device, or leave one of the two out")
        }
    }
}
