import Foundation

/// A command line program.
enum Command {
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// Runs a command and returns what it prints.
    @discardableResult
    static func run(_ command: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(description: "\(command[0])\n\(text)") }
        return text
    }
}

/// The source files of the repository.
enum SourceFiles {
    /// Returns the paths of the Swift files in a folder of the repository.
    static func all(in folder: String) -> [String] {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().resolvingSymlinksInPath()
        let root = tests.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(folder)
        let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        return (files?.allObjects as? [URL] ?? []).map(\.path).filter { $0.hasSuffix(".swift") }.sorted()
    }
}
