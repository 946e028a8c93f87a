import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenReview

/// References after `accept` and `prune` were terminated.
@Suite(
    "Accepting and removing that is killed", .enabled(if: TestTier.reliability.isOn, "Scripts/test reliability"),
    .serialized)
struct ReviewKillTests {
    private static let names = (1...40).map { "s\($0)" }
    private static let (old, new) = (String(repeating: "old\n", count: 5000), String(repeating: "new\n", count: 7000))

    private func path(_ name: String) -> String { "\(ReviewProject.folder)/\(name)" }

    @Test("each reference is old or new, and the next run accepts the rest")
    func accept() throws {
        let references = Dictionary(uniqueKeysWithValues: Self.names.map { ("Cart.\($0).txt", Self.old) })
        let samples = Self.names.map { "(\"\($0)\", Cart())" }.joined(separator: ", ")
        let hash = ReferenceHash.text(of: Array(Self.old.utf8))
        let lines = Self.names.map {
            ReviewProject.line("changed", "Cart.\($0).txt", reference: hash, actual: "artifacts/\($0)")
        }
        let results = Dictionary(uniqueKeysWithValues: Self.names.map { (".build/snapgen/artifacts/\($0)", Self.new) })
            .merging([".build/snapgen/results.jsonl": lines.joined()]) { $1 }
        let source = "struct Cart: TestableText { static var samples: [(String, Cart)] { [\(samples)] } }\n"
        let folder = try ReviewProject.make(references, results.merging(["Sources/App/Cart.swift": source]) { $1 })
        try repeatedly(["accept"], in: folder, watching: path("Cart.s1.txt")) {
            for name in references.keys { try folder.write(Self.old, to: path(name)) }
        } check: {
            let texts = references.keys.map { folder.text(path($0)) }
            #expect(texts.allSatisfy { $0 == Self.old || $0 == Self.new })
            return texts.contains(Self.old) && texts.contains(Self.new)
        } afterwards: {
            #expect(references.keys.allSatisfy { folder.text(path($0)) == Self.new })
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(ReviewProject.folder))
            #expect(names.sorted() == references.keys.sorted())
        }
    }

    @Test("only orphans are removed, and the next run removes the rest")
    func prune() throws {
        let used = ["Cart.empty.txt": "a", "Cart.full.txt": "b", "Open.1.txt": "c", "README.md": "d"]
        let orphans = (100..<500).map { "Gone.\($0).txt" }
        let folder = try ReviewProject.make(used)
        try repeatedly(["prune", "--delete", "--force"], in: folder, watching: path("Gone.100.txt")) {
            for name in orphans { try folder.write(Self.old, to: path(name)) }
        } check: {
            #expect(used.allSatisfy { folder.text(path($0.key)) == $0.value })
            let left = orphans.compactMap { folder.text(path($0)) }
            #expect(left.allSatisfy { $0 == Self.old })
            return !left.isEmpty && left.count < orphans.count
        } afterwards: {
            #expect(used.allSatisfy { folder.text(path($0.key)) == $0.value })
            #expect(!orphans.contains { folder.exists(path($0)) })
        }
    }

    /// Kills a command at random moments or after its first change, and runs it to its end after each time.
    ///
    /// - Parameters:
    ///   - first: The file that the command changes first.
    ///   - check: Returns whether the command was killed in the midst of its work.
    private func repeatedly(
        _ arguments: [String], in folder: TemporaryFolder, watching first: String, prepare: () throws -> Void,
        check: () throws -> Bool, afterwards: () throws -> Void
    ) throws {
        let caches = try TemporaryFolder()
        let environment = ["XDG_CACHE_HOME": caches.path]
        try prepare()
        let start = ContinuousClock.now
        #expect(try SnapgenProcess.run(arguments, in: folder.path, environment: environment).status == 0)
        let span = UInt32((ContinuousClock.now - start) / .microseconds(1))
        var random = SplitMix64(state: 2_026)
        var (number, cut) = (0, 0)
        while number < amount(short: 10, long: 100) || cut == 0 {
            try prepare()
            let process = try self.start(arguments, in: folder, environment)
            if number.isMultiple(of: 2) {
                usleep(.random(in: 0..<span, using: &random))
            } else {
                waitForChange(of: folder.path(first), by: process)
            }
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            if try check() { cut += 1 }
            #expect(try SnapgenProcess.run(arguments, in: folder.path, environment: environment).status == 0)
            try afterwards()
            number += 1
        }
    }

    private func waitForChange(of path: String, by process: Process) {
        let before = inode(path)
        while process.isRunning, inode(path) == before {}
    }

    private func inode(_ path: String) -> ino_t {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_ino : 0
    }

    private func start(
        _ arguments: [String], in folder: TemporaryFolder, _ environment: [String: String]
    ) throws -> Process {
        let process = Process()
        process.executableURL = SnapgenProcess.binary
        process.arguments = arguments
        process.currentDirectoryURL = URL(filePath: folder.path)
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }
}
