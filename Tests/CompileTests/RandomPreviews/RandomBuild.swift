import Foundation
import SnapgenTestSupport

@testable import SnapgenConfiguration
@testable import SnapgenPlan
@testable import SnapgenProject
@testable import SnapgenRender
@testable import SnapgenScan
@testable import SnapgenSetup

struct RandomBuild {
    let modules: [RandomModule]
    let project: RandomProject
    let platform: Platform
    let mode: LanguageMode
    let flags: RandomModule.Flags
    var catalog: Catalog { project.catalog }
    var plan: TestPlan { project.plan }
    private var root: URL { project.root }

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
        let sources = modules.flatMap { module in
            module.files.map { ("Sources/\(module.name)/\($0.key)", $0.value) }
        }
        project = try RandomProject(
            "", Dictionary(uniqueKeysWithValues: sources), runtime: isEmbedded ? .embedded : .library)
    }
}

extension RandomBuild {
    func compile() throws -> TestProgram {
        let stubs = try Stubs.compiled(platform, .newest)
        let objects = try modules.map { try compile($0, stubs) }
        let arguments = mode.arguments + ["-enable-testing"] + defining(flags) + Toolchain.testingPlugin
        return try project.program(
            .xctest, arguments, objects, stubs, comparesProgram: true, defining(flags))
    }

    private func defining(_ flags: RandomModule.Flags) -> [String] {
        flags.intersection(["A", "B", "C"]).sorted().flatMap { ["-D", $0] }
    }

    private func compile(_ module: RandomModule, _ stubs: Stubs) throws -> String {
        let object = root.appending(path: "\(module.name).o").path
        let files = module.files.keys.sorted().map { root.appending(path: "Sources/\(module.name)/\($0)").path }
        let entry = ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(module.name)_main"]
        let form = module.form == .script ? entry : ["-parse-as-library"] + (module.form == .library ? [] : entry)
        let options = ["-wmo", "-suppress-warnings", "-package-name", "random", "-module-name", module.name]
        try Command(
            arguments: ["swiftc"] + options + module.mode.arguments + defining(module.flags) + form + stubs.search
                + ["-c", "-o", object] + files,
            environment: ["STUB_PREVIEW_EXPANSION": module.expansion]
        ).succeed()
        return object
    }
}

extension RandomBuild {
    struct Outcome {
        var shown: [String] = []
        var skipped: [String] = []
        var failures: [String] = []
        var count: Int { shown.count + skipped.count + failures.count }
    }

    private struct Result: Decodable { var event: String, test: String?, reason: String? }

    /// Runs all tests on a system, and returns what they did by their names, such as `ShopSnapshotTests/testRow`.
    func run(_ program: TestProgram, layout: String) throws -> [String: Outcome] {
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
        for result in try jsonLines(of: results.appending(path: "results.jsonl"), Result.self) {
            guard result.event == "skipped", let test = result.test else { continue }
            outcomes[test, default: Outcome()].skipped = [result.reason ?? ""]
        }
        return outcomes
    }

    private static func outcomes(of text: String) -> [String: Outcome] {
        text.split(separator: "Test Case '").reduce(into: [:]) { outcomes, part in
            guard let start = part.firstMatch(of: /^(\w+)\.(\w+)' started at/) else { return }
            var outcome = Outcome()
            if part.contains("error: ") { outcome.failures.append(String(part)) }
            outcomes["\(start.output.1)/\(start.output.2)"] = outcome
        }
    }
}
