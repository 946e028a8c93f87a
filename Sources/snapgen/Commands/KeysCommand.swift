import ArgumentParser
import SnapgenKit
import SnapgenModel

/// The command `snapgen keys`.
struct KeysCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "keys",
        abstract: "List or check the accessibility keys of an app.",
        discussion: HelpText(example: "snapgen keys", "snapgen keys check", page: .accessibility).text,
        subcommands: [List.self],
        defaultSubcommand: List.self)

    /// The options of commands that scan for keys.
    struct Sources: ParsableArguments {
        @Argument(
            help: "Folders and Swift files of the app and its UI tests, in place of the project's targets.",
            completion: .file(extensions: ["swift"]))
        var paths: [String] = []

        @OptionGroup var reading: ReadingOptions

        /// Opens the project.
        func project(_ session: Session) throws -> Project {
            try session.projects(paths: paths, reading: reading)[0]
        }
    }

    /// The command `snapgen keys list`.
    struct List: SessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "list",
            abstract: "Print the accessibility keys, the places that set them, and the UI tests that use them.",
            discussion: HelpText(
                """
                Keys are the properties of schemas, the constants of tables such as A11yIdentifiers, and identifiers \
                that are written out. Without PATH, all targets of the project are read.
                """, example: "snapgen keys list", "snapgen keys list Sources UITests --format json",
                page: .accessibility
            ).text)

        @OptionGroup var sources: Sources
        @OptionGroup var common: CommonOptions

        func run(in session: Session) throws {
            let project = try sources.project(session)
            var catalog = try session.answer { () throws(DiagnosticError) in try project.accessibilityKeys() }
            let status = ExitStatus(catalog.diagnostics)
            catalog.diagnostics = session.report(catalog.diagnostics)
            try session.print(catalog, report: KeysReport(catalog: catalog, style: session.style).text)
            try status.end()
        }
    }
}
