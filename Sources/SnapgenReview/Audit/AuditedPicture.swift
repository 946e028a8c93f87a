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

    /// Creates a picture, or returns `nil` if its contents could not be read.
    init?(_ reference: SampleReference, path: String, _ contents: PictureContents) {
        guard case .picture(let facts) = contents.kind, let environment = reference.environment else { return nil }
        self.path = path
        entry = reference.planned.entry
        sample = reference.sample
        self.environment = environment
        bytes = contents.bytes
        self.facts = facts
    }
}
