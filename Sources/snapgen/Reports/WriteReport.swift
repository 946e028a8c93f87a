import SnapgenModel
import SnapgenPlan

/// The JSON format of files that a command other than `generate` has written or removed.
struct FileChanges: Encodable {
    let schema = "snapgen.changes/1"
    let outcomes: [WriteOutcome]
    let diagnostics: [Diagnostic]
}

struct WriteReport {
    let outcomes: [WriteOutcome]
    let style: Style
    let isDryRun: Bool

    /// The text: a line for each file, and the counts.
    var text: String {
        var table = Table(style)
        for outcome in outcomes {
            table.append(.init(words(for: outcome.action), color(of: outcome.action)), .init(outcome.path))
        }
        return table.text + counts + "\n"
    }

    /// The concatenated differences of the changed files.
    var diff: String {
        outcomes.map(\.diff).joined()
    }

    private func words(for action: WriteOutcome.Action) -> String {
        switch action {
        case .created: isDryRun ? "would create" : "created"
        case .updated: isDryRun ? "would update" : "updated"
        case .removed: isDryRun ? "would remove" : "removed"
        case .unchanged: "unchanged"
        }
    }

    private func color(of action: WriteOutcome.Action) -> Style.Color {
        switch action {
        case .created: .green
        case .updated: .cyan
        case .removed: .yellow
        case .unchanged: .dim
        }
    }

    private var counts: String {
        let changed = outcomes.count { $0.action != .unchanged }
        if changed == 0 { return style(.bold, "\(count(outcomes.count, "file")) up to date") }
        let verb = isDryRun ? "would change" : "written"
        return style(.bold, "\(changed) of \(count(outcomes.count, "file")) \(verb)")
    }
}
