public import SnapgenModel

/// The numbers of a plan's tests and snapshots.
public struct CaseCounts: Equatable, Codable, Sendable {
    /// Test functions.
    public var tests: Int
    /// Cases whose sample is known.
    public var known: Int
    /// Cases that stand for as many samples as running will tell.
    public var open: Int

    /// Counts a plan.
    public init(_ plan: TestPlan) {
        tests = plan.suites.reduce(0) { $0 + $1.tests.count }
        open = plan.cases.count { $0.sample == ReferenceName.anySample }
        known = plan.cases.count - open
    }
}
