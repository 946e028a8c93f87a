import SnapgenModel

/// What the template of a tests file sees.
struct SuiteInput {
    private let suite: PlannedSuite
    private let names: SwiftNames
    private let options: RenderOptions

    /// The input for `suite`; `names` are those of the support file.
    init(_ suite: PlannedSuite, names: SwiftNames, options: RenderOptions) {
        self.suite = suite
        self.names = names
        self.options = options
    }

    /// The shape that `input` always has.
    static let shape: [String: TemplateShape] = [
        "module": .text,
        "suite": .text,
        "traits": .list(.text),
        "imports": .list(.text),
        "testable_imports": .list(.text),
        "optional_imports": .list(.text),
        "condition": .text,
        "groups": .list(.object(["condition": .text, "tests": .list(TestInput.shape)])),
    ]

    /// The variables with their values.
    var input: TemplateInput {
        let groups = TestGroup.groups(of: suite.tests)
        let common = TestGroup.commonCondition(of: groups)
        return TemplateInput(
            shape: Self.shape,
            values: [
                "module": .text(suite.module),
                "suite": .text(SwiftIdentifier.quoted(suite.name)),
                "traits": .texts(traits),
                "imports": .texts(imports),
                "testable_imports": .texts(testableImports),
                "optional_imports": .texts(optionalImports),
                "condition": .text(common ?? ""),
                "groups": .list(groups.map { value(of: $0, hidesCondition: common != nil) }),
            ])
    }

    private var imports: [String] {
        Set([options.tests.framework.module] + options.tests.imports).subtracting(["SwiftUI"]).sorted()
    }

    /// What Swift Testing is told of the suite: tests that wait with a view on a window wait for one another.
    private var traits: [String] {
        let usesWindow = suite.tests.contains { $0.entry.strategy == .image && $0.delay > 0 }
        let records = suite.tests.contains { options.tests.engine(for: $0.entry.strategy) == .snapshotTesting }
        return (usesWindow ? [".serialized"] : []) + (records ? ["SnapgenRecording.asConfigured"] : [])
    }

    /// Modules that declare members which the tests name, where the platform and the package have them.
    private var optionalImports: [String] {
        let entries = suite.tests.map(\.entry)
        let modifiers = entries.contains(where: \.hasModifier) ? ["SnapgenCatalog"] : []
        return modifiers + (entries.contains { $0.kind == .previews } ? ["SwiftUI"] : [])
    }

    private var testableImports: [String] {
        Set([suite.module] + options.tests.testableImports).sorted()
    }

    private func value(of group: TestGroup, hidesCondition: Bool) -> TemplateValue {
        .object([
            "condition": .text(hidesCondition ? "" : group.condition),
            "tests": .list(group.tests.map { TestInput($0, names: names, options: options).value }),
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
