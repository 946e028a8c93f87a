import ArgumentParser
import SnapgenConfiguration
import SnapgenKit
import SnapgenNames

struct ConfigCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config",
        abstract: "Print the configuration, its schema, the built-in devices and templates, or an Xcode test plan.",
        discussion: helpText(example: "snapgen config show", page: "Configuration"),
        subcommands: [
            Show.self, Schema.self, DevicesCommand.self, TemplateCommand.self, TestPlanCommand.self,
        ],
        defaultSubcommand: Show.self)

    struct Show: SessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "show",
            abstract: "Print the effective configuration with the origin of each value.",
            discussion: helpText(example: "snapgen config show", page: "Configuration"))

        @OptionGroup var test: TestTargetOption
        @OptionGroup var settings: SettingOptions
        @OptionGroup var common: CommonOptions

        func run(in session: Session) throws {
            var resolved = try session.project(
                ProjectSelection(target: test.target, settings: settings.values)
            ).resolved
            resolved.diagnostics = resolved.diagnostics.compactMap(session.applied)
            try session.print(resolved.withDefaultOrigins, report: resolved.text)
        }
    }

    struct Schema: SessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "schema",
            abstract: "Print the JSON Schema (draft-07) of snapgen.yml, for editors.",
            discussion: helpText(
                """
                For completion and validation in editors with the YAML language server, save the schema as \
                snapgen.schema.json, and begin snapgen.yml with \
                '# yaml-language-server: $schema=snapgen.schema.json'.
                """, example: "snapgen config schema > snapgen.schema.json", page: "Configuration"))

        @OptionGroup var common: CommonOptions

        func run(in session: Session) throws {
            try session.print(CommandJSON.text(of: Configuration.schema))
        }
    }
}
