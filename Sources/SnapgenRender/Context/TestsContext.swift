import SnapgenModel

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
            .object([
                "module": .text,
                "suite": .text,
                "groups": .list(
                    .object([
                        "path": .text, "condition": .text, "conditions": PreviewCondition.schema,
                        "tests": .list(TestContext.schema),
                    ])),
            ])),
        "framework": .text,
        "checks_program": .flag,
        "planned_modules": ProgramContext.schema,
    ]

    /// The variables with their values.
    var context: TemplateContext {
        let suites = plan.suites.filter { !$0.tests.isEmpty }
        let program = ProgramContext(plan, options)
        let imports = TestImports(suites, options, checksProgram: program.isChecked)
        return TemplateContext(
            schema: Self.schema,
            values: [
                "imports": .texts(imports.always),
                "conditional_imports": .list(imports.conditional.map(\.value)),
                "sets_up": .flag(options.tests.setUp != nil),
                "suites": .list(suites.map(value)),
                "framework": .text(options.tests.framework.rawValue),
                "checks_program": .flag(program.isChecked),
                "planned_modules": .list(program.modules),
            ])
    }

    private func value(of suite: PlannedSuite) -> TemplateValue {
        .object([
            "module": .text(suite.module),
            "suite": .text(SwiftIdentifier.quoted(suite.name)),
            "groups": .list(
                TestGroup.groups(of: suite.tests).map { group in
                    .object([
                        "path": .text(SwiftLiteral.comment(group.path.string)),
                        "condition": .text(group.condition),
                        "conditions": .list(group.conditions.map(\.value)),
                        "tests": .list(group.tests.map { TestContext($0, of: suite, in: self).value }),
                    ])
                }),
        ])
    }
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
