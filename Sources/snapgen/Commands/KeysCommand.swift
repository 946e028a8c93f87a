import ArgumentParser
import SnapgenKit
import SnapgenModel
import SnapgenReview
import SnapgenScan

struct KeysCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "keys",
        abstract: "List or check the accessibility keys of an app.",
        discussion: helpText(example: "snapgen keys", "snapgen keys check", page: .accessibility),
        subcommands: [List.self, Check.self, Import.self],
        defaultSubcommand: List.self)

    struct Sources: ParsableArguments {
        @Argument(
            help: "Folders and Swift files of the app and its UI tests, in place of the project's targets.",
            completion: .file(extensions: ["swift"]))
        var paths: [String] = []

        @OptionGroup var reading: ReadingOptions

        func project(_ session: Session) throws -> Project { try projects(session)[0] }

        func projects(_ session: Session) throws -> [Project] {
            try session.projects(ProjectSelection(paths: paths, reading: reading))
        }
    }

    struct List: SessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "list",
            abstract: "Print the accessibility keys, the places that set them, and the UI tests that use them.",
            discussion: helpText(
                """
                Keys are the properties of schemas, the constants of tables such as A11yIdentifiers, and identifiers \
                that are written out. Without PATH, all targets of the project are read.
                """, example: "snapgen keys list", "snapgen keys list Sources UITests --format json > keys.json",
                page: .accessibility))

        @OptionGroup var sources: Sources
        @OptionGroup var common: CommonOptions

        func run(in session: Session) throws {
            let project = try sources.project(session)
            var catalog = try project.accessibilityKeys()
            let status = ExitStatus(catalog.diagnostics)
            catalog.diagnostics = session.report(catalog.diagnostics)
            try session.print(catalog, report: KeysReport(catalog: catalog, style: session.style).text)
            try status.end()
        }
    }

    struct Check: SessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "check",
            abstract: "Find accessibility keys that are set nowhere, twice, in loops, or hidden from UI tests.",
            discussion: helpText(
                """
                Exits with 1 if there are warnings or errors; notes, such as keys that no test uses, are printed with \
                --verbose. 'diagnostics' in snapgen.yml sets the severity of each.
                """, example: "snapgen keys check", "snapgen keys check --diagnostics github", page: .accessibility))

        @OptionGroup var sources: Sources
        @OptionGroup var common: CommonOptions

        func run(in session: Session) throws {
            let projects = try sources.projects(session)
            var catalog = try projects.checkedAccessibilityKeys(in: LocalFileSystem())
            catalog.diagnostics = session.report(catalog.diagnostics)
            try session.print(catalog, report: KeyFindingsTable(catalog: catalog, style: session.style).text)
            if catalog.diagnostics.contains(where: { $0.severity != .note }) { try ExitStatus.findings.end() }
        }
    }

    struct Import: SessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "import",
            abstract: "Print schemas in place of a table of constants, with the same identifiers.",
            discussion: helpText(
                "TABLE is a type with constants, such as A11yIdentifiers; each type in it becomes a schema.",
                example: "snapgen keys import A11yIdentifiers > Accessibility.swift", page: .accessibility))

        @Argument(help: "The name of the type with the constants.")
        var table: String

        @OptionGroup var sources: Sources
        @OptionGroup var common: CommonOptions

        func run(in session: Session) throws {
            let project = try sources.project(session)
            let result = try TableImport(of: table, in: project.accessibilityKeys())
            try session.print(result, report: result.text)
        }
    }
}
