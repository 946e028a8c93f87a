import SnapgenConfiguration
import SnapgenModel
import SnapgenScan

/// The durations of tests in earlier runs.
package struct TestDurations: Equatable, Sendable {
    private var seconds: [Key: Double] = [:]

    package init() {}

    /// Creates durations from recorded tests, the longest of each test, because some runs may have skipped it.
    package init(_ tests: [RecordedTest]) {
        for test in tests {
            let key = Key(test)
            seconds[key] = max(seconds[key] ?? 0, test.seconds)
        }
    }

    /// Returns the number of tests with a known duration.
    package func count(in shards: ShardPlan) -> Int {
        shards.shards.flatMap(\.tests).count { milliseconds(of: $0, target: shards.target) != nil }
    }

    /// Returns the tests that have a duration by the former title of their preview only.
    package func renamed(in plan: TestPlan) -> [(former: String, current: String)] {
        plan.suites.flatMap { suite in
            suite.tests.compactMap { test in
                guard let former = test.formerFunction else { return nil }
                let isKnown = {
                    milliseconds(of: ShardedTest(suite: suite.name, signature: $0, snapshots: 0), target: plan.target)
                        != nil
                }
                return isKnown(former) && !isKnown(test.function) ? (former, test.function) : nil
            }
        }
    }

    /// Returns the tests with their durations, or with the median for unknown ones.
    func completed(_ tests: [ShardedTest], target: String) -> [ShardedTest] {
        let known = tests.map { milliseconds(of: $0, target: target) }
        let median = Self.median(known.compactMap { $0 })
        return zip(tests, known).map { test, milliseconds in
            var test = test
            test.milliseconds = milliseconds ?? median
            return test
        }
    }

    private func milliseconds(of test: ShardedTest, target: String) -> Int? {
        let modules = [ModuleNamer.module(named: target), target, nil]
        let found = modules.compactMap { seconds[Key(module: $0, suite: test.suite, function: test.function)] }.first
        return found.map { max(1, Int(($0 * 1000).rounded())) }
    }

    private static func median(_ values: [Int]) -> Int {
        values.isEmpty ? 1 : values.sorted()[values.count / 2]
    }

    /// The name of a test in a report, with or without its module.
    private struct Key: Hashable {
        var module: String?
        var suite: String
        var function: String

        init(module: String?, suite: String, function: String) {
            self.module = module
            self.suite = suite
            self.function = function
        }

        init(_ test: RecordedTest) {
            let parts = test.suite.split(separator: ".").map(String.init)
            self.init(
                module: parts.dropLast().last, suite: parts.last ?? "",
                function: String(test.function.prefix { $0 != "(" }))
        }
    }
}

extension PlannedTest {
    /// The name of the function by the former title of its preview; `nil` if there is none.
    fileprivate var formerFunction: String? {
        guard let former = entry.declaration.formerTitle else { return nil }
        let prefix = "test\(SwiftIdentifier.suffix(entry.title))"
        guard function.hasPrefix(prefix) else { return nil }
        return "test\(SwiftIdentifier.suffix(former))\(function.dropFirst(prefix.count))"
    }
}

/// A test in a report.
package struct RecordedTest: Equatable, Sendable {
    /// The class or suite, often with its module: `TravelSnapshotTests.TravelUISnapshotTests`.
    package var suite: String
    /// The function: `testHotelCell`, or `testHotelCell()`.
    package var function: String
    package var seconds: Double

    package init(suite: String, function: String, seconds: Double) {
        self.suite = suite
        self.function = function
        self.seconds = seconds
    }
}
