import Foundation
import SnapgenTestSupport
import Testing

@Suite("snapgen exclude")
struct ExcludeTests {
    private static let generated = "Tests/SnapshotTests/Generated/TravelUI.snapgen.swift"

    /// A package with generated tests and the log of a build that found an error in one.
    private func package() throws -> TemporaryFolder {
        let folder = try GenerateTests.package()
        _ = try SnapgenProcess.run("generate", in: folder.path)
        let lines = try folder.read(Self.generated).split(separator: "\n", omittingEmptySubsequences: false)
        let line = try #require(lines.firstIndex { $0.contains("func testHotelListView") }) + 2
        try folder.write(
            "\(folder.path(Self.generated)):\(line):9: error: cannot find 'Theme' in scope\n", to: "build.log")
        return folder
    }

    @Test("excludes, then fails with the same log, and takes the entry again")
    func rounds() throws {
        let folder = try package()
        let first = try SnapgenProcess.run("exclude", "--from-log", "build.log", in: folder.path)
        #expect(first.status == 0, "\(first.error)")
        #expect(first.output.contains("1 excluded, 1 entry in snapgen-excluded.yml\n"))
        let skipped = try SnapgenProcess.run("scan", "--skipped", in: folder.path)
        #expect(skipped.output.contains("does not compile: cannot find 'Theme' in scope"))
        let second = try SnapgenProcess.run("exclude", "--from-log", "build.log", in: folder.path)
        #expect(second.status == 1)
        #expect(second.error.contains("excluded already"))
        let retry = try SnapgenProcess.run("exclude", "--retry", in: folder.path)
        #expect(retry.status == 0)
        #expect(retry.output.contains("0 entries in snapgen-excluded.yml\n"))
        let scan = try SnapgenProcess.run("scan", in: folder.path)
        #expect(scan.output.contains("1 entry, 1 known sample"))
    }

    @Test("'-' reads the log from standard input")
    func standardInput() throws {
        let folder = try package()
        let bash = URL(filePath: "/bin/bash")
        let command = "cat build.log | '\(SnapgenProcess.binary.path)' exclude --from-log -"
        let run = try SnapgenProcess.run(bash, ["-c", command], in: folder.path)
        #expect(run.status == 0, "\(run.error)")
        #expect(folder.exists("snapgen-excluded.yml"))
    }

    @Test("either a log or --retry is required, and a log that does not exist is an error")
    func usage() throws {
        let folder = try GenerateTests.package()
        #expect(try SnapgenProcess.run("exclude", in: folder.path).status == 64)
        #expect(try SnapgenProcess.run("exclude", "--from-log", "a", "--retry", in: folder.path).status == 64)
        let run = try SnapgenProcess.run("exclude", "--from-log", "none.log", in: folder.path)
        #expect(run.status == 66)
        #expect(run.error.contains("none.log: error: "))
    }
}
