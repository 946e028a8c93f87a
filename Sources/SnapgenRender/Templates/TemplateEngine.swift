import SnapgenModel

/// Renders templates in snapgen's own dialect.
struct TemplateEngine {
    private let templates: TemplateSet

    /// An engine for these templates, which may include one another and nothing else.
    init(_ templates: TemplateSet) {
        self.templates = templates
    }

    /// The text that a template makes.
    ///
    /// - Parameters:
    ///   - name: the template's name.
    ///   - context: its variables.
    /// - Throws: `bad-template` for all that is wrong with a user's template, with its path and, where it is known, the
    ///   line.
    func render(_ name: String, _ context: TemplateContext) throws(DiagnosticError) -> String {
        guard templates.hasFiles else { return try text(of: name, context) }
        let path = templates.template(name)?.path ?? name
        return try RenderingLimit.apply(to: path) { () throws(DiagnosticError) -> String in
            let problems = TemplateChecker.diagnostics(of: name, in: templates, variables: context.schema)
            guard problems.isEmpty else { throw DiagnosticError(problems) }
            return try text(of: name, context)
        }
    }

    private func text(of name: String, _ context: TemplateContext) throws(DiagnosticError) -> String {
        try StencilRenderer(templates, [TemplateFilters.swift()], isSmart: true)
            .text(of: name, context.values.mapValues(StencilValue.filled))
    }
}
