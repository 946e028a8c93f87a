import Foundation
import SnapgenTestSupport
import Testing

/// The plugins with the part for Xcode projects, which SwiftPM never compiles.
@Suite("Plugins for Xcode projects", .serialized, .onLinux(TestTier.compile.isOn))
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

    @Test("watch the sources of a package themselves, and those of an Xcode project through the list")
    func inputs() throws {
        let folder = try processFolder()
        let sources = try ["a", "b"].map { try write($0, to: folder.appending(path: "\($0).swift")) }
        let commands = ["nil", "[:]"].map { stamps in
            """
            print(try Generation(
                inputs: BuildInputs(
                    root: "/", target: "T", modules: [.init(name: "M", target: "M", files: ["\(sources[0])"])],
                    otherModules: [], testFiles: ["\(sources[1])"], sourceStamps: \(stamps)),
                isConfigurationOfTarget: false, others: [], tool: URL(filePath: "/snapgen"),
                folder: URL(filePath: "\(folder.path)")).command())
            """
        }
        let program = folder.appending(path: "plugin").path
        let api = try Toolchain.libraries.get().appending(path: "pm/PluginAPI").path
        let main = "import Foundation\nimport PackagePlugin\n" + commands.joined(separator: "\n")
        let files = ["Plugins/Shared/BuildInputs.swift", "Plugins/SnapgenBuildTool/Generation.swift"]
            .map { Repository.root.appending(path: $0).path }
        let options = ["-L", api, "-lPackagePlugin", "-Xlinker", "-rpath", "-Xlinker", api, "-I", api]
        try Command(
            arguments: ["swiftc", "-o", program, "-package-description-version", "6.1.0"] + options + files
                + [try write(main, to: folder.appending(path: "main.swift"))]
        ).succeed()
        let inputs = try Command(arguments: [program]).succeed().matches(of: /inputFiles: (\[[^\]]*\])/).map(\.1)
        #expect(inputs.map { list in sources.map { list.contains($0) } } == [[true, true], [false, false]])
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
