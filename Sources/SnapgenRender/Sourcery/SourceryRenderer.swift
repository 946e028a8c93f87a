import SnapgenModel

/// Renders templates that were written for Sourcery or Prefire.
struct SourceryRenderer {
    private let templates: TemplateSet

    /// A renderer for these templates, which may include one another and nothing else.
    init(_ templates: TemplateSet) {
        self.templates = templates
    }

    /// The text that a template makes.
    ///
    /// - Throws: `bad-template` with the template's path and line, also where it would print what is not there.
    func render(_ name: String, _ context: SourceryContext) throws(DiagnosticError) -> String {
        let problems = TemplateChecker.diagnostics(
            of: name, in: templates, dialect: .sourcery, variables: context.schema)
        guard problems.isEmpty else { throw DiagnosticError(problems) }
        let prepared = SourceryTemplates(templates)
        let budget = RenderingBudget()
        let printing = PrintingFilter(prepared.printed, budget)
        do throws(DiagnosticError) {
            let stencil = StencilRenderer(prepared.templates, printing: printing, budget)
            context.count(in: budget)
            return BlankLines.restored(try stencil.text(of: name, context.values, largest: context.largest))
        } catch {
            throw printing.problem.map { DiagnosticError($0) } ?? error
        }
    }
}
