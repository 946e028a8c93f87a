import Foundation
import SnapgenTestSupport
import Testing

/// The system calls of the process, which `strace` records.
@Suite(
    "System calls", .enabled(if: TestTier.reliability.isOn, "Scripts/test reliability"),
    .enabled(if: mayTrace), .serialized)
struct SystemCallTests {
    @Test("a file is synchronized before it is renamed")
    func order() throws {
        let project = try TwoStates(modules: 3)
        try project.configure(.light)
        let run = try trace(["-e", "trace=openat,fsync,renameat"], project)
        #expect(run.status == 0, "\(run.error)")
        let log = try project.caches.read("log").split(separator: "\n")
        let renames = log.indices.filter { log[$0].contains("renameat(") && log[$0].contains("\"Snapgen.") }
        #expect(renames.count == 2)
        for index in renames {
            let number = try #require(log[..<index].last { $0.contains(".tmp") && $0.contains("O_EXCL") })
            let descriptor = try #require(number.split(separator: " ").last)
            #expect(log[..<index].last { $0.contains("fsync") }?.contains("fsync(\(descriptor))") == true)
        }
    }

    @Test("no call uses the network")
    func network() throws {
        let project = try TwoStates(modules: 3)
        try project.configure(.light)
        #expect(try trace(["-e", "trace=%network"], project).status == 0)
        let log = try project.caches.read("log").split(separator: "\n")
        #expect(log.filter { !$0.contains("+++") && !$0.contains("---") } == [])
    }

    private func trace(
        _ options: [String], _ project: TwoStates
    ) throws -> SnapgenProcess {
        try SnapgenProcess.run(
            strace,
            ["-f", "-qq", "-o", project.caches.path("log")] + options + [SnapgenBinary.url.path, "generate"],
            in: project.folder.path, environment: project.environment)
    }
}

private let strace = URL(filePath: "/usr/bin/strace")

/// Indicates whether `strace` is installed and permitted.
private let mayTrace = (try? SnapgenProcess.run(strace, ["-o", "/dev/null", "true"], in: "/").status) == 0
