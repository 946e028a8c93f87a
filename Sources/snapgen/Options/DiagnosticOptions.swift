public import ArgumentParser
public import SnapgenKit

/// The options for diagnostics.
struct DiagnosticOptions: ParsableArguments {
    @Flag(help: "Treat warnings as errors; the command delivers its result and exits with 1.")
    var strict = false

    @Option(
        name: .customLong("diagnostics"),
        help: ArgumentHelp(
            "The format of diagnostics on standard error or, with --diagnostics-file, in a file.",
            discussion: "github prints annotations, sarif a log for code scanning."))
    var format: DiagnosticFormat = .text

    @Option(
        name: .customLong("diagnostics-file"),
        help: ArgumentHelp(
            "Write the diagnostics to a file as well, in the format of --diagnostics.", valueName: "file"),
        completion: .file())
    var file: String?

    /// A Boolean value that indicates whether standard error contains nothing but a document.
    var replacesMessages: Bool { file == nil && format.isDocument }
}

extension DiagnosticFormat: ExpressibleByArgument {}
