import ArgumentParser
import SnapgenKit
import SnapgenModel
import SnapgenPlan

/// How tests are dealt out to shards.
struct ShardOptions: ParsableArguments {
    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "Reports of test runs, whose durations make the shards equally long.",
            discussion: "What 'swift test --xunit-output' or a JUnit reporter has written. Without them, each shard "
                + "compares about as many snapshots as any other.",
            valueName: "xml"),
        completion: .file(extensions: ["xml"]))
    var durations: [String] = []

    @Flag(help: "Split by the tests' names alone, as a run does that hears SNAPGEN_SHARD or Bazel's variables.")
    var byName = false

    /// Whether any of them is given.
    var isUsed: Bool { byName || !durations.isEmpty }

    func validate() throws {
        if byName, !durations.isEmpty { throw ValidationError("--by-name hears no --durations; leave one of them out") }
    }

    /// The plan's tests in shards; ends the process where a report cannot be read.
    func shards(total: Int, of plan: TestPlan, in project: Project, _ session: Session) throws -> ShardPlan {
        let planner = ShardPlanner(total: total, settings: project.configuration.tests)
        if byName { return planner.shardsByName(of: plan) }
        if durations.isEmpty { return planner.shards(of: plan) }
        let recorded = try session.answer { () throws(DiagnosticError) in
            try Pipeline(project).durations(at: durations.map(session.absolute))
        }
        let shards = planner.shards(of: plan, by: recorded)
        if recorded.count(in: shards) > 0 || plan.cases.isEmpty { return shards }
        session.report([unmatched(plan)])
        return planner.shards(of: plan)
    }

    private func unmatched(_ plan: TestPlan) -> Diagnostic {
        Diagnostic(
            .unmatchedDurations, .warning,
            "the reports hold no test of '\(plan.target)', so the shards are made equal by their snapshots; "
                + "name reports of its runs")
    }
}
