/// Why the test of a sample fails.
public struct SnapshotFailure: Error, Equatable, Sendable {
    /// What is wrong and what to do, for people.
    public var message: String
    /// The sample's name in its reference; `nil` where the entry as a whole fails.
    public var sample: String?
    /// The file that declares the sample: absolute where the package is found, else below its root.
    public var file: String
    /// The line of the sample, or of its entry.
    public var line: UInt
    /// The absolute path of the reference.
    public var reference: String?
    /// The absolute path of what was written for comparison.
    public var artifact: String?

    /// A failure at a line of `file`.
    public init(
        message: String,
        sample: String? = nil,
        file: String,
        line: UInt,
        reference: String? = nil,
        artifact: String? = nil
    ) {
        self.message = message
        self.sample = sample
        self.file = file
        self.line = line
        self.reference = reference
        self.artifact = artifact
    }
}
