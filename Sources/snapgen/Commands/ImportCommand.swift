import ArgumentParser
import SnapgenConfiguration
import SnapgenKit
import SnapgenModel
import SnapgenPlan

/// The command `snapgen import`.
struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Turn another tool's configuration into a snapgen.yml.",
        subcommands: [Prefire.self, Sourcery.self])

    /// Where the new configuration goes.
    struct Destination: ParsableArguments {
        @Option(
            help: ArgumentHelp("Write the configuration to a file instead of printing it.", valueName: "path"),
            completion: .file(extensions: ["yml"]))
        var output: String?

        @Flag(help: "Replace the file if it exists.")
        var force = false
    }

    /// The command `snapgen import prefire`.
    struct Prefire: SessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "prefire",
            abstract: "Convert a .prefire.yml; references keep their names.",
            discussion: """
                Prefire reads its file line by line and not as YAML: where that matters, a warning says so, and what \
                Prefire does is taken. Without FILE the file is looked for where Prefire looks: in the folders of the \
                test targets, then at the root.

                With --moves nothing is converted: it prints the commands that give the references snapgen's own names, \
                by a snapgen.yml that keeps Prefire's or, without one, by FILE.
                """)

        @Argument(help: "The configuration of Prefire.", completion: .file(extensions: ["yml"]))
        var file: String?

        @Option(help: "What references are called: as Prefire called them, or as snapgen does.")
        var naming: Naming = .prefire

        @Flag(help: "Print the 'git mv' of each reference that exists, from Prefire's name to snapgen's.")
        var moves = false

        @Flag(help: "With --moves, list references that do not exist as well.")
        var all = false

        @OptionGroup var destination: Destination
        @OptionGroup var common: CommonOptions

        enum Naming: String, CaseIterable, ExpressibleByArgument {
            case prefire, snapgen
        }

        func validate() throws {
            if all, !moves { throw ValidationError("--all belongs to --moves") }
            if moves, destination.output != nil {
                throw ValidationError("--moves prints commands, and writes no --output")
            }
        }

        func run(in session: Session) throws {
            if moves { return try printMoves(session) }
            let source = session.configurationImport(of: .prefire)
            let imported = try session.answer { () throws(DiagnosticError) in
                try source.prefire(file.map(session.absolute), keepsNames: naming == .prefire)
            }
            try session.deliver(imported, of: source, to: destination)
        }

        private func printMoves(_ session: Session) throws {
            let pipeline = Pipeline(try session.projectWithOldNames(file))
            let (moves, diagnostics) = session.watching {
                pipeline.referenceMoves(
                    to: .snapgen, in: Configuration.defaultReferences, isComplete: all, progress: $0)
            }
            session.report(diagnostics + moves.diagnostics)
            try ExitStatus(diagnostics).end()
            try session.print(moves, report: MovesReport(moves: moves).text)
            session.suggest(
                "\(count(moves.moves.count, "reference")) to move. Next: pipe this into 'sh' at the project's root, then "
                    + "'snapgen import prefire --naming snapgen --output snapgen.yml --force', or take 'naming' and "
                    + "'references' out of snapgen.yml.")
        }
    }

    /// The command `snapgen import sourcery`.
    struct Sourcery: SessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "sourcery",
            abstract: "Convert a .sourcery.yml whose template writes tests.")

        @Argument(help: "The configuration of Sourcery.", completion: .file(extensions: ["yml"]))
        var file: String?

        @Option(help: "Which of several configurations in the file is converted, counted from 1.")
        var number: Int?

        @OptionGroup var destination: Destination
        @OptionGroup var common: CommonOptions

        func run(in session: Session) throws {
            let source = session.configurationImport(of: .sourcery)
            let imported = try session.answer { () throws(DiagnosticError) in
                try source.sourcery(file.map(session.absolute), number: number)
            }
            try session.deliver(imported, of: source, to: destination)
        }
    }
}

extension Session {
    /// Says what is to be said, and prints the configuration or writes it.
    fileprivate func deliver(
        _ imported: ImportedConfiguration, of source: ConfigurationImport, to destination: ImportCommand.Destination
    ) throws {
        report(imported.diagnostics)
        guard let output = destination.output.map(absolute) else {
            try print(imported, report: imported.text)
            return suggest("Next: --output snapgen.yml writes it.")
        }
        try answer { () throws(DiagnosticError) in
            try source.write(imported, to: output, replaces: destination.force)
        }
        say("Wrote \(source.root.display(output)). Next: 'snapgen plan' lists every snapshot.")
    }

    /// The project by its own configuration if that keeps names of before, else by Prefire's.
    fileprivate func projectWithOldNames(_ file: String?) throws -> Project {
        let source = configurationImport(of: .prefire)
        if file == nil, hasConfiguration(at: source.root) {
            let project = try project()
            if project.configuration.naming.keepsOldNames { return project }
        }
        let configuration = try answer { () throws(DiagnosticError) in
            let imported = try source.prefire(file.map(absolute), keepsNames: true)
            report(imported.diagnostics)
            return try ConfigurationReader(environment: environment)
                .read(ConfigurationFile(path: ProjectRoot.configurationName, bytes: Array(imported.text.utf8)))
        }
        return try project(in: source.root.path, configuration)
    }
}
