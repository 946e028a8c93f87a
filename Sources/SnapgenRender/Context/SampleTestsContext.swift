import SnapgenConfiguration
import SnapgenModel
import SnapgenPlan
import SnapgenScan

struct SampleTestsContext {
    private let groups: [(group: TestGroup, samples: [Sample])]
    private let path: String

    private struct Sample {
        var test: PlannedTest
        var sample: PlannedSample
        var keys: String?

        var name: String { "\(test.entry.module)/\(test.entry.title)/\(sample.fullName)" }
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
        let names = SwiftNames.distinct(groups.flatMap(\.samples).map(\.name), SwiftIdentifier.suffix)
        return groups.map { group, samples in
            let functions = samples.map { code(of: $0, "test\(names[$0.name] ?? "")") }.joined(separator: "\n\n")
            return group.conditional("nonisolated extension SnapgenSampleTests {\n\(functions)\n}")
        }
    }

    private func code(of sample: Sample, _ function: String) -> String {
        let available = sample.test.availableCondition ?? ""
        let check = "guard #available(\(available)) else { throw XCTSkip(\"needs \(available)\") }\n"
        return "    @MainActor\n    func \(function)() throws {\n" + (available.isEmpty ? "" : "        \(check)")
            + "        try XCUIApplication().assertSample(\(arguments(of: sample)))\n    }"
    }

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
