import SnapgenNames
import SnapgenSetup

struct ImportReport {
    let settings: [ImportedSetting]
    let style: Style

    /// The rows, without a line break at the end; empty if there are none.
    var text: String {
        var table = Table(style)
        for setting in settings {
            table.append(
                outcome(of: setting), .init(shortened("\(setting.path)\(setting.line.map { ":\($0)" } ?? "")"), .dim),
                .init(shortened(setting.name)),
                .init(setting.outcome == .unsupported ? "see the warning" : shortened(setting.result)))
        }
        return String(table.text.dropLast())
    }

    /// A text of the user's project, which may be code of any length.
    private func shortened(_ text: String) -> String { VisibleText.shortened(text, longest: 80) }

    private func outcome(of setting: ImportedSetting) -> Table.Cell {
        switch setting.outcome {
        case .kept: .init("kept", .green)
        case .translated: .init("translated", .green)
        case .unsupported: .init("not supported", .yellow)
        }
    }
}
