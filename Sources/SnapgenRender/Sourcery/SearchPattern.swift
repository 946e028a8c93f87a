import Foundation

/// A regular expression whose searches end, also where backtracking would not.
package struct SearchPattern {
    private let expression: NSRegularExpression

    /// The most reports of progress in backtracking, which take less than a second.
    private static let mostReports = 2000

    /// Fails for what is no regular expression.
    package init?(_ pattern: String) {
        // An empty one is an error for Foundation.
        guard let expression = try? NSRegularExpression(pattern: pattern.isEmpty ? "(?:)" : pattern) else { return nil }
        self.expression = expression
    }

    /// `nil` if the search takes too many steps.
    package func occurs(in text: String) -> Bool? { matches(in: text).map { !$0.isEmpty } }

    /// The text with a template in place of each match, in which `$1` stands for a group; `nil` if the search takes too many
    /// steps.
    func replacingMatches(in text: String, with template: String) -> String? {
        guard let matches = matches(in: text) else { return nil }
        var result = ""
        var end = text.startIndex
        for match in matches {
            guard let range = Range(match.range, in: text) else { continue }
            result += text[end..<range.lowerBound]
            result += expression.replacementString(for: match, in: text, offset: 0, template: template)
            end = range.upperBound
        }
        return result + text[end...]
    }

    /// The matches; Foundation itself ends a long search without a word, and there are none then.
    private func matches(in text: String) -> [NSTextCheckingResult]? {
        let all = NSRange(text.startIndex..., in: text)
        // There is a report for each character, and for some thousand steps of backtracking.
        var reports = all.length + Self.mostReports
        var matches: [NSTextCheckingResult]? = []
        let options: NSRegularExpression.MatchingOptions = [.reportProgress, .reportCompletion]
        expression.enumerateMatches(in: text, options: options, range: all) { match, flags, stop in
            reports -= 1
            if let match { matches?.append(match) }
            guard flags.contains(.internalError) || reports == 0 else { return }
            matches = nil
            stop.pointee = true
        }
        return matches
    }
}
