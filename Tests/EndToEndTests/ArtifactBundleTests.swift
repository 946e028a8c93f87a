import Foundation
import SnapgenTestSupport
import Testing

@Suite("Scripts/make-artifactbundle", .enabled(if: canPack, "the script needs zip and unzip"))
struct ArtifactBundleTests {
    private static let linux = ["--triple", "x86_64-unknown-linux-gnu"]
    private static let macOS = ["--triple", "arm64-apple-macosx", "--triple", "x86_64-apple-macosx"]
    private static let script = packageRoot.appending(path: "Scripts/make-artifactbundle")

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder(["tool": "#!/bin/sh\necho 9.8.7\n"])
        try makeExecutable("tool")
    }

    @Test("an executable is packed with its version, its platform and the license")
    func packs() throws {
        let run = try run(["--executable", "tool", "--output", "out"] + Self.linux)
        #expect(run.status == 0, "\(run.error)")
        #expect(
            folder.files == [
                "out/snapgen.artifactbundle.zip",
                "out/snapgen.artifactbundle.zip.sha256",
                "out/snapgen.artifactbundle/LICENSE",
                "out/snapgen.artifactbundle/info.json",
                "out/snapgen.artifactbundle/x86_64-unknown-linux-gnu/snapgen",
                "tool",
            ])
        #expect(
            try BundleInfo(folder, "out")
                == BundleInfo(
                    version: "9.8.7",
                    variants: [
                        .init("x86_64-unknown-linux-gnu/snapgen", supportedTriples: ["x86_64-unknown-linux-gnu"])
                    ]))
    }

    @Test("a universal executable is one variant for both of its platforms")
    func packsUniversal() throws {
        #expect(try run(["--executable", "tool", "--output", "out"] + Self.macOS).status == 0)
        let both = ["arm64-apple-macosx", "x86_64-apple-macosx"]
        #expect(
            try BundleInfo(folder, "out").variants
                == [.init("arm64-apple-macosx+x86_64-apple-macosx/snapgen", supportedTriples: both)])
    }

    @Test("a version may be given")
    func takesVersion() throws {
        #expect(try run(["--executable", "tool", "--output", "out", "--version", "1.2.3"] + Self.linux).status == 0)
        #expect(try BundleInfo(folder, "out").version == "1.2.3")
    }

    @Test("the checksum depends on the executable only")
    func isReproducible() throws {
        try pack("a", Self.linux)
        try FileManager.default.setAttributes([.modificationDate: Date.distantPast], ofItemAtPath: folder.path("tool"))
        try pack("somewhere else", Self.linux)
        try pack("b", Self.macOS)
        #expect(try checksum("a") == checksum("somewhere else"))
        #expect(try checksum("a") != checksum("b"))
    }

    @Test("bundles of several platforms are merged in any order and form")
    func merges() throws {
        try pack("a", Self.linux)
        try pack("b", Self.macOS)
        let zip = "a/snapgen.artifactbundle.zip"
        let merge = try run(["merge", "one", zip, "b/snapgen.artifactbundle"])
        #expect(merge.status == 0, "\(merge.error)")
        #expect(try run(["merge", "other", "b/snapgen.artifactbundle.zip", zip]).status == 0)
        #expect(
            try BundleInfo(folder, "one").variants.flatMap(\.supportedTriples)
                == ["arm64-apple-macosx", "x86_64-apple-macosx", "x86_64-unknown-linux-gnu"])
        #expect(try checksum("one") == checksum("other"))
        let tool = folder.path("one/snapgen.artifactbundle/x86_64-unknown-linux-gnu/snapgen")
        #expect(FileManager.default.isExecutableFile(atPath: tool))
    }

    @Test("each platform of a bundle becomes an archive of its own")
    func archives() throws {
        try pack("a", Self.linux)
        try pack("b", Self.macOS)
        _ = try run(["merge", "all", "a/snapgen.artifactbundle", "b/snapgen.artifactbundle"])
        let run = try run(["archives", "dist", "all/snapgen.artifactbundle.zip"])
        #expect(run.status == 0, "\(run.error)")
        let archives = ["snapgen-9.8.7-linux-x86_64.zip", "snapgen-9.8.7-macos-universal.zip"]
        #expect(
            folder.files.filter { $0.hasPrefix("dist/snapgen-") }
                == (archives + ["snapgen-9.8.7.sha256"]).map { "dist/" + $0 })
        for archive in archives {
            #expect(try folder.read("dist/snapgen-9.8.7.sha256").contains("  \(archive)\n"))
        }
    }

    @Test(
        "errors are reported, and nothing is written",
        arguments: [
            (
                ["--executable", "nowhere", "--output", "out"], 1,
                "there is no executable to pack: 'nowhere'; build it first"
            ),
            (["--executable", "plain", "--output", "out"], 1, "cannot be run: 'plain'"),
            (["--executable", "mute", "--output", "out"], 1, "prints no version: 'mute'"),
            (["--output"], 64, "'--output' is not an option, or has no value"),
            (["--outptu", "out"], 64, "unknown option '--outptu'"),
            (["--triple", "x86_64-unknown-linux-gnu"], 64, "'--triple' requires '--executable'"),
            (["merge", "out", "a/snapgen.artifactbundle"], 64, "requires a directory and at least two bundles"),
            (["merge", "out", "a/snapgen.artifactbundle", "nowhere"], 1, "is not a bundle: 'nowhere'"),
            (["merge", "out", "a/snapgen.artifactbundle", "plain.zip"], 1, "is not a zip: 'plain.zip'"),
            (
                ["merge", "out", "a/snapgen.artifactbundle", "a/snapgen.artifactbundle.zip"], 1,
                "more than one bundle is for x86_64"
            ),
            (
                ["merge", "out", "a/snapgen.artifactbundle", "old/snapgen.artifactbundle"], 1,
                "of two versions: 9.8.7 and 1.0.0"
            ),
            (["archives", "out", "foreign"], 1, "is not a bundle of this script: 'foreign'"),
        ])
    func refuses(_ arguments: [String], status: Int32, message: String) throws {
        for name in ["plain", "plain.zip", "mute", "foreign/info.json"] { try folder.write("exit 1", to: name) }
        try makeExecutable("mute")
        try pack("a", Self.linux)
        try pack("old", Self.macOS + ["--version", "1.0.0"])
        let run = try run(arguments)
        #expect(run.status == status)
        #expect(run.error.contains("make-artifactbundle: error: ") && run.error.contains(message), "\(run.error)")
        #expect(!folder.files.contains { $0.hasPrefix("out/") })
    }

    private func run(_ arguments: [String]) throws -> SnapgenProcess {
        try SnapgenProcess.run(Self.script, arguments, in: folder.path)
    }

    private func pack(_ output: String, _ options: [String]) throws {
        let run = try run(["--executable", "tool", "--output", output] + options)
        try #require(run.status == 0, "\(run.error)")
    }

    private func checksum(_ output: String) throws -> String {
        try folder.read("\(output)/snapgen.artifactbundle.zip.sha256")
    }

    private func makeExecutable(_ name: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path(name))
    }
}

/// The manifest of a bundle as SwiftPM reads it.
private struct BundleInfo: Equatable {
    struct Variant: Equatable, Decodable {
        var path: String
        var supportedTriples: [String]

        init(_ path: String, supportedTriples: [String]) {
            self.path = path
            self.supportedTriples = supportedTriples
        }
    }

    var version: String
    var variants: [Variant]

    init(version: String, variants: [Variant]) {
        self.version = version
        self.variants = variants
    }

    /// Reads the bundle in a folder, and fails if SwiftPM would not accept it.
    init(_ folder: TemporaryFolder, _ output: String) throws {
        let text = try folder.read("\(output)/snapgen.artifactbundle/info.json")
        let file = try JSONDecoder().decode(File.self, from: Data(text.utf8))
        let artifact = try #require(file.artifacts["snapgen"])
        #expect(file.schemaVersion == "1.0")
        #expect(artifact.type == "executable")
        self.init(version: artifact.version, variants: artifact.variants)
    }

    private struct File: Decodable {
        var schemaVersion: String
        var artifacts: [String: Artifact]
    }

    private struct Artifact: Decodable {
        var type: String
        var version: String
        var variants: [Variant]
    }
}

/// A Boolean value that indicates whether the programs that the script needs are installed.
let canPack: Bool = {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return ["zip", "unzip"].allSatisfy { program in
        folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
    }
}()
