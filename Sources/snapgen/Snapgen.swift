import ArgumentParser
import SnapgenKit
import SnapgenModel

/// The command line's root.
@main
struct Snapgen: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "snapgen",
        abstract: "Turns a catalog of previews into snapshot tests.",
        discussion: """
            Results go to standard output, words for people to standard error. With '--format json', standard output \
            holds one JSON document, also where a command fails.

            Exit codes: 0 nothing to say; 1 out of date or other findings; 2 configuration or template; 64 usage; \
            66 input that cannot be read; 70 internal; 73, 74 output that cannot be created or written.
            """,
        version: SnapgenVersion.current,
        subcommands: [
            ScanCommand.self, PlanCommand.self, ShardsCommand.self, GenerateCommand.self, ExplainCommand.self,
            ConfigCommand.self, DevicesCommand.self, TestPlanCommand.self, TemplateCommand.self, ImportCommand.self,
        ])

    /// Runs the command that the arguments name.
    static func main() {
        StandardStream.prepare()
        // Build tools ask for the version at every start, and parsing looks at all options of all commands.
        if CommandLine.arguments.dropFirst().elementsEqual(["--version"]) { return printVersion() }
        do {
            var command = try parseAsRoot()
            try run(&command)
        } catch {
            if exitCode(for: error) == .validationFailure { printUsageError(error) }
            exit(withError: error)
        }
    }

    private static func run(_ command: inout any ParsableCommand) throws { try command.run() }

    /// Prints the diagnostics of arguments that could not be parsed, where they ask for JSON.
    private static func printUsageError(_ error: any Error) {
        guard asksForJSON(CommandLine.arguments.dropFirst()) else { return }
        let problem = Diagnostic(.usage, .error, message(for: error))
        try? StandardStream.output.write(CommandJSON.text(of: DiagnosticReport(diagnostics: [problem])))
    }

    /// Returns whether the last `--format` is `json`.
    private static func asksForJSON(_ arguments: ArraySlice<String>) -> Bool {
        let options = arguments.prefix { $0 != "--" }
        let formats = zip(options, options.dropFirst() + [""]).compactMap { option, next in
            option == "--format" ? next : option.hasPrefix("--format=") ? String(option.dropFirst(9)) : nil
        }
        return formats.last == "json"
    }

    private static func printVersion() {
        do throws(StreamError) {
            try StandardStream.output.write(SnapgenVersion.current + "\n")
        } catch {
            exit(withError: ExitCode(ExitStatus.cannotWrite.rawValue))
        }
    }
}
