import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenPlan
@testable import SnapgenScan

/// The behaviour of generated tests if the environment selects a shard.
@Suite(
    "Sharded runs", .enabled(if: TestTier.compile.isOn, "Scripts/test compile"),
    .enabled(if: isLinux, "the stand-ins would hide Apple's own modules"))
struct ShardTests {
    private static let entries = TravelCatalog.entries.filter {
        ["HotelListView", "HotelCell", "Screen", "Rooms", "Receipts", "Routes", "Pairs"].contains($0.title)
    }

    private struct Built: Sendable {
        var plan: TestPlan
        var package: GeneratedPackage
        var framework: TestSettings.Framework
    }

    private static let all: [Result<Built, any Error>] = TestSettings.Framework.allCases.map { framework in
        Result {
            var configuration = TravelCatalog.configuration
            configuration.tests.framework = framework
            configuration.tests.template = framework.rawValue
            let plan = TravelCatalog.plan(for: entries, configuration)
            return Built(plan: plan, package: try GeneratedPackage(plan, configuration), framework: framework)
        }
    }

    private static func built(_ framework: TestSettings.Framework) throws -> Built {
        try all[TestSettings.Framework.allCases.firstIndex(of: framework) ?? 0].get()
    }

    @Test(
        "run each test in exactly one shard, which is that of the tool",
        arguments: TestSettings.Framework.allCases, [2, 5])
    func partition(framework: TestSettings.Framework, total: Int) throws {
        let built = try Self.built(framework)
        let shards = ShardPlanner(total: total).shardsByName(of: built.plan).shards
        let whole = try built.package.run().files
        let files = try shards.flatMap { shard in
            let run = try built.package.run(environment: ["SNAPGEN_SHARD": "\(shard.shard)/\(total)"])
            let planned = built.plan.part(shard).cases.map(\.reference).filter { !$0.contains("*") }
            #expect(run.status == 0, "\(run.text)")
            #expect(
                Set(run.files).isSuperset(of: planned.compactMap { $0.split(separator: "/").last.map(String.init) }))
            #expect(skipped(in: run, framework) == built.plan.suites.flatMap(\.tests).count - shard.tests.count)
            return run.files
        }
        #expect(files.sorted() == whole.sorted())
    }

    /// Returns the number of tests that are skipped because they are in another shard.
    private func skipped(in run: GeneratedPackage.Run, _ framework: TestSettings.Framework) -> Int {
        let lines = run.text.split(separator: "\n").filter { $0.contains(", and SNAPGEN_SHARD asks for") }
        return lines.count { $0.contains(framework == .xctest ? "Test skipped - in shard" : "skipped: \"in shard") }
    }

    @Test(
        "follow Bazel's variables, write its status file, and run all tests if the runner distributes them",
        arguments: TestSettings.Framework.allCases)
    func bazel(framework: TestSettings.Framework) throws {
        let (built, folder) = (try Self.built(framework), try TemporaryFolder(["by-runner": ""]))
        let whole = try built.package.run().files.sorted()
        func files(_ index: Int, _ status: String) throws -> [String] {
            let variables = ["TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "\(index)"]
            return try built.package.run(
                environment: variables.merging(["TEST_SHARD_STATUS_FILE": folder.path(status)]) { $1 }
            ).files.sorted()
        }
        let parts = try [files(0, "first"), files(1, "second")]
        #expect(parts.allSatisfy { !$0.isEmpty && $0.count < whole.count })
        #expect(parts.flatMap { $0 }.sorted() == whole)
        #expect(folder.exists("first") && folder.exists("second"))
        #expect(try files(0, "first") == parts[0])
        #expect(try files(0, "by-runner") == whole)
    }

    @Test(
        "run all tests if only a CI service sets its variables",
        arguments: TestSettings.Framework.allCases)
    func service(framework: TestSettings.Framework) throws {
        let package = try Self.built(framework).package
        let jobs = ["CI_NODE_TOTAL": "5", "CI_NODE_INDEX": "5", "GITLAB_CI": "true"]
        let whole = try package.run()
        #expect(try package.run(environment: jobs).files.sorted() == whole.files.sorted())
        let asked = try package.run(environment: jobs.merging(["SNAPGEN_SHARD": "ci-node"]) { $1 })
        let same = try package.run(environment: ["SNAPGEN_SHARD": "5/5"])
        #expect(asked.files.sorted() == same.files.sorted() && asked.files.count < whole.files.count)
    }

    @Test(
        "fail for an invalid shard, without skipping tests",
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
