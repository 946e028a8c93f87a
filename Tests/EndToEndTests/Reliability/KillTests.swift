import Foundation
import SnapgenTestSupport
import Testing

/// The results of runs that are terminated; `prune` removes by the same writer.
@Suite("A run that is killed", .enabled(if: TestTier.reliability.isOn, "Scripts/test reliability"), .serialized)
struct KillTests {
    @Test("'generate' leaves complete generated files, and the next run updates and cleans up")
    func generate() throws {
        let project = try TwoStates(modules: amount(short: 24, long: 200))
        let expected = try project.expectations()
        let (light, dark) = (try #require(expected[.light]), try #require(expected[.dark]))
        #expect(light.count == dark.count && light.allSatisfy { dark[$0.key] != $0.value })
        let start = ContinuousClock.now
        #expect(try project.generate().status == 0)
        let span = UInt32((ContinuousClock.now - start) / .microseconds(1))
        var random = SplitMix64(state: 2_026)
        var (number, cut) = (0, 0)
        // Until at least one run was killed in the midst of its work.
        while number < amount(short: 12, long: 300) || cut == 0 {
            let state: TwoStates.State = number.isMultiple(of: 2) ? .light : .dark
            try project.configure(state)
            let process = try project.start(["generate"])
            try wait(for: process, number, in: project, light.keys.sorted(), span, &random)
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            let isKilled = process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGKILL
            #expect(isKilled || process.terminationReason == .exit && process.terminationStatus == 0)
            let files = try project.files().filter { !$0.key.hasSuffix(".tmp") }
            #expect(files.keys.sorted() == light.keys.sorted())
            #expect(files.allSatisfy { $0.value == light[$0.key] || $0.value == dark[$0.key] })
            if files != light, files != dark { cut += 1 }
            #expect(try project.generate().status == 0)
            #expect(try project.files() == expected[state])
            #expect(project.temporaryFiles() == [])
            number += 1
        }
    }

    @Test("'accept' leaves complete references of a downloaded report, and the next run accepts the others")
    func accept() throws {
        let download = try DownloadedReport(changed: 200)
        let clone = download.folder.path("origin")
        let words = ["accept", "--results", "../report"]
        let start = ContinuousClock.now
        _ = try download.accept(in: "origin")
        let span = UInt32((ContinuousClock.now - start) / .microseconds(1))
        var (random, cut) = (SplitMix64(state: 2_027), 0)
        for number in 0..<100 {
            try DownloadedReport.git(["checkout", "--quiet", "."], in: clone)
            try DownloadedReport.git(["clean", "--quiet", "-d", "--force"], in: clone)
            let process = try TwoStates.start(words, in: clone, download.folder.path("caches"))
            let first = "\(clone)/\(ReviewProject.folder)/\(download.changed[0])"
            let before = inode(first)
            if number.isMultiple(of: 2) { while process.isRunning, inode(first) == before {} }
            usleep(.random(in: 0..<(number.isMultiple(of: 2) ? span / 4 : span), using: &random))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            let texts = download.changed.map { ($0, download.reference($0, in: "origin")) }
            #expect(texts.allSatisfy { $1 == "a\n" || $1 == "\($0)\n" })
            let accepted = texts.count { $1 != "a\n" }
            if accepted > 0, accepted < texts.count { cut += 1 }
            #expect(try download.accept(in: "origin").output.hasSuffix("of 201 failures accepted\n"))
            #expect(download.changed.allSatisfy { download.reference($0, in: "origin") == "\($0)\n" })
            #expect(download.folder.files.allSatisfy { !$0.hasSuffix(".tmp") })
        }
        #expect(cut > 0)
    }

    /// Waits for a random time, or for the first change of a file.
    private func wait(
        for process: Process, _ number: Int, in project: TwoStates, _ names: [String], _ span: UInt32,
        _ random: inout SplitMix64
    ) throws {
        if number % 4 < 2 {
            usleep(.random(in: 0..<span, using: &random))
        } else {
            let file = "\(project.output)/\(try #require(names.randomElement(using: &random)))"
            let before = inode(file)
            while process.isRunning, inode(file) == before {}
        }
    }

    private func inode(_ path: String) -> ino_t {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_ino : 0
    }
}
