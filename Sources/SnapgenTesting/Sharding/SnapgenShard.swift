import Foundation
import SnapgenNames

/// The shard of the tests that a run executes, if the environment selects one.
///
/// Generated tests check it before each test. A hand-written test can do the same:
///
///     override func setUpWithError() throws {
///         if let reason = try SnapgenShard.reasonToSkip(name) { throw XCTSkip(reason) }
///     }
struct SnapgenShard: Equatable, Sendable {
    /// The number of the shard, counted from 1.
    let number: Int
    let total: Int
    let source: String

    /// Returns the reason for skipping a test in this process, or `nil` if it runs.
    static func reasonToSkip(_ test: String) throws -> String? {
        try ofProcess.get()?.reasonToSkip(test)
    }

    static let ofProcess = Result { try SnapgenShard.asked(in: .ofProcess(), announce) }

    /// Returns the reason why a test is not part of this shard, or `nil` if it is.
    func reasonToSkip(_ test: String) -> String? {
        let other = ShardByName.number(of: TestName.parts(of: test).joined(separator: "/"), total: total)
        return other == number ? nil : "in shard \(other)/\(total), and \(source) asks for \(number)/\(total)"
    }
}

extension SnapgenShard {
    /// Returns the shard that environment variables select, or `nil` if the run executes all tests.
    ///
    /// `SNAPGEN_SHARD` takes precedence over Bazel's variables. The variables of CI services are read only if it is
    /// `ci-node`: services also set them for identical jobs and for jobs that are split by other means, and then tests
    /// would be lost.
    ///
    /// - Parameter announce: Writes the status file of Bazel; returns `false` if the runner distributes the tests itself.
    static func asked(
        in surroundings: SnapshotSurroundings, _ announce: (String) throws -> Bool
    ) throws -> SnapgenShard? {
        switch surroundings.variable("SNAPGEN_SHARD") {
        case "ci-node"?:
            // GitLab counts from 1, all others from 0.
            let first = surroundings.variable("GITLAB_CI") == nil ? 0 : 1
            return try ofVariables("CI_NODE_INDEX", "CI_NODE_TOTAL", first: first, surroundings)
        case let text?: return try ofText(text)
        case nil: return try ofBazel(surroundings, announce)
        }
    }

    private static func ofText(_ text: String) throws -> SnapgenShard? {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let total = parts[1], (1...max(total, 1)).contains(number) else {
            let problem = "SNAPGEN_SHARD is '\(text)', which is no shard"
            throw SnapshotProblem("\(problem); set it to 2/8 for the second of eight, or to ci-node")
        }
        return SnapgenShard(number, total, "SNAPGEN_SHARD")
    }

    private static func ofBazel(
        _ surroundings: SnapshotSurroundings, _ announce: (String) throws -> Bool
    ) throws -> SnapgenShard? {
        let shard = try ofVariables("TEST_SHARD_INDEX", "TEST_TOTAL_SHARDS", first: 0, surroundings)
        guard shard != nil, let file = surroundings.variable("TEST_SHARD_STATUS_FILE") else { return shard }
        return try announce(file) ? shard : nil
    }

    private static func ofVariables(
        _ indexName: String, _ totalName: String, first: Int, _ surroundings: SnapshotSurroundings
    ) throws -> SnapgenShard? {
        guard let total = surroundings.variable(totalName) else { return nil }
        let index = surroundings.variable(indexName)
        if index == nil, ["0", "1"].contains(total) { return nil }
        guard let total = Int(total), let number = index.flatMap({ Int($0) }), total >= 0,
            number >= first, number - first < max(total, 1)
        else {
            let problem = "\(indexName) is '\(index ?? "")' and \(totalName) is '\(total)', which is no shard"
            throw SnapshotProblem("\(problem); indexes begin with \(first) here. SNAPGEN_SHARD=2/8 goes before them")
        }
        return SnapgenShard(number - first + 1, total, indexName)
    }

    /// Returns `nil` if there is only one shard.
    private init?(_ number: Int, _ total: Int, _ source: String) {
        guard total > 1 else { return nil }
        self.number = number
        self.total = total
        self.source = source
    }
}

extension SnapgenShard {
    private static let mark = Data("snapgen\n".utf8)

    /// Writes the file that informs Bazel that the tests support sharding; returns `false` if the runner has created it.
    ///
    /// Runners that distribute the tests themselves, such as that of `rules_swift`, create the empty file before the
    /// tests start. If the tests distributed themselves as well, some tests would run in no shard. Sharding is
    /// therefore disabled if the file exists, unless an earlier process of the same tests wrote it.
    static func announce(_ path: String) throws -> Bool {
        if let content = FileManager.default.contents(atPath: path) { return content == mark }
        do {
            try mark.write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw SnapshotProblem("TEST_SHARD_STATUS_FILE is '\(path)', which cannot be written: \(error)")
        }
        return true
    }
}
