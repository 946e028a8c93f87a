import Foundation
import SnapgenTestSupport
import Testing

@Suite("Scripts/make-release", .enabled(if: canPack, "the script needs zip and unzip"))
struct MakeReleaseTests {
    private let repository: Repository

    init() throws { repository = try Repository() }

    @Test("a release has the binary target, the libraries and the plugins, and no dependencies")
    func manifest() throws {
        try repository.prepare()
        let commit = try repository.commit()
        let manifest = try repository.manifest(of: commit)
        #expect(manifest.dependencies.isEmpty)
        #expect(
            manifest.targets.map { "\($0.type) \($0.name)" }.sorted() == [
                "binary snapgen", "plugin SnapgenBuildTool", "plugin SnapgenCommand",
                "regular SnapgenAccessibility", "regular SnapgenCatalog", "regular SnapgenNames",
                "regular SnapgenPreviews", "regular SnapgenTesting", "regular SnapgenUITesting",
            ])
        #expect(
            manifest.products.map(\.name).sorted() == [
                "SnapgenAccessibility", "SnapgenBuildTool", "SnapgenCatalog", "SnapgenCommand", "SnapgenTesting",
                "SnapgenUITesting",
            ])
    }

    @Test("the binary target has the address of the owner's release and the bundle's checksum")
    func address() throws {
        try repository.prepare()
        let tool = try #require(try repository.manifest(of: repository.commit())["snapgen"])
        #expect(tool.url == "https://github.com/acme/snapgen/releases/download/1.2.3/snapgen.artifactbundle.zip")
        #expect(try repository.bundleChecksums.hasPrefix(try #require(tool.checksum) + " "))
    }

    @Test("a bundle may have another address")
    func otherAddress() throws {
        try repository.prepare()
        let url = "https://api.github.com/repos/acme/snapgen/releases/assets/7.zip"
        #expect(try repository.manifest(of: repository.commit("--url", url))["snapgen"]?.url == url)
    }

    @Test("a bundle may be part of the release")
    func includesBundle() throws {
        try repository.prepare()
        let commit = try repository.commit("--include-bundle", "--tag")
        #expect(try repository.manifest(of: "1.2.3")["snapgen"]?.path == "snapgen.artifactbundle.zip")
        #expect(try repository.git("cat-file", "-t", "\(commit):snapgen.artifactbundle.zip") == "blob")
    }

    @Test("the branch and the files stay those that build the tool")
    func keepsBranch() throws {
        try repository.prepare()
        let head = try repository.git("rev-parse", "HEAD")
        let commit = try repository.commit()
        #expect(try repository.git("rev-parse", "HEAD", "\(commit)^") == "\(head)\n\(head)")
        #expect(try repository.git("status", "--porcelain", "--untracked-files=no") == "")
    }

    @Test("the formula gets the archives of the release, and those of the next one in their place")
    func formula() throws {
        try repository.prepare()
        let first = try repository.formula(of: repository.commit())
        #expect(first.contains("/acme/snapgen/releases/download/1.2.3/snapgen-1.2.3-linux-arm64.zip\"\n"))
        try repository.folder.write(first, to: "Formula/snapgen.rb")
        try repository.prepare("1.3.0")
        let second = try repository.formula(of: repository.commit())
        #expect(first.replacing("1.2.3", with: "1.3.0").lines == second.lines)
    }

    @Test("preparing writes the owner and the version into every file, once and again")
    func prepares() throws {
        try repository.prepare()
        let line = "    .package(url: \"https://github.com/acme/snapgen\", from: \"1.2.3\"),"
        #expect(try repository.folder.read("README.md").components(separatedBy: "\n").contains(line))
        try repository.prepare("2.0.0-beta.1", owner: "other-one")
        #expect(try repository.git("grep", "-l", "acme/snapgen", "--", "*.md") == "")
        #expect(try repository.folder.read("CHANGELOG.md").contains("## Unreleased\n\n## 2.0.0-beta.1 - 2"))
        #expect(try repository.run("check").status == 0)
    }

    @Test(
        "an address with another owner or version is an error",
        arguments: ["someone/snapgen", "acme/snapgen\" 3.4.5"])
    func checks(address: String) throws {
        try repository.prepare()
        try repository.folder.write("See\nhttps://github.com/\(address)\n", to: "README.md")
        let run = try repository.run("check")
        #expect(run.status == 1)
        #expect(run.error.contains("README.md:2:https://github.com/\(address)"))
        #expect(run.error.contains("run 'make-release prepare'"))
    }

    @Test("without preparation there is no release")
    func requiresPreparation() throws {
        try repository.refuses("the owner is not set; run 'make-release prepare")
        try repository.prepare()
        try repository.folder.write("changed", to: "README.md")
        try repository.refuses("there are changes that are not committed")
        _ = try repository.git("checkout", "--quiet", "README.md")
        try repository.pack("9.9.9")
        try repository.refuses("the bundle is of version '9.9.9', the sources are of 1.2.3")
    }

    @Test(
        "wrong arguments are errors",
        arguments: [
            (["prepare", "next"], "'next' is not a version"),
            (["prepare", "1.0.0"], "'<owner>' is no owner; pass --owner"),
            (["prepare", "1.0.0", "--owner", "a/b"], "'a/b' is no owner"),
            (["commit"], "'commit' requires a bundle"),
            (["commit", "b.zip", "--url", "x", "--include-bundle"], "exclude each other"),
            (["publish"], "unknown command 'publish'"),
        ])
    func refuses(arguments: [String], message: String) throws {
        let run = try repository.run(arguments)
        #expect(run.status == 64)
        #expect(run.error.contains(message), "\(run.error)")
    }
}

/// A repository with the files that the script reads and writes, and a bundle beside them.
private struct Repository {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let files = [
            ".github/owner", "CHANGELOG.md", "Documentation/Installing.md", "Examples/PluginOnLinux/MODULE.bazel",
            "Formula/snapgen.rb", "LICENSE", "Package.swift", "README.md", "Scripts/make-artifactbundle",
            "Scripts/make-release", "Sources/SnapgenKit/SnapgenVersion.swift",
        ]
        for file in files {
            let contents = try String(contentsOf: packageRoot.appending(path: file), encoding: .utf8)
            try folder.write(contents, to: file)
        }
        try folder.write("#!/bin/sh\n", to: "tool")
        for file in ["tool", "Scripts/make-artifactbundle", "Scripts/make-release"] {
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path(file))
        }
        // The owner of this repository or fork must not matter.
        try folder.write("<owner>\n", to: ".github/owner")
        let dependency = try ".package(url: \"https://github.com/<owner>/snapgen\", from: \"\(version)\"),"
        try folder.write("    \(dependency)\n", to: "README.md")
        _ = try git("init", "--quiet")
        try commitAll()
    }

    private var version: String {
        get throws {
            let text = try folder.read("Sources/SnapgenKit/SnapgenVersion.swift")
            return String(try #require(text.firstMatch(of: #/current = "(.*)"/#)).1)
        }
    }

    var bundleChecksums: String { get throws { try folder.read("dist/snapgen.artifactbundle.zip.sha256") } }

    /// Prepares and commits a version, and packs its bundle and archives.
    func prepare(_ version: String = "1.2.3", owner: String = "acme") throws {
        let run = try run("prepare", version, "--owner", owner)
        try #require(run.status == 0, "\(run.error)")
        try commitAll()
        try pack(version)
    }

    /// Packs a bundle for three platforms, and its archives.
    func pack(_ version: String) throws {
        let script = URL(filePath: folder.path("Scripts/make-artifactbundle"))
        let platforms = ["x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu"].map { ["--triple", $0] }
        let macOS = ["--triple", "arm64-apple-macosx", "--triple", "x86_64-apple-macosx"]
        for (number, triples) in (platforms + [macOS]).enumerated() {
            let options = ["--executable", "tool", "--version", version, "--output", "built/\(number)"]
            let run = try SnapgenProcess.run(script, options + triples, in: folder.path)
            try #require(run.status == 0, "\(run.error)")
        }
        let bundles = (0..<3).map { "built/\($0)/snapgen.artifactbundle.zip" }
        for arguments in [["merge", "dist"] + bundles, ["archives", "dist", "dist/snapgen.artifactbundle.zip"]] {
            let run = try SnapgenProcess.run(script, arguments, in: folder.path)
            try #require(run.status == 0, "\(run.error)")
        }
    }

    func commit(_ options: String...) throws -> String {
        let run = try run(["commit", "dist/snapgen.artifactbundle.zip"] + options)
        try #require(run.status == 0, "\(run.error)")
        return run.output.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    func refuses(_ message: String) throws {
        if !folder.exists("dist") { try pack(version) }
        let run = try run("commit", "dist/snapgen.artifactbundle.zip")
        #expect(run.status == 1)
        #expect(run.error.contains(message), "\(run.error)")
    }

    func formula(of commit: String) throws -> String { try git("show", "\(commit):Formula/snapgen.rb") + "\n" }

    func manifest(of commit: String) throws -> Manifest {
        let package = try TemporaryFolder(["Package.swift": try git("show", "\(commit):Package.swift")])
        let run = try SnapgenProcess.run(
            URL(filePath: "/usr/bin/env"), ["swift", "package", "dump-package"], in: package.path)
        try #require(run.status == 0, "\(run.error)")
        return try JSONDecoder().decode(Manifest.self, from: Data(run.output.utf8))
    }

    func run(_ arguments: String...) throws -> SnapgenProcess { try run(arguments) }

    func run(_ arguments: [String]) throws -> SnapgenProcess {
        try SnapgenProcess.run(
            URL(filePath: folder.path("Scripts/make-release")), arguments, in: folder.path, environment: Self.author)
    }

    func git(_ arguments: String...) throws -> String {
        let run = try SnapgenProcess.run(
            URL(filePath: "/usr/bin/env"), ["git"] + arguments, in: folder.path, environment: Self.author)
        return run.output.trimmingCharacters(in: .newlines)
    }

    private func commitAll() throws {
        try folder.write("built\ndist\n", to: ".gitignore")
        _ = try git("add", "--all")
        _ = try git("commit", "--quiet", "--message", "Sources")
    }

    private static let author = [
        "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.com", "GIT_COMMITTER_NAME": "A",
        "GIT_COMMITTER_EMAIL": "a@example.com",
    ]
}

/// The output of `swift package dump-package`.
private struct Manifest: Decodable {
    struct Dependency: Decodable {}

    struct Product: Decodable {
        var name: String
    }

    struct Target: Decodable {
        var name: String
        var type: String
        var path: String?
        var url: String?
        var checksum: String?
    }

    var dependencies: [Dependency]
    var products: [Product]
    var targets: [Target]

    subscript(name: String) -> Target? { targets.first { $0.name == name } }
}

extension String {
    /// The lines without the checksums in them.
    fileprivate var lines: [String] {
        replacing(#/"[0-9a-f]{64}"/#, with: "").components(separatedBy: "\n")
    }
}
