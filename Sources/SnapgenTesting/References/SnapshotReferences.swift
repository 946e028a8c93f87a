/// Where references lie and when they are written, as the configuration says it.
public struct SnapshotReferences: Sendable {
    /// The folder of the references, below the package's root.
    public let folder: String
    /// The package's absolute path as it was when the test was built; `nil` where the build does not say.
    public let packageRoot: String?
    /// When references are written, unless the environment says otherwise.
    public let record: SnapshotRecordMode

    /// References in `folder` of the package at `packageRoot`.
    public init(folder: String = "__Snapshots__", packageRoot: String? = nil, record: SnapshotRecordMode = .missing) {
        self.folder = folder
        self.packageRoot = packageRoot
        self.record = record
    }
}
