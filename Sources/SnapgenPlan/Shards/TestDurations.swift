package import SnapgenModel

package struct RecordedTest: Equatable, Sendable {
    /// The class or suite, often with its module: `TravelSnapshotTests.TravelUISnapshotTests`.
    var suite: String
    /// `testHotelCell`, or `testHotelCell()`.
    var function: String
    var seconds: Double
}

package struct TestDurations: Sendable {
    /// The durations by module, suite and function; some reports have no module.
    private var seconds: [[String?]: Double] = [:]

    /// The longest of each test, because some runs may have skipped it.
    package init(_ tests: [RecordedTest]) {
        for test in tests {
            let parts = test.suite.split(separator: ".").map(String.init)
            let key: [String?] = [parts.dropLast().last, parts.last ?? "", String(test.function.prefix { $0 != "(" })]
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
        let found = modules.compactMap { seconds[[$0, suite, function]] }.first
        return found.map { max(1, Int(($0 * 1000).rounded())) }
    }
}

extension RecordedTest {
    /// The tests that were not skipped in an XML report of `swift test --xunit-output`, or in the JUnit format of other
    /// tools, in the order of the file.
    package static func tests(inReport bytes: [UInt8], path: String) throws(DiagnosticError) -> [RecordedTest] {
        let report: MarkupElement
        do throws(MarkupElement.Problem) {
            report = try .document(bytes)
        } catch {
            throw problem("line \(error.line): \(error.reason)", path)
        }
        guard ["testsuites", "testsuite"].contains(where: { !report.all($0).isEmpty }) else {
            throw problem("it contains no 'testsuites'", path)
        }
        return report.all("testcase").filter { $0.all("skipped").isEmpty }.compactMap { test($0.attributes) }
    }

    private static func test(_ attributes: [String: String]) -> RecordedTest? {
        guard let suite = attributes["classname"], let function = attributes["name"],
            let seconds = attributes["time"].flatMap({ Double($0) }), seconds.isFinite, seconds >= 0
        else { return nil }
        // One day at most, which keeps sums of invalid durations small.
        return RecordedTest(suite: suite, function: function, seconds: min(seconds, 86_400))
    }

    private static func problem(_ reason: String, _ path: String) -> DiagnosticError {
        let advice = "pass files that 'swift test --xunit-output' or a JUnit reporter has written"
        return DiagnosticError(.badDurations, "this is not a test report: \(reason); \(advice)", path: path)
    }
}
