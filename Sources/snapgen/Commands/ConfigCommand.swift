import ArgumentParser
import SnapgenConfiguration
import SnapgenKit
import SnapgenModel

/// The command `snapgen config`.
struct ConfigCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config",
        abstract: "Show or check the configuration, or print its schema.",
        subcommands: [Show.self, Validate.self, Schema.self],
        defaultSubcommand: Show.self)

    /// The command `snapgen config show`.
    struct Show: SessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "show",
            abstract: "Print the effective configuration, each value with where it comes from.")

        @OptionGroup var settings: SettingOptions
        @OptionGroup var common: CommonOptions

        func run(in session: Session) throws {
            let resolved = try session.project(layer: settings.layer).resolved
            try session.print(resolved, report: ConfigurationText(resolved).text)
        }
    }

    /// The command `snapgen config validate`.
    struct Validate: SessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "validate",
            abstract: "Check the configuration with the sources and templates that it names.",
            discussion: """
                Does what 'snapgen generate' does, up to the writing, and takes the same options: where one of them fails, \
                so does the other, with the same messages.
                """)

        @OptionGroup var generated: GenerationOptions
        @OptionGroup var common: CommonOptions

        func run(in session: Session) throws {
            let project = try generated.project(session)
            _ = try session.generation(of: project) { $0.changes }
            try session.print(DiagnosticReport(diagnostics: session.diagnostics), report: verdict(on: project, session))
        }

        private func verdict(on project: Project, _ session: Session) -> String {
            let warnings = session.diagnostics.count { $0.severity == .warning }
            let verdict = "The configuration of \(project.root.path) is valid"
            return verdict + (warnings == 0 ? ".\n" : ", with \(count(warnings, "warning")).\n")
        }
    }

    /// The command `snapgen config schema`.
    struct Schema: SessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "schema",
            abstract: "Print the JSON Schema (draft-07) of snapgen.yml, for editors.",
            discussion: """
                An editor that uses the YAML language server completes and checks a snapgen.yml that begins with \
                '# yaml-language-server: $schema=snapgen.schema.json', where that file holds the schema.
                """)

        @OptionGroup var common: CommonOptions

        func run(in session: Session) throws {
            try session.print(CommandJSON.text(of: ConfigurationSchema()))
        }
    }
}
