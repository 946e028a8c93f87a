import SnapgenModel

/// Renders templates: those that keep to what our own use as trees, all others with Stencil.
struct TemplateEngine {
    private let templates: TemplateSet
    private let compiles: Bool

    /// The largest file that a template may make, in bytes.
    static let largestOutput = 64 * 1024 * 1024

    /// An engine for these templates, which may include one another and nothing else.
    ///
    /// - Parameter compiles: whether templates are compiled where they can be; else Stencil renders all of them.
    init(_ templates: TemplateSet, compiles: Bool = true) {
        self.templates = templates
        self.compiles = compiles
    }

    /// A template that is checked once and rendered as often as needed.
    ///
    /// - Parameters:
    ///   - name: the template's name.
    ///   - shape: what it may ask for.
    /// - Throws: `bad-template` for all that is wrong with it, with its path and the line.
    func prepared(_ name: String, for shape: [String: TemplateShape]) throws(DiagnosticError) -> PreparedTemplate {
        let problems = TemplateChecker.diagnostics(of: name, in: templates, variables: shape)
        guard problems.isEmpty else { throw DiagnosticError(problems) }
        let tree = compiles ? TemplateCompiler.compiled(name, in: templates, variables: shape) : nil
        return PreparedTemplate(
            name: name, path: templates.template(name)?.path ?? name, isBuiltIn: !templates.hasFiles,
            body: tree.map { .tree($0) } ?? .stencil(StencilRenderer(templates)))
    }

    /// The text that a template makes.
    ///
    /// - Parameters:
    ///   - name: the template's name.
    ///   - input: what it sees.
    /// - Throws: `bad-template` with the template's path and, where it is known, the line.
    func render(_ name: String, _ input: TemplateInput) throws(DiagnosticError) -> String {
        try prepared(name, for: input.shape).text(input.values)
    }

    /// The text that a template makes which was written for Sourcery.
    ///
    /// - Parameters:
    ///   - name: the template's name.
    ///   - input: what it sees.
    /// - Throws: `bad-template` with the template's path and line, also where it would print what is not there.
    func render(_ name: String, _ input: SourceryInput) throws(DiagnosticError) -> String {
        let problems = TemplateChecker.diagnostics(of: name, in: templates, dialect: .sourcery, variables: input.shape)
        guard problems.isEmpty else { throw DiagnosticError(problems) }
        let prepared = SourceryTemplates(templates)
        let budget = RenderingBudget()
        let printing = PrintingFilter(prepared.printed, budget)
        do throws(DiagnosticError) {
            let stencil = StencilRenderer(prepared.templates, printing: printing, budget)
            input.count(in: budget)
            let text = try stencil.text(of: name, input.context, largest: input.largest)
            return BlankLines.restored(try Self.limited(text, of: name))
        } catch {
            throw printing.problem.map { DiagnosticError($0) } ?? error
        }
    }

    /// A text that is no larger than a file may be.
    fileprivate static func limited(_ text: String, of name: String) throws(DiagnosticError) -> String {
        guard text.utf8.count <= largestOutput else {
            let limit = "\(largestOutput / 1024 / 1024) MiB"
            throw DiagnosticError(Diagnostic(.badTemplate, .error, "template '\(name)' makes more than \(limit)"))
        }
        return text
    }
}

/// A template in which nothing is wrong.
struct PreparedTemplate {
    /// What renders it.
    enum Body {
        case tree(CompiledTemplate)
        case stencil(StencilRenderer)
    }

    fileprivate let name: String
    fileprivate let path: String
    fileprivate let isBuiltIn: Bool
    let body: Body

    /// The text that the template makes of variables of the shape that it was prepared for.
    ///
    /// - Throws: `bad-template` where it is too large, or Stencil finds what is wrong only now.
    func text(_ values: [String: TemplateValue]) throws(DiagnosticError) -> String {
        switch body {
        case .tree(let tree):
            do throws(TemplateExcess) {
                return try TemplateEvaluator.output(of: tree, values, isBuiltIn: isBuiltIn)
            } catch {
                throw DiagnosticError(Diagnostic(.badTemplate, .error, error.reason, path: path))
            }
        case .stencil(let stencil):
            return try TemplateEngine.limited(try stencil.text(of: name, values), of: name)
        }
    }
}
