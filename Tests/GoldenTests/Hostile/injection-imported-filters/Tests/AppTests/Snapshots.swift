import SnapshottingTests

final class Snapshots: SnapshotTest {
    override class func snapshotPreviews() -> [String]? { ["a\nrules: x", "\u{1B}\\[2J$", "(?=x)", "(a*)*", "\\d"] }

    override class func excludedSnapshotPreviews() -> [String]? { ["\" }\nprecision: 0 #"] }
}
