/// The configured folder of the references and record mode.
public struct SnapshotReferences: Sendable {
    /// The folder of the references, below the package's root.
    public let folder: String
    /// The absolute path of the package at build time; `nil` if the build does not provide it.
    public let packageRoot: String?
    /// The record mode, unless the environment overrides it.
    public let record: SnapshotRecordMode

    /// Creates a description of the references in `folder` of the package at `packageRoot`.
    public init(folder: String = "__Snapshots__", packageRoot: String? = nil, record: SnapshotRecordMode = .missing) {
        self.folder = folder
        self.packageRoot = packageRoot
        self.record = record
    }
}
