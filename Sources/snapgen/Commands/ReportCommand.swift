import ArgumentParser
import SnapgenKit
import SnapgenModel
import SnapgenReview

struct ReportCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        "report", "Write a page that shows what has changed, and reports for CI.",
        """
        Without options, the references are compared with the results of the latest runs. FILTER is a pattern of \
        references, modules or entries, or the path of a file or folder. The folder of the report contains the \
        page 'index.html', report.json, reg.json (reg-cli), junit.xml, summary.md and comment.md, and the pictures. \
        The command exits with 0 unless there is no report; with --strict, it fails if anything has to be reviewed.
        """, example: "snapgen report --open", "snapgen report --base main",
        "snapgen report --all --output build/gallery",
        "snapgen report --compare old/__Snapshots__ __Snapshots__", page: "EverydayWork")

    @Argument(
        help: ArgumentHelp(
            "Only the references that match one of these; with --compare, two folders of snapshots.",
            valueName: "filter"),
        completion: .file())
    var filters: [String] = []

    @OptionGroup var sides: ReportSides

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The folder of the report: a new or empty folder, or that of an earlier report.",
            discussion: "By default, '\(ReportFolder.usual)' at the project's root.", valueName: "folder"),
        completion: .directory)
    var output: String?

    @Flag(help: "Write a page that contains its pictures.")
    var embed = false

    @Flag(help: "Show the snapshots that have not changed as well, with their sources.")
    var all = false

    @OptionGroup var threshold: ThresholdOption

    @Flag(help: "Open the page in a browser.")
    var open = false

    @Option(
        help: ArgumentHelp(
            "The address at which the folder of the report will be, for the pictures in comment.md.",
            valueName: "address"))
    var reportURL: String?

    @OptionGroup var options: ReferenceOptions
    @OptionGroup var common: CommonOptions

    func validate() throws {
        if sides.head != nil, sides.base == nil { throw ValidationError("--head requires --base") }
        if let reportURL, !["https://", "http://"].contains(where: reportURL.lowercased().hasPrefix) {
            throw ValidationError("--report-url takes an address such as 'https://example.com/report'")
        }
        if sides.compare, filters.count != 2 { throw ValidationError("--compare needs two folders") }
        let isUsed = [!options.results.isEmpty, sides.base != nil, sides.xcresult != nil, sides.compare]
        if isUsed.count(where: { $0 }) > 1 {
            throw ValidationError("--results, --base, --xcresult and --compare exclude each other")
        }
    }

    func run(in session: Session) throws {
        let root = session.root
        let path = session.absolute(output ?? "\(root.path)/\(ReportFolder.usual)")
        let folder = try ReportFolder(path, in: LocalFileSystem())
        var builder = ReportBuilder(in: folder)
        builder.includesAll = all
        let line = ProgressLine(isWanted: session.printsMessages)
        builder.progress = { all in line.advance { "Comparing \($0) of \(all) snapshots" } }
        let compared = Result { try self.report(by: builder, session, root) }
        line.finish()
        var report = try compared.get()
        report.diagnostics = session.report(report.diagnostics)
        session.report(report.caseDiagnostics)
        let address = reportURL.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
        let large = try report.write(to: folder, embedsFiles: embed, seenAt: place(of: path, session), address: address)
        session.report([large].compactMap { $0 })
        let page = "\(path)/\(ReviewReport.pageName)"
        try session.print(report, report: report.text(page: page, session.style))
        if open { show(page, session) }
    }

    private func show(_ page: String, _ session: Session) {
        do throws(Program.Failure) {
            _ = try Program.browser.run([page])
        } catch {
            session.say("'\(Program.browser.name)' cannot open the page: \(error.reason)")
        }
    }

    /// Returns the folder as a service looks for it: GitLab takes paths below the checkout only.
    private func place(of path: String, _ session: Session) -> String {
        guard let checkout = session.environment["CI_PROJECT_DIR"], path.hasPrefix("\(checkout)/") else { return path }
        return String(path.dropFirst(checkout.count + 1))
    }

    private func report(by builder: ReportBuilder, _ session: Session, _ root: ProjectRoot) throws -> ReviewReport {
        let files = LocalFileSystem()
        var builder = builder
        if sides.compare {
            builder.comparison = threshold.comparison(session.useConfiguration(at: root))
            let folders = filters.map(session.absolute)
            let review = try Review(from: folders[0], to: folders[1], files)
            return builder.report(of: review, title: filters[1], base: filters[0], head: filters[1])
        }
        let runs = try session.plannedRuns(options)
        var results = try session.results(in: options.results, of: runs[0].project.root)
        if results.folders.map(files.resolved).contains(files.resolved(builder.folder.path)) {
            throw DiagnosticError(
                .foreignFile,
                "is the folder of the results, which the report would replace; choose another one with --output",
                path: builder.folder.path)
        }
        let git = GitFolder(of: runs[0].project.root, in: files)
        results.run.complete(from: session.environment, commit: git?.commit)
        let inventory = ReferenceInventory(of: runs, results: results.run, results.actual, in: files)
        if !inventory.problems.isEmpty { throw DiagnosticError(inventory.problems) }
        builder.sources = (inventory.root, files)
        builder.comparison = threshold.comparison(runs[0].project.configuration)
        var report =
            try sides.base.map { try compareRevisions($0, inventory, by: builder, session) }
            ?? compareRun(results, inventory, by: builder, session)
        report.sourceURL = git?.sourceURL
        return report
    }

    private func compareRun(
        _ results: Session.Results, _ inventory: ReferenceInventory, by builder: ReportBuilder, _ session: Session
    ) throws -> ReviewReport {
        let filter = try session.filter(filters, of: inventory)
        let files = LocalFileSystem()
        guard let xcresult = sides.xcresult else {
            let review = inventory.review(filter, results.run, results.actual, files)
            return builder.report(of: review, title: inventory.title)
        }
        return try Review.withAttachments(of: session.absolute(xcresult), in: files) { folder throws(DiagnosticError) in
            let review = try Review(attachments: folder, planned: inventory.planned, files)
            return builder.report(of: inventory.described(review, filter), title: inventory.title)
        }
    }

    private func compareRevisions(
        _ base: String, _ inventory: ReferenceInventory, by builder: ReportBuilder, _ session: Session
    ) throws -> ReviewReport {
        let folder = inventory.root.absolute(inventory.folder)
        let repository = GitRepository(of: folder, in: LocalFileSystem())
        let old = try repository.revision(base)
        let new = try sides.head.map { try repository.revision($0) }
        let review = try Review(from: old, to: new, of: folder, in: repository, LocalFileSystem())
        // A commit may have references that are not there any more.
        let filter = try session.filter(filters, of: inventory, besides: review.paths)
        return builder.report(
            of: inventory.described(review, filter), title: inventory.title, base: old.label,
            head: new?.label ?? "files")
    }
}

extension ReviewReport {
    fileprivate func text(page: String, _ style: Style) -> String {
        var table = Table(style: style)
        for status in ReportCase.Status.allCases where count(status) > 0 {
            table.append(.init(status.word, color(of: status)), .init("\(count(status))"))
        }
        return table.text + classes + style(.bold, page) + "\n"
    }

    /// The kinds of changes, without equal files: "15 imperceptible, 12 in 5 groups, 3 others".
    private var classes: String {
        let number = { (change: ReportCase.Change) -> Int in
            cases.count { $0.change == change && $0.status != .passed }
        }
        let texts = [
            (number(.samePixels), " with the same pixels"), (number(.imperceptible), " imperceptible"),
            (number(.grouped), " in \(snapgen.count(groups.count, "group")) of equal changes"),
            (number(.single), " with a change of \(number(.single) == 1 ? "its" : "their") own"),
        ].filter { $0.0 > 0 }.map { "\($0.0)\($0.1)" }
        return texts.isEmpty ? "" : texts.joined(separator: ", ") + "\n"
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

/// The sides that are compared in place of the references and the latest results.
struct ReportSides: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Compare the references of a commit with those of today, without results.", valueName: "revision"))
    var base: String?

    @Option(help: ArgumentHelp("With --base, compare with those of another commit.", valueName: "revision"))
    var head: String?

    @Option(
        help: ArgumentHelp(
            "A result bundle of Xcode 16 or later, or a folder with its exported attachments; only failures are in it.",
            valueName: "bundle"),
        completion: .file(extensions: ["xcresult"]))
    var xcresult: String?

    @Flag(help: "Compare two folders of snapshots, without a project.")
    var compare = false
}
