import ArgumentParser
import SnapgenConfiguration
import SnapgenKit
import SnapgenModel

struct GenerateCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        "generate", "Write the tests, or check that they are up to date.",
        """
        Unchanged files, and files that snapgen did not generate, are not touched. Generated files that are no \
        longer needed are removed unless they were edited. If there is an error, nothing is written.

        PATH takes the place of 'sources' in a configuration that has none.
        """, example: "snapgen generate", "snapgen generate --check", page: "Commands")

    @Argument(
        help: "Folders and Swift files to scan, if the configuration names no sources.",
        completion: .file(extensions: ["swift"]))
    var paths: [String] = []

    @Flag(help: "Write nothing; print the changes as a diff, and exit with 1 if there are any.")
    var check = false

    @Flag(help: "Write nothing; print the changes that would be made.")
    var dryRun = false

    @Option(help: ArgumentHelp("The folder of the generated files.", valueName: "dir"), completion: .directory)
    var output: String?

    @OptionGroup var test: TestTargetOption
    @OptionGroup var build: BuildInputsOption
    @OptionGroup var reading: ReadingOptions

    @Option(
        name: .customLong("cache-path"),
        help: ArgumentHelp(
            "The cache file: a new file, an empty file, or an existing cache.",
            discussion: "By default, a file in the user's folder for caches.", valueName: "file", visibility: .hidden),
        completion: .file())
    var cachePath: String?

    @OptionGroup var common: CommonOptions

    func validate() throws {
        if reading.isUncached, cachePath != nil {
            throw ValidationError("--no-cache and --cache-path exclude each other")
        }
    }

    func run(in session: Session) throws {
        var selection = ProjectSelection(paths: paths, target: test.target, buildInputs: build.path, reading: reading)
        (selection.output, selection.cachePath) = (output, cachePath)
        selection.reading?.evaluatesManifests = true
        let upToDate = try session.upToDateCheck(of: selection)
        selection.files = upToDate?.files ?? selection.files
        let projects = try session.projects(selection)
        let plugin = output == nil && !dryRun ? projects.compactMap(\.refusalBesidePlugin).first : nil
        if let refusal = projects.compactMap(\.refusalOfPaths).first ?? plugin { throw DiagnosticError(refusal) }
        if check || dryRun { return try showChanges(session.generation(of: projects, to: .changes), session) }
        let generation = try session.generation(of: projects, to: .output)
        try show(generation, of: projects, session)
        if let upToDate { session.keepRun(for: upToDate, configuration: projects[0].configurationFile) }
    }

    private func show(_ generation: Generation, of projects: [Project], _ session: Session) throws {
        let isBuild = build.path != nil
        if isBuild, !generation.hasTests {
            let targets = projects.map(\.configuration.tests.target).joined(separator: ", ")
            session.say("note: snapgen found nothing to test for \(targets); 'snapgen scan' lists what it skips")
        }
        try session.print(generation, report: isBuild ? "" : generation.outcomes.text(session.style))
        try session.endIfIncomplete(check: false)
        if !isBuild, projects[0].writesTests {
            session.suggest("Next: \(session.stepsBeforeRun)\(advice(projects[0]))")
        }
    }

    private func advice(_ project: Project) -> String {
        let target = project.configuration.tests.target
        if project.isXcodeProject { return "run the tests of '\(target)' in Xcode, or with 'xcodebuild test'." }
        return project.isTestTargetInManifest
            ? "run the tests with 'swift test', or those for iOS in Xcode or with 'xcodebuild test'."
            : "add the test target '\(target)' to Package.swift; then 'swift test' runs them."
    }

    private func showChanges(_ generation: Generation, _ session: Session) throws {
        let outcomes = generation.outcomes
        let diff = outcomes.map(\.diff).joined()
        try session.print(generation, report: check ? diff : outcomes.text(session.style, isDryRun: true))
        let changed = outcomes.contains { $0.action != .unchanged }
        guard check, changed else { return try session.endIfIncomplete(check: check) }
        let words = common.words + (output.map { ["--output", $0] } ?? []) + test.words + build.words(paths)
        session.say("The generated tests are out of date. Next: '\(ShellWord.command("generate", words))' writes them.")
        try ExitStatus.findings.end()
    }
}

extension Session {
    /// Compares or writes the tests of all test targets, and the schemas for UI tests, and reports the diagnostics; ends
    /// the process if one is an error.
    fileprivate func generation(of projects: [Project], to end: Pipeline.Stage) throws -> Generation {
        let screens = try screens(of: projects)
        let projects = projects.filter { screens == nil || !$0.needsSetUp && !$0.isUITestBuild }
        // An error in one of several targets must not leave the others written.
        if projects.count > 1, end == .output { _ = try tests(of: projects, to: .changes) }
        var all = try tests(of: projects, to: end)
        if let screens { all.append(try screens.generation(to: end)) }
        report(projects.membershipProblems(of: all.flatMap(\.outcomes)))
        return Generation(merging: all, diagnostics: diagnostics)
    }

    /// The steps without which the tests cannot run, which are the ends of messages.
    fileprivate var stepsBeforeRun: String {
        diagnostics.filter { [.inNoTarget, .missingLibrary].contains($0.id) }
            .compactMap { $0.message.split(separator: "; ").last }.map { "\($0). Then: " }.joined()
    }

    /// Ends the process if a file that is now up to date is not compiled, or if a check finds one beside it that is stale.
    fileprivate func endIfIncomplete(check: Bool) throws {
        let isIncomplete = diagnostics.contains {
            [.inNoTarget, .inOtherTarget, .missingProjectFile].contains($0.id) && $0.severity == .error
                || check && $0.id == .keptFile && $0.severity != .note
        }
        if isIncomplete { try ExitStatus.findings.end() }
    }

    private func tests(of projects: [Project], to end: Pipeline.Stage) throws -> [Generation] {
        try projects.map { project in
            let generation = try Pipeline(project).run(to: end).generation
            report(generation.diagnostics)
            try ExitStatus(generation.diagnostics).end()
            return generation
        }
    }

    private func screens(of projects: [Project]) throws -> Screens? {
        guard let project = projects.first else { return nil }
        let outputs = projects.map(\.configuration.tests.output)
        let screens = try Screens(project, besides: outputs)
        report(screens?.diagnostics ?? [])
        try ExitStatus(screens?.diagnostics ?? []).end()
        return screens
    }
}

extension [WriteOutcome] {
    /// A line for each file that changes, and their number.
    func text(_ style: Style, isDryRun: Bool = false) -> String {
        var table = Table(style: style)
        for outcome in self where outcome.action != .unchanged {
            table.append(cell(for: outcome.action, isDryRun), .init(outcome.path))
        }
        return table.text + style(.bold, counts(isDryRun)) + "\n"
    }

    private func cell(for action: WriteOutcome.Action, _ isDryRun: Bool) -> Table.Cell {
        switch action {
        case .created: .init(isDryRun ? "would create" : "created", .green)
        case .updated: .init(isDryRun ? "would update" : "updated", .cyan)
        case .removed: .init(isDryRun ? "would remove" : "removed", .yellow)
        case .unchanged: .init("unchanged", .dim)
        }
    }

    private func counts(_ isDryRun: Bool) -> String {
        let changed = count { $0.action != .unchanged }
        let files = snapgen.count(count, "file")
        if changed == 0 { return "\(files) up to date" }
        let verb = isDryRun ? "would change" : "written"
        return "\(changed) of \(files) \(verb)"
    }
}
