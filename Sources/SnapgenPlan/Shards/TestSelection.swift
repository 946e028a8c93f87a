public import SnapgenModel

/// A part of the tests in the words of the tools that run them.
///
/// The words stay short where whole suites are meant: those are named once.
public struct TestSelection: Equatable, Sendable {
    private let target: String
    private let framework: TestSettings.Framework
    /// In order.
    private let suites: [Suite]

    private struct Suite: Equatable {
        var name: String
        /// The chosen ones; `nil` for all.
        var tests: [ShardedTest]?
    }

    /// What a shard runs.
    ///
    /// - Parameters:
    ///   - shard: a shard of `shards`, counted from 1.
    ///   - others: whether to select what the other shards run, which is for those who skip in place of choosing: then
    ///     tests that are in no plan run in every shard.
    public init(
        _ shard: Int, of shards: ShardPlan, others: Bool = false, framework: TestSettings.Framework
    ) {
        let all = shards.shards.flatMap(\.tests)
        let own = Set(shards.shards.filter { $0.shard == shard }.flatMap(\.tests).map(\.name))
        let chosen = all.filter { own.contains($0.name) != others } + (others ? [] : shards.everywhere)
        let sizes = Dictionary(grouping: all + shards.everywhere, by: \.suite).mapValues(\.count)
        let bySuite = Dictionary(grouping: chosen, by: \.suite)
        target = shards.target
        self.framework = framework
        suites = bySuite.keys.sorted().map { name in
            let tests = bySuite[name, default: []].sorted { $0.name < $1.name }
            return Suite(name: name, tests: tests.count == sizes[name] ? nil : tests)
        }
    }

    /// Whether nothing is selected.
    public var isEmpty: Bool { suites.isEmpty }

    /// A regular expression for `swift test --filter` or `--skip`, which search in `Target.Suite/function`, for
    /// Swift Testing with the parentheses of its arguments behind it.
    ///
    ///     ^TravelSnapshotTests\.(BookingSnapshotTests/|TravelUISnapshotTests/(testCell|testList)(\(|$))
    ///
    /// It begins and ends where a name does, so that `testCell` does not bring `testCellWide` along. One that selects
    /// nothing matches nothing.
    public var regularExpression: String {
        guard !isEmpty else { return "^$" }
        let parts = suites.map { suite in
            suite.name + "/" + (suite.tests.map { "\(Self.oneOf($0.map(\.function)))(\\(|$)" } ?? "")
        }
        return "^\(ModuleNamer.module(named: target))\\.\(Self.oneOf(parts))"
    }

    /// What `xcodebuild` takes behind `-only-testing:` or `-skip-testing:`.
    ///
    ///     ["TravelSnapshotTests/BookingSnapshotTests", "TravelSnapshotTests/TravelUISnapshotTests/testCell"]
    public var identifiers: [String] {
        suites.flatMap { suite in
            guard let tests = suite.tests else { return ["\(target)/\(suite.name)"] }
            return tests.map { "\(target)/\(suite.name)/\(framework == .xctest ? $0.function : $0.signature)" }
        }
    }

    /// Names of Swift are letters, digits and `_`, which stand for themselves.
    private static func oneOf(_ parts: [String]) -> String {
        parts.count == 1 ? parts[0] : "(\(parts.joined(separator: "|")))"
    }
}
