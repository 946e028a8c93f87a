package import SnapgenModel
import SnapgenPlan

extension ReviewReport {
    /// The diagnostics of the cases: one for each status of each entry, at the place of the entry.
    package var caseDiagnostics: [Diagnostic] {
        let groups = Dictionary(grouping: cases.filter(\.status.needsReview)) { item in
            CaseKey(
                id: item.status.diagnostic, module: item.snapshot.module, entry: item.snapshot.entry,
                source: item.snapshot.source?.path)
        }
        let found = groups.map { key, cases in
            let first = cases.compactMap { $0.snapshot.source?.line }.min()
            return Diagnostic(
                key.id, key.id == .deletedSnapshot ? .note : .warning,
                Self.message(key, cases, isComparison: head != nil), path: key.source, line: first)
        }
        return found.sortedByPlace()
    }

    private static let mostNames = 3

    private struct CaseKey: Hashable {
        var id: DiagnosticID
        var module: String?
        var entry: String?
        var source: String?
    }

    private static func message(_ key: CaseKey, _ cases: [ReportCase], isComparison: Bool) -> String {
        let names = cases.prefix(mostNames).map { "'\($0.path)'" }.joined(separator: ", ")
        let more = cases.count > mostNames ? " and \(cases.count - mostNames) more" : ""
        let owner = key.entry.map { " of '\($0)'" } ?? ""
        let (one, several) = isComparison ? changes(key.id) : problems(key.id)
        let subject = cases.count == 1 ? "1 snapshot\(owner) \(one)" : "\(cases.count) snapshots\(owner) \(several)"
        return "\(subject): \(names)\(more); \(advice(key.id, isComparison))"
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
