import SnapgenModel
import Stencil

/// Renders templates with Stencil; the only place that knows it.
struct TemplateEngine {
    private let templates: TemplateSet

    /// The largest file that a template may make, in bytes.
    static let largestOutput = 64 * 1024 * 1024

    /// An engine for these templates, which may include one another and nothing else.
    init(_ templates: TemplateSet) {
        self.templates = templates
    }

    /// The text that a template makes.
    ///
    /// - Parameters:
    ///   - name: the template's name.
    ///   - input: what it sees.
    /// - Throws: `bad-template` with the template's path and, where it is known, the line.
    func render(_ name: String, _ input: TemplateInput) throws(DiagnosticError) -> String {
        let problems = TemplateChecker.diagnostics(of: name, in: templates, variables: input.shape)
        guard problems.isEmpty else { throw DiagnosticError(problems) }
        return try output(of: name, input.values.mapValues(\.any), [SwiftFilters()], trimming: .smart)
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
        let printing = PrintingFilter(prepared.printed)
        do throws(DiagnosticError) {
            let output = try TemplateEngine(prepared.templates).output(
                of: name, input.context, [SourceryTags(), SourceryFilters(), printing], trimming: .nothing)
            return BlankLines.restored(output)
        } catch {
            throw printing.problem.map { DiagnosticError($0) } ?? error
        }
    }

    private func output(
        of name: String, _ context: [String: Any], _ extensions: [Extension], trimming: TrimBehaviour
    ) throws(DiagnosticError) -> String {
        let output: String
        do {
            output = try Environment(
                loader: TemplateSetLoader(templates), extensions: extensions, trimBehaviour: trimming
            ).renderTemplate(name: name, context: context)
        } catch {
            throw DiagnosticError(diagnostic(for: error, in: name))
        }
        guard output.utf8.count <= Self.largestOutput else {
            let limit = "\(Self.largestOutput / 1024 / 1024) MiB"
            throw DiagnosticError(Diagnostic(.badTemplate, .error, "template '\(name)' makes more than \(limit)"))
        }
        return output
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
        case .list(let elements): elements.map(\.any)
        case .object(let members): TemplateObject(members: members.mapValues(\.any))
        }
    }
}

/// Members by name; of a dictionary, Stencil would copy all that is in it whenever it looks one up.
private struct TemplateObject: DynamicMemberLookup {
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

/// What templates use to write Swift.
private final class SwiftFilters: Extension {
    override init() {
        super.init()
        registerFilter("literal") { SwiftLiteral.string(Self.text($0)) }
        registerFilter("identifier") { SwiftIdentifier.make(Self.text($0)) }
        registerFilter("indented") { Self.indented(Self.text($0)) }
    }

    private static func text(_ value: Any?) -> String {
        value.map { "\($0)" } ?? ""
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "    \($0)" }
            .joined(separator: "\n")
    }
}
