import ArgumentParser
import Foundation
import SnapgenTestSupport
import Testing

@testable import snapgen

@Suite("Help")
struct HelpTests {
    @Test("every command has an abstract, an example and a page that exists")
    func complete() throws {
        let commands = try DescribedCommand.all.get()
        #expect(commands.contains { $0.name == "snapgen config template" })
        for command in commands {
            #expect(command.abstract?.hasSuffix(".") == true, "\(command.name)")
            #expect(command.examples.contains { $0.contains(command.name) }, "\(command.name)")
            let page = try #require(command.page, "\(command.name)")
            #expect(FileManager.default.fileExists(atPath: Repository.root.path + "/Documentation/" + page))
            for argument in command.arguments ?? [] where argument.shouldDisplay {
                #expect(argument.abstract?.isEmpty == false, "\(command.name) \(argument.valueName ?? "")")
                let text = "\(argument.abstract ?? "") \(argument.discussion ?? "")"
                    .replacing(#/'swift [^']*'/#, with: "")
                let known = (command.arguments ?? []).flatMap { $0.names ?? [] }.map(\.name)
                for option in text.matches(of: #/--([a-z-]+)/#).map({ String($0.1) }) {
                    #expect(known.contains(option), "\(command.name): \(text)")
                }
            }
        }
    }

    @Test("every example can be typed")
    func examples() throws {
        for line in try Set(DescribedCommand.all.get().flatMap(\.examples)) {
            let command = line.split(separator: "| ").last?.split(separator: " > ").first ?? ""
            let words = command.split(separator: " ").map(String.init)
            #expect(words.first == "snapgen")
            #expect(throws: Never.self, "\(line)") { try Snapgen.parseAsRoot(Array(words.dropFirst())) }
        }
    }

    @Test("help is no wider than a terminal, keeps examples in one line, and the version is a number")
    func width() throws {
        for command in try DescribedCommand.all.get() {
            for example in command.examples { #expect(example.count <= 76, "\(example)") }
        }
        let help = try SnapgenProcess.run(
            "scan", "--help", in: FileManager.default.temporaryDirectory.path, environment: ["COLUMNS": "80"])
        #expect(help.output.contains("\nExamples:\n  snapgen scan\n  snapgen scan Sources/Checkout --skipped\n"))
        #expect(help.output.contains("\nSee Documentation/Commands.md.\n"), "\(help.output)")
        let version = try SnapgenProcess.run("--version", in: "/").output
        #expect(version.wholeMatch(of: #/\d+\.\d+\.\d+(-[\w.-]+)?\n/#) != nil, "\(version)")
    }

    /// `SNAPGEN_RECORD_GOLDENS=1 swift test --filter HelpTests` writes the table and fails.
    @Test("the page of the commands has the table that the help makes")
    func page() throws {
        let commands = try DescribedCommand.all.get().filter { $0.subcommands == nil }
        let rows = commands.map { command in
            let page = command.page ?? ""
            let more = page == "Commands.md" ? "" : " ([more](\(page)))"
            return "| `\(command.name)` | \(command.abstract ?? "")\(more) |\n"
        }
        let table = "| command | what it does |\n| --- | --- |\n" + rows.joined()
        if DocumentationPage.isRecording {
            try DocumentationPage.record(table, as: "commands", of: "Commands.md")
            Issue.record("recorded the commands in Commands.md")
        }
        #expect(try DocumentationPage("Commands.md").part("commands") == table)
    }
}
