import SnapgenModel

/// Renders templates: with Stencil where some are the user's, and else as compiled trees.
struct TemplateEngine {
    private let templates: TemplateSet

    /// An engine for these templates, which may include one another and nothing else.
    init(_ templates: TemplateSet) {
        self.templates = templates
    }

    /// A template that is checked or compiled once and rendered as often as needed.
    ///
    /// - Parameters:
    ///   - name: the template's name.
    ///   - schema: the variables that it may use.
    /// - Throws: `bad-template` for all that is wrong with a user's template, with its path and the line.
    func prepared(_ name: String, for schema: [String: TemplateSchema]) throws(DiagnosticError) -> PreparedTemplate {
        guard templates.hasFiles else { return .compiled(.builtIn(name)) }
        let problems = TemplateChecker.diagnostics(of: name, in: templates, variables: schema)
        guard problems.isEmpty else { throw DiagnosticError(problems) }
        return .stencil(name, StencilRenderer(templates))
    }

    /// The text that a template makes.
    ///
    /// - Parameters:
    ///   - name: the template's name.
    ///   - context: its variables.
    /// - Throws: `bad-template` with the template's path and, where it is known, the line.
    func render(_ name: String, _ context: TemplateContext) throws(DiagnosticError) -> String {
        try prepared(name, for: context.schema).text(context.values)
    }
}

extension CompiledTemplate {
    private static let gallerySamples = compiled("gallery-samples")
    private static let paths = compiled("paths")
    private static let support = compiled("support")
    private static let swiftTesting = compiled("swift-testing")
    private static let xctest = compiled("xctest")

    /// Returns a built-in template; those that the tool renders are compiled once in a process.
    fileprivate static func builtIn(_ name: String) -> CompiledTemplate {
        switch name {
        case "gallery-samples": gallerySamples
        case "paths": paths
        case "support": support
        case "swift-testing": swiftTesting
        case "xctest": xctest
        default: compiled(name)
        }
    }

    private static func compiled(_ name: String) -> CompiledTemplate {
        do throws(TemplateCompiler.Unsupported) {
            return try TemplateCompiler.compiled(name)
        } catch {
            preconditionFailure("the built-in template '\(name)' cannot be compiled: \(error)")
        }
    }
}

/// A template that is ready to be rendered.
enum PreparedTemplate {
    /// One of the tool's.
    case compiled(CompiledTemplate)
    /// One of a set in which some are the user's.
    case stencil(String, StencilRenderer)

    /// The text that the template makes of variables of the schema that it was prepared for.
    ///
    /// - Throws: `bad-template` where it takes or makes too much, or Stencil finds only now what is wrong.
    func text(_ values: [String: TemplateValue]) throws(DiagnosticError) -> String {
        switch self {
        case .compiled(let tree): TemplateEvaluator.output(of: tree, values)
        case .stencil(let name, let renderer): try renderer.text(of: name, values)
        }
    }
}
