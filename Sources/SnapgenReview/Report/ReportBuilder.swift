import Foundation
import SnapgenImages
public import SnapgenKit
import SnapgenModel
import SnapgenNames

/// Compares the files of a review and writes them to the folder of a report.
public struct ReportBuilder: Sendable {
    /// Indicates whether the report contains the files and the sources of cases that need no review.
    public var includesAll = false
    /// The largest number of cases that are compared at a time.
    public var threads = min(ProcessInfo.processInfo.activeProcessorCount, 4)
    /// The reader of the lines of sources; `nil` for a report without them.
    public var excerpts: SourceExcerpts?
    /// Called with the number of cases that are done and of all, from several threads.
    public var progress: Pipeline.Progress = { _, _ in }
    private let folder: ReportFolder

    /// Creates a builder of a report in a folder.
    public init(in folder: ReportFolder) {
        self.folder = folder
    }

    /// Returns the report of a run.
    public func report(of review: RunReview, _ labels: ReportLabels) -> ReviewReport {
        // A report of all snapshots shows the references if there was no run.
        let needsNoRun = includesAll && review.time == nil
        let problems = review.diagnostics.filter { !needsNoRun || $0.id != .incompleteResults }
        return report(review.cases, labels, review.time, problems)
    }

    /// Returns the report of two folders.
    public func report(of review: FolderReview, _ labels: ReportLabels) -> ReviewReport {
        report(review.cases, labels, nil, review.diagnostics)
    }

    /// Returns the report of two commits, or of a commit and the working tree.
    public func report(of review: GitReview, _ labels: ReportLabels) -> ReviewReport {
        report(review.cases, labels, nil, [])
    }

    /// Returns the report of the failures in a result bundle of Xcode.
    public func report(of review: AttachmentReview, _ labels: ReportLabels) -> ReviewReport {
        report(review.cases, labels, nil, [])
    }

    private func report(
        _ cases: [ReviewCase], _ labels: ReportLabels, _ time: Int64?, _ diagnostics: [Diagnostic]
    ) -> ReviewReport {
        folder.begin()
        let reviewer = CaseReviewer(includesAll: includesAll) { [folder] path, bytes in folder.write(bytes, to: path) }
        let (done, progress) = (Counter(), progress)
        let reviewed = Parallel.map(count: cases.count, threads: threads) { index in
            defer { progress(done.next(), cases.count) }
            return reviewer.review(cases[index])
        }
        let items = reviewed.map(\.item)
        return ReviewReport(
            labels, cases: items, signatures: reviewed.map(\.signature), time: time,
            excerpts: excerpts?.excerpts(of: items.filter { includesAll || $0.status.needsReview }) ?? [],
            diagnostics: diagnostics)
    }
}

/// A number of finished cases, which several threads count.
private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    /// Adds one and returns the number.
    func next() -> Int {
        lock.withLock {
            count += 1
            return count
        }
    }
}
