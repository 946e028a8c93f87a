import ArgumentParser
import SnapgenKit
import SnapgenModel
import SnapgenNames
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
            Without FILE, the file is searched for where Prefire searches: in the folders of the test targets, in those \
            of the modules, then at the root.
            """, example: "snapgen import prefire --output snapgen.yml", page: "Migrating")

        @Argument(help: "The configuration file of Prefire.", completion: .file(extensions: ["yml"]))
        var file: String?

        @OptionGroup var destination: Destination
        @OptionGroup var common: CommonOptions

        func run(in session: Session) throws { try session.convert(.prefire, file: file, to: destination) }
    }

    struct Sourcery: SessionCommand {
        static let configuration = CommandConfiguration(
            "sourcery", "Convert a .sourcery.yml with a template that generates tests.",
            example: "snapgen import sourcery --output snapgen.yml", page: "Migrating")

        @Argument(help: "The configuration file of Sourcery.", completion: .file(extensions: ["yml"]))
        var file: String?

        @OptionGroup var destination: Destination
        @OptionGroup var common: CommonOptions

        func run(in session: Session) throws { try session.convert(.sourcery, file: file, to: destination) }
    }

    struct SnapshotPreviews: SessionCommand {
        static let configuration = CommandConfiguration(
            "snapshot-previews", "Convert the test classes and modifiers of SnapshotPreviews.",
            """
            The filters of the subclasses of SnapshotTest become rules with the same meaning. Modifiers such as \
            .emergeSnapshotPrecision(0.9) stay in the source, where snapgen reads them.
            """, example: "snapgen import snapshot-previews --output snapgen.yml", page: "Migrating")

        @Option(help: ArgumentHelp("The test target, if several have such tests.", valueName: "name"))
        var target: String?

        @OptionGroup var destination: Destination
        @OptionGroup var common: CommonOptions

        func run(in session: Session) throws { try session.convert(.snapshotPreviews, target: target, to: destination) }
    }

    struct Suites: SessionCommand {
        static let configuration = CommandConfiguration(
            "suites", "Convert tests written by hand for a catalog; references keep their names.",
            """
            Each test such as 'HotelList_Previews.test(batch: .extended)' in 'testHotelList()' becomes a rule. It prints a \
            warning for each picture in the folders '__Snapshots__' that no converted test compares.
            """, example: "snapgen import suites --output snapgen.yml", page: "Migrating")

        @Option(help: ArgumentHelp("The test target, if several have such tests.", valueName: "name"))
        var target: String?

        @OptionGroup var destination: Destination
        @OptionGroup var common: CommonOptions

        func run(in session: Session) throws { try session.convert(.suites, target: target, to: destination) }
    }
}

extension Session {
    fileprivate func convert(
        _ tool: ConfigurationImport.Tool, file: String? = nil, target: String? = nil,
        to destination: ImportCommand.Destination
    ) throws {
        var request = ProjectRequest(folder: absolute("."), environment: environment)
        // As 'init' does, because an import is done once.
        request.packageDescription = PackageDescriptions(.evaluated, keptBy: .standard, environment).description
        let source = ConfigurationImport(of: tool, request, files: LocalFileSystem())
        var imported = try source.configuration(from: file.map(absolute), target: target)
        imported.diagnostics = report(imported.diagnostics)
        suggest(report: imported.table(errorStyle))
        guard let output = destination.output.map(absolute) else {
            try print(imported, report: imported.text)
            let isHere = absolute(ProjectRoot.configurationName) == source.root.configurationPath
            let path = isHere ? ProjectRoot.configurationName : source.root.configurationPath
            let words = [file].compactMap { $0 } + (target.map { ["--target", $0] } ?? [])
            let command = ShellWord.command("import", [tool.rawValue] + words + ["--output", path])
            return suggest("Next: '\(command)' writes it.")
        }
        try source.write(imported, to: output, replaces: destination.force)
        let option = output == source.root.configurationPath ? [] : ["--config", destination.output ?? output]
        let next = ShellWord.command("plan", option)
        say("Wrote \(source.root.display(output)). Next: '\(next)' lists every snapshot.")
    }
}

extension ImportedConfiguration {
    /// A row for each setting, without a line break at the end; empty if there are none.
    func table(_ style: Style) -> String {
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
