import Testing

@testable import SnapgenReview

@Suite("statuses of outcomes")
struct OutcomeVerdictTests {
    @Test(arguments: CaseOutcome.Kind.allCases) func unchangedReferenceKeepsTheStatus(kind: CaseOutcome.Kind) {
        let outcome = CaseOutcome(path: "a.png", kind: kind, reference: "1f")
        let verdict = OutcomeVerdict(outcome, reference: "1f", actual: "2e")
        #expect(verdict.status.rawValue == kind.rawValue)
        #expect(verdict.reason == nil)
    }

    @Test(arguments: [CaseOutcome.Kind.passed, .changed, .new])
    func changedReferenceIsOutdated(kind: CaseOutcome.Kind) {
        let outcome = CaseOutcome(path: "a.png", kind: kind, reference: "1f")
        #expect(OutcomeVerdict(outcome, reference: "3d", actual: "2e").status == .outdated)
        #expect(OutcomeVerdict(outcome, reference: nil, actual: "2e").status == .outdated)
    }

    @Test func acceptedResultIsNamed() {
        let outcome = CaseOutcome(path: "a.png", kind: .changed, reference: "1f")
        let reason = OutcomeVerdict(outcome, reference: "2e", actual: "2e").reason
        #expect(reason?.contains("has become the reference") == true)
    }
}
