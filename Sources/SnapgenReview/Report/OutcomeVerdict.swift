/// The status of a case with an outcome, which is outdated if the reference has changed since the run.
struct OutcomeVerdict: Equatable {
    /// The status.
    let status: ReportCase.Status
    /// The reason, if the status is not that of the run.
    let reason: String?

    /// Compares an outcome with the files of today.
    ///
    /// - Parameters:
    ///   - reference: The hash of the reference; `nil` if there is none.
    ///   - actual: The hash of the actual result; `nil` if there is none.
    init(_ outcome: CaseOutcome, reference: String?, actual: String?) {
        if outcome.kind.isComparison, outcome.reference != reference {
            status = .outdated
            reason = Self.reason(outcome, reference, actual)
        } else {
            status = outcome.kind.status
            reason = nil
        }
    }

    private static func reason(_ outcome: CaseOutcome, _ reference: String?, _ actual: String?) -> String {
        if reference == nil { return "the reference has been deleted since the run; run the test again" }
        if reference == actual { return "the actual result has become the reference; run the test again to confirm it" }
        return "the reference has changed since the run; run the test again"
    }
}

extension CaseOutcome.Kind {
    /// Indicates whether the outcome is that of comparing a reference.
    fileprivate var isComparison: Bool {
        switch self {
        case .passed, .changed, .new: true
        case .failed, .skipped, .crashed: false
        }
    }

    fileprivate var status: ReportCase.Status {
        switch self {
        case .passed: .passed
        case .changed: .changed
        case .new: .new
        case .failed: .failed
        case .skipped: .skipped
        case .crashed: .crashed
        }
    }
}
