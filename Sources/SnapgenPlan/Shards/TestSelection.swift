package import SnapgenConfiguration
import SnapgenModel

/// A selection of tests in the formats of test runners, in which a whole suite is listed by its name only.
package struct TestSelection {
    private let target: String
    private let framework: TestSettings.Framework
    /// Sorted by name; without tests where all of a suite are selected.
    private let suites: [(name: String, tests: [ShardedTest]?)]

    /// Selects the tests of a shard, counted from 1, or those of all others in order to skip them; tests that are not
    /// in the plan then run in every shard.
    package init(_ shard: Int, of shards: ShardPlan, others: Bool = false, framework: TestSettings.Framework) {
        let all = shards.shards.flatMap(\.tests)
        let own = Set(shards.shards.filter { $0.shard == shard }.flatMap(\.tests).map(\.name))
        let chosen = all.filter { own.contains($0.name) != others } + (others ? [] : shards.everywhere)
        let sizes = Dictionary(grouping: all + shards.everywhere, by: \.suite).mapValues(\.count)
        target = shards.target
        self.framework = framework
        suites = Dictionary(grouping: chosen, by: \.suite).sorted { $0.key < $1.key }.map { name, tests in
            (name, tests.count == sizes[name] ? nil : tests.sorted { $0.name < $1.name })
        }
    }

    package var isEmpty: Bool { suites.isEmpty }

    /// A regular expression for `swift test --filter` or `--skip`, which search `Target.Suite/function`, followed by
    /// the argument labels in Swift Testing; that of an empty selection matches nothing.
    ///
    ///     ^TravelSnapshotTests\.(BookingSnapshotTests/|TravelUISnapshotTests/(testCell|testList)(\(|$))
    package var regularExpression: String {
        guard !isEmpty else { return "^$" }
        let parts = suites.map { name, tests in
            name + "/" + (tests.map { "\(Self.oneOf($0.map(\.function)))(\\(|$)" } ?? "")
        }
        return "^\(ModuleNamer.module(named: target))\\.\(Self.oneOf(parts))"
    }

    /// The arguments of the options `-only-testing:` and `-skip-testing:` of `xcodebuild`.
    package var identifiers: [String] {
        suites.flatMap { name, tests in
            guard let tests else { return ["\(target)/\(name)"] }
            return tests.map { "\(target)/\(name)/\(framework == .xctest ? $0.function : $0.signature)" }
        }
    }

    /// An alternative of names, which need no escaping because they consist of letters, digits and `_`.
    private static func oneOf(_ parts: [String]) -> String {
        parts.count == 1 ? parts[0] : "(\(parts.joined(separator: "|")))"
    }
}
