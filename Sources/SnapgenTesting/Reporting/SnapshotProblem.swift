struct SnapshotProblem: Error, Equatable, CustomStringConvertible {
    let message: String
    /// The line of the entry in its file; `nil` if it is not known.
    var line: UInt?

    init(_ message: String) {
        self.message = message
    }

    var description: String { message }
}
