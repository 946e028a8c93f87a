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

/// Random programs with previews and the tests that are generated for them, many in one build.
///
/// `SNAPGEN_LONG_TESTS=1` makes 2,000 programs; `SNAPGEN_RANDOM_PREVIEWS=7..<8` makes that of the seed 7. The sources of a
/// build that fails are kept in `.build/random-previews`.
@Suite("Random previews", .onLinux(TestTier.modes.isOn))
struct RandomPreviewsTests {
    private static let builds = RandomProject.builds(RandomBuild.size, chosenBy: "SNAPGEN_RANDOM_PREVIEWS")

    @Test("every program compiles, and its tests show its previews or name a limit", arguments: builds)
    func shows(seeds: [UInt64]) throws {
        let build = try RandomBuild(seeds)
        try build.project.expectNoProblems("random-previews/\(build.modules[0].name)") {
            let program = try build.compile()
            return try ["17", "18", "26"].flatMap { layout in
                try build.problems(of: build.run(program, layout: layout)).map { "system \(layout): \($0)" }
            }
        }
    }
}

private struct RandomBuild {
    let modules: [RandomModule]
    let project: RandomProject
    private let platform: Platform
    private let mode: LanguageMode
    private let flags: RandomModule.Flags

    static let size: UInt64 = 50

    /// Writes the modules of some seeds, which belong to one build, and generates their tests.
    init(_ seeds: [UInt64]) throws {
        var random = SplitMix64(state: (seeds.first ?? 0) / Self.size)
        platform = Bool.random(using: &random) ? .uiKit : .appKit
        mode = LanguageMode.allCases.randomElement(using: &random) ?? .swift6
        let isEmbedded = Int.random(in: 0..<4, using: &random) == 0
        let defined = Set(["A", "B", "C"].filter { _ in Bool.random(using: &random) })
        flags = RandomModule.flags(defined, mode, platform)
        modules = seeds.map { RandomModuleWriter.module(seed: $0, testFlags: defined) }
        let sources = modules.flatMap { module in module.files.map { ("Sources/\(module.name)/\($0)", $1) } }
        project = try RandomProject(
            "", Dictionary(uniqueKeysWithValues: sources), runtime: isEmbedded ? .embedded : .library)
    }

    func compile() throws -> TestProgram {
        let stubs = try Stubs.compiled(platform, .newest)
        let objects = try modules.map { try compile($0, stubs) }
        let arguments = mode.arguments + ["-enable-testing"] + defining(flags) + Toolchain.testingPlugin
        return try project.program(.xctest, arguments, objects, stubs, comparesProgram: true, defining(flags))
    }

    private func defining(_ flags: RandomModule.Flags) -> [String] {
        flags.intersection(["A", "B", "C"]).sorted().flatMap { ["-D", $0] }
    }

    private func compile(_ module: RandomModule, _ stubs: Stubs) throws -> String {
        let object = project.root.appending(path: "\(module.name).o").path
        let folder = project.root.appending(path: "Sources/\(module.name)")
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
        let results = project.root.appending(path: "results-\(layout)")
        let run = try program.run(environment: [
            "SNAPGEN_RESULTS": results.path, "STUB_PREVIEW_LAYOUT": layout, "STUB_PREVIEW_AVAILABLE": "all",
        ])
        var outcomes = Self.outcomes(of: run.text)
        let tests = Dictionary(project.plan.cases.map { ($0.reference, $0.test) }) { first, _ in first }
        for call in run.calls {
            let path = call.path(below: project.root)
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
        let entries = project.catalog.entries.filter { $0.module == module.name }
            .sorted { ($0.path.name, $0.line, $0.location.column) < ($1.path.name, $1.line, $1.location.column) }
        let previews = module.previews.enumerated().sorted {
            ($0.element.file, $0.element.line, $0.offset) < ($1.element.file, $1.element.line, $1.offset)
        }.map(\.element)
        guard entries.map({ "\($0.path.name):\($0.line)" }) == previews.map({ "\($0.file):\($0.line)" }) else {
            return ["\(module.name): found \(entries.map(\.location)), not \(previews.map(\.line))"]
        }
        var problems = zip(entries, previews).filter { ($0.status == .included) != $1.isPlanned }
            .map { entry, _ in "\(entry.id) is \(entry.status): \(entry.reason ?? "")" }
        let suite = project.plan.suites.first { $0.module == module.name }
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
