import SnapgenNames
import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenPlan
@testable import SnapgenScan

@Suite("Shards")
struct ShardPlannerTests {
    @Test("of random plans hold every function once, by every measure")
    func partition() {
        var random = SplitMix64(state: 7)
        for round in 0..<TestTier.properties.count(20, of: 200) {
            let plan = largePlan(Int.random(in: 0...60, using: &random), seed: UInt64(round))
            let total = Int.random(in: 1...64, using: &random)
            let planner = ShardPlanner(total: total)
            let tests = plan.suites.flatMap { suite in suite.tests.map { "\(suite.name)/\($0.function)" } }
            for shards in [planner.shards(of: plan), planner.shards(of: plan, by: skewedDurations(of: plan))] {
                #expect(shards.shards.map(\.shard) == Array(1...total))
                #expect(shards.shards.flatMap(\.tests).map(\.name).sorted() == tests.sorted())
            }
        }
    }

    @Test("do not depend on the order of the entries")
    func order() {
        let plan = largePlan(200)
        var turned = plan
        turned.suites.reverse()
        for index in turned.suites.indices { turned.suites[index].tests.reverse() }
        let planner = ShardPlanner(total: 8)
        #expect(planner.shards(of: turned).shardByTest == planner.shards(of: plan).shardByTest)
    }

    @Test("are within 10 % of the mean, where no test is longer than a shard", arguments: [2, 8, 16, 32])
    func balance(total: Int) {
        let plan = largePlan(500)
        let planner = ShardPlanner(total: total)
        #expect(planner.shards(of: plan).shards.imbalance(\.snapshots) <= 1.1)
        let shards = planner.shards(of: plan, by: skewedDurations(of: plan, seed: 1)).shards
        let longest = shards.flatMap(\.tests).compactMap(\.milliseconds).max() ?? 0
        let mean = shards.reduce(0) { $0 + $1.milliseconds } / total
        let largest = shards.map(\.milliseconds).max() ?? 0
        #expect(Double(largest) <= 1.1 * Double(max(mean, longest)))
    }

    @Test("keep nearly all tests where they are when a test comes")
    func stability() {
        let plans = (495...505).map { largePlan($0) }
        let planner = ShardPlanner(total: 8)
        let bySnapshots = plans.map { planner.shards(of: $0).shardByTest }
        let byDurations = plans.map { planner.shards(of: $0, by: skewedDurations(of: $0)).shardByTest }
        // Filling the emptiest shard first would move about 150 of the 500 each time.
        for (shards, most) in [(bySnapshots, 10), (byDurations, 20)] {
            let moves = zip(shards, shards.dropFirst()).map { before, after in
                before.count { after[$0.key] != $0.value }
            }
            #expect(moves.reduce(0, +) <= most * moves.count, "\(moves)")
        }
    }

    @Test("take a test without a duration as long as the median")
    func median() {
        let plan = largePlan(5)
        let tests = plan.suites.flatMap { suite in suite.tests.map { (suite.name, $0.function) } }
        let recorded = zip(tests, [9.0, 1.5, 0.2]).map { RecordedTest(suite: $0.0, function: $0.1, seconds: $1) }
        let durations = TestDurations(recorded)
        let shards = ShardPlanner(total: 2).shards(of: plan, by: durations)
        #expect(shards.shards.flatMap(\.tests).compactMap(\.milliseconds).sorted() == [200, 1500, 1500, 1500, 9000])
        #expect(durations.count(in: shards) == 3)
    }

    @Test("all fail on a wrong simulator, where one is required")
    func simulator() throws {
        var configuration = try travel()
        configuration.tests.recording.simulatorDevice = "iPhone15,2"
        let planner = ShardPlanner(total: 2, settings: configuration.tests)
        let pictures = planner.shards(of: try plan(entry("Cell")))
        #expect(pictures.everywhere.map(\.name) == ["SnapgenSimulatorTests/testSimulator"])
        let values = planner.shards(of: try plan(entry("Cart", strategy: .json)))
        #expect(values.everywhere.isEmpty)
    }

    @Test("hold one test where branches of an #if declare two of a name")
    func branches() throws {
        let plan = try plan(entry("Cell", conditions: ["DEBUG"]), entry("Cell", conditions: ["!DEBUG"]))
        let tests = ShardPlanner(total: 3).shards(of: plan).shards.flatMap(\.tests)
        #expect(tests.map(\.name) == ["TravelUISnapshotTests/testCell"])
    }
}

/// A plan with `count` entries of one to six samples, in four modules.
func largePlan(_ count: Int, seed: UInt64 = 1) -> TestPlan {
    var random = SplitMix64(state: seed)
    let entries = (0..<count).map { number in
        let samples = (1...Int.random(in: 1...6, using: &random)).map { Sample(number: $0, line: $0 + 4) }
        return entry("Entry\(number)", module: "Module\(number % 4)", samples: samples)
    }
    return TestPlanner(Configuration()).plan(Catalog(entries: entries))
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
    /// The number of the shard that each test is in, by the name of the test.
    var shardByTest: [String: Int] {
        Dictionary(uniqueKeysWithValues: shards.flatMap { shard in shard.tests.map { ($0.name, shard.shard) } })
    }
}

extension [PlannedShard] {
    /// The ratio of the largest shard to the mean: 1.05 for 5 in 100 more.
    func imbalance(_ load: (PlannedShard) -> Int) -> Double {
        let loads = map(load)
        return Double(loads.max() ?? 0) * Double(count) / Double(loads.reduce(0, +))
    }
}
