import Foundation
import SnapgenTestSupport
import Testing

@Suite("The cache")
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
        "the plan is the same with any number of threads and with every file parsed, and uses no cache",
        arguments: ["plan", "scan"])
    func same(command: String) throws {
        let ways = [
            ["--no-cache", "--parse-all"], ["--no-cache", "--threads", "1"], ["--no-cache", "--threads", "8"], [],
        ]
        let runs = try ways.map { try run([command, "--format", "json"] + $0) }
        #expect(runs.allSatisfy { $0.status == 0 && $0.output == runs[0].output && $0.error == runs[0].error })
        #expect(caches.files.isEmpty)
    }

    @Test("an edit right after a run is detected, even if the file has the same size")
    func edit() throws {
        for label in ["a", "b", "c"] {
            try folder.write("#Preview(\"\(label)\") { Text(\"x\") }", to: "Sources/Core/Empty.swift")
            _ = try run(["generate"])
            #expect(try folder.generatedTests().contains("\"Empty_\(label)\""))
        }
    }

    @Test(
        "an empty, outdated, damaged or read-only cache does not affect the result",
        arguments: ["", "snapgen cache 1\nof an older version", "snapgen cache 4\ndamaged", nil])
    func unusable(text: String?) throws {
        try caches.write(text ?? "", to: "c")
        let path = caches.path(text == nil ? "c/below" : "c")
        for _ in 0..<2 {
            let run = try run(["generate", "--cache-path", path])
            #expect(run.status == 0)
            #expect(!run.error.contains("cache"))
        }
        #expect(try folder.generatedTests().contains("class CoreSnapshotTests"))
    }

    @Test(
        "--cache-path refuses everything that is not a cache",
        arguments: [
            ("generate", "Package.swift"), ("generate", "Sources"), ("generate", "link"), ("generate", "dangling"),
            ("generate", "/dev/null"), ("generate", "pipe"),
        ])
    func refused(command: String, path: String) throws {
        try folder.write("// swift-tools-version: 6.1\n", to: "Package.swift")
        try folder.write("", to: "empty")
        #expect(symlink("empty", folder.path("link")) == 0 && symlink("nowhere", folder.path("dangling")) == 0)
        #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
        let files = folder.files
        let run = try run([command, "--cache-path", path])
        #expect(run.status == 73)
        #expect(run.error.hasPrefix("\(path): error: is ") && run.error.contains("--cache-path"))
        #expect(folder.files == files)
        #expect(try folder.read("Package.swift") == "// swift-tools-version: 6.1\n")
    }

    @Test(
        "invalid combinations of options are rejected",
        arguments: [
            (["--no-cache", "--cache-path", "c"], "exclude each other"), (["--threads", "0"], "from 1 to"),
            (["--threads", "many"], "many"),
        ])
    func options(arguments: [String], words: String) throws {
        let run = try run(["generate"] + arguments)
        #expect(run.status == 64)
        #expect(run.error.contains(words))
    }

    private func run(_ arguments: [String]) throws -> SnapgenProcess {
        try SnapgenProcess.run(arguments, in: folder.path, environment: ["XDG_CACHE_HOME": caches.path])
    }
}
