import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenRender
@testable import SnapgenScan
@testable import SnapgenSetup

/// Random programs with previews and the tests that are generated for them, many in one build.
///
/// `SNAPGEN_LONG_TESTS=1` makes 2,000 programs; `SNAPGEN_RANDOM_PREVIEWS=7..<8` makes that of the seed 7. The sources of a
/// build that fails are kept in `.build/random-previews`.
@Suite("Random previews", .onLinux(TestTier.modes.isOn))
struct RandomPreviewsTests {
    /// The chosen seeds, those of a build in one list.
    private static let builds = {
        let seeds = RandomSeeds.chosen(by: "SNAPGEN_RANDOM_PREVIEWS", few: 20, many: 2_000)
        return Dictionary(grouping: seeds) { $0 / RandomBuild.size }.sorted { $0.key < $1.key }.map(\.value)
    }()

    @Test("every program compiles, and its tests show its previews or name a limit", arguments: builds)
    func shows(seeds: [UInt64]) throws {
        let build = try RandomBuild(seeds)
        let problems = Result {
            let program = try build.compile()
            return try ["17", "18", "26"].flatMap { layout in
                try build.problems(of: build.run(program, layout: layout)).map { "system \(layout): \($0)" }
            }
        }
        if (try? problems.get()) != [] { try build.keep() }
        #expect(try problems.get() == [])
    }
}

private struct RandomBuild {
    private let modules: [RandomModule]
    private let catalog: Catalog
    private let plan: TestPlan
    private let root: URL
    private let tests: [String]
    private let platform: Platform
    private let mode: LanguageMode
    private let flags: RandomModule.Flags

    static let size: UInt64 = 50

    /// Writes the modules of some seeds, which belong to one build, and generates their tests.
    init(_ seeds: [UInt64]) throws {
        var random = SplitMix64(state: (seeds.first ?? 0) / Self.size)
        platform = Bool.random(using: &random) ? .uiKit : .appKit
        mode = LanguageMode.allCases.randomElement(using: &random) ?? .swift6
        let runtime: GeneratedPackage.Runtime = Int.random(in: 0..<4, using: &random) == 0 ? .embedded : .library
        let defined = Set(["A", "B", "C"].filter { _ in Bool.random(using: &random) })
        flags = RandomModule.flags(defined, mode, platform)
        modules = seeds.map { RandomModuleWriter.module(seed: $0, testFlags: defined) }
        let root = try processFolder()
        self.root = root
        for module in modules {
            let folder = root.appending(path: "Sources/\(module.name)")
            for (path, text) in module.files { try write(text, to: folder.appending(path: path)) }
        }
        try write("default_batch: component\nallow_blank: true\n", to: root.appending(path: "snapgen.yml"))
        try write("", to: root.appending(path: "Package.swift"))
        let project = try Project.open(ProjectRequest(folder: root.path).migrating, files: LocalFileSystem())
        let run = try Pipeline(project).run(to: .files)
        (catalog, plan) = (run.catalog, run.plan)
        let output = root.appending(path: "\(project.configuration.tests.output)")
        tests = try run.files.map { try write(runtime.text(of: $0), to: output.appending(path: "\($0.path)")) }
    }

    /// Copies the files to a folder of `.build`.
    func keep() throws {
        let folder = Repository.root.appending(path: ".build/random-previews/\(modules[0].name)")
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(
            at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: root, to: folder)
    }

    func compile() throws -> TestProgram {
        let stubs = try Stubs.compiled(platform, .newest)
        let objects = try modules.map { try compile($0, stubs) }
        let arguments = mode.arguments + ["-enable-testing"] + defining(flags) + Toolchain.testingPlugin
        return try TestProgram(
            of: CompiledModule(name: "SnapshotTests", files: tests, arguments: arguments), for: plan, TestSettings(),
            at: root, in: root, linking: objects, stubs, ["-module-name", "Main"] + defining(flags))
    }

    private func defining(_ flags: RandomModule.Flags) -> [String] {
        flags.intersection(["A", "B", "C"]).sorted().flatMap { ["-D", $0] }
    }

    private func compile(_ module: RandomModule, _ stubs: Stubs) throws -> String {
        let object = root.appending(path: "\(module.name).o").path
        let folder = root.appending(path: "Sources/\(module.name)")
        let entry = ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(module.name)_main"]
        let form = module.form == .script ? entry : ["-parse-as-library"] + (module.form == .library ? [] : entry)
        let options = ["-wmo", "-suppress-warnings", "-package-name", "random", "-module-name", module.name]
        try Command(
            arguments: ["swiftc"] + options + module.mode.arguments + defining(module.flags) + form + stubs.search
                + ["-c", "-o", object] + module.files.keys.sorted().map { folder.appending(path: $0).path },
            environment: ["STUB_PREVIEW_EXPANSION": module.expansion]
        ).succeed()
        return object
    }
}

extension RandomBuild {
    fileprivate struct Outcome {
        var shown: [String] = []
        var skipped: [String] = []
        var failures: [String] = []
        var count: Int { shown.count + skipped.count + failures.count }
    }

    /// Runs all tests on a system, and returns what they did by their names, such as `ShopSnapshotTests/testRow`.
    fileprivate func run(_ program: TestProgram, layout: String) throws -> [String: Outcome] {
        let results = root.appending(path: "results-\(layout)")
        let run = try program.run(environment: [
            "SNAPGEN_RESULTS": results.path, "STUB_PREVIEW_LAYOUT": layout, "STUB_PREVIEW_AVAILABLE": "all",
        ])
        var outcomes = Self.outcomes(of: run.text)
        let tests = Dictionary(plan.cases.map { ($0.reference, $0.test) }) { first, _ in first }
        for call in run.calls {
            let path = call.path(below: root)
            let test = tests[path]?.split(separator: ".", maxSplits: 1).last.map(String.init) ?? path
            let shown = call.value.firstMatch(of: /M\d+P\d+/).map { "\($0.output)" } ?? call.value
            // A test takes one picture for each environment.
            if outcomes[test]?.shown.contains(shown) != true { outcomes[test, default: Outcome()].shown.append(shown) }
        }
        for result in try TestResult.all(in: results) where result.event == "skipped" {
            if let test = result.test { outcomes[test, default: Outcome()].skipped = [result.reason ?? ""] }
        }
        return outcomes
    }

    private static func outcomes(of text: String) -> [String: Outcome] {
        text.split(separator: "Test Case '").reduce(into: [:]) { outcomes, part in
            guard let start = part.firstMatch(of: /^(\w+)\.(\w+)' started at/) else { return }
            let failures = part.contains("error: ") ? [String(part)] : []
            outcomes["\(start.output.1)/\(start.output.2)"] = Outcome(failures: failures)
        }
    }

    /// Returns the differences between the outcomes of tests and what the programs contain.
    fileprivate func problems(of outcomes: [String: Outcome]) -> [String] {
        let failures = outcomes["SnapgenProgramTests/testPreviewsOfProgram"]?.failures ?? []
        return modules.flatMap { problems(of: $0, outcomes) }
            + failures.flatMap { failure in
                modules.filter { failure.contains(" \($0.name)/") || failure.contains(" \($0.name).") }
                    .map { "\($0.name) differs from the plan: \(failure)" }
            }
    }

    /// Compares the entries of a module with its previews, both by place.
    private func problems(of module: RandomModule, _ outcomes: [String: Outcome]) -> [String] {
        let entries = catalog.entries.filter { $0.module == module.name }
            .sorted { ($0.path.name, $0.line, $0.location.column) < ($1.path.name, $1.line, $1.location.column) }
        let previews = module.previews.enumerated().sorted {
            ($0.element.file, $0.element.line, $0.offset) < ($1.element.file, $1.element.line, $1.offset)
        }.map(\.element)
        guard entries.map({ "\($0.path.name):\($0.line)" }) == previews.map({ "\($0.file):\($0.line)" }) else {
            return ["\(module.name): found \(entries.map(\.location)), not \(previews.map(\.line))"]
        }
        var problems = zip(entries, previews).filter { ($0.status == .included) != $1.isPlanned }
            .map { entry, _ in "\(entry.id) is \(entry.status): \(entry.reason ?? "")" }
        let suite = plan.suites.first { $0.module == module.name }
        let expected = zip(entries, previews).filter { $1.isPlanned && $1.isPresent(flags) }
        for (entry, preview) in expected {
            let function = suite?.tests.first { $0.entry.id == entry.id }?.function ?? ""
            let outcome = outcomes["\(suite?.name ?? "")/\(function)"] ?? Outcome()
            if !isExpected(outcome, of: preview, in: module) {
                problems.append("\(entry.location) \(function): \(outcome), not \(preview.text)")
            }
        }
        let found = outcomes.count { $0.key.hasPrefix("\(suite?.name ?? "")/") && $0.value.count > 0 }
        return problems
            + (found == expected.count ? [] : ["\(module.name): \(found) tests ran, not \(expected.count)"])
    }

    /// Returns whether a test may have an outcome: it shows its preview, or names a limit that there is.
    private func isExpected(_ outcome: Outcome, of preview: RandomModule.Preview, in module: RandomModule) -> Bool {
        guard outcome.count == 1 else { return false }
        if let text = outcome.shown.first { return text == preview.text }
        let app = RandomModule.flags(module.flags, module.mode, platform)
        let inFile = module.previews.filter { $0.file == preview.file && !$0.isGeneric }
        let group = inFile.filter { $0.name == preview.name }
        // The app and the tests may have different previews of its name.
        let agrees = group.allSatisfy { $0.isPresent(app) == $0.isPresent(flags) }
        if let reason = outcome.skipped.first {
            let sentences = ["which may differ between the app and the tests", "which was built with other values of"]
            // Of previews that the app lacks, other values of conditions may give the same number.
            let isUndecided = group.contains { !$0.isPresent(app) }
            return sentences.contains(where: reason.contains) && (!agrees || isUndecided)
        }
        let message = outcome.failures.first ?? ""
        let isAbsent = message.contains("does not contain") || message.contains("is not part of this test process")
        let hasOnlyProviders = inFile.filter { $0.isPresent(app) }.allSatisfy(\.isProvider)
        return !agrees && isAbsent && (preview.isProvider || hasOnlyProviders)
    }
}
