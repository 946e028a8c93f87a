import SnapgenModel
import SnapgenReview

/// The JSON format of `snapgen accept`.
struct AcceptanceDocument: Encodable {
    /// The name and major version of the JSON format.
    let schema = "snapgen.acceptance/1"
    let cases: [Case]
    let isDryRun: Bool
    let diagnostics: [Diagnostic]

    init(cases: [Case], isDryRun: Bool, diagnostics: [Diagnostic]) {
        self.cases = cases
        self.isDryRun = isDryRun
        self.diagnostics = diagnostics
    }

    /// A failure with what becomes of it.
    struct Case: Encodable {
        let path: String
        let `case`: String
        let action: Action
        let reason: String?

        init(_ candidate: Acceptance.Candidate, _ path: String, _ action: Action, _ reason: String? = nil) {
            self.path = path
            self.case = candidate.path.string
            self.action = action
            self.reason = reason
        }

        /// A warning if the result does not become the reference.
        func problem(in inventory: ReferenceInventory) -> Diagnostic? {
            reason.map { Diagnostic(.notAccepted, .warning, "not accepted: \($0)", path: path) }
        }
    }

    /// The result for a failure.
    enum Action: String, Encodable, CaseIterable {
        /// The result is a new reference.
        case created
        /// The result replaces the reference.
        case updated
        /// The result equals the reference.
        case unchanged
        /// The result does not become the reference, for a reason.
        case refused
        /// A person has declined the result.
        case declined
    }
}

/// The acceptance of results as text.
struct AcceptanceReport {
    let document: AcceptanceDocument
    let style: Style

    /// The text: a line for each failure, and the counts.
    var text: String {
        var table = Table(style, shortensLast: true)
        for item in document.cases {
            table.append(
                .init(word(for: item.action), color(of: item.action)), .init(item.path))
        }
        return table.text + style(.bold, counts) + "\n"
    }

    private func word(for action: AcceptanceDocument.Action) -> String {
        switch action {
        case .created: document.isDryRun ? "would accept, new" : "accepted, new"
        case .updated: document.isDryRun ? "would accept" : "accepted"
        case .unchanged: "already accepted"
        case .refused: "not accepted"
        case .declined: "declined"
        }
    }

    private func color(of action: AcceptanceDocument.Action) -> Style.Color {
        switch action {
        case .created: .green
        case .updated: .cyan
        case .unchanged, .declined: .dim
        case .refused: .red
        }
    }

    private var counts: String {
        let accepted = document.cases.count { [.created, .updated].contains($0.action) }
        if document.cases.isEmpty { return "no failure to accept" }
        let verb = document.isDryRun ? "to accept" : "accepted"
        return "\(accepted) of \(count(document.cases.count, "failure")) \(verb)"
    }
}
