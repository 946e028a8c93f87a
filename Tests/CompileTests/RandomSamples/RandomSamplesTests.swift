import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenProject
@testable import SnapgenRender
@testable import SnapgenReview
@testable import SnapgenScan
@testable import SnapgenSetup

/// Random modules with types that have samples, several in one build, and the tests that are generated for them.
///
/// `SNAPGEN_RANDOM_SAMPLES=40..<80` makes those of some seeds.
@Suite(
    "Random types with samples", .enabled(if: TestTier.modes.isOn, "Scripts/test modes"),
    .enabled(if: isLinux, "the stand-ins would hide Apple's own modules"))
struct RandomSamplesTests {
    private static let size: UInt64 = 20
    private static let builds: [[UInt64]] = {
        let seeds = RandomSeeds.chosen(by: "SNAPGEN_RANDOM_SAMPLES", few: 20, many: 2_000)
        return Dictionary(grouping: seeds) { $0 / size }.sorted { $0.key < $1.key }.map(\.value)
    }()

    @Test("every generated test compiles, and records what its type shows", arguments: builds)
    func shows(seeds: [UInt64]) throws {
        let build = try RandomSamplesBuild(seeds)
        do {
            try build.compile()
        } catch {
            try build.keep()
            throw error
        }
        try build.run()
        var problems: [String] = []
        var (tests, plain) = (0, 0)
        for app in build.apps {
            let entries = build.catalog.entries.filter { $0.module == app.name && $0.status == .included }
            let planned = Dictionary(grouping: build.plan.cases, by: \.entry)
            var shown: [String] = []
            for entry in entries {
                if planned[entry.id] == nil, build.plan.diagnostics.contains(where: { $0.line == entry.line }) {
                    continue
                }
                let texts = Set(try (planned[entry.id] ?? []).map { try build.text(at: $0.reference) })
                let line =
                    app.files[entry.path.name]?.split(separator: "\n", omittingEmptySubsequences: false)
                    .dropFirst(entry.line - 1).prefix(8).joined(separator: "\n") ?? ""
                let expected = line.firstMatch(of: /A\d+S\d+/).map { String($0.output) } ?? "?"
                if texts != [expected] { problems.append("\(entry.id) shows \(texts), not \(expected)") }
                shown.append(expected)
            }
            let missing = app.types.filter { $0.isPlain && !shown.contains($0.text) }.map(\.text)
            if !missing.isEmpty { problems.append("\(app.name) has no test of \(missing)") }
            tests += entries.count
            plain += app.types.count(where: \.isPlain)
        }
        print(
            "seeds \(seeds[0])...\(seeds.last ?? 0): \(build.apps.map(\.types.count).reduce(0, +)) types, \(tests) tests, \(plain) plain"
        )
        for problem in problems { Issue.record("\(problem)") }
        if !problems.isEmpty { try build.keep() }
    }
}

/// Random modules and their tests in one program.
private struct RandomSamplesBuild {
    let apps: [RandomApp]
    let catalog: Catalog
    let plan: TestPlan
    let root: URL
    private let tests: [String]
    private let mode: LanguageMode
    private let settings: TestSettings

    init(_ seeds: [UInt64]) throws {
        var random = SplitMix64(state: seeds[0] / 20 &+ 99)
        mode = LanguageMode.allCases.randomElement(using: &random) ?? .swift6
        var settings = TestSettings()
        settings.framework = Bool.random(using: &random) ? .xctest : .swiftTesting
        self.settings = settings
        var apps: [RandomApp] = []
        root = try processFolder()
        for seed in seeds {
            let app = RandomApp(seed: seed, others: apps.suffix(2).map(\.name))
            if try Self.isValid(app, in: root) { apps.append(app) }
        }
        self.apps = apps
        let own = Self.fixtures.filter { _ in Bool.random(using: &random) }.joined(separator: "\n")
        let fixtures = try Self.write("import Foundation\n\(own)\n", to: root, "Tests/SnapshotTests/Fixtures.swift")
        try Self.write(
            "tests: { target: SnapshotTests, framework: \(settings.framework.rawValue), output: Tests/SnapshotTests/Generated }\n"
                + "default_batch: component\nallow_blank: true\n",
            to: root, "snapgen.yml")
        try Self.write("", to: root, "Package.swift")
        let project = try Project.open(ProjectRequest(folder: root.path).migrating, files: LocalFileSystem())
        let run = try Pipeline(project).run(to: .files)
        (catalog, plan) = (run.catalog, run.plan)
        tests =
            try [fixtures]
            + run.files.map { [root] in
                try Self.write($0.contents, to: root, "\(project.configuration.tests.output)/\($0.path)")
            }
    }

    /// Declarations of the test target with names that apps have, too.
    private static let fixtures = [
        "enum Shared { static let samples = [\"own\"] }", "struct Fixture {}",
        "enum Samples2 { static let samples = [\"own\"] }",
        "struct Data {}", "struct Task {}", "struct Outer1 { enum Samples2 { static let samples = [\"own\"] } }",
        "enum Result {}",
        "func samples() {}", "enum Error {}", "struct Both {}", "enum A3 { enum Shared {} }",
    ]

    @discardableResult
    private static func write(_ text: String, to root: URL, _ path: String) throws -> String {
        let url = root.appending(path: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
        return url.path
    }

    /// Writes and compiles a module; one that does not compile is no module of an app, and is removed.
    private static func isValid(_ app: RandomApp, in root: URL) throws -> Bool {
        let paths = try app.files.sorted { $0.key < $1.key }.map {
            try write($0.value, to: root, "Sources/\(app.name)/\($0.key)")
        }
        do {
            let stubs = try Stubs.compiled(.uiKit, .newest)
            let arguments = app.mode.arguments + ["-enable-testing"]
            try CompiledModule(name: app.name, files: paths, arguments: arguments, refusesWarnings: false)
                .compile(into: root, searching: stubs.folders)
            return true
        } catch let failure as Command.Failure {
            try FileManager.default.removeItem(at: root.appending(path: "Sources/\(app.name)"))
            print(
                "\(app.name) is invalid: \(failure.text.split(separator: "\n").first { $0.contains("error:") } ?? "")")
            return false
        }
    }

    func compile() throws {
        let stubs = try Stubs.compiled(.uiKit, .newest)
        let valid = apps.map { root.appending(path: "\($0.name).o").path }
        try CompiledModule(
            name: "SnapshotTests", files: tests,
            arguments: mode.arguments + ["-enable-testing"] + Toolchain.testingPlugin, refusesWarnings: false
        ).compile(into: root, searching: stubs.folders)
        let main = try Self.write(
            TestDriver.source(for: plan, settings, in: "SnapshotTests", comparesProgram: false), to: root, "main.swift")
        let program = ["-module-name", "Main", "-o", root.appending(path: "tests").path, "-I", root.path, main]
        try Command(
            arguments: ["swiftc"] + LanguageMode.swift5.arguments + stubs.search + program + valid
                + [root.appending(path: "SnapshotTests.o").path] + stubs.objects
        ).succeed()
    }

    /// Runs the tests, which record their references.
    func run() throws {
        try Self.write("", to: root, "calls")
        let output = try Command(
            arguments: [root.appending(path: "tests").path],
            environment: [
                "STUB_CALLS": root.appending(path: "calls").path, "SNAPGEN_PACKAGE_ROOT": root.path,
                "SNAPGEN_RESULTS": root.appending(path: "results").path,
            ], folder: root
        ).run()
        try Self.write(output.text, to: root, "output.txt")
    }

    /// Copies the sources and the tests.
    func keep() throws {
        let folder = Repository.root.appending(path: ".build/random-samples/\(apps[0].name)")
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(
            at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: root, to: folder)
    }

    private struct Call: Decodable { var file: String, directory: String?, value: String }

    /// Returns the text of the app that a reference contains, or that a picture was taken of.
    func text(at reference: String) throws -> String {
        let path = root.appending(path: reference).path
        let calls = (try? String(contentsOf: root.appending(path: "calls"), encoding: .utf8)) ?? ""
        var found = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        for line in calls.split(separator: "\n") {
            let call = try JSONDecoder().decode(Call.self, from: Data(line.utf8))
            if "\(call.directory ?? "")/\(call.file)".hasSuffix(reference) { found = call.value }
        }
        return found.firstMatch(of: /A\d+S\d+/).map { String($0.output) } ?? found
    }
}
