import SnapgenPlan
import SnapgenScan

struct GalleryContext {
    private let tests: [PlannedTest]
    private let imports: TestImports

    init(_ plan: TestPlan, appModule: String?) {
        tests = plan.shownEntries.filter { $0.availableCondition != nil }
        imports = TestImports(ofApp: appModule, for: tests)
    }

    static let members: TemplateMembers<GalleryContext> = [
        "imports": .texts { $0.imports.always },
        "conditional_imports": .list(TestImports.Conditional.members) { $0.imports.conditional },
        "entries": .texts { context in TestGroup.groups(of: context.tests).map(context.code) },
    ]

    private func code(of group: TestGroup) -> String {
        let conditions = group.conditions.map { $0.code(declaring: "let") }.joined().split(separator: "\n")
        let tests = group.tests.map(code)
        let isConditional = !group.condition.isEmpty
        let start = isConditional ? ["#if \(group.condition)"] : []
        let head = conditions.map(String.init) + start
        return (head.map { "            \($0)" } + tests + (isConditional ? ["            #endif"] : []))
            .joined(separator: "\n")
    }

    private func code(of test: PlannedTest) -> String {
        let literals = [test.entry.module, test.entry.title].map(SwiftLiteral.string).joined(separator: ", ")
        let entry = """
                        entries.append(
                            Entry(\(literals), \(samples(of: test))) {
                                \(SamplesCall(entry: test.entry).text)
                            })
            """
        guard let available = test.availableCondition, !available.isEmpty else { return entry }
        let body = entry.indented
        return "            if #available(\(available)) {\n\(body)\n            }"
    }

    /// The known names with the labels in the source; `nil` as Swift source if they are determined at run time.
    private func samples(of test: PlannedTest) -> String {
        guard let samples = test.samples else { return "nil" }
        let labels = Dictionary((test.entry.samples ?? []).map { ($0.number, $0.label) }) { first, _ in first }
        let pairs = samples.map { sample in
            let label = labels[sample.number].flatMap { $0 } ?? sample.fullName
            return "(\(SwiftLiteral.string(sample.fullName)), \(SwiftLiteral.string(label)))"
        }
        return SwiftLiteral.array(pairs)
    }
}
