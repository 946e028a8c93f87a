package import SnapgenConfiguration
import SnapgenModel
import SnapgenNames
import SnapgenScan

/// Distributes the tests of a plan to shards.
///
/// The result is the same on every machine. A hash of each test's name determines its order of preferred shards
/// ("rendezvous hashing"). In descending order of size, each test is assigned to its first preferred shard with enough
/// capacity. The shards are therefore almost equally large, and adding or removing a test moves few others.
package struct ShardPlanner: Sendable {
    private let total: Int
    private let settings: TestSettings

    package init(total: Int, settings: TestSettings = TestSettings()) {
        precondition(total >= 1, "there is at least one shard")
        self.total = total
        self.settings = settings
    }

    package func shards(of plan: TestPlan) -> ShardPlan {
        shards(of: plan, .snapshots, tests(of: plan), weight: \.snapshots)
    }

    /// Shards of about equal duration; tests without a known duration count with the median of the others.
    package func shards(of plan: TestPlan, by durations: TestDurations) -> ShardPlan {
        let timed = durations.completed(tests(of: plan), target: plan.target)
        return shards(of: plan, .durations, timed) { $0.milliseconds ?? 0 }
    }

    private func shards(
        of plan: TestPlan, _ measure: ShardPlan.Measure, _ tests: [ShardedTest], weight: (ShardedTest) -> Int
    ) -> ShardPlan {
        var shards = (1...total).map { PlannedShard(shard: $0, tests: []) }
        for (test, index) in zip(tests, balanced(tests, weight: weight)) { shards[index].tests.append(test) }
        return ShardPlan(target: plan.target, measure: measure, shards: shards, everywhere: everywhere(in: plan))
    }

    private func tests(of plan: TestPlan) -> [ShardedTest] {
        let snapshots = Dictionary(grouping: plan.cases, by: \.test).mapValues(\.count)
        return plan.suites.flatMap { suite in
            suite.tests.map { test in
                ShardedTest(
                    suite: suite.name,
                    signature: "\(test.function)(\(test.isParameterized(by: settings) ? "sample:" : ""))",
                    snapshots: snapshots["\(plan.target).\(suite.name)/\(test.function)", default: 0])
            }
        }
        .distinct(\.name)
    }

    /// A wrong simulator fails a single test and skips all image tests, so a shard without that test would pass on a
    /// wrong simulator.
    private func everywhere(in plan: TestPlan) -> [ShardedTest] {
        let isChecked = settings.recording.simulatorDevice != nil || settings.recording.requiredOS != nil
        let hasPictures = plan.suites.contains { $0.tests.contains { $0.entry.strategy == .image } }
        guard isChecked, hasPictures else { return [] }
        return [ShardedTest(suite: "SnapgenSimulatorTests", signature: "testSimulator()", snapshots: 0)]
    }

    private func balanced(_ tests: [ShardedTest], weight: (ShardedTest) -> Int) -> [Int] {
        // A test without known snapshots takes time too.
        let weights = tests.map { max(weight($0), 1) }
        let hashes = tests.map { StableHash.value($0.name) }
        let capacity = capacity(for: weights.reduce(0, +))
        var loads = Array(repeating: 0, count: total)
        var assignment = Array(repeating: 0, count: tests.count)
        for test in tests.indices.sorted(by: { (weights[$1], hashes[$0]) < (weights[$0], hashes[$1]) }) {
            let shard = shard(for: hashes[test], weights[test], loads, capacity)
            loads[shard] += weights[test]
            assignment[test] = shard
        }
        return assignment
    }

    /// The first preferred shard with enough capacity, otherwise one of the smallest shards.
    private func shard(for hash: UInt64, _ weight: Int, _ loads: [Int], _ capacity: Int) -> Int {
        func rank(_ shard: Int) -> UInt64 { StableHash.mixed(hash ^ StableHash.mixed(UInt64(shard + 1))) }
        let free = loads.indices.filter { loads[$0] + weight <= capacity }
        let least = loads.min() ?? 0
        let candidates = free.isEmpty ? loads.indices.filter { loads[$0] == least } : free
        return candidates.min { rank($0) < rank($1) } ?? 0
    }

    /// A shard's share of the sum plus at most 9 percent.
    ///
    /// The sum is rounded up in steps of at most 1/32, so that adding a test usually does not change the capacity.
    private func capacity(for sum: Int) -> Int {
        let part = max(1, sum >> 5)
        // The largest power of two that is not greater.
        let step = 1 << (Int.bitWidth - part.leadingZeroBitCount - 1)
        let rounded = (sum + step - 1) / step * step
        return rounded * 105 / (100 * total)
    }
}
