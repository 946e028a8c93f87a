import ArgumentParser
import Foundation
import SnapgenTestSupport
import Testing

@testable import snapgen

@Suite("Wrong usage")
struct UsageTests {
    @Test(
        "the message names the problem and what may have been meant",
        arguments: [
            ("genrate", "Unknown command 'genrate'; did you mean 'generate'?"),
            ("frobnicate", "Unknown command 'frobnicate'; known are 'scan', 'plan', "),
            ("devices", "Unknown command 'devices'; did you mean 'config devices'?"),
            (
                "config shw",
                "Error: Unknown command 'shw'; did you mean 'show'?\nUsage: snapgen config <subcommand>\n  "
                    + "See 'snapgen config --help' for more information.\n"
            ),
            ("import prefre", "Unknown command 'prefre'; did you mean 'prefire'?"),
            (
                ".",
                "'.' is a path, and a command comes first: 'snapgen scan .' lists its previews, 'snapgen init .' sets up its"
            ),
            ("./Sources", "'snapgen scan ./Sources' lists its previews"),
            ("Sources/App/A.swift:3", "'snapgen scan Sources/App/A.swift:3'"),
            ("Sources/App/A.swift", "'snapgen explain Sources/App/A.swift' shows its previews and tests"),
            ("ios/App.xcodeproj", "'snapgen project ios/App.xcodeproj' prints its targets"),
            ("--config a.yml scan .", "'--config' follows the command: 'snapgen scan --config a.yml .'"),
            ("scan --skiped", "Unknown option '--skiped'. Did you mean '--skipped'?"),
            (
                "scan --format jsn",
                "The value 'jsn' is invalid for '--format <format>'. Please provide one of 'text' and 'json'. Did you mean 'json'?"
            ),
            ("plan --names snapgn", "The value 'snapgn' is invalid for '--names <naming>'."),
            ("generate --no-cache --cache-path c", "exclude each other"), ("plan --threads 0", "from 1 to"),
            ("plan --all", "--all"),
            ("shards 1001", "1 to 1000"), ("shards 3 --shard 4", "must be 1 to 3"), ("shards 3 --skip", "--skip"),
            ("shards 300 --format github-matrix", "256"),
            ("prune --delete --names numbered", "--names"),
            ("init --dry-run --yes", "--yes and --dry-run exclude"),
        ])
    func refused(command: String, message: String) throws {
        let words = SnapgenProcess.words(command)
        let error = try #require(throws: (any Error).self) { try Snapgen.parseAsRoot(words) }
        #expect(Snapgen.exitCode(for: error) == .validationFailure)
        let text = Snapgen.usageMessage(for: error, words).text
        #expect(text.hasPrefix("Error: ") && text.contains(message), "\(text)")
        #expect(text.contains("--help' for more information.\n"), "\(text)")
    }

    @Test(
        "ends the process with 64 and the message, in JSON too if that is requested before '--'",
        arguments: [
            ("Sources", "'snapgen scan Sources' lists its previews", false),
            ("accept --interactive", "requires a terminal", false),
            ("genrate --format=json", "did you mean 'generate'?", true),
            ("scan --nonsense -- --format json", "Unknown option '--nonsense'", false),
        ])
    func process(command: String, message: String, isJSON: Bool) throws {
        let run = try TemporaryFolder(["Sources/App/A.swift": ""]).snapgen(command)
        #expect(run.status == 64 && run.error.contains(message), "\(run.error)")
        #expect(isJSON ? run.output.contains(message) : run.output == "", "\(run.output)")
    }
}
