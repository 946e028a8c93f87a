import SnapgenModel

/// A reference of a plan that is a picture, with its contents.
struct AuditedPicture: Sendable {
    /// The path below the root.
    let path: String
    /// The entry.
    let entry: CatalogEntry
    /// The sample's name in the reference.
    let sample: String
    /// The environment.
    let environment: SnapshotEnvironment
    /// The number of bytes of the file.
    let bytes: Int
    /// The contents.
    let facts: PictureFacts
}
