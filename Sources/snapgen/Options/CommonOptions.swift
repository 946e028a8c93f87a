import ArgumentParser

/// What commands understand that print text or JSON.
struct CommonOptions: ParsableArguments {
    @Option(help: "How results are printed.")
    var format: OutputFormat = .text

    @OptionGroup var general: GeneralOptions
}

/// What every command understands.
struct GeneralOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The configuration file.", valueName: "path"), completion: .file(extensions: ["yml"]))
    var config: String?

    @Flag(name: .shortAndLong, help: "Print results and errors only.")
    var quiet = false

    @Flag(name: .shortAndLong, help: "Show notes as well as warnings and errors.")
    var verbose = false

    @Option(help: ArgumentHelp("When to use colours.", discussion: "'auto' hears NO_COLOR and FORCE_COLOR."))
    var color: ColorChoice = .auto
}

/// How results are printed.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
    /// For people.
    case text
    /// For programs.
    case json
}

extension ColorChoice: ExpressibleByArgument {}
