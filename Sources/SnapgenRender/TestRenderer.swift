public import SnapgenModel
import SnapgenTemplates

/// Writes a plan as Swift.
///
///     let renderer = TestRenderer(templates: .builtIn, options: RenderOptions(configuration, version: "1.0.0"))
///     try renderer.render(plan).map(\.path)  // [Snapgen.support.swift, TravelUI.snapgen.swift]
public struct TestRenderer: Sendable {
    private let templates: TemplateSet
    private let options: RenderOptions
    /// The dialect of the configured template, where it is another tool's.
    private let dialect: (any TemplateDialect)?

    /// A renderer that uses these templates.
    ///
    /// - Parameter dialects: the dialects of other tools that the configured template may be written in.
    public init(templates: TemplateSet, options: RenderOptions, dialects: [any TemplateDialect] = []) {
        self.templates = templates
        self.options = options
        dialect = dialects.first { $0.isUsed(by: options.tests.template, in: templates) }
    }

    /// The files of a plan: the support file, one for each suite with tests in the plan's order, and those that the plan
    /// names for single source files.
    ///
    /// A build tool declares its files before there is a plan, and gets one for each module.
    ///
    /// The same plan, templates and options make the same bytes on every machine. A template in another tool's dialect
    /// is rendered once for all modules, into the support file.
    ///
    /// - Parameters:
    ///   - plan: what to test.
    ///   - facts: the context of such a template, in place of the plan; needed where `readsFacts` is true.
    /// - Throws: `missing-template` where the configuration names a template that does not exist, `bad-template` where
    ///   a template cannot be rendered.
    public func render(
        _ plan: TestPlan, facts: SourceFacts = SourceFacts()
    ) throws(DiagnosticError) -> [RenderedFile] {
        let engine = TemplateEngine(templates)
        if let dialect { return try files(of: dialect, plan, facts, engine) }
        let tests = try testFiles(of: plan, engine)
        let support = SupportContext(plan, names: SwiftNames(plan.batches), options: options).context
        let isEmpty = plan.suites.allSatisfy(\.tests.isEmpty)
        return [file(GeneratedFileName.support, try engine.render("support", support))]
            + runtimeFiles(isNeeded: options.tests.runtime == .embedded && !isEmpty)
            + tests.filter { hasOwnFile($0.module) }.map { file($0.name, $0.text) }
            + unusedPreviewFiles(besides: tests.map(\.name))
            + (try buildFiles(others: tests.filter { !hasOwnFile($0.module) }.map(\.text), engine))
    }

    /// The tests of a file, without the header of generated files.
    package typealias Tests = (module: String, name: String, text: String)

    /// The tests of each file of a plan.
    ///
    /// - Throws: as `render` does.
    package func testFiles(of plan: TestPlan) throws(DiagnosticError) -> [Tests] {
        try testFiles(of: plan, TemplateEngine(templates))
    }

    private func testFiles(of plan: TestPlan, _ engine: TemplateEngine) throws(DiagnosticError) -> [Tests] {
        let template = try engine.prepared(try testsTemplate(), for: SuiteContext.schema)
        let names = SwiftNames(plan.batches)
        var files: [Tests] = []
        for suite in plan.suites where !suite.tests.isEmpty || options.build != nil {
            let context = SuiteContext(suite, names: names, options: options)
            for file in TestFile.all(of: suite) {
                let name = file.name ?? GeneratedFileName.tests(of: suite.module)
                files.append((suite.module, name, try template.text(context.context(of: file).values)))
            }
        }
        return files
    }

    /// Indicates whether the template is written over the sources themselves and not over the plan.
    public var readsFacts: Bool { dialect != nil }

    private func files(
        of dialect: any TemplateDialect, _ plan: TestPlan, _ facts: SourceFacts, _ engine: TemplateEngine
    ) throws(DiagnosticError) -> [RenderedFile] {
        let project = DialectContext(facts: facts, plan: plan, options: options)
        let tests = try dialect.text(of: options.tests.template, in: templates, project)
        let modules = options.build == nil ? [] : plan.suites.map(\.module)
        let note = "// The tests of all modules stand in \(GeneratedFileName.support): their template writes one file."
        return [verbatimFile(GeneratedFileName.support, tests)]
            + runtimeFiles(isNeeded: false)
            + modules.filter(hasOwnFile).map { file(GeneratedFileName.tests(of: $0), note) }
            + unusedPreviewFiles(besides: [])
            + (try buildFiles(others: modules.filter { !hasOwnFile($0) }.isEmpty ? [] : [note], engine))
    }

    private func hasOwnFile(_ module: String) -> Bool {
        options.build?.modules.contains(module) ?? true
    }

    /// The files without previews that a build tool asks for.
    private func unusedPreviewFiles(besides names: [String]) -> [RenderedFile] {
        Set(options.build?.previewFiles ?? []).subtracting(names).sorted()
            .map { file($0, "// No preview of this source file is tested here.") }
    }

    /// The file of the runtime; if it is not needed, a build tool asks for it all the same.
    private func runtimeFiles(isNeeded: Bool) -> [RenderedFile] {
        if isNeeded { return [file(GeneratedFileName.runtime, SnapgenTemplates.runtime)] }
        return options.build == nil ? [] : [file(GeneratedFileName.runtime, "// The tests need no code beside them.")]
    }

    /// The files that only build tools need.
    private func buildFiles(others: [String], _ engine: TemplateEngine) throws(DiagnosticError) -> [RenderedFile] {
        guard let build = options.build else { return [] }
        let nothing = "// The configuration names no module of another package."
        let tests = others.isEmpty ? nothing : others.map(Self.trimmed).joined(separator: "\n")
        let paths = TemplateContext(
            schema: Self.pathsSchema, values: ["root_literal": .text(SwiftLiteral.string(build.packageRoot))])
        return [
            file(GeneratedFileName.paths, try engine.render("paths", paths)),
            file(GeneratedFileName.others, tests),
        ]
    }

    /// The variables of the template of the paths file.
    static let pathsSchema: [String: TemplateSchema] = ["root_literal": .text]

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
        verbatimFile(name, Self.trimmed(body))
    }

    private func verbatimFile(_ name: String, _ body: String) -> RenderedFile {
        RenderedFile(path: path(name), version: options.shortVersion, body: body)
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
