import SnapgenModel
import Stencil

/// Renders the templates of a set, which may include one another and nothing else, with Stencil: none is read from the
/// disk.
final class TemplateEngine: Loader {
    private let templates: TemplateSet
    /// The templates that are parsed already: one that every test includes is parsed once.
    private var parsed: [String: Template] = [:]

    init(_ templates: TemplateSet) {
        self.templates = templates
    }

    /// The text that a template in snapgen's own dialect makes.
    static func render(
        _ name: String, in templates: TemplateSet, _ context: TemplateContext
    ) throws(DiagnosticError) -> String {
        let render = { () throws(DiagnosticError) in
            try TemplateEngine(templates).text(of: name, context.values, [TemplateFilters.swift()], .smart)
        }
        return templates.hasFiles ? try templates.checked(name, .own, context.schema, render) : try render()
    }

    /// - Throws: `bad-template` with the template's path and, where it is known, the line.
    func text(
        of name: String, _ values: [String: Any], _ extensions: [Extension], _ trim: TrimBehaviour
    ) throws(DiagnosticError) -> String {
        let environment = Environment(loader: self, extensions: extensions, trimBehaviour: trim)
        do {
            return try environment.renderTemplate(name: name, context: values)
        } catch {
            throw DiagnosticError(diagnostic(for: error, in: name))
        }
    }

    func loadTemplate(name: String, environment: Environment) throws -> Template {
        if let known = parsed[name] { return known }
        guard let template = templates.template(name) else { throw TemplateDoesNotExist(templateNames: [name]) }
        let isOwn = environment.trimBehaviour == .smart
        let new = environment.templateClass.init(
            templateString: isOwn ? Self.trimmingLoneBlocks(template.source) : template.source,
            environment: environment, name: template.name)
        parsed[name] = new
        return new
    }

    /// Returns a template in which the blocks of a line that has more than blocks keep the white space around them, and those
    /// of another line take no place.
    private static func trimmingLoneBlocks(_ source: String) -> String {
        var text = ""
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for (line, end) in zip(lines, repeatElement("\n", count: lines.count - 1) + [""]) {
            let blocks = TemplateTag.tags(in: line).filter { [.block, .comment].contains($0.kind) }
            let length = blocks.reduce(0) { $0 + "{%%}".count + $1.written.count { !$0.isWhitespace } }
            if blocks.isEmpty || line.count(where: { !$0.isWhitespace }) > length {
                text += TemplateTag.changing(.block, of: line + end) { tag in
                    let signs = [tag.written.first, tag.written.last].map { ["+", "-"].contains($0) ? "" : "+" }
                    return "\(signs[0])\(tag.written)\(signs[1])"
                }
            } else if end.isEmpty || text.hasSuffix(" \n") || text.hasSuffix("\t\n")
                || ["{#", "{%+", "{%-", "+%}", "-%}"].contains(where: { line.contains($0) })
                || line.contains(where: { $0.isWhitespace && $0 != " " && $0 != "\t" })
            {
                text += line + end
            } else {
                // Stencil does this with regular expressions, which take a third of a small run and 3 MB.
                text += blocks.map { "{%+\($0.written)+%}" }.joined()
            }
        }
        return text
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

extension TemplateSet {
    /// The text that `render` makes of a user's template, if the checker finds nothing, and within limits.
    func checked(
        _ name: String, _ rules: TemplateRules, _ variables: [String: TemplateSchema],
        _ render: @escaping () throws(DiagnosticError) -> String
    ) throws(DiagnosticError) -> String {
        try RenderingLimit.apply(to: template(name)?.path ?? name) { () throws(DiagnosticError) -> String in
            let problems = TemplateChecker.diagnostics(of: name, in: self, rules: rules, variables: variables)
            guard problems.isEmpty else { throw DiagnosticError(problems) }
            return try render()
        }
    }
}
