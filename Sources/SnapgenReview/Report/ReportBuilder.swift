import Foundation
package import SnapgenKit
import SnapgenModel

/// Compares the files of a review and writes them to the folder of a report.
package struct ReportBuilder: Sendable {
    /// Indicates whether the report contains the files and the sources of cases that need no review.
    package var includesAll = false
    private let threads = min(ProcessInfo.processInfo.activeProcessorCount, 4)
    /// The reader of the lines of sources; `nil` for a report without them.
    package var excerpts: SourceExcerpts?
    /// Called with the number of cases that are done and of all, from several threads.
    package var progress: Pipeline.Progress = { _, _ in }
    private let folder: ReportFolder

    package init(in folder: ReportFolder) {
        self.folder = folder
    }

    /// Compares and copies the files of a review.
    package func report(of review: Review, _ labels: ReportLabels) -> ReviewReport {
        folder.begin()
        let reviewer = CaseReviewer(includesAll: includesAll, in: folder)
        let (done, progress, cases) = (Counter(), progress, review.cases)
        let reviewed = Parallel.map(count: cases.count, threads: threads) { index in
            defer { progress(done.next(), cases.count) }
            return reviewer.review(cases[index])
        }
        let items = reviewed.map(\.item)
        return ReviewReport(
            labels, cases: items, signatures: reviewed.map(\.signature), time: review.time,
            excerpts: excerpts?.excerpts(of: items.filter { includesAll || $0.status.needsReview }) ?? [],
            diagnostics: diagnostics(of: review))
    }

    /// Returns the problems; a report of all snapshots shows the references if there was no run.
    private func diagnostics(of review: Review) -> [Diagnostic] {
        let needsNoRun = includesAll && review.time == nil
        return review.diagnostics.filter { !needsNoRun || $0.id != .incompleteResults }
    }
}

private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    func next() -> Int {
        lock.withLock {
            count += 1
            return count
        }
    }
}
