import Dispatch
import Foundation

/// Another program, which is searched for in `PATH` and started without a shell.
public struct Program: Sendable {
    /// A failed run.
    public struct Failure: Error, Equatable, Sendable {
        /// The reason: what the program printed to standard error, or why it could not be started.
        public var reason: String
        /// Indicates whether there is no such program.
        public var isMissing: Bool
    }

    private let name: String

    /// Names a program.
    public init(_ name: String) {
        self.name = name
    }

    /// Runs the program and returns what it prints to standard output.
    ///
    /// - Parameters:
    ///   - arguments: The arguments.
    ///   - folder: The current directory; `nil` for that of the process.
    /// - Throws: The reason why the program cannot be started or failed.
    public func run(_ arguments: [String], in folder: String? = nil) throws(Failure) -> [UInt8] {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [name] + arguments
        if let folder { process.currentDirectoryURL = URL(filePath: folder) }
        process.standardInput = FileHandle.nullDevice
        let (output, messages) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, messages)
        do { try process.run() } catch { throw Failure(reason: "\(error.localizedDescription)", isMissing: true) }
        let (result, problem) = Self.read(output, messages)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            // 127 is the status of 'env' for a program that it does not find.
            throw Failure(reason: Self.firstLine(problem), isMissing: process.terminationStatus == 127)
        }
        return Array(result)
    }

    /// Reads both pipes at the same time, because a program waits if one of them is full.
    private static func read(_ output: Pipe, _ messages: Pipe) -> (Data, Data) {
        nonisolated(unsafe) var problem = Data()
        let group = DispatchGroup()
        DispatchQueue.global().async(group: group) {
            problem = (try? messages.fileHandleForReading.readToEnd()) ?? Data()
        }
        let result = (try? output.fileHandleForReading.readToEnd()) ?? Data()
        group.wait()
        return (result, problem)
    }

    private static func firstLine(_ text: Data) -> String {
        let lines = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline)
        return lines.first.map(String.init) ?? "it failed without a message"
    }
}
