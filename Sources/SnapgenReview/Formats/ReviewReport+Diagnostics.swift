package import SnapgenModel
import SnapgenPlan

extension ReviewReport {
    /// The diagnostics of the cases: one for each status of each entry, at the place of the entry.
    package var caseDiagnostics: [Diagnostic] {
        let groups = Dictionary(grouping: cases.filter(\.status.needsReview)) { item in
            let snapshot = item.snapshot
            return [item.status.diagnostic.rawValue, snapshot.module, snapshot.entry, snapshot.source?.path]
        }
        return groups.values.map { cases in
            let id = cases[0].status.diagnostic
            return Diagnostic(
                id, id == .deletedSnapshot ? .note : .warning, Self.message(id, cases, isComparison: head != nil),
                path: cases[0].snapshot.source?.path, line: cases.compactMap { $0.snapshot.source?.line }.min())
        }.sortedByPlace()
    }

    private static let mostNames = 3

    private static func message(_ id: DiagnosticID, _ cases: [ReportCase], isComparison: Bool) -> String {
        let names = cases.prefix(mostNames).map { "'\($0.path)'" }.joined(separator: ", ")
        let more = cases.count > mostNames ? " and \(cases.count - mostNames) more" : ""
        let owner = cases[0].snapshot.entry.map { " of '\($0)'" } ?? ""
        let (one, several) = isComparison ? changes(id) : problems(id)
        let subject = cases.count == 1 ? "1 snapshot\(owner) \(one)" : "\(cases.count) snapshots\(owner) \(several)"
        return "\(subject): \(names)\(more); \(advice(id, isComparison))"
    }

    /// Returns the words for one and for several cases of a run.
    private static func problems(_ id: DiagnosticID) -> (one: String, several: String) {
        switch id {
        case .changedSnapshot: ("differs from its reference", "differ from their references")
        case .newSnapshot: ("has no reference", "have no reference")
        case .deletedSnapshot: ("is not planned", "are not planned")
        case .outdatedResults: ("has an outdated result", "have outdated results")
        default: ("was not compared", "were not compared")
        }
    }

    /// Returns the words for one and for several cases of two commits or folders.
    private static func changes(_ id: DiagnosticID) -> (one: String, several: String) {
        switch id {
        case .changedSnapshot: ("has changed", "have changed")
        case .newSnapshot: ("is new", "are new")
        case .deletedSnapshot: ("is deleted", "are deleted")
        default: problems(id)
        }
    }

    /// Returns the next step; two commits or folders are only looked at.
    private static func advice(_ id: DiagnosticID, _ isComparison: Bool) -> String {
        if isComparison { return "look at the report" }
        return switch id {
        case .changedSnapshot, .newSnapshot: "look at the report, then mend the code or run 'snapgen accept'"
        case .deletedSnapshot: "'snapgen prune' deletes such references"
        case .outdatedResults: "run the tests again"
        default: "the report has the reasons"
        }
    }
}

extension ReportCase.Status {
    fileprivate var diagnostic: DiagnosticID {
        switch self {
        case .changed: .changedSnapshot
        case .new: .newSnapshot
        case .deleted: .deletedSnapshot
        case .outdated: .outdatedResults
        case .failed, .crashed, .passed, .skipped, .notRun: .failedSnapshot
        }
    }
}
