import SnapgenConfiguration
package import SnapgenModel
package import SnapgenPlan
import SnapgenScan

/// Writes the files of an app that show single samples, and the UI tests that launch it with them.
package enum UITestRenderer {
    /// - Parameter appModule: the app's module, whose files do not import it; `nil` if it is none of the plan's.
    package static func appFile(
        of plan: TestPlan, _ options: RenderOptions, appModule: String?
    ) throws(DiagnosticError) -> RenderedFile {
        let context = GalleryContext.members.context(of: GalleryContext(plan, appModule: appModule))
        let gallery = try TemplateEngine.render("gallery", in: .builtIn, context)
        let text = "#if DEBUG && canImport(SwiftUI)\n\(gallery)\n\(SnapgenTemplates.reader)#endif\n"
        return RenderedFile(GeneratedFileName.gallery, trimming: text, version: options.shortVersion)
    }

    package static func testFile(of plan: TestPlan, _ options: RenderOptions) throws(DiagnosticError) -> RenderedFile {
        let context = SampleTestsContext.members.context(of: SampleTestsContext(plan))
        let text = try TemplateEngine.render("sample-tests", in: .builtIn, context)
        return RenderedFile(GeneratedFileName.samples, trimming: text, version: options.shortVersion)
    }
}

extension TestPlan {
    /// The entries of views with all their samples, as one test each, except for samples that are made asynchronously.
    var shownEntries: [PlannedTest] {
        let shown = suites.flatMap(\.tests).filter { $0.entry.strategy == .image && $0.entry.kind != .asyncSamples }
        return shown.grouped(by: \.entry.id).map { tests in
            var test = tests[0]
            if test.samples != nil {
                test.samples = tests.flatMap { $0.samples ?? [] }.distinct(\.number).sorted { $0.number < $1.number }
            }
            return test
        }
    }
}

extension PlannedTest {
    /// The names by which UI tests launch the app with its samples.
    fileprivate var sampleNames: [String] {
        (samples ?? []).map { "\(entry.module)/\(entry.title)/\($0.fullName)" }
    }

    /// The condition of `#available` for the entry; empty for none, `nil` if none has the meaning of its attributes.
    var availableCondition: String? {
        let conditions = entry.declaration.availability.map(CatalogEntry.availableCondition)
        guard !conditions.contains(nil) else { return nil }
        return Set(conditions.compactMap { $0 }).sorted().joined(separator: "), #available(")
    }
}

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
        let tests = group.tests.map(code).joined(separator: "\n")
        let code = group.condition.isEmpty ? tests : "            #if \(group.condition)\n\(tests)\n            #endif"
        return (conditions.map { "            \($0)" } + [code]).joined(separator: "\n")
    }

    private func code(of test: PlannedTest) -> String {
        let literals = [test.entry.module, test.entry.title].map(SwiftLiteral.string).joined(separator: ", ")
        let entry = """
                        entries.append(
                            Entry(\(literals), \(samples(of: test))) {
                                \(test.entry.besideSwiftUI.samplesCall)
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

struct SampleTestsContext {
    private let groups: [TestGroup]

    init(_ plan: TestPlan) {
        let shown = plan.shownEntries.filter { $0.samples != nil && $0.availableCondition != nil }
        groups = TestGroup.groups(of: shown)
    }

    static let members: TemplateMembers<SampleTestsContext> = ["groups": .texts { $0.code }]

    private var code: [String] {
        let names = SwiftNames.distinct(groups.flatMap(\.tests).flatMap(\.sampleNames), SwiftIdentifier.suffix)
        return groups.map { group in
            let functions = group.tests.flatMap { test in
                test.sampleNames.map { code(of: $0, in: test, "test\(names[$0] ?? "")") }
            }
            let body = functions.joined(separator: "\n\n")
            return group.conditional("nonisolated extension SnapgenSampleTests {\n\(body)\n}")
        }
    }

    private func code(of sample: String, in test: PlannedTest, _ function: String) -> String {
        let available = test.availableCondition ?? ""
        let check = "guard #available(\(available)) else { throw XCTSkip(\"needs \(available)\") }\n"
        return "    @MainActor\n    func \(function)() throws {\n" + (available.isEmpty ? "" : "        \(check)")
            + "        try XCUIApplication().assertSample(\(arguments(of: sample, in: test)))\n    }"
    }

    private func arguments(of sample: String, in test: PlannedTest) -> String {
        let allowed = (test.entry.settings.allow?.issues ?? []).map { ".\(SwiftNames.joined($0.rawValue))" }
        let name = SwiftLiteral.string(sample)
        if allowed.isEmpty { return name }
        let separator = "\n            "
        return "\(separator)\(name),\(separator)allowing: \(SwiftLiteral.array(allowed))"
    }
}
