import Foundation

/// The status of a case in a few words.
struct CaseSummary {
    /// The words: "12 of 2962440 pixels differ".
    let text: String

    /// Creates the summary of a case.
    init(_ item: ReportCase) {
        let words =
            switch item.status {
            case .passed: "equals its reference"
            case .changed: Self.change(item)
            case .new: item.recorded ? "is new and was recorded" : "has no reference"
            case .deleted: "belongs to no planned snapshot"
            case .failed: "was not compared"
            case .crashed: "did not end: the process of the test crashed"
            case .skipped: "was skipped"
            case .outdated: "has an outdated result"
            case .notRun: "was not run"
            }
        text = item.reason.map { "\(words): \($0)" } ?? words
    }

    private static func change(_ item: ReportCase) -> String {
        if let picture = item.difference {
            if !picture.sameSize { return sizes(item) }
            return picture.changed == 0
                ? "differs in colours that are hard to see"
                : "differs in \(picture.changed) pixels (\(percent(picture.share)))"
        }
        guard let text = item.text, !text.lines.isEmpty else { return "differs" }
        let (removed, added) = (text.lines.count { $0.kind == .removed }, text.lines.count { $0.kind == .added })
        return "differs in lines: \(removed) removed, \(added) added"
    }

    private static func sizes(_ item: ReportCase) -> String {
        "has another size: \(size(item.actual)) in place of \(size(item.reference))"
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
