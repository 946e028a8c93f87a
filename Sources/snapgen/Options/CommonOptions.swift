import ArgumentParser

/// The options of commands that print text or JSON.
struct CommonOptions: ParsableArguments {
    @Option(help: "The output format.") var format: OutputFormat = .text
    @OptionGroup var session: SessionOptions

    var words: [String] { session.words }
}

/// The options of all commands.
struct SessionOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The configuration file.", valueName: "path"), completion: .file(extensions: ["yml"]))
    var config: String?

    @Flag(help: "Treat warnings as errors; the command delivers its result and exits with 1.")
    var strict = false

    @Option(
        name: .customLong("diagnostics"),
        help: ArgumentHelp(
            "The format of diagnostics on standard error or, with --diagnostics-file, in a file.",
            discussion: "github prints annotations, sarif a log for code scanning."))
    var diagnosticFormat: DiagnosticFormat = .text

    @Option(
        help: ArgumentHelp(
            "Write the diagnostics to a file as well, in the format of --diagnostics.", valueName: "file"),
        completion: .file())
    var diagnosticsFile: String?

    @Flag(name: .shortAndLong, help: "Print results and errors only.")
    var quiet = false

    @Flag(name: .shortAndLong, help: "Show notes as well as warnings and errors.")
    var verbose = false

    @Option(
        help: ArgumentHelp(
            "The use of colours.", discussion: "'auto' respects NO_COLOR, FORCE_COLOR and CLICOLOR_FORCE."))
    var color: ColorChoice = .auto

    var words: [String] { config.map { ["--config", $0] } ?? [] }

    /// Indicates whether standard error contains nothing but a document.
    var replacesMessages: Bool { diagnosticsFile == nil && diagnosticFormat.isDocument }
}

extension ColorChoice: ExpressibleByArgument {}

extension DiagnosticFormat: ExpressibleByArgument {}

enum OutputFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
    case text
    case json
}
