import Foundation
import SnapgenModel
import SnapgenRender

/// A package whose generated tests are compiled against the stand-ins, and run.
struct GeneratedPackage: Sendable {
    let root: URL
    private let program: URL

    /// One call of the stand-in for `verifySnapshot`.
    struct Call: Decodable {
        var file: String
        var directory: String?
        var record: String?
        var source: String
        var artifacts: String
        var value: String
        var precision: String?
        var layout: String?
        var traits: String?
    }

    struct Run {
        var calls: [Call]
        var status: Int32
        var text: String

        /// The files that the library was asked to compare, in order.
        var files: [String] { calls.map(\.file) }

        /// The calls for one title.
        func calls(of title: String) -> [Call] {
            calls.filter { $0.file.hasPrefix("\(title)-") || $0.file.hasPrefix("\(title).") }
        }
    }

    /// Compiles the fixture and the tests that are rendered for a plan.
    init(_ plan: TestPlan, _ configuration: Configuration = TravelCatalog.configuration, mode: LanguageMode) throws {
        let stubs = try Stubs.shared.get()
        root = try temporaryFolder()
        let build = root.appendingPathComponent(".build")
        try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
        for folder in ["__Snapshots__", "\(configuration.tests.output)"] {
            let url = root.appendingPathComponent(folder)
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        }
        try Data().write(to: root.appendingPathComponent("Package.swift"))
        try CompiledModule(
            name: "TravelUI",
            files: Repository.swiftFiles(in: "Tests/CompileTests/Fixtures/TravelUI"),
            arguments: ["-enable-testing", "-swift-version", "6"]
        ).compile(into: build, searching: [stubs.folder])
        try CompiledModule(name: "Empty", files: [Self.emptyFile(in: build)], arguments: ["-enable-testing"])
            .compile(into: build)

        let options = RenderOptions(configuration, version: "1.2.3")
        var files: [String] = []
        for file in try TestRenderer(templates: .builtIn, options: options).render(plan) {
            let url = root.appendingPathComponent("\(configuration.tests.output)/\(file.path)")
            try Data(file.contents.utf8).write(to: url)
            files.append(url.path)
        }
        try CompiledModule(
            name: "TravelSnapshotTests", files: files, arguments: ["-enable-testing"] + mode.arguments
        ).compile(into: build, searching: [stubs.folder])
        let main = build.appendingPathComponent("main.swift")
        try Data(TestDriver.source(for: plan).utf8).write(to: main)
        program = build.appendingPathComponent("tests")
        let objects = ["TravelUI", "TravelSnapshotTests"].map { build.appendingPathComponent("\($0).o").path }
        let search = ["-I", build.path, "-I", stubs.folder.path]
        try Command(
            arguments: ["swiftc", "-swift-version", "5"] + search + ["-o", program.path, main.path] + objects
                + stubs.objects
        ).succeed()
    }

    /// Runs the tests, all or those of some functions.
    func run(_ functions: String..., environment: [String: String] = [:], folder: URL? = nil) throws -> Run {
        let calls = root.appendingPathComponent("calls-\(UUID().uuidString)")
        try Data().write(to: calls)
        let filter = functions.map { "TravelSnapshotTests.TravelUISnapshotTests/\($0)" }.joined(separator: ",")
        let output = try Command(
            arguments: [program.path] + (filter.isEmpty ? [] : [filter]),
            environment: environment.merging(["STUB_CALLS": calls.path]) { own, _ in own },
            folder: folder ?? root
        ).run()
        let lines = try String(contentsOf: calls, encoding: .utf8).split(separator: "\n")
        return Run(
            calls: try lines.map { try JSONDecoder().decode(Call.self, from: Data($0.utf8)) },
            status: output.status,
            text: output.text)
    }

    private static func emptyFile(in folder: URL) throws -> String {
        let file = folder.appendingPathComponent("Empty.swift")
        try Data().write(to: file)
        return file.path
    }
}

/// Writes what SwiftPM writes on Linux to find the tests: in a module of its own, in Swift 5 mode.
enum TestDriver {
    static func source(for plan: TestPlan) -> String {
        let suites = plan.suites.filter { !$0.tests.isEmpty }
        let lists = suites.map { suite in
            let tests = suite.tests.map { test in
                let line = "tests.append((\"\(test.function)\", asyncTest(\(suite.name).\(test.function))))"
                let condition = test.entry.conditions.map { "(\($0))" }.joined(separator: " && ")
                return condition.isEmpty ? line : "#if \(condition)\n\(line)\n#endif"
            }
            return """
                do {
                    var tests: [(String, (\(suite.name)) -> () throws -> Void)] = []
                    \(tests.joined(separator: "\n"))
                    entries.append(testCase(tests))
                }
                """
        }
        return """
            import XCTest

            @testable import TravelSnapshotTests

            var entries: [XCTestCaseEntry] = []
            \(lists.joined(separator: "\n"))
            XCTMain(entries)
            """
    }
}
