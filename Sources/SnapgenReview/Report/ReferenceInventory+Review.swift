import SnapgenConfiguration
package import SnapgenKit
import SnapgenModel
import SnapgenPlan
import SnapgenScan

extension ReferenceInventory {
    package var title: String { root.path.split(separator: "/").last.map(String.init) ?? "/" }

    /// Returns the review of the chosen references with the results of runs.
    package func review(
        _ filter: ReferenceFilter, _ results: RunResults, _ actual: ActualResults, _ files: any FileSystem
    ) -> Review {
        let chosen = references.filter { filter.chooses($0.path, $0.planned) }
        let cases = chosen.compactMap { reviewed($0, results.outcomes[$0.path.string], actual, files) }
        let known = Set((filter.isEmpty ? chosen : references).map(\.path.string))
        return Review(
            cases, time: results.outcomes.values.map(\.time).max(),
            diagnostics: Self.diagnostics(cases.map(\.item), known: known, results))
    }

    /// Returns the chosen cases of a review, described as the plan has them.
    package func described(_ review: Review, _ filter: ReferenceFilter) -> Review {
        var review = review
        review.cases = review.cases.compactMap { reviewed in
            guard let path = RelativePath(reviewed.item.path) else { return nil }
            let planned = self.planned[path] ?? self.planned.open(matching: path)?.resolved(to: path)
            guard filter.chooses(path, planned) else { return nil }
            var reviewed = reviewed
            if let planned { describe(&reviewed, as: planned) }
            return reviewed
        }
        return review
    }

    private func describe(_ reviewed: inout ReviewCase, as reference: PlannedReference) {
        let (planned, test) = (reference.planned, reference.test)
        let line = test.samples?.first { $0.name == planned.sample }?.line
        reviewed.item.test = planned.testWithoutTarget
        let environment = planned.environment.flatMap { environments[$0] }
        reviewed.screenSize = reference.entry.screenSize(in: environment?.value)
        reviewed.item.snapshot = ReportCase.Snapshot(
            module: reference.entry.module, entry: reference.entry.title, sample: planned.sample,
            source: ReportCase.Source(path: reference.entry.path.string, line: line ?? reference.entry.line),
            batch: planned.environment.flatMap { _ in test.batch ?? environment?.batch },
            environment: planned.environment, axes: environment?.value.axes ?? [:])
    }
}

extension PlannedCase {
    /// The suite and the function of the test: `ShopSnapshotTests/testCart`.
    var testWithoutTarget: String { test.split(separator: ".", maxSplits: 1).last.map(String.init) ?? test }
}

extension SnapshotEnvironment {
    /// The values by the names of their axes, of those that are set: `device`, `theme`, `locale`.
    fileprivate var axes: [String: String] {
        var axes = [layout.device == nil ? "size" : "device": layout.name]
        axes["locale"] = locale
        for choice in EnvironmentAxis.choices { axes[choice.noun] = value(of: choice) }
        return axes
    }
}

extension ReferenceInventory {
    private func reviewed(
        _ reference: Reference, _ outcome: CaseOutcome?, _ actual: ActualResults, _ files: any FileSystem
    ) -> ReviewCase? {
        guard let (status, reason) = reference.statusWithoutRun else { return nil }
        var reviewed = ReviewCase(item: ReportCase(path: reference.path.string, status: status))
        reviewed.item.reason = reason
        if let planned = reference.planned { describe(&reviewed, as: planned) }
        if reference.source == nil {
            reviewed.reference = reference.file.map {
                ReviewCase.contents(of: $0.path, below: root.absolute(folder), files)
            }
        }
        if status == .notRun, let outcome { reviewed.take(outcome, actual) }
        return reviewed
    }

    private static func diagnostics(_ cases: [ReportCase], known: Set<String>, _ results: RunResults) -> [Diagnostic] {
        let planned = cases.filter { $0.status != .deleted && $0.status != .skipped }
        let missing = planned.count { results.outcomes[$0.path] == nil }
        let unplanned = results.outcomes.keys.count { !known.contains($0) }
        var diagnostics: [Diagnostic] = []
        if missing > 0 {
            let problem =
                missing == planned.count
                ? "there are no results; run the tests, or pass their folder with --results"
                : "\(missing) of \(planned.count) snapshots have no result: they were not selected, or ran on another "
                    + "machine; pass the folders of all runs with --results"
            diagnostics.append(Diagnostic(.incompleteResults, .warning, problem))
        }
        if unplanned > 0 {
            let subject = unplanned == 1 ? "a result belongs" : "\(unplanned) results belong"
            let problem =
                "\(subject) to no planned snapshot and no reference, as of an earlier state of the project; they are ignored"
            diagnostics.append(Diagnostic(.outdatedResults, .note, problem))
        }
        return diagnostics + results.diagnostics
    }
}

extension Reference {
    fileprivate var statusWithoutRun: (status: ReportCase.Status, reason: String?)? {
        switch state {
        case .present, .missing: (.notRun, nil)
        case .renamed, .misplaced:
            (.notRun, source.map { "the reference is at '\($0)'; 'snapgen status' lists such files" })
        case .unknown: file == nil ? nil : (.notRun, nil)
        case .orphaned: (.deleted, nil)
        case .duplicate: (.deleted, reason)
        case .skipped: (.skipped, reason)
        case .foreign, .other: nil
        }
    }
}

extension ReviewCase {
    fileprivate mutating func take(_ outcome: CaseOutcome, _ results: ActualResults) {
        item.test = outcome.test ?? item.test
        outcome.reason.map { item.addReason($0) }
        item.outcome = outcome
        guard outcome.actual != nil else { return }
        // Tests remove an actual result before they write another one.
        let file = results.place(of: outcome).map { ($0.folder, $0.path, true) }
        actual = SnapshotContents(file: file) { () throws(SnapshotProblem) in try results.bytes(of: outcome) }
    }
}
