import SnapgenModel
import SnapgenNames
import SnapgenProject
import SnapgenScan

/// Finds conditions of `#if` that a tested module and the test target do not have in common.
///
/// A test stands under the conditions of its preview. If the test target does not have one, the test is not compiled, and
/// no message mentions it.
struct ConditionDifferences {
    typealias Target = (name: String, isInPackage: Bool, conditions: Set<String>)

    let tests: Target
    let modules: [String: Target]

    /// A warning for each condition, at the first entry that it decides about, in the order of the entries.
    func diagnostics(for entries: [CatalogEntry]) -> [Diagnostic] {
        let found = entries.filter { $0.status == .included }.flatMap { entry in
            differences(of: entry).map { ($0, entry) }
        }
        return found.grouped(by: \.0).compactMap { diagnostic(of: $0[0].0, $0.map(\.1)) }
    }

    private struct Difference: Hashable {
        var condition: String
        var module: String
        /// Indicates whether the condition is true in the tests and not in the module.
        var isInTests: Bool
    }

    private func differences(of entry: CatalogEntry) -> [Difference] {
        guard let target = modules[entry.module] else { return [] }
        let names = Set(entry.declaration.conditions.flatMap(\.namesInCondition))
        let own = target.conditions.symmetricDifference(tests.conditions).intersection(names)
        // The build systems of packages define it by themselves.
        let ignored: Set = target.isInPackage || tests.isInPackage ? ["DEBUG"] : []
        return own.subtracting(ignored).sorted().map {
            Difference(condition: $0, module: entry.module, isInTests: tests.conditions.contains($0))
        }
    }

    private func diagnostic(of difference: Difference, _ entries: [CatalogEntry]) -> Diagnostic? {
        guard let first = entries.first, let target = modules[difference.module] else { return nil }
        let others = entries.count == 1 ? "" : " and \(entries.count - 1) more"
        let verb = entries.count == 1 ? "depends" : "depend"
        let (owner, other) = difference.isInTests ? (tests, target) : (target, tests)
        return Diagnostic(
            .missingCondition, .warning,
            "'\(difference.condition)', on which '\(first.title)'\(others) \(verb), is a condition of the target "
                + "'\(owner.name)' and not of '\(other.name)', so the tests are compiled differently; "
                + advice(on: difference),
            at: first.location)
    }

    private func advice(on difference: Difference) -> String {
        let (verb, preposition) = difference.isInTests ? ("remove", "from") : ("add", "to")
        let (setting, place) =
            tests.isInPackage
            ? (".define(\"\(difference.condition)\")", "the 'swiftSettings' of '\(tests.name)' in Package.swift")
            : (difference.condition, "SWIFT_ACTIVE_COMPILATION_CONDITIONS of '\(tests.name)'")
        return "\(verb) '\(setting)' \(preposition) \(place)"
    }
}

extension String {
    /// The names in a condition of `#if`, without functions such as `os(iOS)`.
    fileprivate var namesInCondition: [String] {
        matches(of: /([A-Za-z_]\w*)(\s*\([^()]*\))?/).filter { $0.output.2 == nil }.map { String($0.output.1) }
    }

    /// Returns whether a condition is certainly false, because it or a part of it joined by `&&` is `os(...)` or `!os(...)`.
    fileprivate func isFalse(on platforms: [ProjectPlatform]) -> Bool {
        let parts = split(separator: "&&")
        // A part of an expression in brackets decides nothing.
        let isSplit = parts.allSatisfy { $0.count { $0 == "(" } == $0.count { $0 == ")" } }
        guard isSplit, !contains("||") else { return false }
        return parts.compactMap { $0.wholeMatch(of: /\s*(!?)[\s(]*os\((\w+)\)[\s)]*/) }.contains { part in
            guard let platform = ProjectPlatform(rawValue: String(part.output.2)) else { return false }
            return part.output.1.isEmpty ? !platforms.contains(platform) : platforms == [platform]
        }
    }
}

extension Project {
    /// Leaves out the entries whose conditions hold on no platform of the test target, as far as it is known.
    func skipOtherPlatforms(in catalog: inout Catalog) {
        guard let test = targets?.importer, !test.platforms.isEmpty else { return }
        let names = test.platforms.map(\.rawValue).listed(with: "and")
        for (index, entry) in catalog.entries.enumerated() where entry.status == .included {
            guard entry.declaration.conditions.contains(where: { $0.isFalse(on: test.platforms) }) else { continue }
            catalog.entries[index].status = .skipped
            catalog.entries[index].reason = "'#if' leaves out \(names), on which '\(test.name)' runs"
        }
    }

    var conditionDifferences: ConditionDifferences? {
        if let build { return ConditionDifferences(in: build) }
        guard let targets, let test = targets.test else { return nil }
        let modules = targets.importable.compactMap { target in target.module.map { ($0, target.withConditions) } }
        return ConditionDifferences(
            tests: test.withConditions, modules: Dictionary(modules) { first, _ in first })
    }
}

extension ConditionDifferences {
    fileprivate init?(in build: BuildInputs) {
        guard let own = build.conditions else { return nil }
        tests = (build.target, isInPackage: true, Set(own))
        let targets = (build.modules + build.otherModules).compactMap { module -> (String, Target)? in
            module.conditions.map { (module.name, (module.target ?? module.name, isInPackage: true, Set($0))) }
        }
        modules = Dictionary(targets) { first, _ in first }
    }
}

extension ProjectTarget {
    fileprivate var withConditions: ConditionDifferences.Target {
        (name, isInPackage: project.hasSuffix("Package.swift"), Set(build.conditions))
    }
}
