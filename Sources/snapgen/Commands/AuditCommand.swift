import ArgumentParser
import SnapgenConfiguration
import SnapgenKit
import SnapgenModel
import SnapgenPlan
import SnapgenReview

struct AuditCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        "audit", "Look into the reference pictures: blank, equal where they should differ, not mirrored, too large.",
        "A finding that is intended is allowed by '// snapgen: allow=ID' before the entry, or by a rule.",
        example: "snapgen audit", "snapgen audit Sources/Checkout --format json", page: "Pictures")

    @Argument(
        help: "Folders and Swift files to scan in place of the configured sources.",
        completion: .file(extensions: ["swift"]))
    var paths: [String] = []

    @Option(help: ArgumentHelp("The largest size of a picture's file.", valueName: "kilobytes"))
    var sizeLimit = AuditReport.defaultSizeLimit >> 10

    @OptionGroup var test: TestTargetOption
    @OptionGroup var reading: ReadingOptions
    @OptionGroup var common: CommonOptions

    func validate() throws {
        if sizeLimit < 1 { throw ValidationError("--size-limit takes a number of 1 or more") }
    }

    func run(in session: Session) throws {
        let projects = try session.projects(ProjectSelection(paths: paths, target: test.target, reading: reading))
        let plans = try projects.map { try Pipeline($0).run(to: .plan).plan }
        let diagnostics = plans.flatMap(\.diagnostics).distinct { $0 }
        var report = AuditReport(
            of: plans, in: projects[0].configuration.references.folder, at: projects[0].root, LocalFileSystem(),
            sizeLimit: sizeLimit << 10, allowsBlank: projects[0].configuration.pictures.allowBlank == true)
        let status = ExitStatus(diagnostics + report.diagnostics)
        report.findings.removeAll { session.applied(to: Diagnostic($0.id, .warning, "")) == nil }
        report.diagnostics = session.report(diagnostics + report.diagnostics)
        try session.print(report, report: report.text(session.style))
        try status.end()
    }
}

extension AuditReport {
    fileprivate func text(_ style: Style) -> String {
        var table = Table(style: style)
        for id in DiagnosticID.allCases {
            let found = findings.filter { $0.id == id }
            guard !found.isEmpty else { continue }
            let pictures = found.reduce(0) { $0 + $1.pictures.count }
            let entries = count(found.count, "entry", plural: "entries")
            table.append(
                .init(id.rawValue, .yellow), .init("\(count(pictures, "picture")) of \(entries)"),
                .init(id.summary, .dim))
        }
        return table.text + (findings.isEmpty ? "" : "\n") + style(.bold, counts) + "\n"
    }

    private var counts: String {
        let unusable = pointers.count + unreadable.count
        var parts = ["\(count(pictures, "picture")) audited", count(findings.count, "finding")]
        if unusable > 0 { parts.append("\(unusable) not readable") }
        if missing > 0 { parts.append("\(missing) missing") }
        return parts.joined(separator: ", ")
    }
}
