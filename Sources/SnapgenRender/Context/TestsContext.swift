import SnapgenConfiguration
import SnapgenModel
import SnapgenPlan
import Stencil

/// The context of the template of the tests; a class, because each of thousands of tests refers to it.
final class TestsContext {
    /// The names of the settings.
    let names: SwiftNames
    let options: RenderOptions
    private let plan: TestPlan

    /// Creates the context of a plan; `names` are those of the settings.
    init(_ plan: TestPlan, names: SwiftNames, options: RenderOptions) {
        self.plan = plan
        self.names = names
        self.options = options
    }

    /// The schema of `context`.
    static let schema: [String: TemplateSchema] = [
        "imports": .list(.text),
        "conditional_imports": .list(.object(["condition": .text, "imports": .list(.text)])),
        "sets_up": .flag,
        "suites": .list(
            .object(["module": .text, "suite": .text, "code": .text, "groups": .list(GroupContext.schema)])),
        "framework": .text,
        "checks_program": .flag,
        "planned_modules": ProgramContext.schema,
    ]

    /// The variables with their values.
    var context: TemplateContext {
        let suites = plan.suites.filter { !$0.tests.isEmpty }
        let program = ProgramContext(plan, options)
        let imports = TestImports(suites, options)
        return TemplateContext(
            schema: Self.schema,
            values: [
                "imports": imports.always,
                "conditional_imports": imports.conditional.map(\.value),
                "sets_up": options.tests.setUp != nil,
                "suites": suites.map { SuiteContext($0, in: self) },
                "framework": options.tests.framework.rawValue,
                "checks_program": program.isChecked,
                "planned_modules": program.modules,
            ])
    }
}

/// The context of one suite.
private struct SuiteContext: DynamicMemberLookup {
    private let suite: PlannedSuite
    private let groups: [GroupContext]

    init(_ suite: PlannedSuite, in context: TestsContext) {
        self.suite = suite
        groups = TestGroup.groups(of: suite.tests).map { GroupContext($0, of: suite, in: context) }
    }

    subscript(dynamicMember member: String) -> Any? {
        switch member {
        case "module": suite.module
        case "suite": SwiftIdentifier.quoted(suite.name)
        case "code": groups.map(\.code).joined(separator: "\n\n")
        case "groups": groups
        default: nil
        }
    }
}

/// The context of the tests of one source file and condition.
private struct GroupContext: DynamicMemberLookup {
    private let group: TestGroup
    private let suite: PlannedSuite
    private let context: TestsContext

    init(_ group: TestGroup, of suite: PlannedSuite, in context: TestsContext) {
        self.group = group
        self.suite = suite
        self.context = context
    }

    /// The schema of a group.
    static let schema = TemplateSchema.object([
        "path": .text, "condition": .text, "conditions": PreviewCondition.schema, "code": .text,
        "tests": .list(TestContext.schema),
    ])

    subscript(dynamicMember member: String) -> Any? {
        switch member {
        case "path": path
        case "condition": group.condition
        case "conditions": StencilValue.filled(group.conditions.map(\.value))
        case "code": code
        case "tests": tests
        default: nil
        }
    }

    /// The whole group: its path as a comment, its conditions, and the extension with its tests.
    var code: String {
        let conditions = group.conditions.map { $0.code(declaring: "nonisolated private let") + "\n" }.joined()
        let attribute = context.options.tests.framework == .xctest ? "nonisolated " : "@MainActor\n"
        let functions = tests.map(\.code).joined(separator: "\n\n")
        let tests = "\(attribute)extension \(SwiftIdentifier.quoted(suite.name)) {\n\(functions)\n}"
        let isConditional = !group.condition.isEmpty
        return "\(path)\n\(conditions)"
            + (isConditional ? "#if \(group.condition)\n\(SwiftFilter.indented.applied(to: tests))\n#endif" : tests)
    }

    private var path: String { SwiftLiteral.comment(group.path.string) }
    private var tests: [TestContext] { group.tests.map { TestContext($0, of: suite, in: context) } }
}

extension TestSettings.Framework {
    /// The module that tests import.
    var module: String {
        switch self {
        case .xctest: "XCTest"
        case .swiftTesting: "Testing"
        }
    }
}
