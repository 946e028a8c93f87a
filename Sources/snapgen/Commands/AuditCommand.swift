import ArgumentParser
import SnapgenConfiguration
import SnapgenKit
import SnapgenModel
import SnapgenReview

/// The command `snapgen audit`.
struct AuditCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "audit",
        abstract: "Look into the reference pictures: blank, equal where they should differ, not mirrored, too large.",
        discussion: HelpText(
            "A finding that is intended is allowed by '// snapgen: allow=ID' before the entry, or by a rule.",
            example: "snapgen audit", "snapgen audit Sources/Checkout --format json", page: .review
        ).text)

    @Argument(
        help: "Folders and Swift files to scan in place of the configured sources.",
        completion: .file(extensions: ["swift"]))
    var paths: [String] = []

    @Option(help: ArgumentHelp("The largest size of a picture's file.", valueName: "kilobytes"))
    var sizeLimit = PictureAudit.defaultSizeLimit >> 10

    @OptionGroup var test: TestTargetOption
    @OptionGroup var settings: SettingOptions
    @OptionGroup var reading: ReadingOptions
    @OptionGroup var common: CommonOptions

    func validate() throws {
        if sizeLimit < 1 { throw ValidationError("--size-limit takes a number of 1 or more") }
    }

    func run(in session: Session) throws {
        let project = try session.project(
            paths: paths, target: test.target, settings: settings.values, reading: reading)
        let plan = try session.run(project, to: .plan).plan
        let status = ExitStatus(plan.diagnostics)
        var report = PictureAudit(
            of: plan, in: project.configuration.references, at: project.root, LocalFileSystem(), sizeLimit: sizeLimit << 10
        ).report()
        report.diagnostics = session.report(plan.diagnostics + report.diagnostics)
        try session.print(report, report: AuditTable(report: report, style: session.style).text)
        try status.end()
    }
}
