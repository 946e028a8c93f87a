import Foundation
package import SnapgenKit
import SnapgenModel

package struct ReportBuilder: Sendable {
    package var includesAll = false
    package var comparison = PictureComparison()
    /// The folder that the paths of sources are relative to; `nil` for a report without their lines.
    package var sources: (root: ProjectRoot, files: any FileSystem)?
    /// Called for each case that is done, with the number of all, from several threads.
    package var progress: @Sendable (_ all: Int) -> Void = { _ in }
    package let folder: ReportFolder

    package init(in folder: ReportFolder) {
        self.folder = folder
    }

    package func report(of review: Review, title: String, base: String? = nil, head: String? = nil) -> ReviewReport {
        folder.begin()
        let cases = review.cases
        let threads = min(ProcessInfo.processInfo.activeProcessorCount, 4)
        let decoders: Decoders = (PNGDecoder(), PNGDecoder())
        let reviewed = Parallel.map(count: cases.count, threads: threads, state: decoders) { index, decoders in
            defer { progress(cases.count) }
            return self.reviewed(cases[index], &decoders)
        }
        var report = ReviewReport(
            title: title, base: base, head: head, cases: reviewed.map(\.item), shapes: reviewed.map(\.shape))
        report.time = review.time
        let shown = report.cases.filter { includesAll || $0.status.needsReview }
        report.excerpts = sources.map { SourceExcerpt.all(of: shown, below: $0.root, $0.files) } ?? []
        // A report of all snapshots shows the references if there was no run.
        let needsNoRun = includesAll && review.time == nil
        report.diagnostics = review.diagnostics.filter { !needsNoRun || $0.id != .incompleteResults }
        return report
    }

    private typealias Decoders = (reference: PNGDecoder, actual: PNGDecoder)
    private typealias Side = (bytes: [UInt8], file: SnapshotContents.File?)
    private typealias Sides = (reference: Side?, actual: Side?)

    private func reviewed(
        _ reviewed: ReviewCase, _ decoders: inout Decoders
    ) -> (item: ReportCase, shape: ChangeShape?) {
        var item = reviewed.item
        var sides: Sides = (Self.side(reviewed.reference, &item), Self.side(reviewed.actual, &item))
        let isRead = (
            reference: (reviewed.reference == nil) == (sides.reference == nil),
            actual: (reviewed.actual == nil) == (sides.actual == nil)
        )
        Self.decide(&item, reviewed, &sides, isReferenceRead: isRead.reference)
        let isShown = includesAll || item.status.needsReview
        let shape = isShown && isRead == (true, true) ? compare(&item, sides, &decoders) : nil
        // A test that has failed stays a failure.
        if reviewed.isCompared, item.difference?.hasSamePixels == true { item.status = .passed }
        guard includesAll || item.status.needsReview else {
            item.reference = sides.reference.map { Self.version($0.bytes) }
            return (item, nil)
        }
        item.reference = sides.reference.map { copy($0, of: item, to: ReportFolder.references) }
        item.actual = sides.actual.map { copy($0, of: item, to: ReportFolder.actual) }
        item.acceptable = Self.isAcceptable(item, sides)
        item.checkSizes(by: reviewed.screenSize)
        return (item, item.status == .changed ? shape : nil)
    }

    private static func side(_ contents: SnapshotContents?, _ item: inout ReportCase) -> Side? {
        guard let contents else { return nil }
        do throws(SnapshotProblem) {
            return (try contents.read(), contents.file)
        } catch {
            item.addReason(error.reason)
            return nil
        }
    }

    private static func decide(
        _ item: inout ReportCase, _ reviewed: ReviewCase, _ sides: inout Sides, isReferenceRead: Bool
    ) {
        if let outcome = item.outcome, !isReferenceRead {
            item.status = outcome.kind
        } else if let outcome = item.outcome {
            let hash = { (side: Side?) in side.map { CaseOutcome.hash(of: $0.bytes) } }
            let (status, reason) = outcome.status(reference: hash(sides.reference), actual: hash(sides.actual))
            item.status = status
            reason.map { item.addReason($0) }
            if outcome.isRecorded, sides.actual == nil { sides = (nil, sides.reference) }
        } else if reviewed.isCompared {
            item.status = status(of: item, sides)
        }
    }

    /// Returns the status of a comparison of two sides, of which one that cannot be read has a reason.
    private static func status(of item: ReportCase, _ sides: Sides) -> ReportCase.Status {
        if item.reason != nil { return .failed }
        guard let old = sides.reference else { return .new }
        guard let new = sides.actual else { return .deleted }
        return old.bytes == new.bytes ? .passed : .changed
    }

    private static func isAcceptable(_ item: ReportCase, _ sides: Sides) -> Bool {
        guard let outcome = item.outcome, !outcome.isRecorded, [.changed, .new].contains(outcome.kind),
            item.status != .outdated,
            item.snapshot.entry != nil, let actual = sides.actual?.bytes, let path = RelativePath(item.path),
            sides.reference?.bytes.isPointer != true
        else { return false }
        return item.difference != nil || (try? Acceptance.check(actual, as: path)) != nil
    }

    private func copy(_ side: Side, of item: ReportCase, to role: String) -> ReportCase.Version {
        var version = Self.version(side.bytes)
        // A pointer of Git LFS would be shown as a damaged picture.
        if item.kind == .text || !side.bytes.isPointer {
            let path = "\(role)/\(item.path)"
            folder.write(side.bytes, from: side.file, to: path)
            version.file = path
        }
        return version
    }

    private static func version(_ bytes: [UInt8]) -> ReportCase.Version {
        let size = try? PictureSize(png: bytes)
        return ReportCase.Version(
            bytes: bytes.count, width: size?.width, height: size?.height, hash: CaseOutcome.hash(of: bytes))
    }

    private func compare(_ item: inout ReportCase, _ sides: Sides, _ decoders: inout Decoders) -> ChangeShape? {
        if item.kind == .text { return Self.compareTexts(&item, sides) }
        guard let old = sides.reference?.bytes, let new = sides.actual?.bytes, old != new,
            let old = Self.picture(old, "reference", &item, &decoders.reference),
            let new = Self.picture(new, "actual result", &item, &decoders.actual)
        else { return nil }
        let difference = comparison.compare(old, with: new)
        item.difference = difference
        return ChangeShape(difference, from: old, to: new)
    }

    private static func compareTexts(_ item: inout ReportCase, _ sides: Sides) -> ChangeShape? {
        let texts = [sides.reference, sides.actual].map { $0.map { String(decoding: $0.bytes, as: UTF8.self) } }
        guard item.status.needsReview, sides.reference?.bytes != sides.actual?.bytes else {
            item.text = texts[0].map(TextDifference.init(unchanged:))
            return nil
        }
        item.text = TextDifference(from: texts[0] ?? "", to: texts[1] ?? "")
        return (item.text?.signature).map(ChangeShape.init(text:))
    }

    /// Returns the picture of one side, or adds the reason why there is none.
    private static func picture(
        _ bytes: [UInt8], _ name: String, _ item: inout ReportCase, _ decoder: inout PNGDecoder
    ) -> Picture? {
        do throws(PNGError) {
            return try decoder.picture(bytes)
        } catch {
            item.addReason(
                bytes.isPointer
                    ? "the \(name) is a Git LFS pointer; 'git lfs pull' downloads it"
                    : "the \(name) cannot be compared: \(error)")
            return nil
        }
    }
}
