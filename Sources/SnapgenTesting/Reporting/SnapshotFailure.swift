struct SnapshotFailure: Error, Equatable, Sendable {
    var message: String
    /// The sample's name in its reference; `nil` if the whole entry fails.
    var sample: String?
    /// The path of the sample's source file: absolute if the package was found, otherwise below its root.
    var file: String
    var line: UInt
    /// The absolute path of the reference.
    var reference: String?
    /// The absolute path of the artifact, which contains the actual result.
    var artifact: String?
}

struct SnapshotProblem: Error, Equatable, CustomStringConvertible {
    let message: String
    /// The line of the entry in its file; `nil` if it is not known.
    var line: UInt?
    /// A Boolean value that indicates whether a file could not be written.
    var isOfWriting = false

    init(_ message: String) {
        self.message = message
    }

    var description: String { message }
}
