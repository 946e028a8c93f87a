import SnapgenNames
import SnapgenTestSupport

@testable import SnapgenPlan
@testable import SnapgenScan

/// A plan with `count` entries of one to six samples, in four modules.
func largePlan(_ count: Int, seed: UInt64 = 1) -> TestPlan {
    var random = SplitMix64(state: seed)
    let entries = (0..<count).map { number in
        let samples = (1...Int.random(in: 1...6, using: &random)).map { Sample(number: $0, line: $0 + 4) }
        return entry("Entry\(number)", module: "Module\(number % 4)", samples: samples)
    }
    return TestPlanner(travel()).plan(Catalog(entries: entries))
}

/// A duration for each test of a plan, as suites of snapshots have them: most are short, a few very long.
func skewedDurations(of plan: TestPlan, seed: UInt64 = 2) -> TestDurations {
    TestDurations(
        plan.suites.flatMap { suite in
            suite.tests.map { test in
                var random = SplitMix64(state: seed ^ StableHash.value(test.function))
                let seconds = 0.1 / Double.random(in: 0.02..<1, using: &random)
                return RecordedTest(suite: suite.name, function: test.function, seconds: seconds)
            }
        })
}

extension ShardPlan {
    /// Where each test runs.
    var shardByTest: [String: Int] {
        Dictionary(uniqueKeysWithValues: shards.flatMap { shard in shard.tests.map { ($0.name, shard.shard) } })
    }
}

extension [PlannedShard] {
    /// How much larger the largest shard is than the mean: 1.05 for 5 in 100.
    func imbalance(_ load: (PlannedShard) -> Int) -> Double {
        let loads = map(load)
        return Double(loads.max() ?? 0) * Double(count) / Double(loads.reduce(0, +))
    }
}
