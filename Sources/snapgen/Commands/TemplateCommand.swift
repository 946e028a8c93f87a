import ArgumentParser
import SnapgenKit
import SnapgenModel
import SnapgenNames
import SnapgenRender

/// The command `snapgen template`.
struct TemplateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "template",
        abstract: "List or print templates.",
        discussion: HelpText(example: "snapgen template list", page: .templates).text,
        subcommands: [List.self, Cat.self, Which.self],
        defaultSubcommand: List.self)

    /// The command `snapgen template list`.
    struct List: SessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "List the built-in templates and your own.",
            discussion: HelpText(example: "snapgen template list", page: .templates).text)

        @OptionGroup var common: CommonOptions

        func run(in session: Session) throws {
            let rows = try session.templates().list.map { TemplateRow($0) }
            try session.print(TemplateList(rows), report: text(of: rows, session.style))
            session.suggest("Next: 'snapgen template cat NAME' prints one as a starting point for your own.")
        }

        private func text(of rows: [TemplateRow], _ style: Style) -> String {
            var table = Table(style, .whole, .middle)
            for row in rows { table.append(.init(row.name), .init(row.origin, .dim)) }
            return table.text
        }
    }

    /// The command `snapgen template cat NAME`.
    struct Cat: SessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "cat", abstract: "Print a template.",
            discussion: HelpText(example: "snapgen template cat xctest > my.stencil", page: .templates).text)

        @Argument(help: "The template's name.", completion: CompletionValues.templates) var name: String
        @OptionGroup var common: CommonOptions

        func run(in session: Session) throws {
            let template = try session.template(name)
            let row = TemplateRow(template, source: template.source)
            try session.print(TemplateList([row]), report: template.source)
        }
    }

    /// The command `snapgen template which NAME`.
    struct Which: SessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "which", abstract: "Print the origin of a template.",
            discussion: HelpText(example: "snapgen template which xctest", page: .templates).text)

        @Argument(help: "The template's name.", completion: CompletionValues.templates) var name: String
        @OptionGroup var common: CommonOptions

        func run(in session: Session) throws {
            let row = TemplateRow(try session.template(name))
            try session.print(TemplateList([row]), report: "\(VisibleText.escaped(row.origin))\n")
        }
    }
}

/// The JSON format of templates.
private struct TemplateList: Encodable {
    /// The name and major version of the JSON format.
    let schema = "snapgen.templates/1"
    let templates: [TemplateRow]

    init(_ templates: [TemplateRow]) {
        self.templates = templates
    }
}

/// A row in the list of templates.
private struct TemplateRow: Encodable {
    var name: String
    /// `built-in`, or the file's path below the root.
    var origin: String
    /// The source, if requested.
    var source: String?

    init(_ template: NamedTemplate, source: String? = nil) {
        name = template.name
        self.source = source
        origin =
            switch template.origin {
            case .builtIn: "built-in"
            case .file(let path): path.string
            }
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
