package import Foundation

package struct Command: Sendable {
    private let arguments: [String]
    private let environment: [String: String]
    private let folder: URL?

    package struct Output: Sendable {
        package let status: Int32
        package let text: String
    }

    /// An error for a command that fails, with its output.
    package struct Failure: Error, CustomStringConvertible {
        let command: [String]
        package let text: String

        package var description: String { "\(command.joined(separator: " "))\n\(text)" }
    }

    /// The program is searched for in `PATH`; the variables are those besides the inherited ones.
    package init(arguments: [String], environment: [String: String] = [:], folder: URL? = nil) {
        self.arguments = arguments
        self.environment = environment
        self.folder = folder
    }

    /// Runs the command to its end, without environment variables that affect tests.
    package func run() throws -> Output {
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
    package func succeed() throws -> String {
        let output = try run()
        guard output.status == 0 else { throw Failure(command: arguments, text: output.text) }
        return output.text
    }
}
