import SnapgenModel

/// Writes what SwiftPM writes on Linux to find the tests: in a module of its own, in Swift 5 mode.
enum TestDriver {
    static func source(for plan: TestPlan) -> String {
        let entries = plan.suites.flatMap { suite in
            suite.tests.map { entry(suite.name, $0.function, $0.entry.conditions) }
        }
        return """
            import XCTest

            @testable import TravelSnapshotTests

            var entries: [XCTestCaseEntry] = []
            \(entries.joined(separator: "\n"))
            XCTMain(entries)
            """
    }

    private static func entry(_ suite: String, _ function: String, _ conditions: [String]) -> String {
        let line = "entries.append(testCase([(\"\(function)\", asyncTest(\(suite).\(function)))]))"
        guard !conditions.isEmpty else { return line }
        return "#if \(conditions.map { "(\($0))" }.joined(separator: " && "))\n\(line)\n#endif"
    }
}
