public import SnapgenModel

/// The diagnostics of a report's cases: one for each status of each entry, at the place of the entry.
public struct ReportDiagnostics: Sendable {
    /// The diagnostics, ordered by their places.
    public let all: [Diagnostic]

    /// The largest number of cases that a diagnostic names.
    private static let mostNames = 3

    /// Creates the diagnostics of a report.
    public init(_ report: ReviewReport) {
        let groups = Dictionary(grouping: report.cases.filter(\.status.needsReview)) { item in
            Key(id: item.status.diagnostic, module: item.module, entry: item.entry, source: item.source?.path)
        }
        let found = groups.map { key, cases in
            let first = cases.compactMap { $0.source?.line }.min()
            return Diagnostic(
                key.id, key.id == .deletedSnapshot ? .note : .warning, Self.message(key, cases), path: key.source,
                line: first)
        }
        all = found.sortedByPlace()
    }

    private struct Key: Hashable {
        var id: DiagnosticID
        var module: String?
        var entry: String?
        var source: String?
    }

    private static func message(_ key: Key, _ cases: [ReportCase]) -> String {
        let names = cases.prefix(mostNames).map { "'\($0.path)'" }.joined(separator: ", ")
        let more = cases.count > mostNames ? " and \(cases.count - mostNames) more" : ""
        let owner = key.entry.map { " of '\($0)'" } ?? ""
        let isOne = cases.count == 1
        let subject = "\(cases.count) \(isOne ? "snapshot" : "snapshots")\(owner)"
        let words =
            switch key.id {
            case .changedSnapshot: isOne ? "differs from its reference" : "differ from their references"
            case .newSnapshot: isOne ? "has no reference" : "have no reference"
            case .deletedSnapshot: isOne ? "is not planned" : "are not planned"
            case .outdatedResults: isOne ? "has an outdated result" : "have outdated results"
            default: isOne ? "was not compared" : "were not compared"
            }
        return "\(subject) \(words): \(names)\(more); \(advice(key.id))"
    }

    private static func advice(_ id: DiagnosticID) -> String {
        switch id {
        case .changedSnapshot, .newSnapshot: "look at the report, then mend the code or run 'snapgen accept'"
        case .deletedSnapshot: "'snapgen prune' deletes such references"
        case .outdatedResults: "run the tests again"
        default: "the report has the reasons"
        }
    }
}

extension ReportCase.Status {
    /// The diagnostic for cases that need a review.
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
