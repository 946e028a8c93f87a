import ArgumentParser
import SnapgenKit
import SnapgenModel

/// The command `snapgen generate`.
struct GenerateCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Write the tests, or check that they are up to date.",
        discussion: HelpText(
            """
            Unchanged files, and files that snapgen did not generate, are not touched. Generated files that are no \
            longer needed are removed unless they were edited. If there is an error, nothing is written.

            PATH takes the place of 'sources' in a configuration that has none.
            """, example: "snapgen generate", "snapgen generate --check", page: .commands
        ).text)

    @Argument(
        help: "Folders and Swift files to scan, if the configuration names no sources.",
        completion: .file(extensions: ["swift"]))
    var paths: [String] = []

    @Flag(help: "Write nothing; print the changes as a diff, and exit with 1 if there are any.")
    var check = false

    @Flag(help: "Write nothing; print the changes that would be made.")
    var dryRun = false

    @OptionGroup var generated: GenerationOptions
    @OptionGroup var common: CommonOptions

    func run(in session: Session) throws {
        let projects = try generated.projects(session, paths: paths)
        try session.answer { () throws(DiagnosticError) in
            if let refusal = projects.compactMap(\.refusalOfPaths).first { throw DiagnosticError(refusal) }
        }
        if check || dryRun {
            return try showChanges(session.generation(of: projects, to: .changes), session)
        }
        let generation = try session.generation(of: projects, to: .output)
        try show(generation, of: projects, session)
    }

    /// Prints the outcomes, or during a build only a note if there is nothing to test.
    private func show(_ generation: Generation, of projects: [Project], _ session: Session) throws {
        let isBuild = generated.build.path != nil
        if isBuild, !generation.hasTests {
            let targets = projects.map(\.configuration.tests.target).joined(separator: ", ")
            session.say("note: snapgen found nothing to test for \(targets); 'snapgen scan' lists what it skips")
        }
        try session.print(generation, report: isBuild ? "" : report(generation.outcomes, session).text)
        if !isBuild { session.suggest(projects[0].step(after: generation.outcomes) ?? advice(projects[0])) }
    }

    private func advice(_ project: Project) -> String {
        let target = project.configuration.tests.target
        if project.isXcodeProject { return "Next: run the tests of '\(target)' in Xcode, or with 'xcodebuild test'." }
        return project.isTestTargetInManifest
            ? "Next: run the tests with 'swift test', or those for iOS in Xcode or with 'xcodebuild test'."
            : "Next: add the test target '\(target)' to Package.swift; then 'swift test' runs them."
    }

    private func report(_ outcomes: [WriteOutcome], _ session: Session) -> WriteReport {
        WriteReport(outcomes: outcomes, style: session.style, isDryRun: check || dryRun)
    }

    private func showChanges(_ generation: Generation, _ session: Session) throws {
        let report = report(generation.outcomes, session)
        try session.print(generation, report: check ? report.diff : report.text)
        let changed = generation.outcomes.contains { $0.action != .unchanged }
        guard check, changed else { return }
        let words = common.general.words + generated.words + (paths.isEmpty ? generated.build.words : paths)
        session.say("The generated tests are out of date. Next: '\(ShellWord.command("generate", words))' writes them.")
        try ExitStatus.findings.end()
    }
}
