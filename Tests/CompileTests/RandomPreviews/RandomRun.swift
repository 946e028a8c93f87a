@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenScan

/// A run of the tests of a random build, compared with what its programs contain.
struct RandomRun {
    private let build: RandomBuild
    private let outcomes: [String: RandomBuild.Outcome]
    private(set) var problems: [String] = []

    /// Compares the outcomes of a run.
    init(_ build: RandomBuild, _ outcomes: [String: RandomBuild.Outcome]) {
        self.build = build
        self.outcomes = outcomes
        for module in build.modules { compare(module) }
        for failure in outcomes["SnapgenProgramTests/testPreviewsOfProgram"]?.failures ?? [] {
            let named = build.modules.filter { failure.contains(" \($0.name)/") || failure.contains(" \($0.name).") }
            problems += named.map { "\($0.name) differs from the plan: \(failure)" }
        }
    }

    /// Compares the entries of a module with its previews, both by place.
    private mutating func compare(_ module: RandomModule) {
        let entries = build.catalog.entries.filter { $0.module == module.name }
            .sorted { ($0.path.name, $0.line, $0.location.column) < ($1.path.name, $1.line, $1.location.column) }
        let previews = module.previews.enumerated().sorted {
            ($0.element.file, $0.element.line, $0.offset) < ($1.element.file, $1.element.line, $1.offset)
        }.map(\.element)
        guard entries.map({ "\($0.path.name):\($0.line)" }) == previews.map({ "\($0.file):\($0.line)" }) else {
            return problems.append("\(module.name): found \(entries.map(\.location)), not \(previews.map(\.line))")
        }
        let suite = build.plan.suites.first { $0.module == module.name }
        var tests = 0
        for (entry, preview) in zip(entries, previews) {
            if (entry.status == .included) != preview.isPlanned {
                problems.append("\(entry.id) is \(entry.status): \(entry.reason ?? "")")
            }
            guard preview.isPlanned, preview.isPresent(build.flags) else { continue }
            tests += 1
            let function = suite?.tests.first { $0.entry.id == entry.id }?.function ?? ""
            let outcome = outcomes["\(suite?.name ?? "")/\(function)"] ?? RandomBuild.Outcome()
            if !isExpected(outcome, of: preview, in: module) {
                problems.append("\(entry.location) \(function): \(outcome), not \(preview.text)")
            }
        }
        let found = outcomes.count { $0.key.hasPrefix("\(suite?.name ?? "")/") && $0.value.count > 0 }
        if found != tests { problems.append("\(module.name): \(found) tests ran, not \(tests)") }
    }

    /// Returns whether a test may have an outcome: it shows its preview, or names a limit that there is.
    private func isExpected(
        _ outcome: RandomBuild.Outcome, of preview: RandomModule.Preview, in module: RandomModule
    ) -> Bool {
        guard outcome.count == 1 else { return false }
        if let text = outcome.shown.first { return text == preview.text }
        let app = RandomModule.flags(module.flags, module.mode, build.platform)
        let group = module.namesakes(of: preview)
        // The app and the tests may have different previews of its name.
        let agrees = group.allSatisfy { $0.isPresent(app) == $0.isPresent(build.flags) }
        if let reason = outcome.skipped.first {
            let sentences = ["which may differ between the app and the tests", "which was built with other values of"]
            // Of previews that the app lacks, other values of conditions may give the same number.
            let isUndecided = group.contains { !$0.isPresent(app) }
            return sentences.contains(where: reason.contains) && (!agrees || isUndecided)
        }
        let message = outcome.failures.first ?? ""
        let isAbsent = message.contains("does not contain") || message.contains("is not part of this test process")
        let others = module.previews.filter { $0.file == preview.file && !$0.isGeneric && $0.isPresent(app) }
        return !agrees && isAbsent && (preview.isProvider || others.allSatisfy(\.isProvider))
    }
}
