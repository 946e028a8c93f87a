public import Foundation

/// A command line program.
public struct Command: Sendable {
    private let arguments: [String]
    private let environment: [String: String]
    private let folder: URL?

    /// The result of a command.
    public struct Output: Sendable {
        /// The exit code.
        public let status: Int32
        /// Standard output and standard error, interleaved.
        public let text: String
    }

    /// An error for a command that fails, with its output.
    public struct Failure: Error, CustomStringConvertible {
        let command: [String]
        /// The output.
        public let text: String

        /// The command and its output.
        public var description: String { "\(command.joined(separator: " "))\n\(text)" }
    }

    /// Creates a command.
    ///
    /// - Parameters:
    ///   - arguments: The program, which is searched for in `PATH`, and its arguments.
    ///   - environment: Environment variables besides the inherited ones.
    ///   - folder: The current folder; `nil` for that of the tests.
    public init(arguments: [String], environment: [String: String] = [:], folder: URL? = nil) {
        self.arguments = arguments
        self.environment = environment
        self.folder = folder
    }

    /// Runs the command to its end, without environment variables that affect tests.
    public func run() throws -> Output {
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
    public func succeed() throws -> String {
        let output = try run()
        guard output.status == 0 else { throw Failure(command: arguments, text: output.text) }
        return output.text
    }
}
