import SnapgenConfiguration
import SnapgenKit
import SnapgenNames
import SnapgenPlan
import SnapgenScan

struct ExplanationReport {
    let explanation: Explanation
    let style: Style

    /// The text: a table for each entry, or the reason why there is none.
    var text: String {
        if let reason = explanation.reason { return VisibleText.escaped("\(explanation.path): \(reason)") + "\n" }
        return explanation.findings.map(block).joined(separator: "\n")
    }

    private func block(_ finding: Explanation.Finding) -> String {
        let entry = finding.entry
        var table = Table(style)
        for (name, values) in rows(of: finding) {
            for (index, value) in values.enumerated() {
                table.append(.init(index == 0 ? name : ""), .init(value))
            }
        }
        let place = style(.bold, "\(entry.path):\(entry.line)")
        return "\(place)  \(VisibleText.escaped(Self.headline(of: entry)))\n\(table.text)"
    }

    private static func headline(of entry: CatalogEntry) -> String {
        guard entry.kind == .macro else { return "\(entry.name ?? ""), by \(entry.declaration.catalogName)" }
        return "#\(entry.declaration.catalogName)" + (entry.name.map { "(\"\($0)\")" } ?? " without a name")
    }

    private func rows(of finding: Explanation.Finding) -> [(String, [String])] {
        let entry = finding.entry
        return [
            ("left out", [entry.reason].compactMap { $0 }),
            ("title", [entry.title]),
            ("captured", ["as \(entry.strategy.rawValue)"]),
            ("samples", [samples(of: entry)].compactMap { $0 }),
            ("batch", [finding.batch].compactMap { $0 }),
            ("settings", Self.settings(entry.settings)),
            (
                "only if",
                (entry.declaration.conditions.map { "#if \($0)" } + entry.declaration.availability).flatMap(Self.lines)
            ),
            ("tests", finding.tests),
            ("references", finding.references),
        ]
    }

    private static func lines(of code: String) -> [String] { code.split(separator: "\n").map(String.init) }

    private func samples(of entry: CatalogEntry) -> String? {
        guard entry.status == .included else { return nil }
        guard let samples = entry.samples else { return "known at run time" }
        let labels = samples.compactMap(\.label)
        return count(samples.count, "sample") + (labels.isEmpty ? "" : ": \(labels.joined(separator: ", "))")
    }

    /// Returns the settings of rules, modifiers and comments in the syntax of a comment.
    private static func settings(_ settings: Directives) -> [String] {
        // The batch and the reason for leaving an entry out have rows of their own.
        let words = DirectiveWord.all.filter { !["batch", "skip"].contains($0.name) }
        let given = words.compactMap { word in word.text(settings).map { "\(word.name)=\($0)" } }
        return given.isEmpty ? [] : [given.joined(separator: " ")]
    }
}
