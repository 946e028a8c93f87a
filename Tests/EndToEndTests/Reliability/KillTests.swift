import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenReview

/// The results of runs that are terminated.
@Suite("A run that is killed", .enabled(if: TestTier.reliability.isOn, "Scripts/test reliability"), .serialized)
struct KillTests {
    @Test(
        "'generate' leaves complete generated files, and the next run updates and cleans up",
        arguments: [SIGKILL, SIGTERM])
    func generate(signal: Int32) throws {
        let project = try TwoStates(modules: amount(short: 24, long: 200))
        let expected = try project.expectations()
        let (light, dark) = (try #require(expected[.light]), try #require(expected[.dark]))
        let equal = light.filter { dark[$0.key] == $0.value }.keys.sorted()
        #expect(light.count == dark.count && equal == ["Snapgen.runtime.swift"])
        var state = TwoStates.State.light
        try repeatedly(
            ["generate"], in: project.folder, project.environment, by: signal, amount(short: 12, long: 300),
            watching: light.keys.sorted().map { "\(project.output)/\($0)" }
        ) {
            state = state == .light ? .dark : .light
            try project.configure(state)
        } check: {
            let files = try project.files().filter { !$0.key.hasSuffix(".tmp") }
            #expect(files.keys.sorted() == light.keys.sorted())
            #expect(files.allSatisfy { $0.value == light[$0.key] || $0.value == dark[$0.key] })
            if signal == SIGTERM { #expect(project.temporaryFiles() == []) }
            return files != light && files != dark
        } afterwards: {
            let files = try project.files()
            #expect(files == expected[state])
            #expect(project.temporaryFiles() == [])
        }
    }

    private static let (old, new) = (String(repeating: "old\n", count: 5000), String(repeating: "new\n", count: 7000))

    private func path(_ name: String) -> String { "\(ReviewProject.folder)/\(name)" }

    @Test("'accept' leaves each reference old or new, and the next run accepts the rest")
    func accept() throws {
        let names = (1...40).map { "s\($0)" }
        let references = Dictionary(uniqueKeysWithValues: names.map { ("Cart.\($0).txt", Self.old) })
        let samples = names.map { "(\"\($0)\", Cart())" }.joined(separator: ", ")
        let hash = CaseOutcome.hash(of: Array(Self.old.utf8))
        let lines = names.map {
            ReviewProject.line("changed", "Cart.\($0).txt", reference: hash, actual: "artifacts/\($0)")
        }
        let results = Dictionary(uniqueKeysWithValues: names.map { (".build/snapgen/artifacts/\($0)", Self.new) })
            .merging([".build/snapgen/results.jsonl": lines.joined()]) { $1 }
        let source = "struct Cart: TestableText { static var samples: [(String, Cart)] { [\(samples)] } }\n"
        let folder = try ReviewProject.make(references, results.merging(["Sources/App/Cart.swift": source]) { $1 })
        try repeatedly(["accept"], in: folder, watching: [folder.path(path("Cart.s1.txt"))]) {
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

    @Test("'prune' removes only orphans, and the next run removes the rest")
    func prune() throws {
        let used = ["Cart.empty.txt": "a", "Cart.full.txt": "b", "Open.1.txt": "c", "README.md": "d"]
        let orphans = (100..<500).map { "Gone.\($0).txt" }
        let folder = try ReviewProject.make(used)
        try repeatedly(
            ["prune", "--delete", "--force"], in: folder, watching: [folder.path(path("Gone.100.txt"))]
        ) {
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
    ///   - count: The number of runs; more, until at least one was killed in the midst of its work.
    ///   - files: The paths of files of which the command changes each, or first the only one.
    ///   - check: Returns whether the command was killed in the midst of its work.
    private func repeatedly(
        _ arguments: [String], in folder: TemporaryFolder, _ environment: [String: String]? = nil,
        by signal: Int32 = SIGKILL, _ count: Int = amount(short: 10, long: 100), watching files: [String],
        prepare: () throws -> Void, check: () throws -> Bool, afterwards: () throws -> Void
    ) throws {
        let caches = try TemporaryFolder()
        let environment = environment ?? ["XDG_CACHE_HOME": caches.path]
        try prepare()
        let start = ContinuousClock.now
        #expect(try SnapgenProcess.run(arguments, in: folder.path, environment: environment).status == 0)
        let span = UInt32((ContinuousClock.now - start) / .microseconds(1))
        var random = SplitMix64(state: 2_026)
        var (number, cut) = (0, 0)
        while number < count || cut == 0 {
            try prepare()
            let process = try SnapgenProcess.start(arguments, in: folder.path, environment)
            if number % 4 < 2 {
                usleep(.random(in: 0..<span, using: &random))
            } else {
                let file = try #require(files.randomElement(using: &random))
                let before = inode(file)
                while process.isRunning, inode(file) == before {}
            }
            kill(process.processIdentifier, signal)
            process.waitUntilExit()
            let isKilled = process.terminationReason == .uncaughtSignal && process.terminationStatus == signal
            #expect(isKilled || process.terminationReason == .exit && process.terminationStatus == 0)
            if try check() { cut += 1 }
            #expect(try SnapgenProcess.run(arguments, in: folder.path, environment: environment).status == 0)
            try afterwards()
            number += 1
        }
    }

    private func inode(_ path: String) -> ino_t {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_ino : 0
    }
}
