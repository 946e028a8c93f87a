final class AppSnapshotTests {}
