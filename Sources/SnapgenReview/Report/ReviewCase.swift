/// A case before its files are read and compared.
struct ReviewCase: Sendable {
    /// The properties that are known without the files.
    var item: ReportCase
    /// The decision about the status, which may depend on the files.
    var decision: Decision
    /// The reference, or the old side; `nil` if there is none.
    var reference: SnapshotContents?
    /// The actual result, or the new side; `nil` if there is none.
    var actual: SnapshotContents?

    /// A way to decide about the status.
    enum Decision: Sendable {
        /// The status is known.
        case known
        /// The outcome of a run, if the reference is still that of the run.
        case outcome(CaseOutcome)
        /// The comparison of both sides.
        case comparison
    }
}

/// The bytes of a snapshot, which are read when they are needed.
struct SnapshotContents: Sendable {
    /// Reads the bytes.
    let read: @Sendable () throws(SnapshotProblem) -> [UInt8]
}

/// A reason why a snapshot cannot be read.
struct SnapshotProblem: Error, Equatable {
    /// The reason as a phrase: "the actual result cannot be read: No such file or directory".
    var reason: String
}
