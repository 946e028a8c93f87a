import SnapgenText

/// The part of the tests that a run takes, where the environment asks for a part.
///
/// Generated tests ask it before each test. One that is written by hand can do the same:
///
///     override func setUpWithError() throws {
///         if let reason = try TestShard.reasonToSkip(name) { throw XCTSkip(reason) }
///     }
public struct TestShard: Equatable, Sendable {
    /// Counted from 1.
    public let number: Int
    /// How many shards there are.
    public let total: Int
    /// The variable that asks for it.
    let source: String

    /// Why a test does not run in this process; `nil` where it does.
    ///
    /// - Parameter test: the suite and the function, `TravelUISnapshotTests/testHotelCell`, or an XCTest case's `name`.
    /// - Throws: where the environment asks for a shard that does not exist.
    public static func reasonToSkip(_ test: String) throws -> String? {
        try ofProcess.get()?.reasonToSkip(test)
    }

    private static let ofProcess = Result { try TestShard.asked(in: .ofProcess(), ShardStatusFile.announce) }

    /// Why a test is not part of this shard; `nil` where it is.
    func reasonToSkip(_ test: String) -> String? {
        let other = ShardByName.number(of: TestFilter.xctest(name: test), total: total)
        return other == number ? nil : "in shard \(other)/\(total), and \(source) asks for \(number)/\(total)"
    }
}

extension TestShard {
    /// The shard that variables ask for; `nil` where the run takes all tests.
    ///
    /// `SNAPGEN_SHARD` goes before Bazel's variables. Those of CI services are heard only where it says `ci-node`: a
    /// service sets them as well for jobs that are alike, or that are split by other means, and tests would be lost.
    ///
    /// - Parameters:
    ///   - surroundings: the environment.
    ///   - announce: tells a runner, by a file, that the tests split themselves; `false` where the runner does it.
    /// - Throws: a `SnapshotProblem` where a variable cannot be right, so that no test is skipped for a slip.
    static func asked(
        in surroundings: SnapshotSurroundings, _ announce: (String) throws -> Bool
    ) throws -> TestShard? {
        switch surroundings.variable("SNAPGEN_SHARD") {
        case "ci-node"?: return try ofService(surroundings)
        case let text?: return try ofText(text)
        case nil: return try ofBazel(surroundings, announce)
        }
    }

    private static func ofText(_ text: String) throws -> TestShard? {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let total = parts[1], (1...max(total, 1)).contains(number) else {
            let problem = "SNAPGEN_SHARD is '\(text)', which is no shard"
            throw SnapshotProblem("\(problem); set it to 2/8 for the second of eight, or to ci-node")
        }
        return TestShard(number, total, "SNAPGEN_SHARD")
    }

    /// GitLab counts from 1, everybody else from 0.
    private static func ofService(_ surroundings: SnapshotSurroundings) throws -> TestShard? {
        let first = surroundings.variable("GITLAB_CI") == nil ? 0 : 1
        return try ofVariables("CI_NODE_INDEX", "CI_NODE_TOTAL", first: first, surroundings)
    }

    private static func ofBazel(
        _ surroundings: SnapshotSurroundings, _ announce: (String) throws -> Bool
    ) throws -> TestShard? {
        let shard = try ofVariables("TEST_SHARD_INDEX", "TEST_TOTAL_SHARDS", first: 0, surroundings)
        guard shard != nil, let file = surroundings.variable("TEST_SHARD_STATUS_FILE") else { return shard }
        return try announce(file) ? shard : nil
    }

    private static func ofVariables(
        _ indexName: String, _ totalName: String, first: Int, _ surroundings: SnapshotSurroundings
    ) throws -> TestShard? {
        guard let total = surroundings.variable(totalName) else { return nil }
        let index = surroundings.variable(indexName)
        if index == nil, ["0", "1"].contains(total) { return nil }
        guard let total = Int(total), let number = index.flatMap({ Int($0) }), total >= 0,
            number >= first, number - first < max(total, 1)
        else {
            let problem = "\(indexName) is '\(index ?? "")' and \(totalName) is '\(total)', which is no shard"
            throw SnapshotProblem("\(problem); indexes begin with \(first) here. SNAPGEN_SHARD=2/8 goes before them")
        }
        return TestShard(number - first + 1, total, indexName)
    }

    /// `nil` where one shard holds everything.
    private init?(_ number: Int, _ total: Int, _ source: String) {
        guard total > 1 else { return nil }
        self.number = number
        self.total = total
        self.source = source
    }
}
