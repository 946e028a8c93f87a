import SnapgenModel

/// What the template of a tests file sees.
struct SuiteInput {
    private let context: SuiteContext

    /// The input for `suite`; `names` are those of the support file.
    init(_ suite: PlannedSuite, names: SwiftNames, options: RenderOptions) {
        context = SuiteContext(suite, names: names, options: options)
    }

    private var suite: PlannedSuite { context.suite }
    private var options: RenderOptions { context.options }

    /// The shape that `input` always has.
    static let shape: [String: TemplateShape] = [
        "module": .text,
        "suite": .text,
        "traits": .list(.text),
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
                "traits": .texts(traits),
                "imports": .texts(imports.always),
                "conditional_imports": .list(imports.conditional.map(Self.value)),
                "testable_imports": .texts(imports.testable),
                "condition": .text(common ?? ""),
                "groups": .list(
                    zip(groups, PreviewInput.all(in: groups, names: context.previews)).map { group, previews in
                        value(of: group, previews, hidesCondition: common != nil)
                    }),
            ])
    }

    private static func value(of imports: SuiteImports.Conditional) -> TemplateValue {
        .object(["condition": .text(imports.condition), "imports": .texts(imports.declarations)])
    }

    /// What Swift Testing is told of the suite: tests that wait with a view on a window wait for one another.
    private var traits: [String] {
        let usesWindow = suite.tests.contains { $0.entry.strategy == .image && $0.needsMoment }
        let records = suite.tests.contains { options.tests.engine(for: $0.entry.strategy) == .snapshotTesting }
        return (usesWindow ? [".serialized"] : []) + (records ? ["SnapgenRecording.asConfigured"] : [])
    }

    private func value(of group: TestGroup, _ carried: [PreviewInput], hidesCondition: Bool) -> TemplateValue {
        let tests = group.tests.map { TestInput($0, in: context).value }
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
