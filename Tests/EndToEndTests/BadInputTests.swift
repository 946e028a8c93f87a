import Foundation
import SnapgenTestSupport
import Testing

@Suite("Bad input")
struct BadInputTests {
    @Test("a configuration that does not exist")
    func missingConfiguration() throws {
        let folder = try GenerateTests.package()
        try expect(["scan", "--config", "no.yml"], in: folder, 2, "no.yml: error: ", "No such file or directory")
    }

    @Test("a configuration that is not YAML")
    func brokenConfiguration() throws {
        let folder = try GenerateTests.package(["snapgen.yml": "tests:\n  output: [a\n"])
        try expect(["generate"], in: folder, 2, "snapgen.yml:", "[bad-yaml]")
    }

    @Test("an unknown key, with its place and a suggestion")
    func unknownKey() throws {
        let folder = try GenerateTests.package(["snapgen.yml": "tests:\n  outptu: Tests/A\n"])
        try expect(["generate"], in: folder, 2, "snapgen.yml:2:3: error: ", "did you mean 'output'?")
    }

    @Test("a file that is not Swift")
    func notSwift() throws {
        let folder = try GenerateTests.package(["note.md": ""])
        try expect(["scan", "note.md"], in: folder, 66, "'note.md' is not a Swift file")
    }

    @Test("a path that does not exist")
    func missingPath() throws {
        try expect(["scan", "Nowhere"], in: try GenerateTests.package(), 66, "'Nowhere' does not exist")
    }

    @Test("a folder without sources")
    func noSources() throws {
        let folder = try TemporaryFolder(["Package.swift": "", "App/readme.md": ""])
        try expect(["scan", "App"], in: folder, 66, "no Swift file")
        try expect(["generate"], in: folder, 66, "there is no folder 'Sources'")
    }

    @Test("a file with control characters is reported, and the others are scanned")
    func binaryFile() throws {
        let folder = try GenerateTests.package(["Sources/TravelUI/Bad.swift": "\u{0}\u{1}struct : PreviewProvider {{{"])
        let run = try SnapgenProcess.run("scan", in: folder.path)
        #expect(run.status == 0)
        #expect(run.output.contains("HotelListView"))
        #expect(run.error.contains("Sources/TravelUI/Bad.swift"))
    }

    @Test("a syntax error is a warning at its place, and valid declarations are used")
    func syntaxError() throws {
        let broken = "enum A: TestableValue { static let samples = [1] }\nfunc broken( {\n"
        let folder = try GenerateTests.package(["Sources/Core/B.swift": broken])
        let run = try SnapgenProcess.run("scan", in: folder.path)
        #expect(run.status == 0)
        #expect(run.output.contains("Sources/Core/B.swift:1"))
        #expect(run.error.contains("Sources/Core/B.swift:2:14: warning: the file has a syntax error"))
    }

    @Test("an output folder that is a link to another place is not touched")
    func linkedOutput() throws {
        let folder = try GenerateTests.package([
            "snapgen.yml": "tests: { output: Tests/T/Generated }\n", "Tests/T/x": "",
        ])
        let elsewhere = try TemporaryFolder()
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("Tests/T/Generated"), withDestinationPath: elsewhere.path)
        try expect(["generate"], in: folder, 73, "Tests/T/Generated: error: ", elsewhere.path)
        #expect(elsewhere.files == [])
    }

    @Test("after an error, no next step is suggested")
    func noNextStep() throws {
        let folder = try GenerateTests.package()
        for command in ["scan", "plan"] {
            try folder.write("sources: [{ path: Nowhere }]\n", to: "snapgen.yml")
            let run = try SnapgenProcess.run(command, in: folder.path)
            #expect(run.status == 66)
            #expect(!run.error.contains("Next:"))
        }
    }

    @Test("an unknown option is a usage error")
    func usage() throws {
        try expect(["generate", "--nonsense"], in: try GenerateTests.package(), 64, "--nonsense")
    }

    /// Runs snapgen and expects one message with `parts`, the exit code, and no written files.
    private func expect(
        _ arguments: [String], in folder: TemporaryFolder, _ status: Int32, _ parts: String...,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let files = folder.files
        let run = try SnapgenProcess.run(arguments, in: folder.path)
        #expect(run.status == status, "\(run.error)", sourceLocation: sourceLocation)
        for part in parts { #expect(run.error.contains(part), "\(run.error)", sourceLocation: sourceLocation) }
        #expect(run.output.isEmpty || status == 66, sourceLocation: sourceLocation)
        #expect(folder.files == files, sourceLocation: sourceLocation)
    }

    @Test("a file that is too large is named and not read")
    func tooLarge() throws {
        let folder = try TemporaryFolder(["Sources/App/A.swift": "#Preview { A() }\n", "Sources/App/Large.swift": ""])
        // A hole takes no space on the disk.
        let file = try #require(FileHandle(forWritingAtPath: folder.path("Sources/App/Large.swift")))
        try file.truncate(atOffset: 33 << 20)
        try file.close()
        let run = try SnapgenProcess.run("scan", in: folder.path)
        #expect(run.status == 0, "\(run.error)")
        #expect(run.error.contains("Sources/App/Large.swift: warning: the file is larger than 32 MB"), "\(run.error)")
        #expect(run.output.contains("1 entry"), "\(run.output)")
    }
}
