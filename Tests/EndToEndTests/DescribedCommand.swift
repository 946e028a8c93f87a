import Foundation

/// A command as `--experimental-dump-help` describes it.
struct DescribedCommand: Decodable {
    struct Argument: Decodable {
        struct Name: Decodable {
            var name: String
        }
        var kind: String
        var names: [Name]?
        var valueName: String?
        var abstract: String?
        var discussion: String?
        var shouldDisplay: Bool
    }

    var commandName: String
    var superCommands: [String]?
    var abstract: String?
    var discussion: String?
    var arguments: [Argument]?
    var subcommands: [DescribedCommand]?

    var name: String { ((superCommands ?? []) + [commandName]).joined(separator: " ") }
    var all: [DescribedCommand] { [self] + (subcommands ?? []).filter { $0.commandName != "help" }.flatMap(\.all) }
    /// The lines behind `Example:` or `Examples:`.
    var examples: [String] {
        let lines = (discussion ?? "").split(separator: "\n", omittingEmptySubsequences: false)
        return lines.drop { !$0.hasPrefix("Example") }.dropFirst().prefix { $0.hasPrefix("  ") }
            .map { String($0.dropFirst(2)) }
    }
    /// The page behind `See`.
    var page: String? { discussion?.firstMatch(of: #/See Documentation/(\w+\.md)\.$/#).map { String($0.1) } }

    /// All commands, and the groups of them.
    static let all = Result {
        struct Dump: Decodable {
            var command: DescribedCommand
        }
        let run = try SnapgenProcess.run("--experimental-dump-help", in: FileManager.default.temporaryDirectory.path)
        return try JSONDecoder().decode(Dump.self, from: Data(run.output.utf8)).command.all
    }

    /// The names of all commands that are no groups, without that of the program.
    static let leaves = all.map { commands in
        commands.filter { $0.subcommands == nil }.map { String($0.name.dropFirst("snapgen ".count)) }
    }
}
