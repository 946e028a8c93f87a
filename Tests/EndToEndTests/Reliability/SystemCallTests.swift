import Foundation
import SnapgenTestSupport
import Testing

/// The system calls of the process, which `strace` records and lets fail.
@Suite(
    "System calls", .enabled(if: TestTier.reliability.isOn, "Scripts/test reliability"),
    .enabled(if: Tracer.mayTrace), .serialized)
struct SystemCallTests {
    private static let calls = [
        "openat", "read", "write", "fsync", "fchmod", "flock", "rename", "mkdir", "unlink", "getdents64", "fstat",
        "newfstatat", "lstat", "stat", "access", "readlink",
    ]

    @Test("a file is synchronized before it is renamed")
    func order() throws {
        let project = try TwoStates(modules: 3)
        try project.configure(.light)
        let run = try trace(["-e", "trace=openat,fsync,rename"], project)
        #expect(run.status == 0, "\(run.error)")
        let log = try project.caches.read("log").split(separator: "\n").filter { !$0.contains("caches") }
        let renames = log.indices.filter { log[$0].contains("rename(") && log[$0].contains("/Generated/.snapgen-") }
        #expect(renames.count == 5)
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

    @Test(
        "after any failing call, each file is complete, and the next run updates all",
        arguments: [
            "EIO", "ENOSPC", "EACCES", "EMFILE", "EINTR",
        ])
    func faults(error: String) throws {
        let project = try TwoStates(modules: 3)
        let expected = try project.expectations()
        let before = try count(["--version"], project)
        let all = try count(["generate"], project)
        for call in Self.calls where all[call, default: 0] > 0 {
            let range = (before[call, default: 0] + 1)...max(before[call, default: 0] + 1, all[call, default: 0])
            for number in stride(from: range.lowerBound, through: range.upperBound, by: amount(short: 40, long: 1)) {
                let state: TwoStates.State = number.isMultiple(of: 2) ? .light : .dark
                try project.configure(state)
                let run = try trace(
                    ["-e", "trace=\(call)", "-e", "inject=\(call):error=\(error):when=\(number)"], project)
                #expect(
                    [0, 1, 2, 66, 70, 73, 74].contains(run.status), "\(call) \(number): \(run.status) \(run.error)")
                let files = try project.files().filter { !$0.key.hasSuffix(".tmp") }
                let isSafe = files.allSatisfy { file in expected.values.contains { $0[file.key] == file.value } }
                #expect(isSafe, "\(call) \(number)")
                let isDone = files == expected[state]
                #expect(run.status == 0 ? isDone : !run.error.isEmpty || call == "write", "\(call) \(number)")
                #expect(try project.generate().status == 0)
                #expect(try project.files() == expected[state], "\(call) \(number)")
            }
        }
    }

    /// Returns the number of system calls by name, including those of the loader.
    private func count(_ arguments: [String], _ project: TwoStates) throws -> [String: Int] {
        try project.configure(.light)
        _ = try trace([], project, arguments)
        let log = try project.caches.read("log").split(separator: "\n")
        return log.reduce(into: [:]) { counts, line in
            // With several processes, the line begins with a process number.
            let call = line.prefix { $0 != "(" }.split(separator: " ").last
            if let call { counts[String(call), default: 0] += 1 }
        }
    }

    private func trace(
        _ options: [String], _ project: TwoStates, _ arguments: [String] = ["generate"]
    ) throws -> SnapgenProcess {
        try SnapgenProcess.run(
            Tracer.path,
            ["-f", "-qq", "-o", project.caches.path("log")] + options + [SnapgenProcess.binary.path] + arguments,
            in: project.folder.path, environment: project.environment)
    }
}

private enum Tracer {
    static let path = URL(filePath: "/usr/bin/strace")

    /// A Boolean value that indicates whether `strace` is installed and permitted.
    static let mayTrace = (try? SnapgenProcess.run(path, ["-o", "/dev/null", "true"], in: "/").status) == 0
}
