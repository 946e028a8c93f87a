import Testing

@testable import SnapgenReview

@Suite("statuses of outcomes")
struct CaseOutcomeTests {
    @Test(arguments: [ReportCase.Status.passed, .changed, .new, .failed, .skipped, .crashed])
    func unchangedReferenceKeepsTheStatus(kind: ReportCase.Status) {
        let outcome = CaseOutcome(path: "a.png", kind: kind, reference: "1f")
        let verdict = outcome.status(reference: "1f", actual: "2e")
        #expect(verdict.status.rawValue == kind.rawValue)
        #expect(verdict.reason == nil)
    }

    @Test(arguments: [ReportCase.Status.passed, .changed, .new])
    func changedReferenceIsOutdated(kind: ReportCase.Status) {
        let outcome = CaseOutcome(path: "a.png", kind: kind, reference: "1f")
        #expect(outcome.status(reference: "3d", actual: "2e").status == .outdated)
        #expect(outcome.status(reference: nil, actual: "2e").status == .outdated)
    }

    @Test func acceptedResultIsNamed() {
        let outcome = CaseOutcome(path: "a.png", kind: .changed, reference: "1f")
        let reason = outcome.status(reference: "2e", actual: "2e").reason
        #expect(reason?.contains("has become the reference") == true)
    }
}
