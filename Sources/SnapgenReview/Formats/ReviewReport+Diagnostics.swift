package import SnapgenModel

extension ReviewReport {
    package var caseDiagnostics: [Diagnostic] {
        let groups = Dictionary(grouping: cases.filter(\.status.needsReview)) { item in
            let snapshot = item.snapshot
            let words = [item.status.diagnostic.rawValue, item.recorded ? "recorded" : nil]
            return words + [snapshot.module, snapshot.entry, snapshot.source?.path]
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
        let (one, several, advice) = words(id, isComparison, cases)
        let subject = cases.count == 1 ? "1 snapshot\(owner) \(one)" : "\(cases.count) snapshots\(owner) \(several)"
        return "\(subject): \(names)\(more); \(isComparison ? "look at the report" : advice)"
    }

    /// Returns the words for one and for several cases, and the next step; two commits or folders are only looked at.
    private static func words(
        _ id: DiagnosticID, _ isComparison: Bool, _ cases: [ReportCase]
    ) -> (one: String, several: String, advice: String) {
        let look = "look at the report"
        let accept = cases.contains(where: \.acceptable) ? "\(look), then mend the code or run 'snapgen accept'" : look
        return switch (id, isComparison) {
        case (.changedSnapshot, true): ("has changed", "have changed", "")
        case (.newSnapshot, true): ("is new", "are new", "")
        case (.deletedSnapshot, true): ("is deleted", "are deleted", "")
        case (.changedSnapshot, false) where cases[0].recorded, (.newSnapshot, false) where cases[0].recorded:
            ("was recorded", "were recorded", "\(look), then commit what is right")
        case (.changedSnapshot, false): ("differs from its reference", "differ from their references", accept)
        case (.newSnapshot, false): ("has no reference", "have no reference", accept)
        case (.deletedSnapshot, false):
            ("is not planned", "are not planned", "'snapgen prune --delete' removes such references")
        case (.outdatedResults, _): ("has an outdated result", "have outdated results", "run the tests again")
        default: ("was not compared", "were not compared", "the report has the reasons")
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
