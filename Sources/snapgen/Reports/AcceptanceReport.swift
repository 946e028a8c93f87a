import SnapgenModel
import SnapgenReview
import SnapgenScan

/// The JSON format of `snapgen accept`.
struct AcceptanceDocument: Encodable {
    /// The name and major version of the JSON format.
    let schema = "snapgen.acceptance/1"
    let cases: [Acceptance.Candidate]
    let isDryRun: Bool
    let diagnostics: [Diagnostic]
}

/// The acceptance of results as text.
struct AcceptanceReport {
    let document: AcceptanceDocument
    let style: Style

    /// The text: a line for each failure, and the counts.
    var text: String {
        var table = Table(style, shortensLast: true)
        for item in document.cases {
            guard let action = item.action else { continue }
            table.append(.init(word(for: action), color(of: action)), .init(item.file))
        }
        return table.text + style(.bold, counts) + "\n"
    }

    private func word(for action: Acceptance.Action) -> String {
        switch action {
        case .created: document.isDryRun ? "would accept, new" : "accepted, new"
        case .updated: document.isDryRun ? "would accept" : "accepted"
        case .unchanged: "already accepted"
        case .refused: "not accepted"
        case .declined: "declined"
        }
    }

    private func color(of action: Acceptance.Action) -> Style.Color {
        switch action {
        case .created: .green
        case .updated: .cyan
        case .unchanged, .declined: .dim
        case .refused: .red
        }
    }

    private var counts: String {
        let accepted = document.cases.count { $0.action == .created || $0.action == .updated }
        if document.cases.isEmpty { return "no failure to accept" }
        let verb = document.isDryRun ? "to accept" : "accepted"
        return "\(accepted) of \(count(document.cases.count, "failure")) \(verb)"
    }
}
