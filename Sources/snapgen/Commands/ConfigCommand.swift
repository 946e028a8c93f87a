import ArgumentParser
import SnapgenConfiguration
import SnapgenKit

/// The command `snapgen config`.
struct ConfigCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config",
        abstract: "Show or check the configuration, or print its schema.",
        subcommands: [Show.self, Validate.self, Schema.self],
        defaultSubcommand: Show.self)

    /// The command `snapgen config show`.
    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "show",
            abstract: "Print the effective configuration, each value with where it comes from.")

        @OptionGroup var settings: SettingOptions
        @OptionGroup var common: CommonOptions

        func run() throws {
            let session = Session(common)
            let resolved = try session.project(layer: settings.layer).resolved
            try session.print(resolved, report: ConfigurationText(resolved).text)
        }
    }

    /// The command `snapgen config validate`.
    struct Validate: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "validate",
            abstract: "Check the configuration: exit with 2 and say what is wrong, or say that nothing is.")

        @OptionGroup var common: CommonOptions

        func run() throws {
            let session = Session(common)
            let project = try session.project()
            try session.print(Verdict(valid: true), report: "The configuration of \(project.root.path) is valid.\n")
        }

        private struct Verdict: Encodable {
            var valid: Bool
        }
    }

    /// The command `snapgen config schema`.
    struct Schema: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "schema",
            abstract: "Print the JSON Schema (draft-07) of snapgen.yml, for editors.",
            discussion: """
                An editor that uses the YAML language server completes and checks a snapgen.yml that begins with \
                '# yaml-language-server: $schema=snapgen.schema.json', where that file holds the schema.
                """)

        @OptionGroup var common: CommonOptions

        func run() throws {
            try Session(common).print(CommandJSON.text(of: ConfigurationSchema()))
        }
    }
}
