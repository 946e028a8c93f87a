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

    /// A renderer that uses these templates.
    ///
    /// - Parameter dialects: the dialects of other tools that the configured template may be written in.
    package init(templates: TemplateSet, options: RenderOptions, dialects: [any TemplateDialect] = []) {
        self.templates = templates
        self.options = options
        dialect = dialects.first { $0.isUsed(by: options.tests.template, in: templates) }
    }

    /// The files of a plan: the tests of all modules, and the runtime with the settings.
    ///
    /// The same plan, templates and options make the same bytes on every machine. A template in another tool's dialect
    /// makes the text of the tests.
    ///
    /// - Parameters:
    ///   - plan: what to test.
    ///   - facts: the context of such a template, in place of the plan; needed where `readsFacts` is true.
    /// - Throws: `missing-template` where the configuration names a template that does not exist, `bad-template` where
    ///   a template cannot be rendered.
    package func render(
        _ plan: TestPlan, facts: SourceFacts = SourceFacts()
    ) throws(DiagnosticError) -> [RenderedFile] {
        let engine = TemplateEngine(templates)
        if let dialect {
            let project = DialectContext(facts: facts, plan: plan, options: options)
            let tests = try dialect.text(of: options.tests.template, in: templates, project)
            let name = options.build == nil ? GeneratedFileName.dialect : GeneratedFileName.tests
            return [
                RenderedFile(path: path(name), version: options.shortVersion, undigested: tests),
                file(GeneratedFileName.runtime, "// The tests need no code beside them."),
            ]
        }
        let tests = try self.tests(of: plan, engine)
        return [
            RenderedFile(
                path: path(GeneratedFileName.tests), version: options.shortVersion, undigested: Self.trimmed(tests)),
            file(GeneratedFileName.runtime, try runtime(for: plan, engine)),
        ]
    }

    /// The text of the tests of a plan, without the header of generated files.
    ///
    /// - Throws: as `render` does.
    package func tests(of plan: TestPlan) throws(DiagnosticError) -> String {
        try tests(of: plan, TemplateEngine(templates))
    }

    private func tests(of plan: TestPlan, _ engine: TemplateEngine) throws(DiagnosticError) -> String {
        let template = try testsTemplate()
        let context = TestsContext(plan, names: SwiftNames(plan.batches), options: options)
        return try engine.render(template, context.context)
    }

    /// The settings, with the code that the tests call.
    private func runtime(for plan: TestPlan, _ engine: TemplateEngine) throws(DiagnosticError) -> String {
        let support = SupportContext(plan, names: SwiftNames(plan.batches), options: options).context
        let settings = Self.trimmed(try engine.render("support", support))
        return plan.suites.allSatisfy(\.tests.isEmpty) ? settings : "\(settings)\n\(SnapgenTemplates.runtime)"
    }

    /// Indicates whether the template is written over the sources themselves and not over the plan.
    package var readsFacts: Bool { dialect != nil }

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

    private func file(_ name: String, _ body: String) -> RenderedFile {
        RenderedFile(path: path(name), version: options.shortVersion, body: Self.trimmed(body))
    }

    private func path(_ name: String) -> RelativePath {
        guard let path = RelativePath(name) else { preconditionFailure("a module is named like no file: \(name)") }
        return path
    }

    /// A text without blank lines at its ends, and with one line end.
    private static func trimmed(_ text: String) -> String {
        var rest = text[...]
        while rest.first?.isNewline == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest) + "\n"
    }
}
