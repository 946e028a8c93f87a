import SnapgenModel

/// The context of the file of an app that shows single samples.
struct GalleryContext {
    private let tests: [PlannedTest]
    private let imports: TestImports

    /// Creates the context of a plan.
    ///
    /// - Parameter appModule: The module that contains the file, and does not import itself.
    init(_ plan: TestPlan, _ options: RenderOptions, appModule: String?) {
        tests = plan.shownEntries.filter { $0.availableCondition != nil }
        imports = TestImports(ofApp: appModule, for: tests)
    }

    /// The schema of `context`; what ends in `literal` or `call` is Swift source.
    static let schema: [String: TemplateSchema] = [
        "imports": .list(.text),
        "conditional_imports": .list(.object(["condition": .text, "imports": .list(.text)])),
        "groups": .list(
            .object([
                "condition": .text,
                "conditions": PreviewCondition.schema,
                "entries": .list(
                    .object([
                        "module_literal": .text, "title_literal": .text, "samples": .text, "samples_call": .text,
                        "available": .text,
                    ])),
            ])),
    ]

    /// The variables of the file with their values.
    var context: TemplateContext {
        TemplateContext(
            schema: Self.schema,
            values: [
                "imports": .texts(imports.always),
                "conditional_imports": .list(imports.conditional.map(\.value)),
                "groups": .list(
                    TestGroup.groups(of: tests).map { group in
                        .object([
                            "condition": .text(group.condition),
                            "conditions": .list(group.conditions.map(\.value)),
                            "entries": .list(group.tests.map(value)),
                        ])
                    }),
            ])
    }

    private func value(of test: PlannedTest) -> TemplateValue {
        .object([
            "module_literal": .text(SwiftLiteral.string(test.entry.module)),
            "title_literal": .text(SwiftLiteral.string(test.entry.title)),
            "samples": .text(samples(of: test)),
            "samples_call": .text(SamplesCall(test.entry).text),
            "available": .text(test.availableCondition ?? ""),
        ])
    }

    /// The known names with the labels in the source; `nil` as Swift source if they are determined at run time.
    private func samples(of test: PlannedTest) -> String {
        guard let samples = test.samples else { return "nil" }
        let labels = Dictionary((test.entry.samples ?? []).map { ($0.number, $0.label) }) { first, _ in first }
        let pairs = samples.map { sample in
            let label = labels[sample.number].flatMap { $0 } ?? sample.galleryName
            return "(\(SwiftLiteral.string(sample.galleryName)), \(SwiftLiteral.string(label)))"
        }
        return SwiftLiteral.array(pairs)
    }
}
