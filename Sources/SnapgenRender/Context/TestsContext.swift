import SnapgenConfiguration
import SnapgenModel
import SnapgenPlan
import SnapgenScan

/// The context of the template of the tests; a class, because each of thousands of tests refers to it.
final class TestsContext {
    let names: SwiftNames
    let options: RenderOptions
    private let plan: TestPlan
    private let suites: [PlannedSuite]
    let imports: TestImports

    init(_ plan: TestPlan, _ options: RenderOptions) {
        self.options = options
        names = SwiftNames(plan.batches)
        suites = plan.suites.filter { !$0.tests.isEmpty }
        self.plan = plan
        imports = TestImports(suites, options)
    }

    static let members: TemplateMembers<TestsContext> = [
        "imports": .texts { $0.imports.always },
        "conditional_imports": .list(TestImports.Conditional.members) { $0.imports.conditional },
        "sets_up": .flag { $0.options.tests.setUp != nil },
        "suites": .list(SuiteContext.members) { context in
            context.suites.map { SuiteContext(suite: $0, context: context) }
        },
        "framework": .text { $0.options.tests.framework.rawValue },
        "checks_program": .flag { $0.plan.isComparable($0.options) },
        "planned_modules": .list(ProgramModule.members) { $0.plan.modules($0.options) },
    ]
}

private struct SuiteContext {
    let suite: PlannedSuite
    let context: TestsContext

    static let members: TemplateMembers<SuiteContext> = [
        "module": .text { $0.suite.module },
        "suite": .text { SwiftIdentifier.quoted($0.suite.name) },
        "code": .text { $0.groups.map(\.code).joined(separator: "\n\n") },
        "groups": .list(GroupContext.members) { $0.groups },
    ]

    private var groups: [GroupContext] {
        TestGroup.groups(of: suite.tests).map { GroupContext(group: $0, suite: suite, context: context) }
    }
}

private struct GroupContext {
    let group: TestGroup
    let suite: PlannedSuite
    let context: TestsContext

    static let members: TemplateMembers<GroupContext> = [
        "path": .text { $0.path },
        "condition": .text { $0.group.condition },
        "conditions": .list(PreviewCondition.members) { $0.group.conditions },
        "code": .text { $0.code },
        "tests": .list(TestContext.members) { $0.tests },
    ]

    var code: String {
        let conditions = group.conditions.map { $0.code(declaring: "nonisolated private let") + "\n" }.joined()
        let attribute = context.options.tests.framework == .xctest ? "nonisolated " : "@MainActor\n"
        let functions = tests.map(\.code).joined(separator: "\n\n")
        let tests = "\(attribute)extension \(SwiftIdentifier.quoted(suite.name)) {\n\(functions)\n}"
        return "\(path)\n\(conditions)\(group.conditional(tests))"
    }

    private var path: String { SwiftLiteral.comment(group.path.string) }
    private var tests: [TestContext] {
        let entry = context.imports.includesSwiftUI ? \PlannedTest.entry.besideSwiftUI : \.entry
        return group.tests.map { TestContext(test: $0, entry: $0[keyPath: entry], suite: suite, context: context) }
    }
}

/// Tests of one source file that are compiled under one condition, and that one extension holds.
struct TestGroup {
    var path: RelativePath
    /// The condition behind `#if`; empty where the tests are always compiled.
    var condition: String
    var tests: ArraySlice<PlannedTest>
    var conditions: [PreviewCondition] = []

    /// A hundred functions in an extension compile as fast as fewer, and an editor still shows them.
    static let largest = 100

    /// The tests by path, condition and function: what moves in its file changes nothing.
    static func groups(of tests: [PlannedTest]) -> [TestGroup] {
        Dictionary(grouping: tests, by: \.entry.path).sorted { $0.key < $1.key }.flatMap(groups)
    }

    private static func groups(at path: RelativePath, of tests: [PlannedTest]) -> [TestGroup] {
        let branches = Dictionary(grouping: tests) { condition(of: $0.entry.testConditions) }
        var groups = branches.sorted { $0.key < $1.key }.flatMap { condition, tests in
            let sorted = tests.sorted { $0.function < $1.function }
            return stride(from: 0, to: sorted.count, by: largest).map { start in
                TestGroup(path: path, condition: condition, tests: sorted.dropFirst(start).prefix(largest))
            }
        }
        groups[0].conditions = PreviewCondition.all(in: tests)
        return groups
    }

    func conditional(_ code: String) -> String {
        condition.isEmpty ? code : "#if \(condition)\n\(code.indented)\n#endif"
    }

    static func condition(of conditions: [String]) -> String {
        guard conditions.count > 1 else { return conditions.first ?? "" }
        return conditions.map { $0.contains("||") ? "(\($0))" : $0 }.joined(separator: " && ")
    }
}

/// The previews of a module, with which a generated test compares those of the program.
///
/// An entry that is left out counts: the program contains it, and it needs no test.
private struct ProgramModule {
    let name: String
    let isWhole: Bool
    let files: [(path: String, arguments: String)]

    static let members: TemplateMembers<ProgramModule> = [
        "name_literal": .text { SwiftLiteral.string($0.name) },
        "is_whole": .flag { $0.isWhole },
        "code": .text { $0.code },
        "files": .list(["path": .text { $0.path }, "arguments": .text { $0.arguments }]) { $0.files },
    ]

    var code: String {
        files.map { "        \($0.path)\n        plan.add(\($0.arguments))" }.joined(separator: "\n\n")
    }
}

extension TestPlan {
    /// Indicates whether there is anything to compare with the program, and the plan has all of it.
    func isComparable(_ options: RenderOptions) -> Bool {
        let catalog = options.configuration.catalog
        return options.tests.checksProgram && !previews.isEmpty && catalog.macros.contains("Preview")
            && catalog.protocols.contains { $0.name == "PreviewProvider" }
    }

    fileprivate func modules(_ options: RenderOptions) -> [ProgramModule] {
        Dictionary(grouping: previews + samples, by: \.module).sorted { $0.key < $1.key }.map { module, previews in
            let files = Dictionary(grouping: previews, by: \.file).sorted { $0.key < $1.key }
                .map { (path: SwiftLiteral.comment($0.key), arguments: Self.arguments(of: $0.key, $0.value)) }
            return ProgramModule(name: module, isWhole: !options.partialModules.contains(module), files: files)
        }
    }

    private var samples: [PlannedPreview] {
        let entries = suites.flatMap(\.tests).map(\.entry).filter {
            $0.kind != .previews && $0.declaration.address == nil
        }
        return entries.compactMap { entry in
            var provider = entry
            provider.kind = .previews
            var planned = PlannedPreview(provider)
            planned?.isConditional = true
            return planned
        }
    }

    private static func arguments(of file: String, _ previews: [PlannedPreview]) -> String {
        let conditional = previews.filter { $0.isConditional || $0.reason != nil }
        let always = previews.filter { !$0.isConditional && $0.reason == nil }
        let lists = [
            ("previews", names(always)), ("conditional", names(conditional)),
            ("providers", providers(always)), ("conditionalProviders", providers(conditional)),
        ]
        let arguments = lists.filter { !$0.1.isEmpty }.map { "\($0.0): \(SwiftLiteral.array($0.1))" }
        return ([SwiftLiteral.string(file)] + arguments).joined(separator: ", ")
    }

    private static func providers(_ previews: [PlannedPreview]) -> [String] {
        Set(previews.compactMap(\.provider)).sorted().map(SwiftLiteral.string)
    }

    private static func names(_ previews: [PlannedPreview]) -> [String] {
        previews.compactMap(\.name).map(\.literal).sorted()
    }
}
