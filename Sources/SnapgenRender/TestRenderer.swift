import SnapgenConfiguration
package import SnapgenModel
package import SnapgenPlan
package import SnapgenScan

/// Writes a plan as Swift.
///
///     let renderer = TestRenderer(templates: .builtIn, options: RenderOptions(configuration, version: "1.0.0"))
///     try renderer.render(plan).map(\.path)  // [Snapgen.tests.swift, Snapgen.runtime.swift]
package struct TestRenderer: Sendable {
    private let templates: TemplateSet
    private let options: RenderOptions
    /// The dialect of the configured template, where it is another tool's.
    private let dialect: (any TemplateDialect)?

    /// - Parameter dialects: the dialects of other tools that the configured template may be written in.
    package init(templates: TemplateSet, options: RenderOptions, dialects: [any TemplateDialect] = []) {
        self.templates = templates
        self.options = options
        dialect = dialects.first { $0.isUsed(by: options.tests.template, in: templates) }
    }

    /// Indicates whether the template is written over the sources themselves and not over the plan.
    package var readsFacts: Bool { dialect != nil }

    /// The tests of all modules, and the runtime with the settings.
    ///
    /// The same plan, templates and options make the same bytes on every machine. A template in another tool's dialect
    /// makes the text of the tests.
    ///
    /// - Parameter facts: the context of such a template, in place of the plan; needed where `readsFacts` is true.
    /// - Throws: `missing-template` where the configuration names a template that does not exist, `bad-template` where
    ///   a template cannot be rendered.
    package func render(
        _ plan: TestPlan, facts: SourceFacts = SourceFacts()
    ) throws(DiagnosticError) -> [RenderedFile] {
        if let dialect {
            let project = DialectContext(facts: facts, plan: plan, options: options)
            let tests = try dialect.text(of: options.tests.template, in: templates, project)
            let name = options.builtPackage == nil ? GeneratedFileName.dialect : GeneratedFileName.tests
            return [
                RenderedFile(path: GeneratedFileName.path(name), version: options.shortVersion, undigested: tests),
                runtime("// The tests need no code beside them."),
            ]
        }
        let tests = try tests(of: plan)
        return [
            RenderedFile(GeneratedFileName.tests, trimming: tests, version: options.shortVersion),
            runtime(try settings(for: plan)),
        ]
    }

    /// The text of the tests of a plan, without the header of generated files.
    package func tests(of plan: TestPlan) throws(DiagnosticError) -> String {
        let context = TestsContext(plan, names: SwiftNames(plan.batches), options: options)
        return try TemplateEngine(templates).render(testsTemplate(), context.context)
    }

    /// The settings, with the code that the tests call.
    private func settings(for plan: TestPlan) throws(DiagnosticError) -> String {
        let context = SupportContext(plan, names: SwiftNames(plan.batches), options: options)
        let settings = try TemplateEngine(templates).render("support", context.context).withoutBlankEnds
        return plan.suites.allSatisfy(\.tests.isEmpty) ? settings : "\(settings)\n\(SnapgenTemplates.runtime)"
    }

    private func runtime(_ text: String) -> RenderedFile {
        RenderedFile(GeneratedFileName.runtime, trimming: text, version: options.shortVersion, isDigested: true)
    }

    private func testsTemplate() throws(DiagnosticError) -> String {
        let (name, framework) = (options.tests.template, options.tests.framework)
        guard let template = templates.template(name) else {
            let hint = Suggestion.phrase(for: name, in: templates.list.map(\.name))
            throw DiagnosticError(Diagnostic(.missingTemplate, .error, "no template '\(name)'\(hint)"))
        }
        if template.origin == .builtIn, let other = TestSettings.Framework(rawValue: name), other != framework {
            let advice = "leave 'tests.template' out, or set 'tests.framework' to '\(other.rawValue)'"
            let problem = "the template '\(name)' is not for 'framework: \(framework.rawValue)'; \(advice)"
            throw DiagnosticError(Diagnostic(.missingTemplate, .error, problem))
        }
        return template.name
    }
}
