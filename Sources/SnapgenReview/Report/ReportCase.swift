import Foundation
import SnapgenModel
import SnapgenNames

package struct ReportCase: Equatable, Sendable {
    package enum Status: String, Encodable, Sendable, CaseIterable {
        case passed
        case changed
        case new
        /// The reference belongs to no case of the plan, or only the old side of a comparison has it.
        case deleted
        /// There was no result to compare, or the reference is unusable.
        case failed
        /// The process of the test ended before the case did.
        case crashed
        case skipped
        /// The reference has changed since the run.
        case outdated
        case notRun
    }

    /// The result of a comparison, from no difference to a change of its own.
    package enum Change: String, Encodable, Sendable, CaseIterable {
        case equal
        /// The files differ in their compression or metadata only.
        case samePixels
        /// No difference can be seen.
        case imperceptible
        case grouped
        case single
    }

    /// A planned snapshot: a sample in an environment; empty for a file that no plan lists.
    struct Snapshot: Hashable, Encodable, Sendable {
        @ExplicitNull var module: String?
        @ExplicitNull var entry: String?
        @ExplicitNull var sample: String?
        @ExplicitNull var source: Source?
        @ExplicitNull var batch: String?
        @ExplicitNull var environment: String?
        /// The values of the environment by the names of their axes, of those that are set.
        var axes: [String: String] = [:]
    }

    struct Source: Hashable, Encodable, Sendable {
        var path: String
        var line: Int
    }

    struct Version: Hashable, Encodable, Sendable {
        @ExplicitNull var file: String?
        var bytes: Int
        @ExplicitNull var width: Int?
        @ExplicitNull var height: Int?
        /// The hash of the bytes, as in the results of runs.
        var hash: String

        var size: PictureSize? { width.flatMap { width in height.map { PictureSize(width: width, height: $0) } } }
    }

    var path: String
    package var status: Status
    var snapshot = Snapshot()
    var test: String?
    var reference: Version?
    var actual: Version?
    var difference: PictureDifference?
    /// The difference of two texts, or the lines of a text that has not changed; `nil` for a picture.
    var text: TextDifference?
    var reason: String?
    var group: String?
    /// Indicates whether `snapgen accept` can make the actual result the reference.
    var acceptable = false
    /// The outcome of the run, which counts if the reference is still that of the run, and which a report's
    /// `results.jsonl` repeats.
    var outcome: CaseOutcome?

    var recorded: Bool { outcome?.isRecorded ?? false }
    var kind: SnapshotKind { SnapshotKind(path: path) }

    /// The class of the change; `nil` if there was no comparison.
    package var change: Change? {
        if difference?.hasSamePixels == true { return .samePixels }
        if status == .passed { return .equal }
        guard status == .changed else { return nil }
        if difference?.isImperceptible == true { return .imperceptible }
        return group == nil ? .single : .grouped
    }

    /// The snapshot without its environment, which others of the sample share; `nil` if the entry is unknown.
    var sample: Snapshot? {
        guard snapshot.entry != nil else { return nil }
        return Snapshot(
            module: snapshot.module, entry: snapshot.entry, sample: snapshot.sample, source: snapshot.source)
    }

    /// Adds that a picture has not the size of its screen.
    mutating func checkSizes(by screenSize: PictureSize?) {
        guard let screenSize else { return }
        for (name, version) in [("reference", reference), ("actual picture", actual)] {
            guard let size = version?.size, !screenSize.isScreen(of: size) else { continue }
            addReason("the \(name) has \(size) pixels, and its screen \(screenSize)")
        }
    }

    mutating func addReason(_ text: String) {
        reason = [reason, text].compactMap { $0 }.joined(separator: "; ")
    }
}

enum SnapshotKind: String, Encodable {
    case picture
    case text

    init(path: String) { self = path.lowercased().hasSuffix(".png") ? .picture : .text }
}

extension ReportCase: Encodable {
    /// Encodes all properties, also those of the snapshot, with `null` for those without a value.
    package func encode(to encoder: any Encoder) throws {
        try snapshot.encode(to: encoder)
        try encoder.encode([
            "path": path, "status": status, "change": ExplicitNull(change), "recorded": recorded, "kind": kind,
            "test": ExplicitNull(test), "reference": ExplicitNull(reference), "actual": ExplicitNull(actual),
            "difference": ExplicitNull(difference), "text": ExplicitNull(text), "reason": ExplicitNull(reason),
            "group": ExplicitNull(group), "duration": ExplicitNull(outcome?.duration), "acceptable": acceptable,
        ])
    }
}

extension ReportCase.Status {
    var needsReview: Bool {
        switch self {
        case .changed, .new, .deleted, .failed, .crashed, .outdated: true
        case .passed, .skipped, .notRun: false
        }
    }

    package var word: String { self == .notRun ? "not run" : rawValue }
}

extension ReportCase {
    func summary(in report: ReviewReport) -> String {
        let words =
            switch status {
            case .passed: "equals its reference"
            case .changed: recorded ? "has changed and was recorded" : changeSummary
            case .new: recorded ? "is new and was recorded" : report.head == nil ? "has no reference" : "is new"
            case .deleted: report.head == nil ? "belongs to no planned snapshot" : "is deleted"
            case .failed: "was not compared"
            case .crashed: "did not end: the process of the test crashed"
            case .skipped: "was skipped"
            case .outdated: "has an outdated result"
            case .notRun: "was not run"
            }
        return reason.map { "\(words): \($0)" } ?? words
    }

    private var changeSummary: String {
        if let picture = difference {
            if !picture.sameSize {
                let sizes = [actual, reference].map { $0?.size?.description ?? "?" }
                return "has another size: \(sizes[0]) in place of \(sizes[1])"
            }
            return picture.summary(of: reference?.size?.area ?? 0)
        }
        guard let text, !text.lines.isEmpty else { return "differs" }
        // A line without a number says how the text ends.
        let (old, new) = (text.lines.count { $0.old != nil }, text.lines.count { $0.new != nil })
        let same = text.lines.count { $0.kind == .same }
        let (removed, added) = (old - same, new - same)
        return "differs in lines: \(text.truncated ? "at least " : "")\(removed) removed, \(added) added"
    }
}
