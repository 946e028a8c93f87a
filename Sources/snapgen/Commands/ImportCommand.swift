import ArgumentParser
import SnapgenConfiguration
import SnapgenKit
import SnapgenModel
import SnapgenNames
import SnapgenPlan
import SnapgenSetup

struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "import", "Convert another tool's configuration, or tests that it needs, to a snapgen.yml.",
        example: "snapgen import prefire --output snapgen.yml", page: "Migrating",
        subcommands: [Prefire.self, Sourcery.self, SnapshotPreviews.self, Suites.self])

    struct Destination: ParsableArguments {
        @Option(
            help: ArgumentHelp("Write the configuration to a file instead of printing it.", valueName: "path"),
            completion: .file(extensions: ["yml"]))
        var output: String?

        @Flag(help: "Replace the file if it exists.")
        var force = false
    }

    struct Prefire: SessionCommand {
        static let configuration = CommandConfiguration(
            "prefire", "Convert a .prefire.yml; references keep their names.",
            """
            Without FILE, the file is searched for where Prefire searches: in the folders of the test targets, then at \
            the root.

            With --moves, nothing is converted. It prints the commands that rename the references from Prefire's \
            names to snapgen's. The present names come from a snapgen.yml that keeps Prefire's names or, without \
            one, from FILE.
            """, example: "snapgen import prefire --output snapgen.yml", "snapgen import prefire --moves",
            page: "Migrating")

        @Argument(help: "The configuration file of Prefire.", completion: .file(extensions: ["yml"]))
        var file: String?

        @Flag(help: "Print a 'git mv' for each existing reference, from Prefire's name to snapgen's.")
        var moves = false

        @Flag(help: "With --moves, include references that do not exist.")
        var all = false

        @OptionGroup var destination: Destination
        @Option(help: "The output format.") var format: OutputFormat = .text
        @OptionGroup var common: CommonOptions

        func validate() throws {
            if all, !moves { throw ValidationError("--all requires --moves") }
            if moves, destination.output != nil {
                throw ValidationError("--moves and --output exclude each other")
            }
        }

        func run(in session: Session) throws {
            if moves { return try printMoves(session) }
            try session.convert(.prefire, file.map { [$0] } ?? [], to: destination) { source in
                try source.prefire(file.map(session.absolute))
            }
        }

        private func printMoves(_ session: Session) throws {
            let project = try session.projectWithOldNames(file)
            try session.printMoves(
                of: project, to: .snapgen, in: Configuration.defaultReferences, isComplete: all,
                next: ", then remove 'naming' and 'references' from snapgen.yml")
        }
    }

    struct Sourcery: SessionCommand {
        static let configuration = CommandConfiguration(
            "sourcery", "Convert a .sourcery.yml with a template that generates tests.",
            example: "snapgen import sourcery --output snapgen.yml", page: "Migrating")

        @Argument(help: "The configuration file of Sourcery.", completion: .file(extensions: ["yml"]))
        var file: String?

        @OptionGroup var destination: Destination
        @Option(help: "The output format.") var format: OutputFormat = .text
        @OptionGroup var common: CommonOptions

        func run(in session: Session) throws {
            try session.convert(.sourcery, file.map { [$0] } ?? [], to: destination) { source in
                try source.sourcery(file.map(session.absolute))
            }
        }
    }

    struct SnapshotPreviews: SessionCommand {
        static let configuration = CommandConfiguration(
            "snapshot-previews", "Convert the test classes and modifiers of SnapshotPreviews.",
            """
            The filters of the subclasses of SnapshotTest become rules with the same meaning. Modifiers such as \
            .emergeSnapshotPrecision(0.9) stay in the source, where snapgen reads them.
            """,
            example: "snapgen import snapshot-previews --output snapgen.yml", page: "Migrating")

        @OptionGroup var target: TargetOption
        @OptionGroup var destination: Destination
        @Option(help: "The output format.") var format: OutputFormat = .text
        @OptionGroup var common: CommonOptions

        func run(in session: Session) throws {
            try session.convert(.snapshotPreviews, target.words, to: destination) { source in
                try source.snapshotPreviews(target: target.target)
            }
        }
    }

    struct Suites: SessionCommand {
        static let configuration = CommandConfiguration(
            "suites", "Convert tests written by hand for a catalog; references keep their names.",
            """
            Each test such as 'HotelList_Previews.test(batch: .extended)' in 'testHotelList()' becomes a rule. It prints a \
            warning for each picture in the folders '__Snapshots__' that no converted test compares.
            """,
            example: "snapgen import suites --output snapgen.yml", page: "Migrating")

        @OptionGroup var target: TargetOption
        @OptionGroup var destination: Destination
        @Option(help: "The output format.") var format: OutputFormat = .text
        @OptionGroup var common: CommonOptions

        func run(in session: Session) throws {
            try session.convert(.suites, target.words, to: destination) { try $0.suites(target: target.target) }
        }
    }

    struct TargetOption: ParsableArguments {
        @Option(help: ArgumentHelp("The test target, if several have such tests.", valueName: "name"))
        var target: String?

        var words: [String] { target.map { ["--target", $0] } ?? [] }
    }
}

extension Session {
    fileprivate func convert(
        _ tool: ConfigurationImport.Tool, _ words: [String], to destination: ImportCommand.Destination,
        _ read: (ConfigurationImport) throws -> ImportedConfiguration
    ) throws {
        let source = configurationImport(of: tool)
        var imported = try read(source)
        imported.diagnostics = report(imported.diagnostics)
        suggest(report: imported.table(errorStyle))
        guard let output = destination.output.map(absolute) else {
            try print(imported, report: imported.text)
            let command = ShellWord.command("import", [tool.rawValue] + words + ["--output", "snapgen.yml"])
            return suggest("Next: '\(command)' writes it.")
        }
        try source.write(imported, to: output, replaces: destination.force)
        say("Wrote \(source.root.display(output)). Next: 'snapgen plan' lists every snapshot.")
    }

    /// Opens the project with its own configuration if that keeps legacy names, otherwise with Prefire's.
    fileprivate func projectWithOldNames(_ file: String?) throws -> Project {
        let source = configurationImport(of: .prefire)
        if file == nil, hasConfiguration(at: source.root) {
            let project = try project()
            if project.configuration.references.naming.keepsOldNames { return project }
        }
        let imported = try source.prefire(file.map(absolute))
        report(imported.diagnostics)
        var request = ProjectRequest(folder: source.root.path, environment: environment)
        request.configuration = ConfigurationFile(
            path: ProjectRoot.configurationName, bytes: Array(imported.text.utf8))
        return try Project.open(request, files: LocalFileSystem())
    }
}

extension ImportedConfiguration {
    /// A row for each setting, without a line break at the end; empty if there are none.
    fileprivate func table(_ style: Style) -> String {
        var table = Table(style: style)
        for setting in settings {
            table.append(
                outcome(of: setting), .init(shortened("\(setting.path)\(setting.line.map { ":\($0)" } ?? "")"), .dim),
                .init(shortened(setting.name)),
                .init(setting.outcome == .unsupported ? "see the warning" : shortened(setting.result)))
        }
        return String(table.text.dropLast())
    }

    /// A text of the user's project, which may be code of any length.
    private func shortened(_ text: String) -> String { VisibleText.shortened(text, longest: 80) }

    private func outcome(of setting: ImportedSetting) -> Table.Cell {
        switch setting.outcome {
        case .kept: .init("kept", .green)
        case .translated: .init("translated", .green)
        case .unsupported: .init("not supported", .yellow)
        }
    }
}
