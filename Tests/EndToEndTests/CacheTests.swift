import Foundation
import SnapgenTestSupport
import Testing

@Suite("What the next run may know")
struct CacheTests {
    private let folder: TemporaryFolder
    private let caches: TemporaryFolder

    init() throws {
        folder = try GenerateTests.package([
            "Sources/TravelUI/Hotel.swift": "extension Hotel: Testable { static var samples: [Hotel] { [.a, .b] } }",
            "Sources/Core/Hotel.swift": "struct Hotel { #Preview(\"Hotel\") { Text(\"a\") } }",
            "Sources/Core/Empty.swift": "",
        ])
        caches = try TemporaryFolder()
    }

    @Test(
        "the plan is the same with any number of threads, with and without a cache, and with every file parsed",
        arguments: ["plan", "scan"])
    func same(command: String) throws {
        let ways = [
            ["--no-cache", "--parse-all"], ["--no-cache", "--threads", "1"], ["--no-cache", "--threads", "2"],
            ["--no-cache", "--threads", "8"], [], [], ["--cache-path", "own.cache"], ["--cache-path", "own.cache"],
        ]
        let runs = try ways.map { try run([command, "--format", "json"] + $0) }
        #expect(runs.allSatisfy { $0.status == 0 && $0.output == runs[0].output && $0.error == runs[0].error })
        #expect(folder.exists("own.cache"))
        #expect(caches.files.count == 1)
    }

    @Test("generate says and writes the same where it has nothing to do")
    func generate() throws {
        let first = try run(["generate"])
        let files = try folder.files.map(folder.read)
        let second = try run(["generate"])
        let uncached = try run(["generate", "--no-cache"])
        #expect(first.output.contains("created"))
        #expect(second.output == uncached.output)
        #expect(second.error == uncached.error)
        #expect(try folder.files.map(folder.read) == files)
    }

    @Test("an edit right behind a run is seen, though the file may have kept its size")
    func edit() throws {
        for label in ["a", "b", "c"] {
            try folder.write("#Preview(\"\(label)\") { Text(\"x\") }", to: "Sources/Core/Empty.swift")
            _ = try run(["generate"])
            #expect(try folder.read("Tests/SnapshotTests/Generated/Core.snapgen.swift").contains("\"Empty_\(label)\""))
        }
    }

    @Test(
        "a cache that is a folder, a text or unwritable costs nothing but time",
        arguments: ["folder", "text", "locked"])
    func unusable(kind: String) throws {
        switch kind {
        case "folder": try caches.write("", to: "c/x")
        case "text": try caches.write("snapgen cache 1\nand nothing else", to: "c")
        default: try caches.write("", to: "file")
        }
        let path = caches.path(kind == "locked" ? "file/c" : "c")
        for _ in 0..<2 { #expect(try run(["generate", "--cache-path", path]).status == 0) }
        #expect(folder.exists("Tests/SnapshotTests/Generated/Core.snapgen.swift"))
    }

    @Test(
        "options that make no sense are refused",
        arguments: [
            (["--no-cache", "--cache-path", "c"], "exclude each other"), (["--threads", "0"], "from 1 to"),
            (["--threads", "many"], "many"),
        ])
    func options(arguments: [String], words: String) throws {
        let run = try run(["plan"] + arguments)
        #expect(run.status == 64)
        #expect(run.error.contains(words))
    }

    private func run(_ arguments: [String]) throws -> SnapgenProcess {
        try SnapgenProcess.run(arguments, in: folder.path, environment: ["XDG_CACHE_HOME": caches.path])
    }
}
