import SnapgenModel
import Stencil

/// Renders templates with Stencil, which knows all that a template of the user's may hold.
struct StencilRenderer {
    private let templates: TemplateSet
    private let environment: Environment
    private let budget: RenderingBudget

    /// A renderer for templates of snapgen's own, which may include one another and nothing else.
    init(_ templates: TemplateSet) {
        let budget = RenderingBudget()
        self.init(CountedTemplates(templates, dialect: .own), [SwiftFilters(budget)], .smart, budget)
    }

    /// A renderer for templates that were written for Sourcery.
    ///
    /// - Parameters:
    ///   - printing: the filter that every printed value goes through, which takes from `budget`.
    init(_ templates: TemplateSet, printing: PrintingFilter, _ budget: RenderingBudget) {
        let extensions = [SourceryTags(budget), SourceryFilters(budget), printing]
        self.init(CountedTemplates(templates, dialect: .sourcery), extensions, .nothing, budget)
    }

    private init(
        _ counted: CountedTemplates, _ extensions: [Extension], _ trimming: TrimBehaviour, _ budget: RenderingBudget
    ) {
        // Their lines are those of the originals, and the tags that errors name are theirs.
        templates = counted.templates
        self.budget = budget
        budget.tagCount = counted.tagCount
        environment = Environment(
            loader: TemplateSetLoader(counted.templates), extensions: [CountingTags(budget)] + extensions,
            trimBehaviour: trimming)
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
    func text(
        of name: String, _ context: [String: Any], largest: [Any] = []
    ) throws(DiagnosticError) -> String {
        budget.refill()
        do {
            for value in largest { try budget.keep(value) }
            return try environment.renderTemplate(name: name, context: context)
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
            line: token.flatMap { line(of: $0, in: template) })
    }

    /// Stencil takes the first line with the same text for the line of a tag, so it is looked for here.
    private func line(of token: Token, in template: NamedTemplate?) -> Int? {
        let words = token.contents.split(separator: " ")
        return TemplateTag.tags(in: template?.source ?? "")
            .first { $0.contents.split(separator: " ") == words }?
            .line
    }
}

extension TemplateValue {
    /// The value as Stencil reads it.
    fileprivate var any: Any {
        switch self {
        case .text(let text): text
        case .number(let number): number
        case .flag(let flag): flag
        case .list(let elements): elements.isEmpty ? TemplateContext.nothing : elements.map(\.any)
        case .object(let object): StencilObject(members: object.byName.mapValues(\.any))
        }
    }
}

/// Members by name; of a dictionary, Stencil would copy all that is in it whenever it looks one up.
private struct StencilObject: OpaqueValue {
    let members: [String: Any]

    subscript(dynamicMember member: String) -> Any? { members[member] }
}

/// Finds the templates of a set and nothing else: no template reaches the disk.
private final class TemplateSetLoader: Loader {
    private let templates: TemplateSet
    /// What is parsed already: a template that every test includes is read once.
    private var parsed: [String: Template] = [:]

    init(_ templates: TemplateSet) {
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

/// Our filters, as Stencil calls them.
final class SwiftFilters: CountedFilters {
    override init(_ budget: RenderingBudget) {
        super.init(budget)
        for filter in SwiftFilter.allCases {
            register(filter.rawValue) { filter.applied(to: try $0.printed()) }
        }
    }
}
