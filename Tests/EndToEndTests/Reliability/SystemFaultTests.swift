import Foundation
import SnapgenTestSupport
import Testing

@Suite("System failures", .enabled(if: TestTier.reliability.isOn, "Scripts/test reliability"))
struct SystemFaultTests {
    @Test("a limit of the size of files is an error, and the old file stays")
    func fileSize() throws {
        let folder = try HotelPackage.make()
        let run = try shell("ulimit -f 4; exec \"$0\" generate --no-cache", in: folder)
        #expect(run.status == 74, "\(run.error)")
        #expect(run.error.contains("Snapgen.runtime.swift: error: cannot be written: File too large"))
        #expect(folder.files.allSatisfy { !$0.hasSuffix(".tmp") && !$0.hasSuffix("runtime.swift") })
    }

    @Test("few descriptors are enough for deep folders")
    func descriptors() throws {
        let deep = (1...40).map { "d\($0)" }.joined(separator: "/")
        let folder = try HotelPackage.make(["Sources/TravelUI/\(deep)/A.swift": "enum A: Testable {}"])
        let run = try shell("ulimit -n 16; exec \"$0\" scan --no-cache --threads 2", in: folder)
        #expect(run.status == 0, "\(run.error)")
        #expect(run.output.contains("\(deep)/A.swift"))
    }

    @Test("closed streams do not become written files", arguments: ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
    func closedStreams(redirections: String) throws {
        let folder = try HotelPackage.make()
        let expected = try shell("exec \"$0\" generate --no-cache", in: folder)
        let files = try folder.generated()
        try FileManager.default.removeItem(atPath: folder.path(generatedFolder))
        let run = try shell("exec \"$0\" generate --no-cache \(redirections)", in: folder)
        #expect(try folder.generated() == files)
        #expect(run.status == (redirections.contains(" >") || redirections.hasPrefix(">") ? 74 : expected.status))
    }

    @Test(
        "a full disk for standard output ends every command with 74",
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
        arguments: [
            "--version", "scan", "plan", "config show", "config schema", "config devices", "config template",
            "generate", "help plan", "plan --help", "plan --version", "--generate-completion-script bash",
        ])
    func fullDevice(command: String) throws {
        let run = try shell("exec \"$0\" \(command) > /dev/full", in: HotelPackage.make())
        #expect(run.status == 74)
    }

    @Test("a closed pipe ends the run")
    func closingPipe() throws {
        let folder = try HotelPackage.make()
        let run = try shell("(\"$0\" config devices; echo $? >&2) | true", in: folder)
        // The pipe is closed before or after the output is complete.
        #expect(["141", "0", "74"].contains(run.error.split(separator: "\n").last.map(String.init)))
    }

    private func shell(_ script: String, in folder: TemporaryFolder) throws -> SnapgenProcess {
        try SnapgenProcess.run(
            URL(filePath: "/bin/sh"), ["-c", script, SnapgenBinary.url.path], in: folder.path)
    }
}
