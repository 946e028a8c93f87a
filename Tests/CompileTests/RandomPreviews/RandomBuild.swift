import Foundation
import SnapgenModel
import SnapgenTestSupport

/// A program of many random modules and the tests that are generated for them.
struct RandomBuild {
    let modules: [RandomModule]
    let project: RandomProject
    let platform: Platform
    let mode: LanguageMode
    let framework: TestSettings.Framework
    /// The conditions that the build of the tests defines.
    let flags: RandomModule.Flags
    /// Indicates whether the reader and most modules are optimised; tests are not, which takes minutes.
    let isOptimised: Bool

    var catalog: Catalog { project.catalog }
    var plan: TestPlan { project.plan }
    private var root: URL { project.root }

    /// The number of modules whose seeds make one build.
    static let size: UInt64 = 50

    /// Writes the modules of some seeds, which belong to one build, and generates their tests.
    init(_ seeds: [UInt64]) throws {
        var random = SplitMix64(state: (seeds.first ?? 0) / Self.size)
        platform = Bool.random(using: &random) ? .uiKit : .appKit
        framework = Bool.random(using: &random) ? .xctest : .swiftTesting
        mode = LanguageMode.allCases.randomElement(using: &random) ?? .swift6
        isOptimised = Int.random(in: 0..<4, using: &random) == 0
        let isEmbedded = Int.random(in: 0..<4, using: &random) == 0 && !isOptimised
        let defined = Set(["A", "B", "C"].filter { _ in Bool.random(using: &random) })
        flags = RandomModule.flags(defined, mode, platform)
        modules = seeds.map { [isOptimised] seed in
            RandomModuleWriter.module(seed: seed, testFlags: defined, isOptimised: isOptimised)
        }
        let sources = modules.flatMap { module in
            module.files.map { ("Sources/\(module.name)/\($0.key)", $0.value) }
        }
        project = try RandomProject(
            "tests: { framework: \(framework.rawValue), runtime: \(isEmbedded ? "embedded" : "library") }",
            Dictionary(uniqueKeysWithValues: sources))
    }
}

// MARK: - Compiling

extension RandomBuild {
    /// Compiles all and links it.
    func compile() throws {
        let stubs = try Stubs.compiled(platform, .newest)
        let objects = try modules.flatMap { try compile($0, stubs) }
        let arguments = mode.arguments + ["-enable-testing"] + defining(flags) + Toolchain.testingPlugin
        try project.link(
            framework, mode, arguments, defining(flags) + objects + library(stubs), stubs, comparesProgram: true)
    }

    /// Returns the objects of the runtime and the stubs, with an optimised reader for optimised modules.
    private func library(_ stubs: Stubs) throws -> [String] {
        guard isOptimised else { return stubs.objects }
        let name = "SnapgenPreviews"
        let arguments = LanguageMode.upcoming.arguments + ["-package-name", "snapgen", "-O"]
        let reader = CompiledModule(
            name: name, files: try Repository.swiftFiles(in: "Sources/\(name)"), arguments: arguments)
        try reader.compile(into: root, searching: stubs.folders)
        return stubs.objects.filter { !$0.hasSuffix("/\(name).o") } + [root.appending(path: reader.product).path]
    }

    private func defining(_ flags: RandomModule.Flags) -> [String] {
        flags.intersection(["A", "B", "C"]).sorted().flatMap { ["-D", $0] }
    }

    /// Compiles a module and returns what is linked of it.
    private func compile(_ module: RandomModule, _ stubs: Stubs) throws -> [String] {
        let object = root.appending(path: "\(module.name).o").path
        let files = module.files.keys.sorted().map { root.appending(path: "Sources/\(module.name)/\($0)").path }
        let entry = ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(module.name)_main"]
        let form = module.form == .script ? entry : ["-parse-as-library"] + (module.form == .library ? [] : entry)
        let options = ["-wmo", "-suppress-warnings", "-package-name", "random", "-module-name", module.name]
        try Command(
            arguments: ["swiftc"] + options + module.mode.arguments + module.optimisation + defining(module.flags)
                + form
                + stubs.search + ["-c", "-o", object] + files,
            environment: ["STUB_PREVIEW_EXPANSION": module.expansion]
        ).succeed()
        guard module.hasCopy else { return [object] }
        let library = root.appending(path: "libCopyOf\(module.name).so").path
        let unresolved = ["-Xlinker", "--unresolved-symbols=ignore-all"]
        try Command(arguments: ["swiftc", "-emit-library", "-o", library, object] + unresolved).succeed()
        return [object, "-Xlinker", "--no-as-needed", library]
    }
}

// MARK: - Running

extension RandomBuild {
    /// What a test did.
    struct Outcome {
        var shown: [String] = []
        var skipped: [String] = []
        var failures: [String] = []
        var count: Int { shown.count + skipped.count + failures.count }
    }

    private struct Result: Decodable { var event: String, test: String?, reason: String? }
    private struct Record: Decodable {
        struct Payload: Decodable { var kind: String?, testID: String?, messages: [Message]? }
        struct Message: Decodable { var text: String }
        var payload: Payload
    }

    /// Runs all tests on a system, and returns what they did by their names, such as `ShopSnapshotTests/testRow`.
    func run(layout: String, available: Bool) throws -> [String: Outcome] {
        let calls = root.appending(path: "calls")
        let results = root.appending(path: "results-\(layout)-\(available)")
        try write("", to: calls)
        let arguments = ["--no-parallel", "--event-stream-version", "0", "--event-stream-output-path", "events"]
        let output = try Command(
            arguments: [root.appending(path: "tests").path] + (framework == .xctest ? [] : arguments),
            environment: [
                "STUB_CALLS": calls.path, "SNAPGEN_RESULTS": results.path, "STUB_PREVIEW_LAYOUT": layout,
                "STUB_PREVIEW_AVAILABLE": available ? "all" : "none",
            ], folder: root
        ).run()
        var outcomes =
            try framework == .xctest
            ? Self.outcomes(ofXCTest: output.text) : Self.outcomes(of: jsonLines(of: root.appending(path: "events")))
        let tests = Dictionary(plan.cases.map { ($0.reference, $0.test) }) { first, _ in first }
        for call in try jsonLines(of: calls, RandomProject.Call.self) {
            let path = call.path.replacing("\(root.path)/", with: "")
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

    private static func outcomes(ofXCTest text: String) -> [String: Outcome] {
        text.split(separator: "Test Case '").reduce(into: [:]) { outcomes, part in
            guard let start = part.firstMatch(of: /^(\w+)\.(\w+)' started at/) else { return }
            var outcome = Outcome()
            if part.contains("error: ") { outcome.failures.append(String(part)) }
            outcomes["\(start.output.1)/\(start.output.2)"] = outcome
        }
    }

    private static func outcomes(of events: [Record]) -> [String: Outcome] {
        events.map(\.payload).reduce(into: [:]) { outcomes, event in
            guard let id = event.testID?.firstMatch(of: /\.(\w+\/\w+)\(\)/).map({ String($0.output.1) }) else { return }
            let message = event.messages?.map(\.text).joined(separator: " ") ?? ""
            if event.kind == "issueRecorded" { outcomes[id, default: Outcome()].failures.append(message) }
        }
    }
}
