import SnapgenReview

/// The counts of a report and the place of its page.
struct ReviewSummary {
    let report: ReviewReport
    /// The absolute path of the report's folder.
    let folder: String
    let style: Style

    /// The text: a line for each status with cases, and the path of the page.
    var text: String {
        var table = Table(style)
        for status in ReportCase.Status.allCases where report.count(status) > 0 {
            table.append(.init(status.word, color(of: status)), .init("\(report.count(status))"))
        }
        let groups = report.groups.isEmpty ? "" : groupText
        return table.text + groups + style(.bold, "\(folder)/\(ReviewReport.pageName)") + "\n"
    }

    private var groupText: String {
        let cases = report.groups.reduce(0) { $0 + $1.cases }
        return "\(count(report.groups.count, "change")) in \(cases) snapshots\n"
    }

    private func color(of status: ReportCase.Status) -> Style.Color {
        switch status {
        case .passed: .green
        case .changed, .failed, .crashed: .red
        case .new, .deleted, .outdated: .yellow
        case .skipped, .notRun: .dim
        }
    }
}
