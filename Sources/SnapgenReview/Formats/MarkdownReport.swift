import SnapgenModel
import SnapgenNames

struct MarkdownReport: Sendable {
    /// The largest size of a job's summary on GitHub, which takes 1024 KiB, with a margin.
    static let longestSummary = 1_000_000
    /// The largest size of a comment on GitHub, which takes 65,536 characters, with a margin.
    static let longestComment = 60_000
    /// The first line of a comment, by which a workflow finds it again.
    static let mark = "<!-- snapgen report -->"

    private static let mostInComment = 20

    let report: ReviewReport

    var summary: String {
        joined(head, parts(of: reviewed), longest: Self.longestSummary)
    }

    /// The counts, the largest groups and some cases, with a line by which the comment is found again.
    var comment: String {
        let some = Array(reviewed.prefix(Self.mostInComment))
        let rest = reviewed.count - some.count
        let end = rest > 0 ? ["\n\(rest) more are in the report.\n"] : []
        let advice = reviewed.isEmpty ? [] : ["\n`snapgen accept` makes actual results the references.\n"]
        return "\(Self.mark)\n" + joined(head, parts(of: some) + end + advice, longest: Self.longestComment)
    }

    private var head: String {
        let title = "## Snapshots: \(Self.text(report.title))\n\n"
        let compared = report.base.map { "`\(Self.code($0))` → `\(Self.code(report.head ?? "files"))`\n\n" } ?? ""
        let problems = report.diagnostics.map { "\n> \($0.severity.rawValue): \(Self.text($0.message))\n" }
        return title + compared + counts + problems.joined()
    }

    private var counts: String {
        let statuses = ReportCase.Status.allCases.filter { report.count($0) > 0 }
        if statuses.isEmpty { return "No snapshots.\n" }
        let names = statuses.map { "\($0.word) " }.joined(separator: "| ")
        let numbers = statuses.map { "\(report.count($0)) " }.joined(separator: "| ")
        return "| \(names)|\n|\(statuses.map { _ in " ---: |" }.joined())\n| \(numbers)|\n"
    }

    private var reviewed: [ReportCase] {
        let order = ReportCase.Status.allCases.filter(\.needsReview)
        let cases = Dictionary(grouping: report.cases, by: \.status)
        return order.flatMap { cases[$0] ?? [] }
    }

    private func parts(of cases: [ReportCase]) -> [String] {
        var (parts, status, shown): ([String], ReportCase.Status?, Set<String>) = ([], nil, [])
        for item in cases {
            let word = item.status.word
            if item.status != status { parts.append("\n### \(word.prefix(1).uppercased())\(word.dropFirst())\n\n") }
            status = item.status
            if let group = item.group, !shown.insert(group).inserted { continue }
            parts.append(line(for: item))
        }
        return parts
    }

    private func line(for item: ReportCase) -> String {
        let group = report.groups.first { $0.id == item.group }
        let others = group.map { "; the same change in \($0.cases) snapshots" } ?? ""
        return "- `\(Self.code(item.path))` \(Self.text(item.summary))\(others)\n"
    }

    private func joined(_ head: String, _ parts: [String], longest: Int) -> String {
        var (text, size) = (head, head.utf8.count)
        for (index, part) in parts.enumerated() {
            size += part.utf8.count
            if size > longest - 100 { return text + "\n\(parts.count - index) more lines are in the report.\n" }
            text += part
        }
        return text
    }

    /// Returns a text for a code span in a table or list, with `'` in place of the character that ends it.
    private static func code(_ text: String) -> String {
        String(VisibleText.escaped(text).unicodeScalars.replacing("`".unicodeScalars, with: "'".unicodeScalars))
    }

    /// GitHub looks for names of people and numbers of issues in what the text is shown as, so a character without width
    /// divides them.
    private static func text(_ text: String) -> String {
        VisibleText.escaped(text).unicodeScalars.map { scalar in
            switch scalar {
            case "@", "#": "&#\(scalar.value);&#8203;"
            case _ where #"\`*_{}[]<>&|~"#.unicodeScalars.contains(scalar): "&#\(scalar.value);"
            default: String(scalar)
            }
        }.joined()
    }
}
