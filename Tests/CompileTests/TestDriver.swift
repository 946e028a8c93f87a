@testable import SnapgenConfiguration
@testable import SnapgenPlan
@testable import SnapgenScan

/// Generates the code that SwiftPM generates on Linux to find and run tests, in a separate module and Swift 5 mode.
enum TestDriver {
    /// - Parameter comparesProgram: Indicates whether the tests contain the comparison of the program with the plan.
    static func source(
        for plan: TestPlan, _ settings: TestSettings = TestSettings(), in module: String = "TravelSnapshotTests",
        comparesProgram: Bool = false
    ) -> String {
        switch settings.framework {
        case .xctest:
            xctest(
                plan, in: module,
                checksSimulator: settings.recording.simulatorDevice != nil || settings.recording.requiredOS != nil,
                comparesProgram)
        case .swiftTesting: swiftTesting
        }
    }

    /// The driver of Swift Testing, which finds the tests itself.
    private static let swiftTesting = """
        import Testing

        await Testing.__swiftPMEntryPoint() as Never
        """

    private static func xctest(_ plan: TestPlan, in module: String, checksSimulator: Bool, _ comparesProgram: Bool)
        -> String
    {
        let planned = plan.suites.flatMap { suite in
            suite.tests.map { entry(suite.name, $0.function, $0.entry.declaration.conditions, isAsync: $0.waits) }
        }
        let entries =
            planned + (checksSimulator ? [entry("SnapgenSimulatorTests", "testSimulator", [], isAsync: true)] : [])
            + (comparesProgram ? [entry("SnapgenProgramTests", "testPreviewsOfProgram", [], isAsync: false)] : [])
        return """
            import XCTest

            @testable import \(module)

            var entries: [XCTestCaseEntry] = []
            \(entries.joined(separator: "\n"))
            XCTMain(entries)
            """
    }

    private static func entry(_ suite: String, _ function: String, _ conditions: [String], isAsync: Bool) -> String {
        let test = isAsync ? "asyncTest(\(suite).\(function))" : "\(suite).\(function)"
        let line = "entries.append(testCase([(\"\(function)\", \(test))]))"
        guard !conditions.isEmpty else { return line }
        return "#if \(conditions.map { "(\($0))" }.joined(separator: " && "))\n\(line)\n#endif"
    }
}

extension PlannedTest {
    fileprivate var waits: Bool { entry.kind == .asyncSamples }
}
