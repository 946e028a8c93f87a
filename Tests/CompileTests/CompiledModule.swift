import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenPlan

extension Trait where Self == ConditionTrait {
    /// A tier of `Scripts/test` on Linux; elsewhere, the stand-ins would hide Apple's own modules.
    static func onLinux(_ isOn: Bool) -> Self {
        #if os(Linux)
            .enabled(if: isOn, "Scripts/test runs it")
        #else
            .disabled("the stand-ins would hide Apple's own modules")
        #endif
    }
}

struct CompiledModule {
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

/// A program of tests, linked with the stubs, which write each comparison to a file.
struct TestProgram: Sendable {
    private let path: String
    private let root: URL

    /// Compiles the tests of a plan, and links them with other objects.
    ///
    /// - Parameter folders: The folders of modules that they import, beside `build`.
    init(
        of tests: CompiledModule, for plan: TestPlan, _ settings: TestSettings, at root: URL, in build: URL,
        searching folders: [URL], linking objects: [String], _ options: [String] = []
    ) throws {
        self.root = root
        try tests.compile(into: build, searching: folders)
        let comparesProgram =
            try settings.checksProgram
            && tests.files.contains {
                try String(contentsOfFile: $0, encoding: .utf8).contains("class SnapgenProgramTests")
            }
        let main = TestDriver.source(for: plan, settings, in: tests.name, comparesProgram: comparesProgram)
        let search = ([build] + folders).flatMap { ["-I", $0.path] } + Toolchain.previewsPlugin
        let own = build.appending(path: tests.product).path
        path = try CompiledModule.link(main, in: build, ["-enable-testing"] + options + search + objects + [own])
    }

    struct Run {
        var calls: [GeneratedPackage.Call]
        var status: Int32
        var text: String

        /// The compared files, in order.
        var files: [String] { calls.map(\.file) }

        func calls(of title: String) -> [GeneratedPackage.Call] {
            calls.filter { $0.file.hasPrefix("\(title)-") || $0.file.hasPrefix("\(title).") }
        }
    }

    func run(
        _ arguments: [String] = [], environment: [String: String] = [:], folder: URL? = nil
    ) throws -> Run {
        let calls = root.appending(path: "calls-\(UUID().uuidString)")
        try write("", to: calls)
        let output = try Command(
            arguments: [path] + arguments,
            environment: environment.merging(["STUB_CALLS": calls.path]) { own, _ in own }, folder: folder ?? root
        ).run()
        return Run(calls: try jsonLines(of: calls), status: output.status, text: output.text)
    }
}

/// Writes a file with the folders above it, and returns its path.
@discardableResult
func write(_ text: String, to url: URL) throws -> String {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url.path
}

/// Returns the values of the lines of a file of JSON, or none if it does not exist.
func jsonLines<Value: Decodable>(of url: URL, _ type: Value.Type = Value.self) throws -> [Value] {
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return try text.split(separator: "\n").map { try JSONDecoder().decode(type, from: Data($0.utf8)) }
}
