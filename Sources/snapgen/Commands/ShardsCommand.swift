import ArgumentParser
import SnapgenConfiguration
import SnapgenKit
import SnapgenModel
import SnapgenNames
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

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "Reports of test runs. Their durations balance the shards.",
            discussion: "Files written by 'swift test --xunit-output' or a JUnit reporter. Without them, the number of "
                + "snapshots balances the shards.",
            valueName: "xml"),
        completion: .file(extensions: ["xml"]))
    var durations: [String] = []

    @OptionGroup var test: TestTargetOption
    @OptionGroup var build: BuildInputsOption
    @OptionGroup var reading: ReadingOptions
    @OptionGroup var options: SessionOptions

    /// The limit of shards, which exceeds the number of machines that any service starts for a job.
    private static let most = 1000

    func validate() throws {
        guard (1...Self.most).contains(total) else {
            throw ValidationError("the number of shards must be 1 to \(Self.most)")
        }
        if let shard, !(1...total).contains(shard) { throw ValidationError("--shard must be 1 to \(total)") }
        if skip, [.text, .json].contains(format) { throw ValidationError("--skip needs a format that selects tests") }
        if format == .githubMatrix, total > 256 { throw ValidationError("GitHub starts at most 256 jobs") }
    }

    func run() throws { try Session(options, OutputFormat(rawValue: format.rawValue)).run(run(in:)) }

    private func run(in session: Session) throws {
        let project = try session.project(
            ProjectSelection(target: test.target, buildInputs: build.path, reading: reading))
        let plan = try Pipeline(project).run(to: .plan).plan
        let diagnostics = plan.diagnostics + (project.missingTarget.map { [$0] } ?? [])
        session.report(diagnostics)
        try ExitStatus(diagnostics).end()
        let shards = try shards(of: plan, in: project, session)
        let report = ShardsReport(
            shards: shards, only: shard, skips: skip, framework: project.configuration.tests.framework,
            style: session.style)
        try session.print(report.text(as: format))
        try end(report, session)
    }

    private func shards(of plan: TestPlan, in project: Project, _ session: Session) throws -> ShardPlan {
        let planner = ShardPlanner(total: total, settings: project.configuration.tests)
        if durations.isEmpty { return planner.shards(of: plan) }
        let recorded = try project.durations(at: durations.map(session.absolute))
        let shards = planner.shards(of: plan, by: recorded)
        if recorded.count(in: shards) > 0 || plan.cases.isEmpty { return shards }
        let problem =
            "the reports contain no test of '\(plan.target)', so the shards are balanced by snapshots; "
            + "pass reports of its test runs"
        session.report([Diagnostic(.unmatchedDurations, .warning, problem)])
        return planner.shards(of: plan)
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

struct ShardsReport {
    let shards: ShardPlan
    let only: Int?
    let skips: Bool
    let framework: TestSettings.Framework
    let style: Style

    var empty: [Int] { shown.filter(\.tests.isEmpty).map(\.shard) }

    func text(as format: ShardFormat) throws -> String {
        switch format {
        case .text: return table + "\n" + (only == nil ? summary + "\n" : list)
        case .json:
            var part = shards
            part.shards = shown
            return try CommandJSON.text(of: part)
        case .githubMatrix: return try CommandJSON.line(of: ["include": matrix])
        case .swiftTest: return shown.map { selection(of: $0).regularExpression + "\n" }.joined()
        case .xcodebuild: return shown.map(arguments).joined()
        }
    }

    private var shown: [PlannedShard] { shards.shards.filter { only == nil || $0.shard == only } }

    private func selection(of shard: PlannedShard) -> TestSelection {
        TestSelection(shard.shard, of: shards, others: skips, framework: framework)
    }

    /// Returns the arguments of a shard: one per line if a single shard is requested, otherwise all on one line.
    private func arguments(of shard: PlannedShard) -> String {
        let option = skips ? "-skip-testing:" : "-only-testing:"
        let arguments = selection(of: shard).identifiers.map { ShellWord.quoted(option + $0) }
        guard only == nil else { return arguments.map { $0 + "\n" }.joined() }
        return arguments.joined(separator: " ") + "\n"
    }

    private var matrix: [JSONDocument] {
        shown.filter { !$0.tests.isEmpty }.map { shard in
            JSONDocument([
                "shard": shard.shard, "total": shards.shards.count,
                skips ? "skip" : "filter": selection(of: shard).regularExpression,
            ])
        }
    }

    private var isTimed: Bool { shards.measure == .durations }

    private var table: String {
        var table = Table(style: style)
        for shard in shown {
            table.append(
                "\(shard.shard)/\(shards.shards.count)", "\(count(shard.tests.count, "test"))", "\(size(of: shard))")
        }
        return table.text
    }

    private var list: String {
        shown.flatMap(\.tests).map { "  \(VisibleText.escaped("\(shards.target).\($0.name)"))\n" }.joined()
    }

    private var summary: String {
        let tests = shards.shards.flatMap(\.tests)
        let parts = [
            count(tests.count, "test"), count(tests.reduce(0) { $0 + $1.snapshots }, "snapshot"),
            excess.map { "the largest shard \($0) % above the mean" },
        ]
        return style(.bold, parts.compactMap { $0 }.joined(separator: ", "))
    }

    /// The size of the largest shard above the mean, in percent.
    private var excess: Int? {
        let loads = shards.shards.map { isTimed ? $0.milliseconds : $0.snapshots }
        let sum = loads.reduce(0, +)
        guard sum > 0, let largest = loads.max() else { return nil }
        return (largest * loads.count * 100 + sum / 2) / sum - 100
    }

    private func size(of shard: PlannedShard) -> String {
        let snapshots = count(shard.snapshots, "snapshot")
        let (seconds, rest) = shard.milliseconds.quotientAndRemainder(dividingBy: 1000)
        return isTimed ? "\(snapshots), \(seconds).\(rest / 100) s" : snapshots
    }
}
