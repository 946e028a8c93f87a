class S: SnapshotTest {}
