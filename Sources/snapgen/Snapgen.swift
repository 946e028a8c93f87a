import ArgumentParser
import SnapgenKit

/// The command line's root.
@main
struct Snapgen: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "snapgen",
        abstract: "Turns a catalog of previews into snapshot tests.",
        discussion: """
            Results go to standard output, words for people to standard error.

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
        main(nil)
    }

    private static func printVersion() {
        do throws(StreamError) {
            try StandardStream.output.write(SnapgenVersion.current + "\n")
        } catch {
            exit(withError: ExitCode(ExitStatus.cannotWrite.rawValue))
        }
    }
}
