import SnapgenModel
import SnapgenNames
import SnapgenProject
import SnapgenScan

/// Finds conditions of `#if` that a tested module and the test target do not have in common.
///
/// A test stands under the conditions of its preview. If the test target does not have one, the test is not compiled,
/// and no message mentions it.
struct ConditionDifferences {
    typealias Target = (name: String, isInPackage: Bool, conditions: Set<String>)

    let tests: Target
    let modules: [String: Target]

    /// A warning for each condition, at the first entry that it decides about, in the order of the entries.
    func diagnostics(for entries: [CatalogEntry]) -> [Diagnostic] {
        let found = entries.filter { $0.status == .included }.flatMap { entry in
            differences(of: entry).map { ($0, entry) }
        }
        return found.grouped { [$0, $1.module] }.compactMap { diagnostic(of: $0[0].0, $0.map(\.1)) }
    }

    /// Returns the conditions of an entry that only its module or only the tests have.
    private func differences(of entry: CatalogEntry) -> [String] {
        guard let target = modules[entry.module] else { return [] }
        let names = Set(entry.declaration.conditions.flatMap(\.namesInCondition))
        let own = target.conditions.symmetricDifference(tests.conditions).intersection(names)
        // The build systems of packages define it by themselves.
        let ignored: Set = target.isInPackage || tests.isInPackage ? ["DEBUG"] : []
        return own.subtracting(ignored).sorted()
    }

    private func diagnostic(of condition: String, _ entries: [CatalogEntry]) -> Diagnostic? {
        guard let first = entries.first, let target = modules[first.module] else { return nil }
        let others = entries.count == 1 ? "" : " and \(entries.count - 1) more"
        let verb = entries.count == 1 ? "depends" : "depend"
        let isInTests = tests.conditions.contains(condition)
        let (owner, other) = isInTests ? (tests, target) : (target, tests)
        return first.warning(
            .missingCondition,
            "'\(condition)', on which '\(first.title)'\(others) \(verb), is a condition of the target "
                + "'\(owner.name)' and not of '\(other.name)', so the tests are compiled differently; "
                + advice(on: condition, isInTests: isInTests))
    }

    private func advice(on condition: String, isInTests: Bool) -> String {
        let (verb, preposition) = isInTests ? ("remove", "from") : ("add", "to")
        let (setting, place) =
            tests.isInPackage
            ? (".define(\"\(condition)\")", "the 'swiftSettings' of '\(tests.name)' in Package.swift")
            : (condition, "SWIFT_ACTIVE_COMPILATION_CONDITIONS of '\(tests.name)'")
        return "\(verb) '\(setting)' \(preposition) \(place)"
    }
}

extension String {
    /// The names in a condition of `#if`, without functions such as `os(iOS)`.
    fileprivate var namesInCondition: [String] {
        matches(of: /([A-Za-z_]\w*)(\s*\([^()]*\))?/).filter { $0.output.2 == nil }.map { String($0.output.1) }
    }

    /// Returns whether a condition of `#if` does not hold on a platform, whatever else it depends on.
    ///
    /// Names, functions and expressions in brackets become digits: 0 for false, 2 for true, and 1 for what is not known.
    fileprivate func isFalse(on platform: ProjectPlatform) -> Bool {
        var text = replacing(/(\w+)(\s*\(\s*(\w*)[^()]*\))?/) { part in
            switch (part.output.1, part.output.3) {
            case ("os", let name?):
                ["OSX": "macOS", "xrOS": "visionOS"][name, default: name] == platform.rawValue ? "2" : "0"
            case ("true", nil): "2"
            case ("false", nil): "0"
            default: "1"
            }
        }
        while let brackets = text.firstMatch(of: /\(([^()]*)\)/) {
            text.replaceSubrange(brackets.range, with: "\(brackets.output.1.truth)")
        }
        return text[...].truth == 0
    }
}

extension Substring {
    /// The value of digits that `!`, `&&` and `||` join.
    fileprivate var truth: Int {
        split(separator: "||").map { alternative in
            alternative.split(separator: "&&").map { part in
                let value = part.compactMap(\.wholeNumberValue).first ?? 1
                return part.count { $0 == "!" }.isMultiple(of: 2) ? value : 2 - value
            }.min() ?? 1
        }.max() ?? 1
    }
}

extension Project {
    /// Puts the entries of files that are compiled for some platforms of the tests under a condition, and leaves out
    /// those of files that are compiled for none.
    func skipUncompiled(in catalog: inout Catalog) {
        guard let targets else { return }
        let test = targets.importer
        let platforms = test.platforms.isEmpty ? ProjectPlatform.allCases : test.platforms
        for (index, entry) in catalog.entries.enumerated() where entry.status == .included {
            let sources = targets.importable.first { $0.module == entry.module }?.sources
            guard let filter = sources?.filters[entry.path.string], !filter.isSuperset(of: platforms) else { continue }
            let condition = filter.sorted().map { "os(\($0))" }.joined(separator: " || ")
            if !filter.isDisjoint(with: platforms) {
                catalog.entries[index].declaration.conditions.insert(condition, at: 0)
                continue
            }
            catalog.entries[index].status = .skipped
            let names = platforms.map(\.rawValue).listed(with: "and")
            catalog.entries[index].reason = "its file is not compiled for \(names), on which '\(test.name)' runs"
        }
    }

    /// Leaves out the entries whose conditions hold on no platform of the test target, as far as it is known.
    func skipOtherPlatforms(in catalog: inout Catalog) {
        guard let test = targets?.importer, !test.platforms.isEmpty else { return }
        let names = test.platforms.map(\.rawValue).listed(with: "and")
        for (index, entry) in catalog.entries.enumerated() where entry.status == .included {
            let conditions = entry.declaration.conditions
            guard test.platforms.allSatisfy({ os in conditions.contains { $0.isFalse(on: os) } }) else { continue }
            catalog.entries[index].status = .skipped
            catalog.entries[index].reason = "'#if' leaves out \(names), on which '\(test.name)' runs"
        }
    }

    var conditionDifferences: ConditionDifferences? {
        if let build { return ConditionDifferences(in: build) }
        guard let targets, let test = targets.test else { return nil }
        let modules = targets.importable.compactMap { target in target.module.map { ($0, target.withConditions) } }
        return ConditionDifferences(tests: test.withConditions, modules: Dictionary(modules) { first, _ in first })
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
