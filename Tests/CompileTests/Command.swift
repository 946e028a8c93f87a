import Foundation

/// A command line program.
struct Command {
    var arguments: [String]
    var environment: [String: String] = [:]
    var folder: URL?

    struct Output {
        var status: Int32
        /// Standard output and standard error, interleaved.
        var text: String
    }

    struct Failure: Error, CustomStringConvertible {
        var command: [String]
        var text: String

        var description: String { "\(command.joined(separator: " "))\n\(text)" }
    }

    /// Runs the command to its end, without environment variables that affect tests.
    func run() throws -> Output {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.currentDirectoryURL = folder
        let ignored = ["CI", "SNAPSHOT_TESTING_RECORD", "SNAPGEN_PACKAGE_ROOT", "SNAPGEN_REFERENCE_DIR"]
        let inherited = ProcessInfo.processInfo.environment.filter { !ignored.contains($0.key) }
        process.environment = inherited.merging(environment) { _, own in own }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Output(status: process.terminationStatus, text: String(decoding: data, as: UTF8.self))
    }

    /// Runs the command and returns its output, or throws it if the command fails.
    @discardableResult
    func succeed() throws -> String {
        let output = try run()
        guard output.status == 0 else { throw Failure(command: arguments, text: output.text) }
        return output.text
    }
}
