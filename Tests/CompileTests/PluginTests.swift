import Foundation
import SnapgenTestSupport
import Testing

/// The plugins with the part for Xcode projects, which SwiftPM never compiles.
@Suite("Plugins for Xcode projects", .onLinux(TestTier.compile.isOn))
struct PluginTests {
    private static let stub = Result { try compiledStub() }

    @Test("compile with SwiftPM's module and the stub of Xcode's", arguments: ["SnapgenBuildTool", "SnapgenCommand"])
    func compile(plugin: String) throws {
        // A link to the shared files is not followed.
        let files = try ["Plugins/\(plugin)", "Plugins/Shared"].flatMap(Repository.swiftFiles)
        #expect(files.contains { $0.hasSuffix("/XcodeProject.swift") })
        try Command(
            arguments: [
                "swiftc", "-typecheck", "-warnings-as-errors", "-module-name", plugin,
                "-I", try Self.stub.get().path,
            ] + Self.arguments() + files
        ).succeed()
    }

    private static func compiledStub() throws -> URL {
        let folder = try processFolder()
        let files = try Repository.swiftFiles(in: "Tests/Stubs/XcodeProjectPlugin")
        try Command(
            arguments: ["swiftc", "-emit-module", "-module-name", "XcodeProjectPlugin"] + arguments() + files,
            folder: folder
        ).succeed()
        return folder
    }

    private static func arguments() throws -> [String] {
        let api = try Toolchain.libraries.get().appending(path: "pm/PluginAPI")
        return ["-parse-as-library", "-swift-version", "6", "-package-description-version", "6.1.0", "-I", api.path]
    }
}
