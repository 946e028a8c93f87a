import ArgumentParser
import SnapgenConfiguration
import SnapgenKit
import SnapgenModel
import SnapgenNames
import SnapgenReview
import SnapgenSetup

struct InitCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        "init", "Set snapgen up: count the previews, choose the test target and write the configuration.",
        """
        In a terminal, it asks before it writes; elsewhere, --yes is required. Existing files are kept, except that \
        lines are added to .gitattributes, .gitignore, Xcode's project and XcodeGen's project.yml. Git undoes all of \
        it, so there must be no uncommitted changes.
        """, example: "snapgen init --dry-run", page: "GetStarted")

    @Argument(help: "The folder of the project.", completion: .directory)
    var path = "."

    @Flag(name: .shortAndLong, help: "Write the files without asking.")
    var yes = false

    @Flag(help: "Write nothing; print the files with their contents.")
    var dryRun = false

    @Flag(help: "Write the files even if Git has uncommitted changes.")
    var force = false

    @Flag(inversion: .prefixedNo, help: "Store pictures in Git LFS.")
    var lfs: Bool?

    @Flag(help: "Take all snapshots from the beginning, even if there are many.")
    var all = false

    @Option(help: ArgumentHelp("The test target, if the project has several.", valueName: "name"))
    var target: String?

    @Option(help: ArgumentHelp("The app that the tests run in, if the project has several.", valueName: "name"))
    var app: String?

    @OptionGroup var reading: ReadingOptions
    @OptionGroup var common: CommonOptions

    func validate() throws {
        if app != nil, target != nil { throw ValidationError("--app and --target exclude each other") }
        if yes, dryRun { throw ValidationError("--yes and --dry-run exclude each other") }
    }

    func run(in session: Session) throws {
        var reading = reading
        reading.evaluatesManifests = true
        var setup = try session.setup(in: path, target: target, app: app, reading).ofFolder
        if asks || yes, !force { try checkWorkingTree(of: setup) }
        let imported = setup.isConfigured ? nil : try session.prefireConfiguration(of: setup)
        var findings = try setup.findings(with: imported?.text)
        let chosen = try chosenApp(among: findings.tests.hosts, session)
        if let chosen {
            setup = try session.setup(in: path, target: nil, app: chosen, reading).ofFolder
            findings = try setup.findings(with: imported?.text)
        }
        findings.diagnostics = session.report((imported?.diagnostics ?? []) + findings.diagnostics)
        session.suggest(report: imported?.table(session.errorStyle) ?? "")
        var plan = setup.plan(findings, choices(setup, findings, imported, session))
        let folder = path == "." ? nil : path
        let report = SetupReport(plan: plan, showsTexts: dryRun, style: session.style, folder: folder)
        if asks || yes {
            session.suggest(report: SetupReport(plan: plan, showsTexts: false, style: session.errorStyle).proposal)
        }
        guard isWanted(plan, session) else {
            let next = command(app ?? chosen ?? findings.tests.hosts.first)
            return try session.print(plan, report: report.text(writtenBy: next))
        }
        _ = try setup.write(plan)
        plan.isWritten = true
        try session.print(plan, report: report.result)
    }

    private func checkWorkingTree(of setup: Setup) throws {
        guard GitRepository(of: setup.root.path, in: LocalFileSystem()).hasChanges else { return }
        throw DiagnosticError(
            .cannotWrite,
            "Git has uncommitted changes here; commit or stash them, so that Git can undo 'init', or add --force")
    }

    /// - Parameter app: The app that the tests run in; `nil` if it need not be named.
    private func command(_ app: String?) -> String {
        let storage = lfs.map { [$0 ? "--lfs" : "--no-lfs"] } ?? []
        let tests = (target.map { ["--target", $0] } ?? []) + (app.map { ["--app", $0] } ?? [])
        let options = ["--yes"] + (force ? ["--force"] : []) + (all ? ["--all"] : []) + storage + tests
        return ShellWord.command("init", options + common.words + (path == "." ? [] : [path]))
    }

    private func chosenApp(among apps: [String], _ session: Session) throws -> String? {
        guard !apps.isEmpty, target == nil else { return nil }
        if asks { return apps[session.choose("Which app do the tests run in?", among: apps)] }
        guard yes else { return nil }
        let commands = apps.map { "'\(command($0))'" }.joined(separator: ", ")
        let problem = "the tests may run in \(apps.map { "'\($0)'" }.listed(with: "or")); choose one: \(commands)"
        throw DiagnosticError(.severalTargets, problem)
    }

    private var asks: Bool {
        !yes && !dryRun && common.format == .text && StandardStream.input.isTerminal && StandardStream.error.isTerminal
    }

    private func choices(
        _ setup: Setup, _ findings: SetupFindings, _ imported: ImportedConfiguration?, _ session: Session
    ) -> SetupChoices {
        var choices = SetupChoices(usesLFS: lfs, takesAll: all)
        choices.isIgnored = { Program.isIgnored($0, in: setup.root.path) }
        choices.isInLFS = { Program.isInLFS($0, in: setup.root.path) }
        choices.configuration = imported?.text
        choices.imports = session.testImports(of: setup, findings)
        guard asks else { return choices }
        let written = setup.plan(findings, choices).written
        let file = { (name: String) in written.first { $0.path.hasSuffix(name) } }
        if file(ProjectRoot.configurationName) != nil, let start = findings.counts.start, !all {
            let question = "Begin with \(start.pictures) of \(count(findings.counts.pictures, "snapshot"))?"
            choices.takesAll = !session.ask(question, default: true)
        }
        if findings.jobs.count > 1, file(SetupPlanner.workflowName) != nil {
            let question = "The workflows disagree. Which job do the settings of the new one come from?"
            choices.job = session.choose(question, among: findings.jobs.map(\.summary))
        }
        let isPlain = file(".gitattributes")?.text.contains("filter=lfs") == false
        if lfs == nil, findings.counts.pictures > 0, isPlain {
            choices.usesLFS = session.ask("Store the pictures in Git LFS?", default: false)
        }
        return choices
    }

    private func isWanted(_ plan: SetupPlan, _ session: Session) -> Bool {
        if yes { return true }
        guard asks, !plan.written.isEmpty else { return false }
        return session.ask("Write \(count(plan.written.count, "file"))?", default: true)
    }
}

extension Session {
    func setup(in path: String, target: String?, app: String? = nil, _ reading: ReadingOptions) throws -> Setup {
        guard LocalFileSystem().kind(of: absolute(path)) == .folder else {
            throw DiagnosticError(.noProject, "is no folder; name that of the project", path: path)
        }
        var request = try request(ProjectSelection(reading: reading))
        (request.folder, request.testTarget, request.app) = (absolute(path), target, app)
        useConfiguration(at: request.root(in: LocalFileSystem()))
        return Setup(request, files: LocalFileSystem())
    }

    /// Returns the converted configuration of Prefire; `nil` without one, and if `import` has to be told which.
    fileprivate func prefireConfiguration(of setup: Setup) throws -> ImportedConfiguration? {
        let source = setup.configurationImport(of: .prefire)
        let found = source.found
        return found.count == 1 ? try source.configuration(from: found[0]) : nil
    }

    fileprivate func testImports(of setup: Setup, _ findings: SetupFindings) -> [(subject: String, command: String)] {
        let usesPreviews = findings.tools.contains("SnapshotPreviews")
        let tools: [(ConfigurationImport.Tool, String, Bool)] = [
            (.snapshotPreviews, "There are test classes of SnapshotPreviews", usesPreviews),
            (.suites, "There are tests written by hand for a catalog", !findings.references.isEmpty),
        ]
        return tools.filter(\.2).compactMap { tool, subject, _ in
            let source = setup.configurationImport(of: tool)
            guard let targets = try? source.convertibleTargets(), let target = targets.first else { return nil }
            let words = (targets.count > 1 ? ["--target", target] : []) + ["--output", "snapgen.yml", "--force"]
            return (subject, ShellWord.command("import \(tool.rawValue)", words))
        }
    }

    /// Asks for the index of one of several names in the terminal, until the answer is one; an empty one is the first.
    fileprivate func choose(_ question: String, among names: [String]) -> Int {
        let list = zip(1..., names).map { "  \($0). \(VisibleText.escaped($1))\n" }.joined()
        try? StandardStream.error.write("\(question)\n\(list)[1] ")
        while let reply = readLine()?.split(whereSeparator: \.isWhitespace).joined(separator: " "), !reply.isEmpty {
            if let index = names.firstIndex(of: reply) ?? Int(reply).map({ $0 - 1 }), names.indices.contains(index) {
                return index
            }
            try? StandardStream.error.write("'\(VisibleText.escaped(reply))' is not one of them. [1] ")
        }
        return 0
    }

    fileprivate func ask(_ question: String, default answer: Bool) -> Bool {
        try? StandardStream.error.write("\(question) [\(answer ? "Y/n" : "y/N")] ")
        let reply = readLine()?.trimmingPrefix { $0.isWhitespace }.lowercased() ?? "n"
        return reply.isEmpty ? answer : reply.hasPrefix("y")
    }
}
