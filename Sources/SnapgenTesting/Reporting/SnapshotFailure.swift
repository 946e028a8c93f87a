/// A failure of a sample's test.
struct SnapshotFailure: Error, Equatable, Sendable {
    /// The message, with the problem and the next step.
    var message: String
    /// The sample's name in its reference; `nil` if the whole entry fails.
    var sample: String?
    /// The path of the sample's source file: absolute if the package was found, otherwise below its root.
    var file: String
    /// The line of the sample or of its entry.
    var line: UInt
    /// The absolute path of the reference.
    var reference: String?
    /// The absolute path of the artifact, which contains the actual result.
    var artifact: String?
}
