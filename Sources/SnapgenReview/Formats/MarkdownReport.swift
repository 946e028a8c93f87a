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
    /// The address of the report's folder, by which the comment shows pictures.
    var address: String?

    /// The cases with one status and the same change, or else of one entry.
    private typealias Row = [ReportCase]

    var summary: String { joined(head, parts(of: rows), longest: Self.longestSummary) }

    /// The counts, the largest groups and some cases, with a line by which the comment is found again.
    var comment: String {
        let some = Array(rows.prefix(Self.mostInComment))
        let rest = rows.dropFirst(some.count).reduce(0) { $0 + $1.count }
        let end = rest > 0 ? ["\n\(rest) more are in the report.\n"] : []
        let accept = "\n`snapgen accept` makes actual results the references.\n"
        let advice = report.cases.contains(where: \.acceptable) ? [accept] : []
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

    private var rows: [Row] {
        ReportCase.Status.allCases.filter(\.needsReview).flatMap { status in
            let rows = report.cases.filter { $0.status == status }.grouped(by: Self.key)
            return rows.filter { !Self.isInvisible($0[0]) } + rows.filter { Self.isInvisible($0[0]) }
        }
    }

    private static func key(of item: ReportCase) -> [String?] {
        let (snapshot, kind) = (item.snapshot, isInvisible(item) ? "invisible" : nil)
        return item.group.map { [$0] } ?? snapshot.entry.map { [snapshot.module, $0, kind] } ?? [item.path, nil]
    }

    /// Returns whether a change is invisible, so that it must not stand for another one.
    private static func isInvisible(_ item: ReportCase) -> Bool {
        item.change == .samePixels || item.change == .imperceptible
    }

    private func parts(of rows: [Row]) -> [String] {
        rows.grouped(by: \.[0].status).flatMap { rows in
            let word = rows[0][0].status.word
            return ["\n### \(word.prefix(1).uppercased())\(word.dropFirst())\n\n"] + rows.map(line)
        }
    }

    private func line(for row: Row) -> String {
        let item = row.max { $0.difference?.perceptible ?? 0 < $1.difference?.perceptible ?? 0 } ?? row[0]
        let more =
            item.group == nil
            ? "; \(row.count - 1) more of '\(Self.text(item.snapshot.entry ?? ""))'"
            : "; the same change in \(row.count) snapshots"
        let summary = item.summary(in: report).split(whereSeparator: \.isNewline).joined(separator: " ")
        return "- `\(Self.code(item.path))` \(Self.text(summary))\(row.count == 1 ? "" : more)\n" + pictures(of: item)
    }

    /// Returns the reference and the actual result, if an address leads to them.
    private func pictures(of item: ReportCase) -> String {
        guard let address, item.kind == .picture else { return "" }
        let sides = [("reference", item.reference?.file), ("actual", item.actual?.file)]
        let pictures = sides.compactMap { name, file in
            file.map { "<img alt=\"\(name)\" width=\"160\" src=\"\("\(address)/\($0.escapedPath)".escapedMarkup)\">" }
        }
        return pictures.isEmpty ? "" : "\n  \(pictures.joined(separator: " "))\n"
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

    /// GitHub looks for names of people and emoji, numbers of issues (`#1`, `GH-1`) and formulas in what the text is
    /// shown as, so a character without width divides them, and `$` is an element, as its documentation says.
    private static func text(_ text: String) -> String {
        let scalars = Array(VisibleText.escaped(text).unicodeScalars)
        return zip(scalars, scalars.dropFirst() + ["\n"]).map { scalar, next in
            let isDigit = ("0"..."9").contains(next)
            return switch scalar {
            case "@", "#": "&#\(scalar.value);&#8203;"
            case "-" where isDigit, ":" where isDigit || next.properties.isAlphabetic || next == "+" || next == "-":
                "\(scalar)&#8203;"
            case "$": "<span>$</span>"
            case _ where #"\`*_{}[]<>&|~"#.unicodeScalars.contains(scalar): "&#\(scalar.value);"
            default: String(scalar)
            }
        }.joined()
    }
}
