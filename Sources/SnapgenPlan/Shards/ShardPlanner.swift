public import SnapgenModel
import SnapgenText

/// Deals the tests of a plan out to shards.
///
///     let shards = ShardPlanner(total: 8).shards(of: plan)
///     shards.shards.map(\.snapshots)  // [252, 248, 254, 246, 250, 251, 249, 250]
///
/// The same plan gives the same shards on every machine. Each test has an order of the shards that it would like to be
/// in, which hangs on its own name alone ("rendezvous hashing"), and takes the first that has room for it, the large
/// tests first. So the shards are nearly equal, and a test that is added or removed moves few others.
public struct ShardPlanner: Sendable {
    private let total: Int
    private let settings: TestSettings

    /// A planner of `total` shards, at least one; `settings` are those that the plan was made with.
    public init(total: Int, settings: TestSettings = TestSettings()) {
        precondition(total >= 1, "there is at least one shard")
        self.total = total
        self.settings = settings
    }

    /// Shards of which each compares about as many snapshots as any other.
    public func shards(of plan: TestPlan) -> ShardPlan {
        shards(of: plan, .snapshots, tests(of: plan)) { balanced($0, weight: \.snapshots) }
    }

    /// Shards of which each takes about as long as any other.
    ///
    /// A test whose duration is not known is taken to last as long as the median of the others.
    public func shards(of plan: TestPlan, by durations: TestDurations) -> ShardPlan {
        let timed = durations.completed(tests(of: plan), target: plan.target)
        return shards(of: plan, .durations, timed) { balanced($0) { $0.milliseconds ?? 0 } }
    }

    /// The shards of tests that split themselves when they run: by their names, unbalanced.
    public func shardsByName(of plan: TestPlan) -> ShardPlan {
        shards(of: plan, .names, tests(of: plan)) { tests in
            tests.map { ShardByName.number(of: $0.name, total: total) - 1 }
        }
    }

    private func shards(
        of plan: TestPlan,
        _ measure: ShardPlan.Measure,
        _ tests: [ShardedTest],
        _ assignment: ([ShardedTest]) -> [Int]
    ) -> ShardPlan {
        var shards = (1...total).map { PlannedShard(shard: $0, tests: []) }
        for (test, index) in zip(tests, assignment(tests)) { shards[index].tests.append(test) }
        return ShardPlan(target: plan.target, measure: measure, shards: shards, everywhere: everywhere(in: plan))
    }

    /// The plan's test functions, none twice: branches of an `#if` may declare one of a name each.
    func tests(of plan: TestPlan) -> [ShardedTest] {
        let snapshots = Dictionary(grouping: plan.cases, by: \.test).mapValues(\.count)
        var seen: Set<String> = []
        return plan.suites.flatMap { suite in
            suite.tests.map { test in
                ShardedTest(
                    suite: suite.name,
                    signature: "\(test.function)(\(test.isParameterized(by: settings) ? "sample:" : ""))",
                    snapshots: snapshots["\(plan.target).\(suite.name)/\(test.function)", default: 0])
            }
        }
        .filter { seen.insert($0.name).inserted }
    }

    /// A wrong simulator is one failure, and the tests of pictures are skipped for it: without that failure, a shard on
    /// the wrong simulator would pass.
    private func everywhere(in plan: TestPlan) -> [ShardedTest] {
        let isChecked = settings.simulatorDevice != nil || settings.requiredOS != nil
        let hasPictures = plan.suites.contains { $0.tests.contains { $0.entry.strategy == .image } }
        guard isChecked, hasPictures else { return [] }
        return [ShardedTest(suite: "SnapgenSimulatorTests", signature: "testSimulator()", snapshots: 0)]
    }
}

extension ShardPlanner {
    /// The index of each test's shard.
    private func balanced(_ tests: [ShardedTest], weight: (ShardedTest) -> Int) -> [Int] {
        // What has no snapshot of its own still has to run.
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

    /// The first shard in the test's order that has room, else the emptiest.
    private func shard(for hash: UInt64, _ weight: Int, _ loads: [Int], _ capacity: Int) -> Int {
        func rank(_ shard: Int) -> UInt64 { StableHash.mixed(hash ^ StableHash.mixed(UInt64(shard + 1))) }
        let free = loads.indices.filter { loads[$0] + weight <= capacity }
        let least = loads.min() ?? 0
        let candidates = free.isEmpty ? loads.indices.filter { loads[$0] == least } : free
        return candidates.min { rank($0) < rank($1) } ?? 0
    }

    /// What a shard holds at most while another has room: its part and at most 9 in 100 more.
    ///
    /// The sum is rounded up to steps of at most a 32nd of it, so that one more test mostly leaves the capacity as it is.
    private func capacity(for sum: Int) -> Int {
        let step = max(1, sum >> 5).highestPowerOfTwo
        let rounded = (sum + step - 1) / step * step
        return rounded * 105 / (100 * total)
    }
}

extension Int {
    /// The largest power of two that is not larger; of a positive number.
    fileprivate var highestPowerOfTwo: Int {
        1 << (bitWidth - leadingZeroBitCount - 1)
    }
}
