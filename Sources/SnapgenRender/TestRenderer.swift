import SnapgenConfiguration
package import SnapgenModel
package import SnapgenPlan
package import SnapgenScan

/// Writes a plan as Swift.
package struct TestRenderer: Sendable {
    private let templates: TemplateSet
    private let options: RenderOptions
    /// Indicates whether the template is one for Sourcery, over the sources themselves and not over the plan.
    package let readsFacts: Bool

    package init(templates: TemplateSet, options: RenderOptions) {
        self.templates = templates
        self.options = options
        readsFacts = SourceryTemplate(name: options.tests.template, templates: templates).isUsed
    }

    /// The tests of all modules, and the runtime with the settings; the same bytes on every machine.
    ///
    /// - Parameter facts: the context of a template for Sourcery, in place of the plan.
    /// - Throws: `missing-template` where the configuration names a template that does not exist, `bad-template` where
    ///   a template cannot be rendered.
    package func render(
        _ plan: TestPlan, facts: SourceFacts = SourceFacts()
    ) throws(DiagnosticError) -> [RenderedFile] {
        if readsFacts {
            let template = SourceryTemplate(name: options.tests.template, templates: templates)
            let tests = try template.text(facts, plan, options)
            let name = options.builtPackage == nil ? GeneratedFileName.sourcery : GeneratedFileName.tests
            return [
                RenderedFile(path: GeneratedFileName.path(name), version: options.shortVersion, undigested: tests),
                runtime("// The tests need no code beside them."),
            ]
        }
        let context = TestsContext.members.context(of: TestsContext(plan, options))
        let tests = try TemplateEngine.render(testsTemplate(), in: templates, context)
        return [
            RenderedFile(GeneratedFileName.tests, trimming: tests, version: options.shortVersion),
            runtime(try settings(for: plan)),
        ]
    }

    /// The settings, with the code that the tests call.
    private func settings(for plan: TestPlan) throws(DiagnosticError) -> String {
        let context = SupportContext.members.context(of: SupportContext(plan, options))
        let settings = try TemplateEngine.render("support", in: templates, context).withoutBlankEnds
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
        if template.file == nil, let other = TestSettings.Framework(rawValue: name), other != framework {
            let advice = "leave 'tests.template' out, or set 'tests.framework' to '\(other.rawValue)'"
            let problem = "the template '\(name)' is not for 'framework: \(framework.rawValue)'; \(advice)"
            throw DiagnosticError(Diagnostic(.missingTemplate, .error, problem))
        }
        return template.name
    }
}
