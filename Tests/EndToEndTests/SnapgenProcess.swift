import Foundation
import SnapgenTestSupport
import Testing

struct SnapgenProcess {
    var status: Int32
    var output: String
    var error: String

    /// Returns the words of a command, which are separated by spaces.
    static func words(_ command: String) -> [String] { command.split(separator: " ").map(String.init) }

    static func run(
        _ arguments: String..., in folder: String, environment: [String: String] = [:]
    ) throws -> SnapgenProcess {
        try run(arguments, in: folder, environment: environment)
    }

    static func run(
        _ arguments: [String], in folder: String, environment: [String: String] = [:]
    ) throws -> SnapgenProcess {
        try run(SnapgenBinary.url, arguments, in: folder, environment: environment)
    }

    static func run(
        _ executable: URL, _ arguments: [String], in folder: String, environment: [String: String] = [:]
    ) throws -> SnapgenProcess {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = URL(filePath: folder)
        let streams = try TemporaryFolder()
        // The caches are deleted with the output.
        let caches = ["XDG_CACHE_HOME": streams.path("caches")]
        process.environment = ProcessInfo.processInfo.environment.merging(caches) { $1 }.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try streams.handle("output")
        process.standardError = try streams.handle("error")
        try process.run()
        process.waitUntilExit()
        return SnapgenProcess(
            status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
            output: try streams.read("output"), error: try streams.read("error"))
    }
}

extension TemporaryFolder {
    /// Runs `snapgen` in this folder with arguments that are separated by spaces.
    func snapgen(_ command: String, environment: [String: String] = [:]) throws -> SnapgenProcess {
        try SnapgenProcess.run(SnapgenProcess.words(command), in: path, environment: environment)
    }

    /// The texts of generated files by their names.
    func generated(in folder: String = generatedFolder) throws -> [String: String] {
        try files.filter { $0.hasPrefix("\(folder)/") }.reduce(into: [:]) { texts, file in
            texts[String(file.dropFirst(folder.count + 1))] = try read(file)
        }
    }
}

let generatedFolder = "Tests/SnapshotTests/Generated"
