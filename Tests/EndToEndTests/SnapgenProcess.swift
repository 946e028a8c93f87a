import Foundation

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
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let streams = try TemporaryFolder()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try streams.handle("output")
        process.standardError = try streams.handle("error")
        try process.run()
        process.waitUntilExit()
        return SnapgenProcess(
            status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
            output: try streams.read("output"), error: try streams.read("error"))
    }

    /// The binary that was built with these tests: it lies beside their bundle.
    static var binary: URL {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        return (bundle ?? Bundle.main.bundleURL.appending(path: "x")).deletingLastPathComponent()
            .appending(path: "snapgen")
    }
}

/// The folder of this package.
let packageRoot = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// A folder that is gone when nobody holds it any more.
final class TemporaryFolder {
    let path: String

    /// A folder with files in it, by their paths.
    init(_ files: [String: String] = [:]) throws {
        path = FileManager.default.temporaryDirectory.path + "/snapgen-e2e-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, contents) in files { try write(contents, to: name) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func path(_ relative: String) -> String { "\(path)/\(relative)" }

    func write(_ contents: String, to name: String) throws {
        let file = URL(filePath: path(name))
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try contents.write(to: file, atomically: false, encoding: .utf8)
    }

    func read(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(filePath: path(name))), as: UTF8.self)
    }

    func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

    /// Every file below the folder, sorted.
    var files: [String] {
        let paths = FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []
        var isFolder: ObjCBool = false
        return paths.filter {
            FileManager.default.fileExists(atPath: path($0), isDirectory: &isFolder) && !isFolder.boolValue
        }
        .sorted()
    }

    /// What tells a file that was touched from one that was not.
    func identity(of name: String) throws -> [FileAttributeKey: NSObject] {
        let attributes = try FileManager.default.attributesOfItem(atPath: path(name))
        return [.systemFileNumber, .modificationDate].reduce(into: [:]) { $0[$1] = attributes[$1] as? NSObject }
    }

    fileprivate func handle(_ name: String) throws -> FileHandle {
        try write("", to: name)
        return try FileHandle(forWritingTo: URL(filePath: path(name)))
    }
}
