import Foundation
import SnapgenTestSupport

/// A terminal for a run of the executable, by Python's module `pty`.
enum PseudoTerminal {
    static let isAvailable = python != nil

    private static let python: URL? = ["/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3"]
        .map { URL(filePath: $0) }.first { FileManager.default.isExecutableFile(atPath: $0.path) }

    private static let script = Repository.root.appending(path: "Tests/EndToEndTests/Fixtures/terminal.py").path

    /// Runs the executable in a terminal, which has both streams; a width of 0 is unknown.
    static func run(
        _ arguments: [String], in folder: String, columns: Int, input: String = "", environment: [String: String] = [:]
    ) throws -> SnapgenProcess {
        guard let python else { throw CocoaError(.fileNoSuchFile) }
        let unset = ["COLUMNS": "", "NO_COLOR": "", "FORCE_COLOR": "", "CLICOLOR_FORCE": "", "TERM": "xterm"]
        var run = try SnapgenProcess.run(
            python, [script, "\(columns)", input, SnapgenBinary.url.path] + arguments, in: folder,
            environment: unset.merging(environment) { $1 })
        run.output = run.output.replacing("\r\n", with: "\n")
        return run
    }
}
