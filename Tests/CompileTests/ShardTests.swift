import Foundation
import SnapgenNames
import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenPlan
@testable import SnapgenScan

@Suite("Sharded runs", .serialized, .onLinux(TestTier.compile.isOn))
struct ShardTests {
    private static let entries = TravelCatalog.entries([
        "HotelListView", "HotelCell", "Screen", "Rooms", "Receipts", "Routes", "Pairs",
    ])
    private static let all = TestSettings.Framework.allCases.map { framework in
        let configuration = TravelCatalog.configuration(for: framework)
        let plan = TravelCatalog.plan(for: entries, configuration)
        return (framework, plan, Result { try GeneratedPackage(plan, configuration) })
    }

    private static func built(_ framework: TestSettings.Framework) throws -> (plan: TestPlan, package: GeneratedPackage)
    {
        let (_, plan, package) = try #require(all.first { $0.0 == framework })
        return (plan, try package.get())
    }

    @Test(
        "runs have each test in exactly one shard, which is that of the tool",
        arguments: TestSettings.Framework.allCases, [2, 5])
    func partition(framework: TestSettings.Framework, total: Int) throws {
        let built = try Self.built(framework)
        let tests = built.plan.suites.flatMap { suite in suite.tests.map { "\(suite.name)/\($0.function)" } }
        let whole = try built.package.run().files
        let files = try (1...total).flatMap { shard in
            let run = try built.package.run(environment: ["SNAPGEN_SHARD": "\(shard)/\(total)"])
            let own = tests.filter { ShardByName.number(of: $0, total: total) == shard }
            let cases = built.plan.cases.filter { own.contains(String($0.test.dropFirst(built.plan.target.count + 1))) }
            let planned = cases.map(\.reference).filter { !$0.contains("*") }
            #expect(run.status == 0, "\(run.text)")
            #expect(
                Set(run.files).isSuperset(of: planned.compactMap { $0.split(separator: "/").last.map(String.init) }))
            #expect(skipped(in: run, framework) == tests.count - own.count)
            return run.files
        }
        #expect(files.sorted() == whole.sorted())
    }

    /// Returns the number of tests that are skipped because they are in another shard.
    private func skipped(in run: TestProgram.Run, _ framework: TestSettings.Framework) -> Int {
        let lines = run.text.split(separator: "\n").filter { $0.contains(", and SNAPGEN_SHARD asks for") }
        return lines.count { $0.contains(framework == .xctest ? "Test skipped - in shard" : "skipped: \"in shard") }
    }

    @Test(
        "runs fail for an invalid shard, without skipping tests",
        arguments: TestSettings.Framework.allCases, ["9/8", "two"])
    func slip(framework: TestSettings.Framework, value: String) throws {
        let built = try Self.built(framework)
        let run = try built.package.run(environment: ["SNAPGEN_SHARD": value])
        let message = "SNAPGEN_SHARD is '\(value)', which is no shard"
        #expect(run.status == 1)
        #expect(run.calls.isEmpty)
        #expect(
            run.text.components(separatedBy: message).count > built.plan.suites.flatMap(\.tests).count, "\(run.text)")
    }
}
