import ArgumentParser
import SnapgenConfiguration
import SnapgenKit
import SnapgenModel
import SnapgenPlan

struct PlanCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "plan",
        abstract: "List every snapshot with its test and its reference, without running tests.",
        discussion: helpText(
            "A '*' stands for samples that are determined at run time.", example: "snapgen plan",
            "snapgen plan Sources/Checkout --format json", page: .commands))

    @Argument(
        help: "Folders and Swift files to scan in place of the configured sources.",
        completion: .file(extensions: ["swift"]))
    var paths: [String] = []

    @OptionGroup var names: NameOptions
    @Option(
        help: ArgumentHelp("Only the tests of a shard: 2/8 is the second of eight.", valueName: "number/total"),
        transform: ShardArgument.init(option:))
    var shard: ShardArgument?

    @OptionGroup var shards: ShardOptions
    @OptionGroup var sources: SourceOptions
    @OptionGroup var common: CommonOptions

    func validate() throws {
        if shard == nil, shards.isUsed { throw ValidationError("--durations and --by-name require --shard") }
    }

    func run(in session: Session) throws {
        var project = try session.project(sources.selection(paths))
        if names.moves { return try names.printMoves(in: project, session) }
        project.resolved.configuration.naming = names.naming ?? project.configuration.naming
        var plan = try session.run(project, to: .plan).plan
        let status = ExitStatus(plan.diagnostics)
        plan.diagnostics = session.report(plan.diagnostics)
        if let shard {
            let shards = try shards.shards(total: shard.total, of: plan, in: project, session)
            plan = plan.part(shards.shards[shard.number - 1])
        }
        try session.print(plan, report: PlanReport(plan: plan, style: session.style).text)
        try status.end()
        session.suggest(advice(project))
    }

    /// The options and paths that another command needs for the same tests.
    private var words: [String] { common.general.words + sources.words(paths) }

    private func advice(_ project: Project) -> String {
        guard let shard, !shards.byName else {
            return project.needsSetUp
                ? "Next: 'snapgen init' sets the tests up."
                : "Next: '\(ShellWord.command("generate", words))' writes the tests."
        }
        let number = "\(shard.number)/\(shard.total)"
        let total = ShellWord.command("shards", ["\(shard.total)"] + (paths.isEmpty ? words : []))
        let named = ShellWord.command("plan", ["--shard", number, "--by-name"] + words)
        return
            "'\(total)' prints options that select them. SNAPGEN_SHARD=\(number) selects tests by their names instead: "
            + "'\(named)' lists those."
    }
}
