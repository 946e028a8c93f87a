import Testing

@testable import SnapgenConfiguration
@testable import SnapgenPlan

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
