import Foundation
import SnapgenNames

package struct CaseOutcome: Equatable, Sendable {
    /// The path of the reference below the folder of the references.
    package var path: String
    /// One of the statuses that a run can state.
    package var kind: ReportCase.Status
    /// The suite and the function, `ShopSnapshotTests/testCart`; `nil` if the framework does not state them.
    package var test: String?
    /// The time of the outcome, in milliseconds since 1970.
    var time: Int64 = 0
    /// The time from the beginning of the case to its outcome, in milliseconds; `nil` if the beginning is unknown.
    var duration: Int64?
    /// The hash of the reference after the comparison; `nil` if there was no reference.
    package var reference: String?
    /// Indicates whether the result was recorded as the reference.
    var isRecorded = false
    /// The absolute path of the actual result; `nil` if there is none.
    package var actual: String?
    package var reason: String?

    /// Returns the status with the hashes of today's files, and the reason if it is not that of the run.
    ///
    /// An outcome is outdated if the reference has changed since the run.
    func status(reference: String?, actual: String?) -> (status: ReportCase.Status, reason: String?) {
        guard [.passed, .changed, .new].contains(kind), self.reference != reference else { return (kind, nil) }
        if reference == nil {
            return (.outdated, "the reference has been deleted since the run; run the test again")
        }
        if reference == actual {
            return (.outdated, "the actual result has become the reference; run the test again to confirm it")
        }
        return (.outdated, "the reference has changed since the run; run the test again")
    }

    /// Returns the hash of a file's bytes, as a test writes it.
    static func hash(of bytes: [UInt8]) -> String { String(StableHash.value(ofLong: bytes[...]), radix: 16) }
}
