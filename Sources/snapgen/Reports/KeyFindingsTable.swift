import SnapgenModel
import SnapgenPlan
import SnapgenScan

struct KeyFindingsTable {
    let catalog: AccessibilityCatalog
    let style: Style

    /// The text: a row for each kind of finding, and the counts.
    var text: String {
        var table = Table(style)
        for id in DiagnosticID.allCases {
            let found = catalog.diagnostics.filter { $0.id == id }
            guard let severity = found.first?.severity else { continue }
            table.append(
                .init(id.rawValue, severity == .note ? .dim : .yellow), .init("\(found.count)"),
                .init(id.summary, .dim))
        }
        return table.text + (catalog.diagnostics.isEmpty ? "" : "\n") + style(.bold, counts) + "\n"
    }

    private var counts: String {
        let findings = catalog.diagnostics.count { $0.severity != .note }
        let notes = catalog.diagnostics.count - findings
        var parts = ["\(count(catalog.keys.count, "key")) checked", count(findings, "finding")]
        if notes > 0 { parts.append(count(notes, "note")) }
        if !catalog.hasUITests { parts.append("no UI tests") }
        return parts.joined(separator: ", ")
    }
}
