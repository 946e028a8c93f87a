import SnapgenModel
import SnapgenPlan
import SnapgenReview

/// The findings of an audit as a table.
struct AuditTable {
    let report: AuditReport
    let style: Style

    /// The text: a row for each kind of finding, and the counts.
    var text: String {
        var table = Table(style)
        for id in DiagnosticID.allCases {
            let findings = report.findings.filter { $0.id == id }
            guard !findings.isEmpty else { continue }
            let pictures = findings.reduce(0) { $0 + $1.pictures.count }
            let entries = count(findings.count, "entry", plural: "entries")
            table.append(
                .init(id.rawValue, .yellow), .init("\(count(pictures, "picture")) of \(entries)"),
                .init(id.summary, .dim))
        }
        return table.text + (report.findings.isEmpty ? "" : "\n") + style(.bold, counts) + "\n"
    }

    private var counts: String {
        let unusable = report.pointers.count + report.unreadable.count
        var parts = ["\(count(report.pictures, "picture")) audited", count(report.findings.count, "finding")]
        if unusable > 0 { parts.append("\(unusable) not readable") }
        if report.missing > 0 { parts.append("\(report.missing) missing") }
        return parts.joined(separator: ", ")
    }
}
