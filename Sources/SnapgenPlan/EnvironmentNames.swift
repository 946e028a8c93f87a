import SnapgenConfiguration
import SnapgenModel
import SnapgenNames

/// Refuses batches in which two environments would share their references.
enum EnvironmentNames {
    /// An error for every two environments of a batch whose names are equal on some file system: the locales `en`
    /// and `EN`, or a device `iPhone13-light` beside an `iPhone13` in the theme `light`.
    ///
    /// Without a device in it, different environments of different batches may also have the same name.
    static func collisions(in batches: [PlannedBatch]) -> [Diagnostic] {
        batches.flatMap(collisions) + contradictions(in: batches)
    }

    private static func contradictions(in batches: [PlannedBatch]) -> [Diagnostic] {
        var owners: [String: (batch: String, environment: SnapshotEnvironment)] = [:]
        return batches.flatMap { batch in batch.environments.map { (batch.name, $0) } }.compactMap {
            batch, environment in
            let owner = owners[environment.name, default: (batch, environment)]
            owners[environment.name] = owner
            guard owner.environment != environment, owner.batch != batch else { return nil }
            return Diagnostic(
                .nameCollision, .error,
                "the batches '\(owner.batch)' and '\(batch)' use different devices that are not part of names; "
                    + "remove 'in_names' from one of the two devices")
        }
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
