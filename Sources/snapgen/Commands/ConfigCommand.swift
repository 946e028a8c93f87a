import ArgumentParser
import SnapgenConfiguration
import SnapgenKit
import SnapgenModel
import SnapgenRender

struct ConfigCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "config", "Print the configuration, its schema, the built-in devices and templates, or an Xcode test plan.",
        example: "snapgen config show", page: "Configuration",
        subcommands: [Show.self, Schema.self, DevicesCommand.self, TemplateCommand.self, TestPlanCommand.self],
        defaultSubcommand: Show.self)

    struct Show: SessionCommand {
        static let configuration = CommandConfiguration(
            "show", "Print the effective configuration with the origin of each value.",
            example: "snapgen config show", page: "Configuration")

        @OptionGroup var test: TestTargetOption
        @OptionGroup var common: CommonOptions

        func run(in session: Session) throws {
            var resolved = try session.project(ProjectSelection(target: test.target)).resolved
            resolved.diagnostics = resolved.diagnostics.compactMap(session.applied)
            try session.print(resolved.withDefaultOrigins, report: resolved.text)
        }
    }

    struct Schema: SessionCommand {
        static let configuration = CommandConfiguration(
            "schema", "Print the JSON Schema (draft-07) of snapgen.yml, for editors.",
            """
            For completion and validation in editors with the YAML language server, save the schema as \
            snapgen.schema.json, and begin snapgen.yml with \
            '# yaml-language-server: $schema=snapgen.schema.json'.
            """, example: "snapgen config schema > snapgen.schema.json", page: "Configuration")

        @OptionGroup var common: CommonOptions

        func run(in session: Session) throws { try session.print(CommandJSON.text(of: Configuration.schema)) }
    }
}

struct DevicesCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        "devices", "List the built-in devices.",
        "Sizes and safe areas (top, left, bottom, right) are in points.", example: "snapgen config devices",
        page: "Environments")

    @OptionGroup var common: CommonOptions

    func run(in session: Session) throws {
        let list = JSONDocument(["schema": "snapgen.devices/1", "devices": KnownDevice.all])
        try session.print(list, report: KnownDevice.all.text(session.style))
        session.suggest("Next: list devices in a batch's 'devices', by any of their names.")
    }
}

extension [KnownDevice] {
    fileprivate func text(_ style: Style) -> String {
        let headings = ["name", "points", "scale", "safe area", "in landscape", "systems", "device"]
        var table = Table(style: style)
        table.rows.append(headings.map { .init($0, .dim) })
        for known in self {
            let device = known.device
            table.append(
                .init(device.name, .bold), "\(YAMLFlow.number(device.width))x\(YAMLFlow.number(device.height))",
                "@\(YAMLFlow.number(device.scale))x", "\(edges(device.safeArea))", "\(edges(device.landscapeSafeArea))",
                "\(known.firstSystem?.description ?? "?")-\(known.lastSystem?.description ?? "")",
                .init(known.marketingName, .dim))
        }
        return table.text
    }

    private func edges(_ area: SafeArea) -> String {
        [area.top, area.left, area.bottom, area.right].map(YAMLFlow.number).joined(separator: " ")
    }
}

struct TemplateCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        "template", "List the built-in templates and your own, or print one.",
        example: "snapgen config template", "snapgen config template xctest > my.stencil", page: "Templates")

    @Argument(help: "The name of the template to print.")
    var name: String?

    @OptionGroup var common: CommonOptions

    func run(in session: Session) throws {
        let templates = try session.project(determinesSources: false).templates().list
        if let name {
            let template = try Self.template(name, in: templates)
            let row = Self.row(of: template).merging(["source": template.source]) { $1 }
            return try session.print(Self.document(of: [row]), report: template.source)
        }
        let rows = templates.map(Self.row)
        var table = Table(style: session.style, shortensLast: true)
        for row in rows { table.append(.init(row["name"] ?? ""), .init(row["origin"] ?? "", .dim)) }
        try session.print(Self.document(of: rows), report: table.text)
        session.suggest("Next: 'snapgen config template NAME' prints one as a starting point for your own.")
    }

    private static func document(of rows: [[String: String]]) -> JSONDocument {
        JSONDocument(["schema": "snapgen.templates/1", "templates": rows])
    }

    /// The origin is `built-in`, or the file's path below the root.
    private static func row(of template: NamedTemplate) -> [String: String] {
        ["name": template.name, "origin": template.file?.string ?? "built-in"]
    }

    private static func template(_ name: String, in templates: [NamedTemplate]) throws -> NamedTemplate {
        if let template = templates.first(where: { $0.name == name }) { return template }
        let hint = Suggestion.phrase(for: name, in: templates.map(\.name))
        throw DiagnosticError(.missingTemplate, "no template is called '\(name)'\(hint)")
    }
}

struct TestPlanCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        "test-plan", "Write an Xcode test plan with a configuration for each language in 'tests.languages'.",
        """
        Without a path, a new plan is printed. An existing plan keeps everything except the settings of the \
        languages, including your additions to their configurations.
        """, example: "snapgen config test-plan Snapshots.xctestplan", page: "Environments")

    @Argument(help: "The test plan to write.", completion: .file(extensions: ["xctestplan"]))
    var path: String?

    @Option(
        help: ArgumentHelp(
            "The project of the test target, as a new plan refers to it.",
            discussion: "By default, its Xcode project, or the package that contains the plan.",
            valueName: "App.xcodeproj"),
        completion: .file(extensions: ["xcodeproj"]))
    var container = ""

    @OptionGroup var test: TestTargetOption
    @OptionGroup var common: CommonOptions

    func validate() throws {
        guard container.isEmpty || container.hasSuffix(".xcodeproj") else {
            throw ValidationError("--container takes an Xcode project such as App.xcodeproj, not '\(container)'")
        }
    }

    func run(in session: Session) throws {
        let project = try session.project(ProjectSelection(target: test.target))
        guard let path else { return try session.print(project.newTestPlan(container: container)) }
        let outcome = try project.writeTestPlan(to: session.absolute(path), container: container)
        let changes = JSONDocument([
            "schema": "snapgen.changes/1", "outcomes": [outcome], "diagnostics": session.diagnostics,
        ])
        try session.print(changes, report: [outcome].text(session.style))
    }
}
