import SnapgenTestSupport
import Testing

@testable import SnapgenTesting

@Suite("SnapgenShard")
struct SnapgenShardTests {
    private static let cell = "TravelUISnapshotTests/testHotelCell"

    private func shard(_ variables: [String: String], announced: Bool = true) throws -> SnapgenShard? {
        let surroundings = SnapshotSurroundings(
            variables: variables, currentDirectory: "/", temporaryDirectory: "/tmp")
        return try SnapgenShard.asked(in: surroundings) { _ in announced }
    }

    @Test(
        "is what the environment asks for, and everything where nothing asks for a part",
        arguments: [
            (["SNAPGEN_SHARD": "2/8"], [2, 8]), (["SNAPGEN_SHARD": ""], nil), (["SNAPGEN_SHARD": "1/1"], nil),
            ([:], nil), (["TEST_TOTAL_SHARDS": "0"], nil),
            (["TEST_TOTAL_SHARDS": "8", "TEST_SHARD_INDEX": "0"], [1, 8]),
            (["TEST_TOTAL_SHARDS": "8", "TEST_SHARD_INDEX": "7"], [8, 8]),
            (["TEST_TOTAL_SHARDS": "1", "TEST_SHARD_INDEX": "0"], nil),
            (["TEST_TOTAL_SHARDS": "8", "TEST_SHARD_INDEX": "0", "SNAPGEN_SHARD": "2/8"], [2, 8]),
            (["TEST_TOTAL_SHARDS": "8", "TEST_SHARD_INDEX": "0", "SNAPGEN_SHARD": "1/1"], nil),
            (["SNAPGEN_SHARD": "ci-node", "CI_NODE_TOTAL": "8", "CI_NODE_INDEX": "0"], [1, 8]),
            (["SNAPGEN_SHARD": "ci-node", "CI_NODE_TOTAL": "8", "CI_NODE_INDEX": "8", "GITLAB_CI": "true"], [8, 8]),
            (["SNAPGEN_SHARD": "ci-node", "CI_NODE_TOTAL": "1", "GITLAB_CI": "true"], nil),
            (["SNAPGEN_SHARD": "ci-node"], nil),
            (["CI_NODE_TOTAL": "8", "CI_NODE_INDEX": "2", "GITLAB_CI": "true"], nil),
        ] as [([String: String], [Int]?)])
    func asked(variables: [String: String], expected: [Int]?) throws {
        #expect(try shard(variables).map { [$0.number, $0.total] } == expected)
    }

    @Test(
        "is refused where no shard can be meant, so that no test is skipped for a slip",
        arguments: [
            ["SNAPGEN_SHARD": "0/8"], ["SNAPGEN_SHARD": "9/8"], ["SNAPGEN_SHARD": "8"], ["SNAPGEN_SHARD": "a/b"],
            ["SNAPGEN_SHARD": "0/0"], ["SNAPGEN_SHARD": "1/8/2"],
            ["TEST_TOTAL_SHARDS": "8"],
            ["TEST_TOTAL_SHARDS": "8", "TEST_SHARD_INDEX": "8"],
            ["TEST_TOTAL_SHARDS": "8", "TEST_SHARD_INDEX": "-1"],
            ["TEST_TOTAL_SHARDS": "eight", "TEST_SHARD_INDEX": "1"],
            ["SNAPGEN_SHARD": "ci-node", "CI_NODE_TOTAL": "8"],
            ["SNAPGEN_SHARD": "ci-node", "CI_NODE_TOTAL": "8", "CI_NODE_INDEX": "8"],
            ["SNAPGEN_SHARD": "ci-node", "CI_NODE_TOTAL": "8", "CI_NODE_INDEX": "0", "GITLAB_CI": "true"],
        ])
    func refused(variables: [String: String]) {
        let problem = #expect(throws: SnapshotProblem.self) { try shard(variables) }
        #expect(problem?.message.contains("which is no shard; ") == true)
    }

    @Test("is one of its total for every test, however the framework calls it")
    func once() throws {
        for total in 2...64 {
            let shards = try (1...total).compactMap { try shard(["SNAPGEN_SHARD": "\($0)/\(total)"]) }
            for name in [
                Self.cell, "-[Travel.TravelUISnapshotTests testHotelCell]", "TravelUISnapshotTests.testHotelCell",
            ] {
                let taking = shards.filter { $0.reasonToSkip(name) == nil }
                #expect(taking.map(\.number) == shards.filter { $0.reasonToSkip(Self.cell) == nil }.map(\.number))
                #expect(taking.count == 1)
            }
        }
    }

    @Test("says why a test is skipped")
    func reason() throws {
        let shards = try (1...2).compactMap { try shard(["TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "\($0 - 1)"]) }
        let reasons = shards.compactMap { $0.reasonToSkip(Self.cell) }
        #expect(reasons == ["in shard 2/2, and TEST_SHARD_INDEX asks for 1/2"])
    }

    @Test("is everything where the runner has split the tests already")
    func runnerSplits() throws {
        let variables = ["TEST_TOTAL_SHARDS": "8", "TEST_SHARD_INDEX": "0", "TEST_SHARD_STATUS_FILE": "/f"]
        #expect(try shard(variables, announced: false) == nil)
        #expect(try shard(variables, announced: true)?.total == 8)
    }

    @Test("announces itself by a file that the next process knows, and leaves that of a runner alone")
    func statusFile() throws {
        let folder = try TemporaryFolder(["runner": ""])
        #expect(try SnapgenShard.announce(folder.path("own")))
        #expect(folder.exists("own"))
        #expect(try SnapgenShard.announce(folder.path("own")))
        #expect(try !SnapgenShard.announce(folder.path("runner")))
        #expect(try folder.read("runner") == "")
        #expect(throws: SnapshotProblem.self) { try SnapgenShard.announce(folder.path("no/folder/own")) }
    }
}
