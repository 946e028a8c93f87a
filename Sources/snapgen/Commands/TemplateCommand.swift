import ArgumentParser
import SnapgenKit
import SnapgenModel
import SnapgenRender

struct TemplateCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "template",
        abstract: "List the built-in templates and your own, or print one.",
        discussion: helpText(
            example: "snapgen config template", "snapgen config template xctest > my.stencil", page: "Templates"))

    @Argument(help: "The name of the template to print.")
    var name: String?

    @OptionGroup var common: CommonOptions

    func run(in session: Session) throws {
        let templates = try session.project(determinesSources: false).templates().list
        if let name {
            let template = try Self.template(name, in: templates)
            let row = Self.row(of: template).merging(["source": template.source]) { $1 }
            return try session.print(TemplateList(templates: [row]), report: template.source)
        }
        let rows = templates.map(Self.row)
        var table = Table(style: session.style, shortensLast: true)
        for row in rows { table.append(.init(row["name"] ?? ""), .init(row["origin"] ?? "", .dim)) }
        try session.print(TemplateList(templates: rows), report: table.text)
        session.suggest("Next: 'snapgen config template NAME' prints one as a starting point for your own.")
    }

    private struct TemplateList: Encodable {
        let schema = "snapgen.templates/1"
        let templates: [[String: String]]
    }

    /// The origin is `built-in`, or the file's path below the root.
    private static func row(of template: NamedTemplate) -> [String: String] {
        ["name": template.name, "origin": template.origin == .builtIn ? "built-in" : template.path]
    }

    private static func template(_ name: String, in templates: [NamedTemplate]) throws -> NamedTemplate {
        if let template = templates.first(where: { $0.name == name }) { return template }
        throw DiagnosticError(
            Diagnostic(
                .missingTemplate, .error,
                "no template is called '\(name)'" + Suggestion.phrase(for: name, in: templates.map(\.name))))
    }
}
