import Foundation

/// A regular expression whose searches end, also where backtracking would not.
struct SearchPattern {
    private let expression: NSRegularExpression

    /// The most reports of progress in backtracking, which take less than a second.
    private static let mostReports = 2000

    init?(_ pattern: String) {
        // An empty one is an error for Foundation.
        guard let expression = try? NSRegularExpression(pattern: pattern.isEmpty ? "(?:)" : pattern) else { return nil }
        self.expression = expression
    }

    /// `nil` if the search takes too many steps; Foundation itself ends such a search without a word.
    func occurs(in text: String) -> Bool? {
        let all = NSRange(text.startIndex..., in: text)
        // There is a report for each character, and for some thousand steps of backtracking.
        var reports = all.length + Self.mostReports
        var occurs: Bool? = false
        let options: NSRegularExpression.MatchingOptions = [.reportProgress, .reportCompletion]
        expression.enumerateMatches(in: text, options: options, range: all) { match, flags, stop in
            reports -= 1
            if match != nil { occurs = true }
            guard flags.contains(.internalError) || reports == 0 else { return }
            occurs = nil
            stop.pointee = true
        }
        return occurs
    }
}
