import SnapgenModel
import SnapgenReview
import SnapgenScan

struct AcceptanceReport: Encodable {
    let schema = "snapgen.acceptance/1"
    let cases: [Acceptance.Candidate]
    let isDryRun: Bool
    let diagnostics: [Diagnostic]

    func text(_ style: Style) -> String {
        var table = Table(style, shortensLast: true)
        for item in cases {
            guard let action = item.action else { continue }
            table.append(.init(word(for: action), color(of: action)), .init(item.file))
        }
        return table.text + style(.bold, counts) + "\n"
    }

    private func word(for action: Acceptance.Action) -> String {
        switch action {
        case .created: isDryRun ? "would accept, new" : "accepted, new"
        case .updated: isDryRun ? "would accept" : "accepted"
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
        let accepted = cases.count { $0.action == .created || $0.action == .updated }
        if cases.isEmpty { return "no failure to accept" }
        let verb = isDryRun ? "to accept" : "accepted"
        return "\(accepted) of \(count(cases.count, "failure")) \(verb)"
    }
}
