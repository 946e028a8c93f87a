import SnapgenModel

/// What the template of a tests file sees.
struct SuiteInput {
    private let suite: PlannedSuite
    private let names: SwiftNames
    private let previews: PreviewNames
    private let options: RenderOptions

    /// The input for `suite`; `names` are those of the support file.
    init(_ suite: PlannedSuite, names: SwiftNames, options: RenderOptions) {
        self.suite = suite
        self.names = names
        self.previews = PreviewNames(suite)
        self.options = options
    }

    /// The shape that `input` always has.
    static let shape: [String: TemplateShape] = [
        "module": .text,
        "suite": .text,
        "imports": .list(.text),
        "conditional_imports": .list(.object(["condition": .text, "imports": .list(.text)])),
        "testable_imports": .list(.text),
        "condition": .text,
        "groups": .list(
            .object([
                "condition": .text, "tests": .list(TestInput.shape), "previews": .list(PreviewInput.shape),
            ])),
    ]

    /// The variables with their values.
    var input: TemplateInput {
        let groups = TestGroup.groups(of: suite.tests)
        let common = TestGroup.commonCondition(of: groups)
        let imports = SuiteImports(of: suite, options.tests)
        return TemplateInput(
            shape: Self.shape,
            values: [
                "module": .text(suite.module),
                "suite": .text(SwiftIdentifier.quoted(suite.name)),
                "imports": .texts(imports.always),
                "conditional_imports": .list(imports.conditional.map(Self.value)),
                "testable_imports": .texts(imports.testable),
                "condition": .text(common ?? ""),
                "groups": .list(groups.map { value(of: $0, hidesCondition: common != nil) }),
            ])
    }

    private static func value(of imports: SuiteImports.Conditional) -> TemplateValue {
        .object(["condition": .text(imports.condition), "imports": .texts(imports.declarations)])
    }

    private func value(of group: TestGroup, hidesCondition: Bool) -> TemplateValue {
        .object([
            "condition": .text(hidesCondition ? "" : group.condition),
            "tests": .list(group.tests.map { TestInput($0, names: names, previews: previews, options: options).value }),
            "previews": .list(PreviewInput.all(in: group.tests, names: previews).map(\.value)),
        ])
    }
}
