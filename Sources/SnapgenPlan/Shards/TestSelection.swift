package import SnapgenConfiguration
import SnapgenModel

/// A selection of tests in the formats of test runners.
///
/// A suite that is selected completely is listed by its name only.
package struct TestSelection: Equatable, Sendable {
    private let target: String
    private let framework: TestSettings.Framework
    /// The selected suites, sorted by name.
    private let suites: [Suite]

    private struct Suite: Equatable {
        var name: String
        /// The selected tests; `nil` for all of the suite.
        var tests: [ShardedTest]?
    }

    /// Creates the selection of a shard.
    ///
    /// - Parameters:
    ///   - shard: The number of a shard of `shards`, counted from 1.
    ///   - others: Whether to select the tests of all other shards, in order to skip them. Tests that are not in the
    ///     plan then run in every shard.
    ///   - framework: The framework of the tests.
    package init(
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

    /// A Boolean value that indicates whether no tests are selected.
    package var isEmpty: Bool { suites.isEmpty }

    /// A regular expression for `swift test --filter` or `--skip`, which search `Target.Suite/function`, followed by
    /// the argument labels in Swift Testing.
    ///
    ///     ^TravelSnapshotTests\.(BookingSnapshotTests/|TravelUISnapshotTests/(testCell|testList)(\(|$))
    ///
    /// It matches complete names, so that `testCell` does not select `testCellWide`. The expression of an empty
    /// selection matches nothing.
    package var regularExpression: String {
        guard !isEmpty else { return "^$" }
        let parts = suites.map { suite in
            suite.name + "/" + (suite.tests.map { "\(Self.oneOf($0.map(\.function)))(\\(|$)" } ?? "")
        }
        return "^\(ModuleNamer.module(named: target))\\.\(Self.oneOf(parts))"
    }

    /// The arguments of the options `-only-testing:` and `-skip-testing:` of `xcodebuild`.
    ///
    ///     ["TravelSnapshotTests/BookingSnapshotTests", "TravelSnapshotTests/TravelUISnapshotTests/testCell"]
    package var identifiers: [String] {
        suites.flatMap { suite in
            guard let tests = suite.tests else { return ["\(target)/\(suite.name)"] }
            return tests.map { "\(target)/\(suite.name)/\(framework == .xctest ? $0.function : $0.signature)" }
        }
    }

    /// Returns an alternative of names, which need no escaping because they consist of letters, digits and `_`.
    private static func oneOf(_ parts: [String]) -> String {
        parts.count == 1 ? parts[0] : "(\(parts.joined(separator: "|")))"
    }
}
