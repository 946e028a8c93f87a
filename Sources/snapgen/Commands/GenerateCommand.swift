import ArgumentParser
import SnapgenKit
import SnapgenModel

/// The command `snapgen generate`.
struct GenerateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Write the tests.",
        discussion: """
            Files that did not change are not touched, and files that snapgen did not write are never touched. \
            Generated files that are not needed any more are removed unless they were edited. Nothing is written where \
            something is wrong.
            """)

    @Flag(help: "Write nothing; print what would change as a diff, and exit with 1 if there is any.")
    var check = false

    @Flag(help: "Write nothing; print what would be written.")
    var dryRun = false

    @Option(help: ArgumentHelp("The folder of the generated files.", valueName: "dir"), completion: .directory)
    var output: String?

    @OptionGroup var build: BuildInputsOption
    @OptionGroup var settings: SettingOptions
    @OptionGroup var scanning: ScanningOptions
    @OptionGroup var common: CommonOptions

    func run() throws {
        let session = Session(common)
        let project = try session.project(
            output: output, buildInputs: build.path, layer: settings.layer, scanning: scanning)
        if check || dryRun { return try compare(Pipeline(project), project, session) }
        try write(Pipeline(project), to: project.configuration.tests.target, session)
    }

    private func write(_ pipeline: Pipeline, to target: String, _ session: Session) throws {
        let generation = try session.answer { () throws(DiagnosticError) in
            try session.watching { progress throws(DiagnosticError) in try pipeline.generate(progress: progress) }
        }
        session.report(generation.diagnostics)
        try ExitStatus(generation.diagnostics).end()
        try show(generation, of: target, session)
    }

    private func compare(_ pipeline: Pipeline, _ project: Project, _ session: Session) throws {
        let plan = session.watching { pipeline.plan(progress: $0) }
        session.report(plan.diagnostics)
        try ExitStatus(plan.diagnostics).end()
        let files = try session.answer { () throws(DiagnosticError) in try pipeline.render(plan) }
        session.report(try session.answer { () throws(DiagnosticError) in try pipeline.problems(of: files) })
        let changes = try session.answer { () throws(DiagnosticError) in try project.writer().changes(for: files) }
        session.report(changes.diagnostics)
        try show(changes.outcomes, session)
    }

    /// A build log is no place for good news, so a build tool's run only says where there is nothing to test.
    private func show(_ generation: Generation, of target: String, _ session: Session) throws {
        if build.path == nil {
            try session.print(generation.outcomes, report: report(generation.outcomes, session).text)
            session.suggest("Next: 'swift test' runs them.")
        } else if !generation.hasTests {
            session.say("note: snapgen found nothing to test for \(target); 'snapgen scan' says what it looks for")
        }
    }

    private func report(_ outcomes: [WriteOutcome], _ session: Session) -> WriteReport {
        WriteReport(outcomes: outcomes, style: session.style, isDryRun: check || dryRun)
    }

    private func show(_ changes: [WriteOutcome], _ session: Session) throws {
        let report = report(changes, session)
        try session.print(changes, report: check ? report.diff : report.text)
        let changed = changes.contains { $0.action != .unchanged }
        guard check, changed else { return }
        session.say("The generated tests are out of date. Next: 'snapgen generate' writes them.")
        try ExitStatus.findings.end()
    }
}
