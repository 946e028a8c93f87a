import Foundation

extension ReportCase {
    /// The status in a few words: "differs in 12 pixels (0.042 %)".
    var summary: String {
        let words =
            switch status {
            case .passed: "equals its reference"
            case .changed: change
            case .new: recorded ? "is new and was recorded" : "has no reference"
            case .deleted: "belongs to no planned snapshot"
            case .failed: "was not compared"
            case .crashed: "did not end: the process of the test crashed"
            case .skipped: "was skipped"
            case .outdated: "has an outdated result"
            case .notRun: "was not run"
            }
        return reason.map { "\(words): \($0)" } ?? words
    }

    private var change: String {
        if let picture = difference {
            if !picture.sameSize { return sizes }
            return picture.changed == 0
                ? "differs in colours that are hard to see"
                : "differs in \(picture.changed) pixels (\(Self.percent(picture.share)))"
        }
        guard let text, !text.lines.isEmpty else { return "differs" }
        let (removed, added) = (text.lines.count { $0.kind == .removed }, text.lines.count { $0.kind == .added })
        return "differs in lines: \(removed) removed, \(added) added"
    }

    private var sizes: String {
        "has another size: \(Self.size(actual)) in place of \(Self.size(reference))"
    }

    private static func size(_ version: ReportCase.Version?) -> String {
        guard let width = version?.width, let height = version?.height else { return "?" }
        return "\(width) x \(height)"
    }

    /// Returns a share with two digits: `12 %`, `0.042 %`.
    private static func percent(_ share: Double) -> String {
        String(format: "%.2g %%", locale: Locale(identifier: "en_US_POSIX"), min(share * 100, 99.9))
    }
}
