import SnapgenNames
import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
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

@Suite("The selection of a shard's tests")
struct TestSelectionTests {
    private func test(_ suite: String, _ function: String) -> ShardedTest {
        ShardedTest(suite: suite, signature: "\(function)()", snapshots: 1)
    }

    private var shards: ShardPlan {
        ShardPlan(
            target: "Travel-Tests", measure: .snapshots,
            shards: [
                PlannedShard(shard: 1, tests: [test("A", "testCell"), test("B", "testCart"), test("B", "testRow")]),
                PlannedShard(shard: 2, tests: [test("A", "testCellWide"), test("A", "testCell_dark")]),
                PlannedShard(shard: 3, tests: []),
            ])
    }

    private func expression(_ shard: Int, others: Bool = false) -> String {
        TestSelection(shard, of: shards, others: others, framework: .xctest).regularExpression
    }

    @Test("names whole suites once, and is written for the module of the target")
    func words() {
        #expect(expression(1) == #"^Travel_Tests\.(A/testCell(\(|$)|B/)"#)
        #expect(expression(2) == #"^Travel_Tests\.A/(testCellWide|testCell_dark)(\(|$)"#)
        #expect(TestSelection(3, of: shards, framework: .xctest).isEmpty)
    }

    @Test("finds exactly the shard's tests of both frameworks", arguments: 1...3, [false, true])
    func matches(shard: Int, others: Bool) throws {
        let regex = try Regex(expression(shard, others: others))
        let all = shards.shards.flatMap { shard in shard.tests.map { (shard.shard, $0) } }
        for (number, test) in all {
            let names = ["Travel_Tests.\(test.name)", "Travel_Tests.\(test.suite)/\(test.signature)"]
            for name in names { #expect(name.contains(regex) == ((number == shard) != others), "\(name)") }
        }
        guard !others else { return }
        for name in ["Travel_Tests.A/testCells", "MyTravel_Tests.A/testCell", "Travel_Tests.AB/testCell"] {
            #expect(!name.contains(regex), "\(name)")
        }
    }

    @Test("is written for xcodebuild with the target's own name")
    func identifiers() {
        func identifiers(_ framework: TestSettings.Framework, others: Bool = false) -> [String] {
            TestSelection(1, of: shards, others: others, framework: framework).identifiers
        }
        #expect(identifiers(.xctest) == ["Travel-Tests/A/testCell", "Travel-Tests/B"])
        #expect(identifiers(.swiftTesting) == ["Travel-Tests/A/testCell()", "Travel-Tests/B"])
        #expect(identifiers(.xctest, others: true) == ["Travel-Tests/A/testCellWide", "Travel-Tests/A/testCell_dark"])
    }

    @Test("of every shard holds the tests that run everywhere, and no shard skips them")
    func everywhere() {
        var shards = shards
        shards.everywhere = [test("SnapgenSimulatorTests", "testSimulator")]
        for shard in 1...2 {
            let own = TestSelection(shard, of: shards, framework: .xctest)
            let skipped = TestSelection(shard, of: shards, others: true, framework: .xctest)
            #expect(own.identifiers.contains("Travel-Tests/SnapgenSimulatorTests"))
            #expect(!skipped.regularExpression.contains("Simulator"))
        }
    }
}

@Suite("Reports of test runs")
struct XUnitReportTests {
    private func tests(_ text: String) throws(DiagnosticError) -> [RecordedTest] {
        try RecordedTest.tests(inReport: Array(text.utf8), path: "xunit.xml")
    }

    @Test("of swift test are read, without what was skipped")
    func swiftTest() throws {
        let tests = try tests("\u{FEFF}" + fixture("UnitTests/Fixtures/XUnit.xml"))
        #expect(
            tests == [
                RecordedTest(suite: "TravelSnapshotTests.UITests", function: "testCell", seconds: 0.25),
                RecordedTest(suite: "TravelSnapshotTests.UITests", function: "testList()", seconds: 0.001),
            ])
    }

    @Test("give nothing for a time that is none", arguments: ["", "-1", "nan", "inf", "1,5", "soon"])
    func badTime(time: String) throws {
        #expect(try tests("<testsuite><testcase classname='A' name='b' time='\(time)'/></testsuite>").isEmpty)
    }

    @Test(
        "are refused where they are something else, or ask for more than attributes, with the line of a mistake",
        arguments: [
            "", "{}", "<html></html>", "<testsuite><testcase", "<testsuite a", "<testsuite a='", "<testsuite a='<'/>",
            "<testsuite a='&x;'/>", "<testsuite a='&#xD800;'/>", "<testsuite a='&lt'/>", "<", "<>", "<!--",
            "<testsuite /",
            "<![CDATA[", "<?xml", "<testsuite =''/>", "<testsuite a=b/>", "</testsuite/>",
            "<!DOCTYPE x [<!ENTITY a '&b;&b;'>]><testsuite/>",
        ])
    func hostile(text: String) {
        #expect(problems { try tests(text) }.map(\.id) == [.badDurations])
        let problem = problems { try tests("<testsuite>\n\n<testcase name=1/>\n\(text)") }.first
        #expect(problem?.message.contains("line 3") == true)
    }

    @Test(
        "tell of their own target only, a suite without a target may be any, and of two times the longer is not of a skip",
        arguments: [
            ("TravelSnapshotTests.TravelUISnapshotTests", "testCell", 2000),
            ("TravelUISnapshotTests", "testCell()", 2000),
            ("OtherTests.TravelUISnapshotTests", "testCell", nil), ("TravelUISnapshotTests", "testCells", nil),
        ] as [(String, String, Int?)])
    func targets(suite: String, function: String, milliseconds: Int?) throws {
        let recorded = [0.0, 2, 1].map { RecordedTest(suite: suite, function: function, seconds: $0) }
        let durations = TestDurations(recorded)
        let shards = ShardPlanner(total: 1).shards(of: try plan(entry("Cell")), by: durations)
        #expect((durations.count(in: shards) == 1 ? shards.shards[0].tests[0].milliseconds : nil) == milliseconds)
    }
}
