import ArgumentParser
import SnapgenKit
import SnapgenModel
import SnapgenRender

struct TemplateCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "template",
        abstract: "List the built-in templates and your own, or print one.",
        discussion: HelpText(
            example: "snapgen config template", "snapgen config template xctest > my.stencil", page: .templates
        ).text)

    @Argument(help: "The name of the template to print.")
    var name: String?

    @OptionGroup var common: CommonOptions

    func run(in session: Session) throws {
        if let name {
            let template = try session.template(name)
            return try session.print(
                TemplateList([TemplateRow(template, source: template.source)]), report: template.source)
        }
        let rows = try session.templates().list.map { TemplateRow($0) }
        var table = Table(session.style, shortensLast: true)
        for row in rows { table.append(.init(row.name), .init(row.origin, .dim)) }
        try session.print(TemplateList(rows), report: table.text)
        session.suggest("Next: 'snapgen config template NAME' prints one as a starting point for your own.")
    }
}

private struct TemplateList: Encodable {
    let schema = "snapgen.templates/1"
    let templates: [TemplateRow]

    init(_ templates: [TemplateRow]) {
        self.templates = templates
    }
}

private struct TemplateRow: Encodable {
    var name: String
    /// `built-in`, or the file's path below the root.
    var origin: String
    var source: String?

    init(_ template: NamedTemplate, source: String? = nil) {
        name = template.name
        self.source = source
        origin = template.file?.string ?? "built-in"
    }
}

extension Session {
    fileprivate func templates() throws -> TemplateSet {
        let project = try project(determinesSources: false)
        return try answer { () throws(DiagnosticError) in try project.templates() }
    }

    fileprivate func template(_ name: String) throws -> NamedTemplate {
        let templates = try templates().list
        return try answer { () throws(DiagnosticError) in
            guard let template = templates.first(where: { $0.name == name }) else {
                throw DiagnosticError(
                    Diagnostic(
                        .missingTemplate, .error,
                        "no template is called '\(name)'" + Suggestion.phrase(for: name, in: templates.map(\.name))))
            }
            return template
        }
    }
}
