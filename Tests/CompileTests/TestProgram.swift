import Foundation
import SnapgenTestSupport

@testable import SnapgenConfiguration
@testable import SnapgenPlan
@testable import SnapgenScan

/// A program of tests, linked with the stubs, which write each comparison to a file.
struct TestProgram: Sendable {
    private let path: String
    private let root: URL

    /// Compiles the tests of a plan into `build`, and links them with other objects and the stubs.
    init(
        of tests: CompiledModule, for plan: TestPlan, _ settings: TestSettings, at root: URL, in build: URL,
        linking objects: [String], _ stubs: Stubs, _ options: [String] = []
    ) throws {
        self.root = root
        try tests.compile(into: build, searching: stubs.folders)
        let comparesProgram =
            try settings.checksProgram
            && tests.files.contains {
                try String(contentsOfFile: $0, encoding: .utf8).contains("class SnapgenProgramTests")
            }
        let main =
            switch settings.framework {
            case .xctest: Self.driver(of: plan, settings.recording, in: tests.name, comparesProgram)
            case .swiftTesting: "import Testing\n\nawait Testing.__swiftPMEntryPoint() as Never\n"
            }
        let search = ["-I", build.path] + stubs.search
        let all = objects + stubs.objects + [build.appending(path: tests.product).path]
        path = try CompiledModule.link(main, in: build, ["-enable-testing"] + options + search + all)
    }

    struct Run {
        var calls: [GeneratedPackage.Call]
        var status: Int32
        var text: String

        /// The compared files, in order.
        var files: [String] { calls.map(\.file) }

        func calls(of title: String) -> [GeneratedPackage.Call] {
            calls.filter { $0.file.hasPrefix("\(title)-") || $0.file.hasPrefix("\(title).") }
        }
    }

    func run(_ arguments: [String] = [], environment: [String: String] = [:], folder: URL? = nil) throws -> Run {
        let calls = root.appending(path: "calls-\(UUID().uuidString)")
        try write("", to: calls)
        let output = try Command(
            arguments: [path] + arguments,
            environment: environment.merging(["STUB_CALLS": calls.path]) { own, _ in own }, folder: folder ?? root
        ).run()
        return Run(calls: try jsonLines(of: calls), status: output.status, text: output.text)
    }
}

/// A line of the results of a run.
struct TestResult: Decodable, Hashable {
    var event: String, test: String?, reason: String?

    /// Returns the results in the folder `SNAPGEN_RESULTS` of a run.
    static func all(in folder: URL) throws -> [TestResult] {
        try jsonLines(of: folder.appending(path: "results.jsonl"))
    }
}

/// The code that SwiftPM generates on Linux to find and run tests of XCTest, in a separate module and Swift 5 mode.
extension TestProgram {
    private static func driver(
        of plan: TestPlan, _ recording: TestSettings.Recording, in module: String, _ comparesProgram: Bool
    ) -> String {
        let checksSimulator = recording.simulatorDevice != nil || recording.requiredOS != nil
        let planned = plan.suites.flatMap { suite in
            suite.tests.map {
                entry(suite.name, $0.function, $0.entry.declaration.conditions, isAsync: $0.entry.kind == .asyncSamples)
            }
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
