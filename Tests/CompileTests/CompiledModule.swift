import Foundation
import SnapgenNames
import SnapgenTestSupport
import Testing

extension Trait where Self == ConditionTrait {
    /// A tier of `Scripts/test` on Linux; elsewhere, the stand-ins would hide Apple's own modules.
    ///
    /// Suites whose tests share a program are `.serialized`: there are as many threads as cores, and one that waits for
    /// the program would do nothing else.
    static func onLinux(_ isOn: Bool) -> Self {
        #if os(Linux)
            .enabled(if: isOn, "Scripts/test runs it")
        #else
            .disabled("the stand-ins would hide Apple's own modules")
        #endif
    }
}

struct CompiledModule: Hashable {
    var name: String
    var files: [String]
    var arguments: [String] = ["-swift-version", "6"]
    /// Indicates whether warnings are errors, as in generated code and stubs.
    var refusesWarnings = true
    var isLibrary = false
    var environment: [String: String] = [:]

    var product: String { isLibrary ? "lib\(name).so" : "\(name).o" }

    /// Compiles the module into `folder`, which contains the modules that it imports.
    func compile(into folder: URL, searching folders: [URL] = []) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let search = ([folder] + folders).flatMap { ["-I", $0.path] }
        let output = [
            "-emit-module", "-emit-module-path", folder.appendingPathComponent("\(name).swiftmodule").path,
            isLibrary ? "-emit-library" : "-c", "-o", folder.appendingPathComponent(product).path,
        ]
        let common = ["swiftc", "-wmo", "-parse-as-library", "-module-name", name]
        let warnings = refusesWarnings ? "-warnings-as-errors" : "-suppress-warnings"
        let options = [warnings] + arguments + Toolchain.previewsPlugin
        try Command(arguments: common + options + search + output + files, environment: environment).succeed()
    }

    private static let lock = NSLock()
    private nonisolated(unsafe) static var compiled: [CompiledModule: URL] = [:]

    /// Returns the folder of the module, which is compiled once per process for all that search the same folders.
    func compiled(searching folders: [URL] = []) throws -> URL {
        var key = self
        key.arguments += folders.map(\.path)
        return try Self.lock.withLock {
            if let folder = Self.compiled[key] { return folder }
            let folder = try processFolder()
            try compile(into: folder, searching: folders)
            Self.compiled[key] = folder
            return folder
        }
    }

    func check(searching search: [String]) throws {
        let options = ["-typecheck", "-parse-as-library", "-warnings-as-errors", "-module-name", name]
        try Command(arguments: ["swiftc"] + options + arguments + search + files).succeed()
    }

    /// Compiles and links the source of a main file, and returns the path of the program.
    static func link(
        _ main: String, in folder: URL, mode: LanguageMode? = nil, _ arguments: [String]
    ) throws -> String {
        let file = try write(main, to: folder.appending(path: "main.swift"))
        let program = folder.appending(path: "tests").path
        let mode = mode?.arguments ?? ["-swift-version", "5"]
        try Command(arguments: ["swiftc"] + mode + ["-o", program, file] + arguments).succeed()
        return program
    }
}

/// Writes a file with the folders above it, and returns its path.
@discardableResult
func write(_ text: String, to url: URL) throws -> String {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url.path
}

/// Compares a text with a file of this repository, or records it.
func expectRecorded(_ text: String, at path: String) throws {
    let file = Repository.root.appending(path: path)
    if DocumentationPage.isRecording {
        try write(text, to: file)
        Issue.record("recorded \(path); look at the change, then run again without the switch")
    }
    let diff = UnifiedDiff(from: try String(contentsOf: file, encoding: .utf8), to: text)
    if !diff.isEmpty { Issue.record("\(diff.text(old: path, new: "now"))") }
}

/// Returns the values of the lines of a file of JSON, or none if it does not exist.
func jsonLines<Value: Decodable>(of url: URL, _ type: Value.Type = Value.self) throws -> [Value] {
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return try text.split(separator: "\n").map { try JSONDecoder().decode(type, from: Data($0.utf8)) }
}

/// The toolchain of the `swiftc` in the path.
enum Toolchain {
    /// The folder of the libraries, such as `/usr/lib/swift`.
    static let libraries = Result {
        let target = try Command(arguments: ["swiftc", "-print-target-info"]).succeed()
        return try URL(
            filePath: JSONDecoder().decode(TargetInfo.self, from: Data(target.utf8)).paths.runtimeResourcePath)
    }

    /// The arguments with which `swiftc` finds the macros of Swift Testing; empty if it finds them by default.
    static let testingPlugin: [String] = {
        let folder = (try? libraries.get())?.appending(path: "host/plugins/testing").path ?? ""
        return FileManager.default.fileExists(atPath: folder) ? ["-plugin-path", folder] : []
    }()

    /// The arguments with which `swiftc` finds the stand-ins for Apple's macros.
    ///
    /// They are compiled with the swift-syntax of the toolchain. As a target of this package, they would make SwiftPM
    /// build everything that tests import a second time, for the host.
    static let previewsPlugin: [String] = {
        do {
            let host = try libraries.get().appending(path: "host").path
            let library = try processFolder().appending(path: "libPreviewsMacros.so").path
            let options = ["-swift-version", "6", "-parse-as-library", "-module-name", "PreviewsMacros"]
            let modules = ["SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros"].map { "-l\($0)" }
            let files = try Repository.swiftFiles(in: "Tests/Stubs/PreviewsMacros")
            let search = ["-I", host, "-L", host]
            try Command(arguments: ["swiftc", "-emit-library", "-o", library] + options + search + modules + files)
                .succeed()
            return ["-load-plugin-library", library]
        } catch {
            Issue.record(error, "the stand-ins for Apple's macros do not compile")
            return []
        }
    }()

    private struct TargetInfo: Decodable {
        struct Paths: Decodable { var runtimeResourcePath: String }
        var paths: Paths
    }
}
