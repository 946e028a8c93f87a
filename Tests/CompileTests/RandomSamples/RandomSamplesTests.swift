import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenProject
@testable import SnapgenRender
@testable import SnapgenScan
@testable import SnapgenSetup

/// Random modules with types that have samples, several in one build, and the tests that are generated for them.
///
/// `SNAPGEN_RANDOM_SAMPLES=40..<80` makes those of some seeds.
@Suite("Random types with samples", .onLinux(TestTier.modes.isOn))
struct RandomSamplesTests {
    private static let builds = RandomProject.builds(20, chosenBy: "SNAPGEN_RANDOM_SAMPLES")

    @Test("every generated test compiles, and records what its type shows", arguments: builds)
    func shows(seeds: [UInt64]) throws {
        let build = try RandomSamplesBuild(seeds)
        #expect(build.apps.count * 2 > seeds.count, "few modules compile")
        try build.project.expectNoProblems("random-samples/\(build.apps[0].name)") {
            let run = try build.run()
            return build.apps.flatMap { problems(of: $0, in: build, run) }
        }
    }

    /// Returns the tests of an app that record something else than their types show, and the plain types without a test.
    private func problems(of app: RandomModule, in build: RandomSamplesBuild, _ run: TestProgram.Run) -> [String] {
        let entries = build.project.catalog.entries.filter { $0.module == app.name && $0.status == .included }
        let planned = Dictionary(grouping: build.project.plan.cases, by: \.entry)
        var problems: [String] = []
        var shown: [String] = []
        for entry in entries {
            if planned[entry.id] == nil, build.project.plan.diagnostics.contains(where: { $0.line == entry.line }) {
                continue
            }
            let texts = Set((planned[entry.id] ?? []).map { build.text(at: $0.reference, in: run) })
            let lines = app.files[entry.path.name]?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
            let declaration = lines.dropFirst(entry.line - 1).prefix(8).joined(separator: "\n")
            let expected = declaration.firstMatch(of: /A\d+S\d+/).map { String($0.output) } ?? "?"
            if texts != [expected] { problems.append("\(entry.id) shows \(texts), not \(expected)") }
            shown.append(expected)
        }
        let missing = app.samples.filter { $0.isPlain && !shown.contains($0.text) }.map(\.text)
        return missing.isEmpty ? problems : problems + ["\(app.name) has no test of \(missing)"]
    }
}

private struct RandomSamplesBuild {
    let apps: [RandomModule]
    let project: RandomProject
    private let mode: LanguageMode
    private let framework: TestSettings.Framework

    private var root: URL { project.root }

    init(_ seeds: [UInt64]) throws {
        var random = SplitMix64(state: seeds[0] / 20 &+ 99)
        mode = LanguageMode.allCases.randomElement(using: &random) ?? .swift6
        framework = Bool.random(using: &random) ? .xctest : .swiftTesting
        var apps: [RandomModule] = []
        let root = try processFolder()
        for seed in seeds {
            let app = RandomModuleWriter.sampleModule(seed: seed, others: apps.suffix(2).map(\.name))
            if try Self.isValid(app, in: root) { apps.append(app) }
        }
        self.apps = apps
        let own = Self.fixtures.filter { _ in Bool.random(using: &random) }.joined(separator: "\n")
        project = try RandomProject(
            "tests: { target: SnapshotTests, framework: \(framework.rawValue), output: Tests/SnapshotTests/Generated }",
            [:], in: root, beside: "import Foundation\n\(own)\n", runtime: .embedded)
    }

    /// Declarations of the test target with names that apps have, too.
    private static let fixtures = [
        "enum Shared { static let samples = [\"own\"] }", "struct Fixture {}",
        "enum Samples2 { static let samples = [\"own\"] }", "struct Data {}", "struct Task {}",
        "struct Outer1 { enum Samples2 { static let samples = [\"own\"] } }", "enum Result {}", "func samples() {}",
        "enum Error {}", "struct Both {}", "enum A3 { enum Shared {} }",
    ]

    /// Writes and compiles a module; one that does not compile is no module of an app, and is removed.
    private static func isValid(_ app: RandomModule, in root: URL) throws -> Bool {
        let paths = try app.files.sorted { $0.key < $1.key }.map {
            try write($0.value, to: root.appending(path: "Sources/\(app.name)/\($0.key)"))
        }
        do {
            let arguments = app.mode.arguments + ["-enable-testing", "-package-name", "random"]
            try CompiledModule(name: app.name, files: paths, arguments: arguments, refusesWarnings: false)
                .compile(into: root, searching: Stubs.compiled(.uiKit, .newest).folders)
            return true
        } catch is Command.Failure {
            try FileManager.default.removeItem(at: root.appending(path: "Sources/\(app.name)"))
            return false
        }
    }

    /// Compiles and runs the tests, which record their references.
    func run() throws -> TestProgram.Run {
        let arguments = mode.arguments + ["-enable-testing"] + Toolchain.testingPlugin
        let program = try project.program(
            framework, arguments, apps.map { root.appending(path: "\($0.name).o").path },
            Stubs.compiled(.uiKit, .newest), comparesProgram: false)
        let run = try program.run(environment: [
            "SNAPGEN_PACKAGE_ROOT": root.path, "SNAPGEN_RESULTS": root.appending(path: "results").path,
        ])
        try write(run.text, to: root.appending(path: "output.txt"))
        return run
    }

    /// Returns the text of the app that a reference contains, or that a picture was taken of.
    func text(at reference: String, in run: TestProgram.Run) -> String {
        let path = root.appending(path: reference).path
        var found = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        if let call = run.calls.last(where: { $0.path(below: root).hasSuffix(reference) }) { found = call.value }
        return found.firstMatch(of: /A\d+S\d+/).map { String($0.output) } ?? found
    }
}
