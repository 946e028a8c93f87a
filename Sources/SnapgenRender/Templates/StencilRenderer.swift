package import SnapgenModel
package import Stencil

/// Renders the templates of a set with Stencil, within a budget.
package struct StencilRenderer {
    private let templates: CountedTemplates
    private let environment: Environment
    private let budget: RenderingBudget

    /// A renderer for templates in snapgen's own dialect, which may include one another and nothing else.
    init(_ templates: TemplateSet, _ budget: RenderingBudget = RenderingBudget()) {
        self.init(templates, .own, [CountedFilters.swift(budget)], budget)
    }

    /// A renderer for templates of a dialect.
    ///
    /// - Parameters:
    ///   - rules: the rules of the dialect.
    ///   - extensions: its tags and filters, which take from `budget`.
    package init(
        _ templates: TemplateSet, _ rules: TemplateRules, _ extensions: [Extension], _ budget: RenderingBudget
    ) {
        self.templates = CountedTemplates(templates, isSmart: rules.isSmart)
        self.budget = budget
        budget.tagCount = self.templates.tagCount
        environment = Environment(
            loader: CountedLoader(self.templates), extensions: [CountingTags(budget)] + extensions,
            trimBehaviour: rules.isSmart ? .smart : .nothing)
    }

    /// The text that a template makes.
    ///
    /// - Throws: `bad-template` with the template's path and, where it is known, the line.
    func text(of name: String, _ values: [String: TemplateValue]) throws(DiagnosticError) -> String {
        try text(of: name, values.mapValues(\.any))
    }

    /// The text that a template makes of what Stencil reads itself.
    ///
    /// - Parameter largest: the values in it that may be large.
    /// - Throws: `bad-template` with the template's path and, where it is known, the line.
    package func text(
        of name: String, _ context: [String: Any], largest: [Any] = []
    ) throws(DiagnosticError) -> String {
        budget.refill()
        do {
            for value in largest { try budget.keep(value) }
            let text = try environment.renderTemplate(name: name, context: context)
            try budget.check(text)
            return text
        } catch {
            throw DiagnosticError(diagnostic(for: error, in: name))
        }
    }

    private func diagnostic(for error: any Error, in name: String) -> Diagnostic {
        let problem = error as? TemplateSyntaxError
        let token = problem?.token ?? problem?.stackTrace.last
        let template = templates.template(token?.sourceMap.filename ?? name)
        return Diagnostic(
            .badTemplate, .error, problem?.reason ?? "\(error)",
            path: template?.path ?? name,
            line: token.flatMap { line(of: $0, in: template?.source ?? "") })
    }

    /// The line of a tag: Stencil gives the first line that contains its text.
    private func line(of token: Token, in source: String) -> Int? {
        let words = token.contents.split(separator: " ")
        return TemplateTag.tags(in: source).first { $0.contents.split(separator: " ") == words }?.line
    }
}

extension TemplateValue {
    /// The value as Stencil reads it.
    var any: Any {
        switch self {
        case .text(let text): text
        case .number(let number): number
        case .flag(let flag): flag
        case .list(let elements): elements.isEmpty ? StencilValue.nothing : elements.map(\.any)
        case .object(let object): StencilObject(members: object.byName.mapValues(\.any))
        }
    }
}

/// Members by name; of a dictionary, Stencil would copy all that is in it whenever it looks one up.
private struct StencilObject: OpaqueValue {
    let members: [String: Any]

    subscript(dynamicMember member: String) -> Any? { members[member] }
}

/// Loads the templates of a set and nothing else: no template reaches the disk.
private final class CountedLoader: Loader {
    private let templates: CountedTemplates
    /// The templates that are parsed already: one that every test includes is parsed once.
    private var parsed: [String: Template] = [:]

    init(_ templates: CountedTemplates) {
        self.templates = templates
    }

    func loadTemplate(name: String, environment: Environment) throws -> Template {
        if let known = parsed[name] { return known }
        guard let template = templates.template(name) else { throw TemplateDoesNotExist(templateNames: [name]) }
        let new = environment.templateClass.init(
            templateString: template.source, environment: environment, name: template.name)
        parsed[name] = new
        return new
    }
}
