import ArgumentParser

/// The options of commands that print text or JSON.
struct CommonOptions: ParsableArguments {
    @Option(help: "The output format.")
    var format: OutputFormat = .text

    @OptionGroup var general: GeneralOptions
}

/// The options of every command.
struct GeneralOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The configuration file.", valueName: "path"), completion: .file(extensions: ["yml"]))
    var config: String?

    @OptionGroup var diagnostics: DiagnosticOptions

    @Flag(name: .shortAndLong, help: "Print results and errors only.")
    var quiet = false

    @Flag(name: .shortAndLong, help: "Show notes as well as warnings and errors.")
    var verbose = false

    @Option(
        help: ArgumentHelp(
            "The use of colours.", discussion: "'auto' respects NO_COLOR, FORCE_COLOR and CLICOLOR_FORCE."))
    var color: ColorChoice = .auto

    /// The options that another command of the same project needs, as words of a command line.
    var words: [String] { config.map { ["--config", $0] } ?? [] }
}

extension ColorChoice: ExpressibleByArgument {}
