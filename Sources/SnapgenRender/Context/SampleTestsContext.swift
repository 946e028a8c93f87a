import SnapgenConfiguration
import SnapgenModel
import SnapgenNames
import SnapgenPlan
import SnapgenScan

struct SampleTestsContext {
    private let groups: [(group: TestGroup, samples: [Sample])]
    private let path: String

    private struct Sample {
        var test: PlannedTest
        var sample: PlannedSample
        /// The path of the recorded keys below the root; `nil` if none are recorded.
        var keys: String?

        /// The name with its module, which is unique.
        var name: String { "\(test.entry.module)/\(test.entry.title)/\(sample.galleryName)" }
    }

    /// - Parameter path: the path of the file below the root, with a slash before it.
    init(_ plan: TestPlan, path: String) {
        self.path = path
        let keys = plan.recordedKeys
        let shown = plan.shownEntries.filter { $0.samples != nil && $0.availableCondition != nil }
        groups = TestGroup.groups(of: shown).map { group in
            let samples = group.tests.flatMap { test in
                (test.samples ?? []).map { sample in
                    Sample(test: test, sample: sample, keys: keys[test.entry.id]?[sample.name])
                }
            }
            return (group, samples)
        }
    }

    static let members: TemplateMembers<SampleTestsContext> = [
        "path_literal": .text { SwiftLiteral.string($0.path) },
        "groups": .texts { $0.code },
    ]

    private var code: [String] {
        let names = functionNames
        return groups.map { group, samples in
            let functions = samples.map { code(of: $0, names[$0.name] ?? "") }.joined(separator: "\n\n")
            return group.conditional("nonisolated extension SnapgenSampleTests {\n\(functions)\n}")
        }
    }

    /// The functions by the names of samples; several that would be equal have a hash.
    private var functionNames: [String: String] {
        let names = groups.flatMap(\.samples).map(\.name)
        let endings = Dictionary(grouping: Set(names), by: SwiftIdentifier.suffix)
        let all = names.map { name in
            let ending = SwiftIdentifier.suffix(name)
            let hash = (endings[ending]?.count ?? 0) > 1 ? "_\(StableHash.short(name))" : ""
            return (name, "test\(ending)\(hash)")
        }
        return Dictionary(all) { first, _ in first }
    }

    private func code(of sample: Sample, _ function: String) -> String {
        let available = sample.test.availableCondition ?? ""
        let check = "guard #available(\(available)) else { throw XCTSkip(\"needs \(available)\") }\n"
        return "    @MainActor\n    func \(function)() throws {\n" + (available.isEmpty ? "" : "        \(check)")
            + "        try XCUIApplication().assertSample(\(arguments(of: sample)))\n    }"
    }

    /// The arguments of the assertion, on lines of their own if there are several.
    private func arguments(of sample: Sample) -> String {
        let allowed = sample.test.entry.settings.allow?.issues ?? []
        let arguments = [
            SwiftLiteral.string(sample.name),
            sample.keys.map { "keys: SampleKeys(below: Self.root, at: \(SwiftLiteral.string($0)))" },
            allowed.isEmpty ? nil : "allowing: \(SwiftLiteral.array(allowed.map { ".\($0.swiftName)" }))",
        ].compactMap { $0 }
        let separator = "\n            "
        return arguments.count == 1 ? arguments[0] : separator + arguments.joined(separator: ",\(separator)")
    }
}

extension TestPlan {
    /// The paths of recorded keys by the ids of entries and the names of samples.
    fileprivate var recordedKeys: [String: [String: String]] {
        let tests = suites.flatMap { suite in
            suite.tests.filter { $0.entry.strategy == .keys }.map { "\(target).\(suite.name)/\($0.function)" }
        }
        let functions = Set(tests)
        return cases.filter { functions.contains($0.test) }.reduce(into: [:]) { paths, planned in
            paths[planned.entry, default: [:]][planned.sample] = planned.reference
        }
    }
}

extension AccessibilityIssue {
    /// The name of the case in `SnapgenUITesting`.
    fileprivate var swiftName: String {
        let words = rawValue.split(separator: "-")
        return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
