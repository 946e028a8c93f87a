import ArgumentParser
import SnapgenConfiguration
import SnapgenKit
import SnapgenModel
import SnapgenNames
import SnapgenPlan
import SnapgenSetup

struct PlanCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        "plan", "List every snapshot with its test and its reference, without running tests.",
        "A '*' stands for samples that are determined at run time.", example: "snapgen plan",
        "snapgen plan Sources/Checkout --format json", page: "Commands")

    @Argument(
        help: "Folders and Swift files to scan in place of the configured sources.",
        completion: .file(extensions: ["swift"]))
    var paths: [String] = []

    @OptionGroup var names: NamingOption

    @Flag(help: "Print a 'git mv' for each existing reference, from its configured name to that of --names.")
    var moves = false

    @Flag(help: "With --moves, include references that do not exist.")
    var all = false

    @OptionGroup var test: TestTargetOption
    @OptionGroup var build: BuildInputsOption
    @OptionGroup var reading: ReadingOptions
    @OptionGroup var common: CommonOptions

    func validate() throws {
        if all, !moves { throw ValidationError("--all requires --moves") }
        if moves, names.naming == nil { throw ValidationError("--moves requires --names") }
    }

    func run(in session: Session) throws {
        var project = try session.project(
            ProjectSelection(paths: paths, target: test.target, buildInputs: build.path, reading: reading))
        if moves, let naming = names.naming { return try printMoves(of: project, to: naming, session) }
        project.resolved.configuration.references.naming = names.naming ?? project.configuration.references.naming
        let run = try Pipeline(project).run(to: .plan)
        var plan = run.plan
        let status = ExitStatus(plan.diagnostics)
        plan.diagnostics = session.report(plan.diagnostics)
        try session.print(plan, report: plan.text(session.style))
        try status.end()
        session.suggest(isWritten(run, project) ? "The generated tests are up to date." : advice(project))
    }

    private func printMoves(of project: Project, to naming: ReferenceNaming, _ session: Session) throws {
        let run = try Pipeline(project).run(to: .plan)
        var wanted = project.configuration
        wanted.references.naming = naming
        var moves = ReferenceMoves(
            of: run.catalog, from: project.configuration, to: wanted, isComplete: all, files: project.files)
        session.report(run.plan.diagnostics)
        moves.diagnostics = session.report(moves.diagnostics)
        try ExitStatus(run.plan.diagnostics).end()
        let next = ", then set 'naming: \(YAMLFlow.text(naming.rawValue))' in snapgen.yml"
        try session.print(moves, in: project.root, next: next)
    }

    /// Returns whether 'generate' would change nothing, for a plan of all tests.
    private func isWritten(_ run: Run, _ project: Project) -> Bool {
        (paths.isEmpty || project.needsPaths) && Pipeline(project).isWritten(run)
    }

    private func advice(_ project: Project) -> String {
        if let step = project.setUpStep { return "Next: \(step)." }
        // The tests of a few files would take the place of all others.
        let words = common.words + test.words + build.words(project.needsPaths ? paths : [])
        return "Next: '\(ShellWord.command("generate", words))' writes the tests."
    }
}

extension TestPlan {
    fileprivate func text(_ style: Style) -> String {
        let blocks = cases.grouped(by: \.test).map { cases in
            style(.bold, cases[0].test) + "\n" + cases.map { "  \(VisibleText.escaped($0.reference))\n" }.joined()
        }
        let all = (blocks + testsWithoutSamples(style)).joined()
        return all + (all.isEmpty ? "" : "\n") + leftOut(style) + savings + style(.bold, counts) + "\n"
    }

    private func testsWithoutSamples(_ style: Style) -> [String] {
        suites.flatMap { suite in
            suite.tests.filter { $0.samples?.isEmpty ?? false }.map {
                style(.bold, "\(target).\(suite.name)/\($0.function)") + "\n  no samples, so the test fails\n"
            }
        }
    }

    /// A line for each preview of the program that has no test: `TravelUI/Row.swift#Small: it stands in a generic type`.
    private func leftOut(_ style: Style) -> String {
        let lines = previews.compactMap { preview in
            preview.reason.map { "  \(VisibleText.escaped("\(preview.entry): \($0)"))\n" }
        }
        return lines.isEmpty ? "" : style(.bold, "left out") + "\n" + lines.joined() + "\n"
    }

    /// A line for each batch that is not the full product: `everyone: 9 of 36 environments, every pair occurs`.
    private var savings: String {
        batches.filter { $0.environments.count < $0.combinations }.map { batch in
            let figures = "\(batch.environments.count) of \(count(batch.combinations, "environment"))"
            let coverage = batch.strength.map { ", every \($0 == 2 ? "pair" : "triple") occurs" }
            return "\(VisibleText.escaped(batch.name)): \(figures)\(coverage ?? "")\n"
        }.joined()
    }

    private var counts: String {
        let open = cases.count { $0.sample == PlannedCase.anySample }
        let tests = suites.reduce(0) { $0 + $1.tests.count }
        var parts = [count(tests, "test"), count(cases.count, "snapshot")]
        if open > 0 { parts.append("\(open) of them (*) for samples that are known at run time") }
        return parts.joined(separator: ", ")
    }
}
