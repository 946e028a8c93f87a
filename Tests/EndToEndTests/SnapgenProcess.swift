import Foundation
import SnapgenTestSupport

/// The built binary, run as a user runs it.
struct SnapgenProcess {
    var status: Int32
    var output: String
    var error: String

    /// Runs `snapgen` in a folder.
    ///
    /// - Parameters:
    ///   - arguments: what stands behind `snapgen`.
    ///   - folder: where the user stands.
    ///   - environment: variables beside the process's own.
    static func run(
        _ arguments: String..., in folder: String, environment: [String: String] = [:]
    ) throws -> SnapgenProcess {
        try run(arguments, in: folder, environment: environment)
    }

    /// Runs `snapgen` in a folder.
    static func run(
        _ arguments: [String], in folder: String, environment: [String: String] = [:]
    ) throws -> SnapgenProcess {
        try run(binary, arguments, in: folder, environment: environment)
    }

    /// Runs another executable in a folder.
    static func run(
        _ executable: URL, _ arguments: [String], in folder: String, environment: [String: String] = [:]
    ) throws -> SnapgenProcess {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = URL(filePath: folder)
        let streams = try TemporaryFolder()
        // What tests leave for the next run goes with them.
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

    /// The binary that was built with these tests.
    static var binary: URL { SnapgenBinary.url }
}

/// The folder of this package.
let packageRoot = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
