import SnapgenKit
import SnapgenModel

/// A review of the results of runs, with the plan and the references of today.
public struct RunReview: Sendable {
    /// The cases, sorted by their paths.
    let cases: [ReviewCase]
    /// The time of the newest outcome; `nil` without results.
    let time: Int64?
    /// The problems of the results as a whole.
    let diagnostics: [Diagnostic]

    /// The values that all cases have in common.
    struct Context: Sendable {
        var facts: PlanFacts
        var actual: ActualResults
        /// The absolute path of the folder of the references.
        var folder: String
        var files: any FileSystem
    }

    /// Creates a review.
    ///
    /// - Parameters:
    ///   - statuses: The references to review, with their states.
    ///   - all: All references.
    ///   - results: The results of the runs.
    init(_ statuses: [ReferenceStatus], of all: [ReferenceStatus], results: RunResults, _ context: Context) {
        cases = statuses.compactMap { Self.reviewed($0, results.outcomes[$0.path.string], context) }
        time = results.outcomes.values.map(\.time).max()
        let known = Set(all.map(\.path.string))
        diagnostics = RunDiagnostics(cases: cases.map(\.item), known: known, results: results).all
    }

    private static func reviewed(
        _ status: ReferenceStatus, _ outcome: CaseOutcome?, _ context: Context
    ) -> ReviewCase? {
        guard let known = self.status(of: status) else { return nil }
        var item = ReportCase(path: status.path.string, status: known)
        item.reason = reason(status)
        if let planned = status.planned { context.facts.describe(&item, as: planned) }
        var reviewed = ReviewCase(item: item, decision: .known)
        if status.source == nil {
            reviewed.reference = status.file.map { .file($0.path, below: context.folder, context.files) }
        }
        guard known == .notRun, let outcome else { return reviewed }
        reviewed.take(outcome, context.actual)
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
    /// Applies the outcome of a run to the case.
    fileprivate mutating func take(_ outcome: CaseOutcome, _ results: ActualResults) {
        item.recorded = outcome.isRecorded
        item.test = outcome.test ?? item.test
        item.duration = outcome.duration
        outcome.reason.map { item.addReason($0) }
        decision = .outcome(outcome)
        guard outcome.actual != nil else { return }
        actual = SnapshotContents { () throws(SnapshotProblem) in
            do throws(ActualResults.Problem) {
                return try results.bytes(of: outcome)
            } catch {
                throw SnapshotProblem(reason: error.reason)
            }
        }
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
}
