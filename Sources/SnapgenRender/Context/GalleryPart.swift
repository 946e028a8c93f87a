import SnapgenModel
import SnapgenNames

/// The samples in one file of an app, which are those in one generated tests file.
struct GalleryPart {
    private let suite: PlannedSuite
    private let file: TestFile
    private let tests: [PlannedTest]

    /// Returns the parts of a plan, without those that have no views.
    static func all(in plan: TestPlan) -> [GalleryPart] {
        let shown = Dictionary(plan.shownEntries.map { ($0.entry.id, $0) }) { first, _ in first }
        return plan.suites.flatMap { suite in
            TestFile.all(of: suite).compactMap { file in
                var seen: Set<String> = []
                let entries = file.tests.filter { $0.entry.strategy == .image && seen.insert($0.entry.id).inserted }
                let tests = entries.compactMap { shown[$0.entry.id] }.filter { $0.availableCondition != nil }
                return tests.isEmpty ? nil : GalleryPart(suite: suite, file: file, tests: tests)
            }
        }
    }

    /// The name of the tests file without its extension: `Hotels`, `Hotels+PriceLabel`.
    private var name: String {
        let name = file.name ?? GeneratedFileName.tests(of: suite.module)
        return name.hasSuffix(Self.suffix) ? String(name.dropLast(Self.suffix.count)) : name
    }

    private static let suffix = ".snapgen.swift"

    /// The name of the file.
    var fileName: String { "SnapgenGallery+\(name).swift" }

    /// The name of the function that adds the samples, which the name of the file determines.
    var function: String { "add_\(SwiftIdentifier.suffix(name))_\(StableHash.short(name))" }

    /// The schema of `context`; what ends in `literal` or `call` is Swift source.
    static let schema: [String: TemplateSchema] = [
        "function": .text,
        "imports": .list(.text),
        "conditional_imports": .list(.object(["condition": .text, "imports": .list(.text)])),
        "testable_imports": .list(.text),
        "entry_groups": .list(
            .object([
                "condition": .text,
                "entries": .list(
                    .object([
                        "module_literal": .text, "title_literal": .text, "samples": .text, "samples_call": .text,
                        "available": .text,
                    ])),
            ])),
        "groups": .list(.object(["condition": .text, "previews": .list(PreviewContext.schema)])),
        "helpers": .list(HelperContext.schema),
    ]

    /// The variables of the file with their values.
    ///
    /// - Parameter appModule: The module that contains the file.
    func context(_ options: RenderOptions, appModule: String?) -> TemplateContext {
        let names = PreviewNames(suite)
        let groups = TestGroup.groups(of: tests)
        let imports = SuiteImports(ofApp: appModule, for: tests, in: suite.module, options)
        return TemplateContext(
            schema: Self.schema,
            values: [
                "function": .text(function),
                "imports": .texts(imports.always),
                "conditional_imports": .list(imports.conditional.map(\.value)),
                "testable_imports": .texts(imports.testable),
                "entry_groups": .list(
                    groups.map { group in
                        .object([
                            "condition": .text(group.condition),
                            "entries": .list(group.tests.map { value(of: $0, names) }),
                        ])
                    }),
                "groups": .list(
                    zip(groups, PreviewContext.all(in: groups, names: names)).map { group, previews in
                        .object([
                            "condition": .text(group.condition), "previews": .list(previews.map(\.value)),
                        ])
                    }),
                "helpers": .list(HelperContext.all(in: tests).map(\.value)),
            ])
    }

    private func value(of test: PlannedTest, _ names: PreviewNames) -> TemplateValue {
        .object([
            "module_literal": .text(SwiftLiteral.string(suite.module)),
            "title_literal": .text(SwiftLiteral.string(test.entry.title)),
            "samples": .text(samples(of: test)),
            "samples_call": .text(SamplesCall(test.entry, previews: names).text),
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
