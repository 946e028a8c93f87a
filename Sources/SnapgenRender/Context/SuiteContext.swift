import SnapgenModel

/// The context of a tests file's template; a class, because each of thousands of tests refers to it.
final class SuiteContext {
    let suite: PlannedSuite
    /// The names of the support file.
    let names: SwiftNames
    /// The names of the functions that hold the code of the suite's previews.
    let previews: PreviewNames
    let options: RenderOptions

    /// The context of the files of `suite`; `names` are those of the support file.
    init(_ suite: PlannedSuite, names: SwiftNames, options: RenderOptions) {
        self.suite = suite
        self.names = names
        self.previews = PreviewNames(suite)
        self.options = options
    }

    /// The schema of `context`.
    static let schema: [String: TemplateSchema] = [
        "module": .text,
        "suite": .text,
        "declares_suite": .flag,
        "sets_up": .flag,
        "imports": .list(.text),
        "conditional_imports": .list(.object(["condition": .text, "imports": .list(.text)])),
        "testable_imports": .list(.text),
        "condition": .text,
        "groups": .list(
            .object([
                "condition": .text, "tests": .list(TestContext.schema), "previews": .list(PreviewContext.schema),
            ])),
        "helpers": .list(HelperContext.schema),
    ]

    /// The variables of a file with their values.
    func context(of file: TestFile) -> TemplateContext {
        let groups = TestGroup.groups(of: file.tests)
        let declaresSuite = file.name == nil && !suite.tests.isEmpty
        let common = TestGroup.commonCondition(of: declaresSuite ? TestGroup.groups(of: suite.tests) : groups)
        let imports = SuiteImports(of: file.tests, in: suite.module, options)
        return TemplateContext(
            schema: Self.schema,
            values: [
                "module": .text(suite.module),
                "suite": .text(SwiftIdentifier.quoted(suite.name)),
                "declares_suite": .flag(declaresSuite),
                "sets_up": .flag(options.tests.setUp != nil),
                "imports": .texts(imports.always),
                "conditional_imports": .list(imports.conditional.map(\.value)),
                "testable_imports": .texts(imports.testable),
                "condition": .text(common ?? ""),
                "groups": .list(
                    zip(groups, PreviewContext.all(in: groups, names: previews)).map { group, previews in
                        value(of: group, previews, hidesCondition: common != nil)
                    }),
                "helpers": .list(HelperContext.all(in: file.tests).map(\.value)),
            ])
    }

    private func value(of group: TestGroup, _ carried: [PreviewContext], hidesCondition: Bool) -> TemplateValue {
        let tests = group.tests.map { TestContext($0, in: self).value }
        return .object([
            "condition": .text(hidesCondition ? "" : group.condition),
            "tests": .list(tests),
            "previews": .list(carried.map(\.value)),
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
