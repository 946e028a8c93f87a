import ArgumentParser
import SnapgenConfiguration
import SnapgenKit
import SnapgenPlan

struct ShardsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "shards", "Distribute the tests to machines that run at the same time.",
        """
        The cases of a test function stay together; 'tests.granularity: environment' or 'case' makes functions \
        smaller. Only generated tests are selected; with --skip, hand-written tests run in every shard.
        """, example: "snapgen shards 4 --format github-matrix", page: "CI")

    @Argument(help: "The number of shards.")
    var total: Int

    @Option(help: "Only this shard, counted from 1.")
    var shard: Int?

    @Option(
        help: ArgumentHelp(
            "The output format.",
            discussion: "github-matrix is for a job's 'matrix'; xcodebuild and swift-test have a line for each shard."))
    var format: ShardFormat = .text

    @Flag(help: "Print the tests that a shard skips instead of those that it runs.")
    var skip = false

    @OptionGroup var options: ShardOptions
    @OptionGroup var sources: SourceOptions
    @OptionGroup var general: GeneralOptions

    func validate() throws {
        guard (1...ShardArgument.most).contains(total) else {
            throw ValidationError("the number of shards must be 1 to \(ShardArgument.most)")
        }
        if let shard, !(1...total).contains(shard) { throw ValidationError("--shard must be 1 to \(total)") }
        if skip, [.text, .json].contains(format) { throw ValidationError("--skip needs a format that selects tests") }
        if format == .githubMatrix, total > 256 { throw ValidationError("GitHub starts at most 256 jobs") }
    }

    func run() throws {
        try Session(general, OutputFormat(rawValue: format.rawValue)).run(run(in:))
    }

    private func run(in session: Session) throws {
        let project = try session.project(sources.selection())
        let plan = try session.run(project, to: .plan).plan
        let diagnostics = plan.diagnostics + (project.missingTarget.map { [$0] } ?? [])
        session.report(diagnostics)
        try ExitStatus(diagnostics).end()
        let shards = try options.shards(total: total, of: plan, in: project, session)
        let report = ShardsReport(
            shards: shards, only: shard, skips: skip, framework: project.configuration.tests.framework,
            style: session.style)
        try session.print(report.text(as: format))
        try end(report, session)
    }

    /// Fails for an empty selection of `xcodebuild`, which would run all tests.
    private func end(_ report: ShardsReport, _ session: Session) throws {
        guard !report.empty.isEmpty else { return }
        let numbers = report.empty.map(String.init).joined(separator: ", ")
        session.say("\(count(report.empty.count, "shard")) without a test: \(numbers). Use fewer shards.")
        if format == .xcodebuild, !skip { try ExitStatus.findings.end() }
    }
}

enum ShardFormat: String, CaseIterable, ExpressibleByArgument {
    case text, json
    case githubMatrix = "github-matrix"
    case xcodebuild
    case swiftTest = "swift-test"
}
