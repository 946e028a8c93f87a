import ArgumentParser
import SnapgenKit
import SnapgenModel

@main
struct Snapgen: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "snapgen",
        abstract: "Generates snapshot tests from previews and types with samples.",
        discussion: helpText(
            """
            Results are printed to standard output, messages to standard error. With '--format json', standard output \
            contains one JSON document, even if a command fails.

            Exit codes: 0 success; 1 out of date or other findings; 2 invalid configuration or template; 64 usage; \
            66 unreadable input; 70 internal error; 73, 74 output that cannot be created or written.
            """, ["snapgen init", "snapgen generate"], page: "Commands"),
        version: SnapgenVersion.current,
        groupedSubcommands: [
            CommandGroup(
                name: "Daily",
                subcommands: [ScanCommand.self, PlanCommand.self, GenerateCommand.self, ExplainCommand.self]),
            CommandGroup(
                name: "Review",
                subcommands: [
                    StatusCommand.self, ReportCommand.self, AcceptCommand.self, PruneCommand.self, AuditCommand.self,
                ]),
            CommandGroup(
                name: "Set-up",
                subcommands: [InitCommand.self, DoctorCommand.self, ConfigCommand.self, ImportCommand.self]),
            CommandGroup(
                name: "Special", subcommands: [ShardsCommand.self, ProjectCommand.self, KeysCommand.self]),
        ])

    static func main() {
        StandardStream.prepare()
        let arguments = CommandLine.arguments.dropFirst()
        // Build tools query the version at every start, and parsing examines all options of all commands.
        if arguments.elementsEqual(["--version"]) {
            return print([("\(SnapgenVersion.current)\n", isMessage: false)])
        }
        if let command = commandOfHelp(arguments) {
            return print([("\(helpMessage(for: command))\n", isMessage: false)])
        }
        if let texts = UpToDateCheck.printed(by: CommandLine.arguments) { return print(texts) }
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch {
            switch exitCode(for: error) {
            case .success: print([("\(fullMessage(for: error))\n", isMessage: false)])
            case .validationFailure: printUsageError(error)
            default: exit(withError: error)
            }
            exit(withError: exitCode(for: error))
        }
    }

    private static func printUsageError(_ error: any Error) {
        let arguments = CommandLine.arguments.dropFirst()
        let message = usageMessage(for: error, Array(arguments))
        let words = arguments.prefix { $0 != "--" }
        let given = ["--diagnostics", "--diagnostics-file"].flatMap { option in
            words.value(of: option).map { [option, $0] } ?? []
        }
        guard let options = (try? SessionOptions.parse(given)) ?? (try? SessionOptions.parse([])) else { return }
        let format = words.value(of: "--format").flatMap(OutputFormat.init)
        try? Session(options, format).run { try $0.refuse(message) }
    }

    /// Returns the command whose help is all that the arguments ask for: `--help`, `scan -h`.
    private static func commandOfHelp(_ arguments: ArraySlice<String>) -> (any ParsableCommand.Type)? {
        guard let option = arguments.last, ["--help", "-h"].contains(option) else { return nil }
        let root: (any ParsableCommand.Type)? = Snapgen.self
        return arguments.dropLast().reduce(root) { command, name in
            command?.configuration.subcommands.first { $0.configuration.commandName == name }
        }
    }

    private static func print(_ texts: [UpToDateCheck.Printed]) {
        for text in texts {
            do {
                try (text.isMessage ? StandardStream.error : .output).write(text.text)
            } catch {
                // If standard error is closed, the message is lost, but the run does not fail.
                if !text.isMessage { exit(withError: ExitCode(ExitStatus.cannotWrite.rawValue)) }
            }
        }
    }
}

extension ArraySlice<String> {
    /// Returns the last value of an option in arguments that are not parsed: `--format json` or `--format=json`.
    func value(of option: String) -> String? {
        zip(self, dropFirst() + [""]).compactMap { argument, next in
            if argument == option { return next }
            return argument.hasPrefix("\(option)=") ? String(argument.dropFirst(option.count + 1)) : nil
        }.last
    }
}

extension CommandConfiguration {
    init(
        _ name: String, _ abstract: String, _ text: String = "", example: String..., page: String,
        subcommands: [any ParsableCommand.Type] = [], defaultSubcommand: (any ParsableCommand.Type)? = nil
    ) {
        self.init(
            commandName: name, abstract: abstract, discussion: helpText(text, example, page: page),
            subcommands: subcommands, defaultSubcommand: defaultSubcommand)
    }
}

private func helpText(_ text: String, _ examples: [String], page: String) -> String {
    let heading = examples.count == 1 ? "Example" : "Examples"
    let lines = examples.map { "  \($0)" }.joined(separator: "\n")
    let parts = [text, "\(heading):\n\(lines)", "See Documentation/\(page).md."]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
}

enum ExitStatus: Int32 {
    case success = 0
    /// Outdated files, differences, or warnings with `--strict`.
    case findings = 1
    case configuration = 2
    case usage = 64
    case input = 66
    case internalError = 70
    case cannotCreate = 73
    case cannotWrite = 74

    init(_ diagnostics: [Diagnostic]) {
        self = diagnostics.first { $0.severity == .error }.map { Self($0.id) } ?? .success
    }

    private init(_ id: DiagnosticID) {
        switch id {
        case .usage: self = .usage
        case .unreadableInput, .noSources, .noProject: self = .input
        case .foreignFile: self = .cannotCreate
        case .cannotWrite: self = .cannotWrite
        case .noThread: self = .internalError
        case .notPruned, .inNoTarget: self = .findings
        default: self = .configuration
        }
    }

    func end() throws(ExitCode) {
        if self != .success { throw ExitCode(rawValue) }
    }
}
