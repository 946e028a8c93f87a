import ArgumentParser
import Foundation
import SnapgenConfiguration
import SnapgenModel
import SnapgenNames

extension Snapgen {
    static func usageMessage(for error: any Error, _ arguments: [String]) -> (problem: String, text: String) {
        if let place = CommandPlace(arguments), let problem = place.problem(arguments) {
            return (problem, "Error: \(VisibleText.escaped(problem))\n\(place.usage)\n")
        }
        let message = message(for: error)
        let problem = message + suggestion(for: message)
        let full = fullMessage(for: error).replacing(message, with: problem, maxReplacements: 1) + "\n"
        let lines = full.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        return (problem, lines.map { VisibleText.escaped(String($0)) }.joined(separator: "\n"))
    }

    /// Returns the end of the message for a value that is not one of a list, which the message contains, or no pattern.
    private static func suggestion(for message: String) -> String {
        guard let parts = message.firstMatch(of: /^The value '(.*)' is invalid for .* Please provide one of (.*)\.$/)
        else { return "" }
        let pattern = NamePattern(String(parts.1))
        if parts.1.contains("{"), let problem = pattern.problem { return " The pattern \(problem)" }
        let values = parts.2.matches(of: /'([^']*)'/).map { String($0.1) }
        let near = Suggestion.nearest(to: String(parts.1), in: values)
        return near.first.map { " Did you mean '\($0)'?" } ?? ""
    }
}

/// The first argument that is not the name of a command, where one is expected.
private struct CommandPlace {
    private var parents: [any ParsableCommand.Type] = [Snapgen.self]
    private let word: String

    init?(_ arguments: [String]) {
        for argument in arguments {
            if let command = Self.command(argument, in: parents) {
                parents.append(command)
            } else {
                guard parents.last?.configuration.subcommands.isEmpty == false, argument != "help" else { return nil }
                word = argument
                return
            }
        }
        return nil
    }

    var usage: String {
        let command = parents.map(Self.name).joined(separator: " ")
        return "Usage: \(command) <subcommand>\n  See '\(command) --help' for more information."
    }

    func problem(_ arguments: [String]) -> String? {
        if word.hasPrefix("-") { return misplacedOption(arguments) }
        if isPath, let problem = misplacedPath { return problem }
        let group = Snapgen.configuration.subcommands.first { Self.command(word, in: [$0]) != nil }
        if let group, parents.count == 1 {
            return "Unknown command '\(word)'; did you mean '\(Self.name(group)) \(word)'?"
        }
        return "Unknown command '\(word)'" + Suggestion.phrase(for: word, in: names)
    }

    private var names: [String] { parents.last?.configuration.subcommands.map(Self.name) ?? [] }

    private static func command(_ name: String, in parents: [any ParsableCommand.Type]) -> (any ParsableCommand.Type)? {
        parents.last?.configuration.subcommands.first { Self.name($0) == name }
    }

    private static func name(_ command: any ParsableCommand.Type) -> String { command.configuration.commandName ?? "" }

    private func misplacedOption(_ arguments: [String]) -> String? {
        guard parents.count == 1, let index = arguments.firstIndex(where: { names.contains($0) }) else { return nil }
        let others = Array(arguments[..<index] + arguments[(index + 1)...])
        return "'\(word)' follows the command: '\(ShellWord.command(arguments[index], others))'"
    }

    private var isPath: Bool {
        if word.contains("/") || [".", "..", "~"].contains(word) { return true }
        return FileManager.default.fileExists(atPath: word) && Suggestion.nearest(to: word, in: names).isEmpty
    }

    private var misplacedPath: String? {
        guard parents.count == 1 else { return nil }
        let begin = "'\(word)' is a path, and a command comes first: "
        switch URL(filePath: word).pathExtension {
        case "xcodeproj", "xcworkspace": return begin + "'\(command("project"))' prints its targets"
        case "swift": return begin + "'\(command("explain"))' shows its previews and tests"
        default: return begin + "'\(command("scan"))' lists its previews, '\(command("init"))' sets up its tests"
        }
    }

    private func command(_ name: String) -> String { ShellWord.command(name, [word]) }
}
