import SnapgenConfiguration
import SnapgenModel

package struct RecordedTest: Equatable, Sendable {
    /// The class or suite, often with its module: `TravelSnapshotTests.TravelUISnapshotTests`.
    var suite: String
    /// `testHotelCell`, or `testHotelCell()`.
    var function: String
    var seconds: Double
}

/// The durations of tests in earlier runs.
package struct TestDurations: Sendable {
    private var seconds: [Key: Double] = [:]

    /// The longest of each test, because some runs may have skipped it.
    package init(_ tests: [RecordedTest]) {
        for test in tests {
            let parts = test.suite.split(separator: ".").map(String.init)
            let key = Key(
                module: parts.dropLast().last, suite: parts.last ?? "",
                function: String(test.function.prefix { $0 != "(" }))
            seconds[key] = max(seconds[key] ?? 0, test.seconds)
        }
    }

    package func count(in shards: ShardPlan) -> Int {
        shards.shards.flatMap(\.tests).count { milliseconds(of: $0.function, in: $0.suite, shards.target) != nil }
    }

    func completed(_ tests: [ShardedTest], target: String) -> [ShardedTest] {
        let known = tests.map { milliseconds(of: $0.function, in: $0.suite, target) }
        let sorted = known.compactMap { $0 }.sorted()
        let median = sorted.isEmpty ? 1 : sorted[sorted.count / 2]
        return zip(tests, known).map { test, milliseconds in
            var test = test
            test.milliseconds = milliseconds ?? median
            return test
        }
    }

    private func milliseconds(of function: String, in suite: String, _ target: String) -> Int? {
        let modules = [ModuleNamer.module(named: target), target, nil]
        let found = modules.compactMap { seconds[Key(module: $0, suite: suite, function: function)] }.first
        return found.map { max(1, Int(($0 * 1000).rounded())) }
    }

    /// The name of a test in a report, with or without its module.
    private struct Key: Hashable {
        var module: String?
        var suite: String
        var function: String
    }
}
