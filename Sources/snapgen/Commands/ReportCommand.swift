import ArgumentParser
import SnapgenKit
import SnapgenModel
import SnapgenReview

/// The command `snapgen report`.
struct ReportCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Write a page that shows what has changed, and reports for CI.",
        discussion: HelpText(
            """
            Without options, the references are compared with the results of the latest runs. The folder contains the \
            page 'index.html', report.json, reg.json (reg-cli), junit.xml, summary.md and comment.md, and the pictures. \
            The command exits with 0 unless there is no report; with --strict, it fails if anything has to be reviewed.
            """, example: "snapgen report --open", "snapgen report --base main",
            "snapgen report --compare old/__Snapshots__ __Snapshots__", page: .review
        ).text)

    @Argument(
        help: "Folders and Swift files whose snapshots are reviewed; with --compare, two folders of snapshots.",
        completion: .file(extensions: ["swift"]))
    var paths: [String] = []

    @OptionGroup var inputs: ReportInputs
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The folder of the report: a new or empty folder, or that of an earlier report.",
            discussion: "By default, '\(ReportFolder.usual)' at the project's root.", valueName: "folder"),
        completion: .directory)
    var output: String?

    @Flag(help: "Write a page that contains its pictures.")
    var embed = false

    @Flag(help: "Include the pictures of snapshots that have not changed.")
    var all = false

    @Flag(help: "Open the page in a browser.")
    var open = false

    @OptionGroup var test: TestTargetOption
    @OptionGroup var build: BuildInputsOption
    @OptionGroup var settings: SettingOptions
    @OptionGroup var reading: ReadingOptions
    @OptionGroup var common: CommonOptions

    func validate() throws {
        if inputs.compare, paths.count != 2 { throw ValidationError("--compare needs two folders") }
    }

    func run(in session: Session) throws {
        let root = session.root
        let path = session.absolute(output ?? "\(root.path)/\(ReportFolder.usual)")
        let folder = try session.answer { () throws(DiagnosticError) in
            try ReportFolder(path, in: LocalFileSystem())
        }
        var builder = ReportBuilder(in: folder)
        builder.includesAll = all
        var report = try self.report(by: builder, session, root)
        report.diagnostics = session.report(report.diagnostics)
        session.report(ReportDiagnostics(report).all)
        try session.answer { () throws(DiagnosticError) in
            try ReportOutput(to: folder, embedsFiles: embed).write(report, seenAt: place(of: path, session))
        }
        try session.print(report, report: ReviewSummary(report: report, folder: path, style: session.style).text)
        if open { show("\(path)/\(ReportOutput.pageName)", session) }
    }

    /// Opens a page in the browser.
    private func show(_ page: String, _ session: Session) {
        #if os(macOS)
            let program = "open"
        #else
            let program = "xdg-open"
        #endif
        do throws(Program.Failure) {
            _ = try Program(program).run([page])
        } catch {
            session.say("'\(program)' cannot open the page: \(error.reason)")
        }
    }

    /// Returns the folder as a service looks for it: GitLab takes paths below the checkout only.
    private func place(of path: String, _ session: Session) -> String {
        guard let checkout = session.environment["CI_PROJECT_DIR"], path.hasPrefix("\(checkout)/") else { return path }
        return String(path.dropFirst(checkout.count + 1))
    }

    private func report(by builder: ReportBuilder, _ session: Session, _ root: ProjectRoot) throws -> ReviewReport {
        if inputs.compare { return try compareFolders(by: builder, session, root) }
        let projects = try session.projects(
            paths: paths, target: test.target, buildInputs: paths.isEmpty ? build.path : nil, settings: settings.values,
            reading: reading)
        let plans = try projects.map { project in try session.run(project, to: .plan).plan }
        // Other diagnostics of the plan are those of 'plan' and 'generate'.
        session.reportNew(plans.flatMap(\.diagnostics).filter { $0.severity == .error })
        let plan = ReviewedPlan(plans, of: projects[0], isComplete: paths.isEmpty)
        if let base = inputs.base { return try compareRevisions(base, plan, by: builder, session) }
        if let bundle = inputs.xcresult { return try review(bundle, plan, by: builder, session) }
        let results = try inputs.results(session, root: projects[0].root)
        return builder.report(of: plan.review(results, LocalFileSystem()), ReportLabels(title: plan.title))
    }

    private func compareFolders(
        by builder: ReportBuilder, _ session: Session, _ root: ProjectRoot
    ) throws -> ReviewReport {
        session.useConfiguration(at: root)
        let review = FolderReview(from: session.absolute(paths[0]), to: session.absolute(paths[1]), LocalFileSystem())
        return builder.report(of: review, ReportLabels(title: paths[1], base: paths[0], head: paths[1]))
    }

    private func review(
        _ bundle: String, _ plan: ReviewedPlan, by builder: ReportBuilder, _ session: Session
    ) throws -> ReviewReport {
        let files = LocalFileSystem()
        return try session.answer { () throws(DiagnosticError) in
            try ResultBundle(session.absolute(bundle), in: files).withAttachments { folder throws(DiagnosticError) in
                try builder.report(of: plan.review(attachments: folder, files), ReportLabels(title: plan.title))
            }
        }
    }

    private func compareRevisions(
        _ base: String, _ plan: ReviewedPlan, by builder: ReportBuilder, _ session: Session
    ) throws -> ReviewReport {
        try session.answer { () throws(DiagnosticError) in
            let repository = GitRepository(of: plan.folder, in: LocalFileSystem())
            let old = try repository.revision(base)
            let new = try inputs.head.map { name throws(DiagnosticError) in try repository.revision(name) }
            let labels = ReportLabels(title: plan.title, base: old.label, head: new?.label ?? "files")
            return try builder.report(of: plan.review(from: old, to: new, in: repository, LocalFileSystem()), labels)
        }
    }
}
