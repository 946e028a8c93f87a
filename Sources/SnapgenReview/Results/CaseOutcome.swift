/// The outcome of a case in a run.
public struct CaseOutcome: Equatable, Sendable {
    /// A kind of outcome.
    public enum Kind: String, Codable, Sendable, CaseIterable {
        /// The result equals the reference.
        case passed
        /// The result differs from the reference.
        case changed
        /// There was no reference.
        case new
        /// There was no result to compare, or the reference is unusable.
        case failed
        /// The run did not execute the case.
        case skipped
        /// The process ended before the case did.
        case crashed
    }

    /// The path of the reference below the folder of the references.
    public var path: String
    /// The kind of the outcome.
    public var kind: Kind
    /// The suite and the function, `ShopSnapshotTests/testCart`; `nil` if the framework does not state them.
    public var test: String?
    /// The time of the outcome, in milliseconds since 1970.
    public var time: Int64
    /// The time from the beginning of the case to its outcome, in milliseconds; `nil` if the beginning is unknown.
    public var duration: Int64?
    /// The hash of the reference after the comparison, `ReferenceHash.text(of:)`; `nil` if there was no reference.
    public var reference: String?
    /// A Boolean value that indicates whether the result was recorded as the reference.
    public var isRecorded: Bool
    /// The absolute path of the actual result; `nil` if there is none.
    public var actual: String?
    /// The reason why the case was skipped or failed.
    public var reason: String?

    /// Creates an outcome.
    public init(
        path: String, kind: Kind, test: String? = nil, time: Int64 = 0, duration: Int64? = nil,
        reference: String? = nil, isRecorded: Bool = false, actual: String? = nil, reason: String? = nil
    ) {
        self.path = path
        self.kind = kind
        self.test = test
        self.time = time
        self.duration = duration
        self.reference = reference
        self.isRecorded = isRecorded
        self.actual = actual
        self.reason = reason
    }
}
