import SnapgenImages

/// Reads and compares the files of a case.
struct CaseReviewer: Sendable {
    /// Indicates whether the report contains the files of cases that need no review.
    private let includesAll: Bool
    /// The pixels that pictures may have in memory.
    private let budget = PixelBudget()
    /// Writes a file of the report, by its path below the report's folder.
    private let write: @Sendable (_ path: String, _ bytes: [UInt8]) -> Void

    /// A finished case.
    struct Reviewed: Sendable {
        var item: ReportCase
        /// A number that is equal for equal changes; `nil` if there is no change.
        var signature: UInt64?
    }

    /// Creates a reviewer.
    init(includesAll: Bool, write: @escaping @Sendable (_ path: String, _ bytes: [UInt8]) -> Void) {
        self.includesAll = includesAll
        self.write = write
    }

    /// Reads and compares the files of a case, and writes those that the report contains.
    func review(_ planned: ReviewCase) -> Reviewed {
        var item = planned.item
        var sides = Sides(planned, &item)
        decide(&item, planned.decision, &sides)
        guard includesAll || item.status.needsReview else {
            item.reference = sides.reference.map(version)
            item.actual = nil
            return Reviewed(item: item)
        }
        let signature = compare(&item, sides)
        item.reference = sides.reference.map { copy($0, of: item, as: .reference) }
        item.actual = sides.actual.map { copy($0, of: item, as: .actual) }
        return Reviewed(item: item, signature: item.status == .changed ? signature : nil)
    }

    /// The bytes of both files.
    private struct Sides {
        var reference: [UInt8]?
        var actual: [UInt8]?

        init(_ planned: ReviewCase, _ item: inout ReportCase) {
            reference = Self.bytes(planned.reference, &item)
            actual = Self.bytes(planned.actual, &item)
        }

        private static func bytes(_ contents: SnapshotContents?, _ item: inout ReportCase) -> [UInt8]? {
            do throws(SnapshotProblem) {
                return try contents?.read()
            } catch {
                item.addReason(error.reason)
                return nil
            }
        }
    }

    private func decide(_ item: inout ReportCase, _ decision: ReviewCase.Decision, _ sides: inout Sides) {
        switch decision {
        case .known: break
        case .outcome(let outcome):
            let (reference, actual) = (sides.reference, sides.actual)
            let verdict = OutcomeVerdict(
                outcome, reference: reference.map(ReferenceHash.text), actual: actual.map(ReferenceHash.text))
            item.status = verdict.status
            verdict.reason.map { item.addReason($0) }
            if outcome.isRecorded, sides.actual == nil { (sides.reference, sides.actual) = (nil, sides.reference) }
        case .comparison: item.status = status(of: item, sides)
        }
    }

    /// Returns the status of a comparison of two sides, of which one that cannot be read has a reason.
    private func status(of item: ReportCase, _ sides: Sides) -> ReportCase.Status {
        if item.reason != nil { return .failed }
        guard let old = sides.reference else { return .new }
        guard let new = sides.actual else { return .deleted }
        return old == new ? .passed : .changed
    }

    /// Compares both files, and returns the signature of their difference.
    private func compare(_ item: inout ReportCase, _ sides: Sides) -> UInt64? {
        if item.kind == .text { return compareTexts(&item, sides) }
        guard let old = sides.reference, let new = sides.actual, old != new else { return nil }
        let comparison = SnapshotComparison(from: old, to: new, kind: .picture, budget: budget)
        comparison.reason.map { item.addReason($0) }
        item.difference = comparison.picture
        return comparison.signature
    }

    /// Compares two texts, of which one that does not exist is empty.
    private func compareTexts(_ item: inout ReportCase, _ sides: Sides) -> UInt64? {
        guard item.status.needsReview, sides.reference != sides.actual else {
            item.text = sides.reference.map { TextDifference(unchanged: String(decoding: $0, as: UTF8.self)) }
            return nil
        }
        let comparison = SnapshotComparison(from: sides.reference ?? [], to: sides.actual ?? [], kind: .text)
        item.text = comparison.text
        return comparison.signature
    }
}

// MARK: - Files

extension CaseReviewer {
    private func copy(_ bytes: [UInt8], of item: ReportCase, as role: ReportFile.Role) -> ReportCase.Version {
        var version = version(bytes)
        // A pointer of Git LFS would be shown as a damaged picture.
        if item.kind == .text || !SnapshotKind.isPointer(bytes) { version.file = write(bytes, of: item, as: role) }
        return version
    }

    /// Writes a file and returns its path.
    private func write(_ bytes: [UInt8], of item: ReportCase, as role: ReportFile.Role) -> String {
        let file = ReportFile(role, of: item.path)
        write(file.path, bytes)
        return file.path
    }

    private func version(_ bytes: [UInt8]) -> ReportCase.Version {
        let size = try? PictureSize(png: bytes)
        return ReportCase.Version(
            bytes: bytes.count, width: size?.width, height: size?.height, hash: ReferenceHash.text(of: bytes))
    }
}

extension ReportCase {
    /// Adds a reason to those that are known.
    mutating func addReason(_ text: String) {
        reason = [reason, text].compactMap { $0 }.joined(separator: "; ")
    }
}

extension ReportCase.Status {
    /// Indicates whether the case requires a review.
    var needsReview: Bool {
        switch self {
        case .changed, .new, .deleted, .failed, .crashed, .outdated: true
        case .passed, .skipped, .notRun: false
        }
    }
}
