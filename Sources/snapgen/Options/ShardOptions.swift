import ArgumentParser
import SnapgenConfiguration
import SnapgenKit
import SnapgenModel
import SnapgenPlan

struct ShardOptions: ParsableArguments {
    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "Reports of test runs. Their durations balance the shards.",
            discussion: "Files written by 'swift test --xunit-output' or a JUnit reporter. Without them, the number of "
                + "snapshots balances the shards.",
            valueName: "xml"),
        completion: .file(extensions: ["xml"]))
    var durations: [String] = []

    @Flag(help: "Distribute tests by their names alone, as a run with SNAPGEN_SHARD or Bazel's variables does.")
    var byName = false

    var isUsed: Bool { byName || !durations.isEmpty }

    func validate() throws {
        if byName, !durations.isEmpty { throw ValidationError("--by-name and --durations exclude each other") }
    }

    func shards(total: Int, of plan: TestPlan, in project: Project, _ session: Session) throws -> ShardPlan {
        let planner = ShardPlanner(total: total, settings: project.configuration.tests)
        if byName { return planner.shardsByName(of: plan) }
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
}

extension ShardOptions {
    /// Parses the argument that selects a shard: `2/8`.
    @Sendable
    static func shard(_ option: String) throws -> (number: Int, total: Int) {
        let parts = option.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let total = parts[1], (1...most).contains(total),
            (1...total).contains(number)
        else {
            throw ValidationError("no shard is '\(option)'; write the number of the shard and their total, such as 2/8")
        }
        return (number, total)
    }

    /// The limit of shards, which exceeds the number of machines that any service starts for a job.
    static let most = 1000
}
