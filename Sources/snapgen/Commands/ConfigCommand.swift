import ArgumentParser
import SnapgenConfiguration
import SnapgenKit
import SnapgenModel
import SnapgenNames

/// The command `snapgen config`.
struct ConfigCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config",
        abstract: "Show or check the configuration, or print its schema.",
        discussion: HelpText(example: "snapgen config show", page: .configuration).text,
        subcommands: [Show.self, Validate.self, Schema.self],
        defaultSubcommand: Show.self)

    /// The command `snapgen config show`.
    struct Show: SessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "show",
            abstract: "Print the effective configuration with the origin of each value.",
            discussion: HelpText(example: "snapgen config show", page: .configuration).text)

        @OptionGroup var test: TestTargetOption
        @OptionGroup var settings: SettingOptions
        @OptionGroup var common: CommonOptions

        func run(in session: Session) throws {
            var resolved = try session.project(target: test.target, settings: settings.values).resolved
            resolved.diagnostics = resolved.diagnostics.compactMap(session.applied)
            try session.print(resolved.withDefaultOrigins, report: resolved.text)
        }
    }

    /// The command `snapgen config validate`.
    struct Validate: SessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "validate",
            abstract: "Check the configuration and the sources and templates that it refers to.",
            discussion: HelpText(
                """
                Runs all steps of 'snapgen generate' except writing, with the same options, and reports the same errors \
                and warnings.
                """, example: "snapgen config validate", page: .configuration
            ).text)

        @OptionGroup var generated: GenerationOptions
        @OptionGroup var common: CommonOptions

        func run(in session: Session) throws {
            let projects = try generated.projects(session)
            _ = try session.generation(of: projects, to: .changes)
            let report = DiagnosticReport(diagnostics: session.diagnostics)
            try session.print(report, report: verdict(on: projects[0], session))
        }

        private func verdict(on project: Project, _ session: Session) -> String {
            let warnings = session.diagnostics.count { $0.severity == .warning }
            let verdict = "The configuration of \(VisibleText.escaped(project.root.path)) is valid"
            return verdict + (warnings == 0 ? ".\n" : ", with \(count(warnings, "warning")).\n")
        }
    }

    /// The command `snapgen config schema`.
    struct Schema: SessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "schema",
            abstract: "Print the JSON Schema (draft-07) of snapgen.yml, for editors.",
            discussion: HelpText(
                """
                For completion and validation in editors with the YAML language server, save the schema as \
                snapgen.schema.json, and begin snapgen.yml with \
                '# yaml-language-server: $schema=snapgen.schema.json'.
                """, example: "snapgen config schema > snapgen.schema.json", page: .configuration
            ).text)

        @OptionGroup var common: CommonOptions

        func run(in session: Session) throws {
            try session.print(CommandJSON.text(of: Configuration.schema))
        }
    }
}
