import SnapshottingTests
import XCTest

/// What the classes of the target have in common.
class Snapshots: SnapshotTest {
    override class func excludedSnapshotPreviews() -> [String]? {
        [
            "App/Debug\\.swift",
            "^App\\.Debug",
            "Profile — Light",
            "Profile \\(dark\\)$",
            "Feed \\d",
        ]
    }
}

final class AppSnapshots: Snapshots {
    override class func snapshotPreviews() -> [String]? { nil }
}

final class AppLayoutTests: PreviewLayoutTest {}
