import Foundation
import SnapgenTestSupport
import Testing

/// The results of runs that are terminated.
@Suite("A run that is killed", .enabled(if: TestTier.reliability.isOn, "Scripts/test reliability"), .serialized)
struct KillTests {
    @Test("leaves complete files, and the next run updates and cleans up", arguments: [SIGKILL, SIGTERM])
    func kill(signal: Int32) throws {
        let project = try TwoStates(modules: amount(short: 24, long: 200))
        let expected = try project.expectations()
        let light = try #require(expected[.light])
        let dark = try #require(expected[.dark])
        let equal = light.filter { dark[$0.key] == $0.value }.keys.sorted()
        #expect(light.count == dark.count && equal == ["Snapgen.runtime.swift"])
        let span = try span(of: project)
        var random = SplitMix64(state: 2_026)
        var (number, cut) = (0, 0)
        // The signal may come too early or too late to leave files of both states; at least one run must leave both.
        while number < amount(short: 12, long: 300) || cut == 0 {
            let state: TwoStates.State = number.isMultiple(of: 2) ? .light : .dark
            try project.configure(state)
            let process = try start(project)
            // Half of the signals come at a random time, the others while files are written.
            if number % 4 < 2 {
                usleep(.random(in: 0..<span, using: &random))
            } else {
                let file = try #require(light.keys.sorted().randomElement(using: &random))
                waitForChange(of: "\(project.output)/\(file)", by: process)
            }
            end(process, by: signal)
            let files = try project.files().filter { !$0.key.hasSuffix(".tmp") }
            #expect(files.keys.sorted() == light.keys.sorted())
            #expect(files.allSatisfy { $0.value == light[$0.key] || $0.value == dark[$0.key] })
            if files != light, files != dark { cut += 1 }
            if signal == SIGTERM { #expect(project.temporaryFiles() == []) }
            #expect(try project.generate().status == 0)
            #expect(try project.files() == expected[state])
            #expect(project.temporaryFiles() == [])
            number += 1
        }
    }

    /// Returns the duration of a run that writes all files, in microseconds.
    private func span(of project: TwoStates) throws -> UInt32 {
        let start = ContinuousClock.now
        try project.configure(.light)
        #expect(try project.generate().status == 0)
        return UInt32((ContinuousClock.now - start) / .microseconds(1))
    }

    private func start(_ project: TwoStates) throws -> Process {
        let process = Process()
        process.executableURL = SnapgenProcess.binary
        process.arguments = ["generate"]
        process.currentDirectoryURL = URL(filePath: project.folder.path)
        process.environment = ProcessInfo.processInfo.environment.merging(project.environment) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        // Threads of a pool block signals, and child processes would inherit that.
        var signals = sigset_t()
        sigemptyset(&signals)
        pthread_sigmask(SIG_SETMASK, &signals, nil)
        try process.run()
        return process
    }

    private func waitForChange(of path: String, by process: Process) {
        let before = inode(path)
        while process.isRunning, inode(path) == before {}
    }

    private func inode(_ path: String) -> ino_t {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_ino : 0
    }

    private func end(_ process: Process, by signal: Int32) {
        Foundation.kill(process.processIdentifier, signal)
        process.waitUntilExit()
        // The process has finished or was terminated by the signal.
        let isKilled = process.terminationReason == .uncaughtSignal && process.terminationStatus == signal
        #expect(isKilled || process.terminationReason == .exit && process.terminationStatus == 0)
    }
}
