public import SnapgenKit
public import SnapgenModel

/// A review of the results of runs, with the plan and the references of today.
public struct RunReview: Sendable {
    /// The cases, sorted by their paths.
    let cases: [ReviewCase]
    /// The time of the newest outcome; `nil` without results.
    let time: Int64?
    /// The problems of the results as a whole.
    let diagnostics: [Diagnostic]

    /// Creates a review.
    ///
    /// - Parameters:
    ///   - match: The planned references with the files.
    ///   - plans: The plans of all test targets.
    ///   - results: The results of the runs.
    ///   - folder: The absolute path of the folder of the references.
    ///   - isComplete: Indicates whether the plans contain all entries, so that other references are superfluous.
    public init(
        _ match: ReferenceMatch, plans: [TestPlan], results: RunResults, in folder: String, isComplete: Bool = true,
        _ files: any FileSystem
    ) {
        let facts = PlanFacts(plans)
        let all = match.statuses.compactMap { status in
            Self.reviewed(status, facts, results.outcomes[status.path.string], in: folder, files)
        }
        cases = isComplete ? all : all.filter { $0.item.status != .deleted }
        time = results.outcomes.values.map(\.time).max()
        diagnostics = RunDiagnostics(cases: cases.map(\.item), results: results).all
    }

    private static func reviewed(
        _ status: ReferenceStatus, _ facts: PlanFacts, _ outcome: CaseOutcome?, in folder: String,
        _ files: any FileSystem
    ) -> ReviewCase? {
        guard let known = self.status(of: status) else { return nil }
        var item = ReportCase(path: status.path.string, status: known)
        item.reason = reason(status)
        if let planned = status.planned { facts.describe(&item, as: planned) }
        var reviewed = ReviewCase(item: item, decision: .known)
        if status.source == nil { reviewed.reference = status.file.map { .file($0.path, below: folder, files) } }
        guard known != .deleted, let outcome else { return reviewed }
        reviewed.take(outcome, files)
        return reviewed
    }

    /// Returns the status without an outcome, or `nil` for a file that the report leaves out.
    private static func status(of status: ReferenceStatus) -> ReportCase.Status? {
        switch status.state {
        case .present, .missing, .renamed, .misplaced: .notRun
        case .unknown: status.file == nil ? nil : .notRun
        case .orphaned, .duplicate: .deleted
        case .skipped: .skipped
        case .other: nil
        }
    }

    private static func reason(_ status: ReferenceStatus) -> String? {
        switch status.state {
        case .renamed, .misplaced:
            status.source.map { "the reference is at '\($0)'; 'snapgen status' lists such files" }
        case .duplicate, .skipped: status.reason
        case .present, .missing, .orphaned, .unknown, .other: nil
        }
    }
}

extension ReviewCase {
    /// Takes over what a run says about the case.
    fileprivate mutating func take(_ outcome: CaseOutcome, _ files: any FileSystem) {
        item.recorded = outcome.isRecorded
        item.test = outcome.test ?? item.test
        item.duration = outcome.duration
        outcome.reason.map { item.addReason($0) }
        decision = .outcome(outcome)
        actual = outcome.actual.map { path in .actual(path, files) }
    }
}

extension SnapshotContents {
    /// The contents of a reference.
    static func file(_ path: RelativePath, below folder: String, _ files: any FileSystem) -> Self {
        SnapshotContents { () throws(SnapshotProblem) in
            do throws(FileSystemError) {
                return try files.read(path, below: folder)
            } catch {
                throw SnapshotProblem(reason: "'\(path)' cannot be read: \(error.reason)")
            }
        }
    }

    /// The contents of an actual result at an absolute path.
    static func actual(_ path: String, _ files: any FileSystem) -> Self {
        SnapshotContents { () throws(SnapshotProblem) in
            do throws(FileSystemError) {
                return try files.read(path)
            } catch {
                throw SnapshotProblem(reason: "the actual result '\(path)' cannot be read: \(error.reason)")
            }
        }
    }
}
