@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenScan

/// A run of the tests of a random build, compared with what its programs contain.
struct RandomRun {
    private let build: RandomBuild
    private let isAvailable: Bool
    private let outcomes: [String: RandomBuild.Outcome]
    /// The outcomes and what is wrong with them.
    private(set) var problems: [String] = []
    private var counts: [String: Int] = [:]

    /// Compares the outcomes of a run on a system, which may be too old for some previews.
    init(_ build: RandomBuild, isAvailable: Bool, _ outcomes: [String: RandomBuild.Outcome]) {
        self.build = build
        self.isAvailable = isAvailable
        self.outcomes = outcomes
        for module in build.modules { compare(module) }
        compareProgram()
    }

    /// The numbers of modules and previews, and of tests with each outcome.
    var summary: String {
        let previews = build.modules.map(\.previews.count).reduce(0, +)
        let counts = counts.sorted { $0.key < $1.key }.map { "\($1) \($0)" }.joined(separator: ", ")
        return "\(build.modules.count) modules, \(previews) previews: \(counts)"
    }

    /// Compares the entries of a module with its previews, both by place.
    private mutating func compare(_ module: RandomModule) {
        let entries = build.catalog.entries.filter { $0.module == module.name }
            .sorted { ($0.path.name, $0.line, $0.column) < ($1.path.name, $1.line, $1.column) }
        let previews = module.previews.enumerated().sorted {
            ($0.element.file, $0.element.line, $0.offset) < ($1.element.file, $1.element.line, $1.offset)
        }.map(\.element)
        guard entries.map({ "\($0.path.name):\($0.line)" }) == previews.map({ "\($0.file):\($0.line)" }) else {
            return problems.append("\(module.name): found \(entries.map(\.location)), not \(previews.map(\.line))")
        }
        var tests = 0
        for (entry, preview) in zip(entries, previews) {
            if (entry.status == .included) != preview.isPlanned {
                problems.append("\(entry.id) is \(entry.status): \(entry.reason ?? "")")
            }
            guard preview.isPlanned, preview.isPresent(build.flags) else { continue }
            tests += 1
            compare(entry, preview, in: module)
        }
        let suite = build.plan.suites.first { $0.module == module.name }?.name ?? ""
        let found = outcomes.count { $0.key.hasPrefix("\(suite)/") && $0.value.count > 0 }
        if found != tests { problems.append("\(module.name): \(found) tests ran, not \(tests)") }
    }

    private mutating func compare(_ entry: CatalogEntry, _ preview: RandomModule.Preview, in module: RandomModule) {
        let suite = build.plan.suites.first { $0.module == module.name }
        let function = suite?.tests.first { $0.entry.id == entry.id }?.function ?? ""
        let outcome = outcomes["\(suite?.name ?? "")/\(function)"] ?? RandomBuild.Outcome()
        let expected = RandomExpectation(of: preview, in: module, build, isAvailable: isAvailable)
        if let kind = expected.kind(of: outcome) {
            counts[kind, default: 0] += 1
        } else {
            problems.append("\(entry.location) \(function): \(outcome), not \(preview.text); \(module.optimisation)")
        }
    }

    /// Compares the previews that the run reports as too many or missing, which only optimised builds may have.
    private mutating func compareProgram() {
        let failures = outcomes["SnapgenProgramTests/testPreviewsOfProgram"]?.failures ?? []
        for failure in failures {
            let others = build.modules.filter { !$0.previews.contains(where: $0.mayLack) }
            let named = others.filter { failure.contains(" \($0.name)/") || failure.contains(" \($0.name).") }
            problems += named.map { "\($0.name) differs from the plan: \(failure)" }
        }
        counts["reported programs", default: 0] += failures.isEmpty ? 0 : 1
    }
}

/// What a test may do.
struct RandomExpectation {
    private let preview: RandomModule.Preview
    /// Indicates whether the app and the tests have the same previews of its name.
    private let agrees: Bool
    /// Indicates whether the app lacks previews of its name, so that other values of conditions may give the same number.
    private let isUndecided: Bool
    private let mayLack: Bool
    /// Indicates whether the reader cannot tell other conditions from what it lacks.
    private let isOptimised: Bool
    /// Indicates whether the names of some previews of the file are unknown.
    private let hasUnknown: Bool
    private let isAlone: Bool

    init(of preview: RandomModule.Preview, in module: RandomModule, _ build: RandomBuild, isAvailable: Bool) {
        let app = RandomModule.flags(module.flags, module.mode, build.platform)
        let group = module.namesakes(of: preview)
        let others = module.previews.filter { $0.file == preview.file && !$0.isGeneric && $0.isPresent(app) }
        self.preview = preview
        agrees = group.allSatisfy { $0.isPresent(app) == $0.isPresent(build.flags) }
        isUndecided = group.contains { !$0.isPresent(app) }
        isOptimised = build.isOptimised
        mayLack = group.contains(where: module.mayLack)
        hasUnknown = !isAvailable && (agrees && !mayLack && !isUndecided ? group : others).contains(where: \.isGuarded)
        isAlone = others.allSatisfy(\.isProvider)
    }

    /// Returns the kind of an outcome; `nil` if it must not be.
    func kind(of outcome: RandomBuild.Outcome) -> String? {
        guard outcome.count == 1 else { return nil }
        if let shown = outcome.shown.first { return kind(ofShown: shown) }
        if let reason = outcome.skipped.first { return kind(ofSkipped: reason) }
        return outcome.failures.first.flatMap(kind(ofFailure:))
    }

    private func kind(ofShown text: String) -> String? { text == preview.text ? "shown" : nil }

    private func kind(ofSkipped reason: String) -> String? {
        if hasUnknown, reason.contains("on this system") { return "too old a system" }
        let sentences = ["which may differ between the app and the tests", "which was built with other values of"]
        let namesConditions = sentences.contains(where: reason.contains)
        guard namesConditions else { return nil }
        if !agrees { return "other conditions" }
        return mayLack ? "optimised away" : isUndecided ? "other conditions possible" : nil
    }

    private func kind(ofFailure message: String) -> String? {
        let isAbsent = message.contains("does not contain") || message.contains("is not part of this test process")
        if mayLack, isAbsent || message.contains("is not where it is expected") { return "optimised away" }
        if isOptimised, !agrees, message.contains("optimised builds lack previews") { return "other conditions" }
        if preview.isProvider, !agrees, isAbsent { return "provider with other conditions" }
        return !agrees && isAlone && isAbsent ? "file with other conditions" : nil
    }
}
