import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenTesting

@Suite("results.jsonl")
@MainActor
struct ResultsFileTests {
    private let folder: TemporaryFolder
    private let references = "__Snapshots__/ShopTests/Shop"

    init() throws {
        folder = try TemporaryFolder()
    }

    private var lines: [ResultLine] { get throws { try ResultLine.all(in: folder.path(".build/snapgen")) } }

    @discardableResult
    private func compare(
        _ texts: KeyValuePairs<String, String>, _ mode: SnapgenRecordMode = .missing,
        _ variables: [String: String] = [:], with engine: any SnapgenEngine = SnapgenTextEngine()
    ) throws -> [SnapshotFailure] {
        try folder.run(mode, variables).failures(of: texts, with: engine)
    }

    @Test("each case has a line when it starts, and one with its outcome")
    func events() throws {
        try folder.write("a", to: "\(references)/Cart.same.txt")
        try folder.write("a", to: "\(references)/Cart.other.txt")
        try compare(["same": "a", "other": "b", "absent": "c"], .never)
        let lines = try lines
        // The reference of an outcome is known by its hash.
        #expect(lines[1].reference == lines[3].reference)
        #expect(lines.map { $0.reference != nil } == [false, true, false, true, false, false])
        #expect(lines.map(\.event) == ["started", "passed", "started", "changed", "started", "new"])
        let names = ["same", "same", "other", "other", "absent", "absent"]
        #expect(lines.map(\.case) == names.map { "ShopTests/Shop/Cart.\($0).txt" })
        #expect(lines.allSatisfy { $0.test == "ShopSnapshotTests/testCart" })
        #expect(lines.allSatisfy { $0.process == ProcessInfo.processInfo.processIdentifier && $0.time > 0 })
    }

    @Test("the actual result of a failure is in the folder of the results")
    func actual() throws {
        try folder.write("a", to: "\(references)/Cart.full.txt")
        let failures = try compare(["full": "b"])
        #expect(try lines.last?.actual == "artifacts/ShopTests/Shop/Cart.full.txt")
        #expect(folder.text(".build/snapgen/artifacts/ShopTests/Shop/Cart.full.txt") == "b")
        #expect(failures.first?.artifact == folder.path(".build/snapgen/artifacts/ShopTests/Shop/Cart.full.txt"))
        try compare(["full": "a"])
        #expect(!folder.exists(".build/snapgen/artifacts/ShopTests/Shop/Cart.full.txt"))
    }

    @Test(
        "a recorded reference is an event, by what was there before",
        arguments: [(nil, .missing, "new"), ("a", .failed, "changed"), ("b", .all, "passed")]
            as [(String?, SnapgenRecordMode, String)])
    func recorded(before: String?, mode: SnapgenRecordMode, event: String) throws {
        let reference = "\(references)/Cart.full.txt"
        if let before {
            try folder.write(before, to: reference)
            // A file system may give two files that are written at once the same date.
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: folder.path(reference))
        }
        #expect(try compare(["full": "b"], mode).count == 1)
        let line = try #require(try lines.last)
        #expect(line.event == event)
        #expect(line.recorded == true)
        #expect(line.actual == nil)
        // A test that is repeated compares with what it has recorded.
        #expect(
            try compare(["full": "b"]).map(\.message) == [
                "Cart.full: this run has recorded the reference; look at it, and run the test again"
            ])
        let repeated = try #require(try lines.last)
        #expect(repeated.event == event && repeated.recorded == true && repeated.reference == line.reference)
    }

    @Test("without a result to compare, there is a reason")
    func failed() throws {
        try folder.write("version https://git-lfs.github.com/spec/v1\n", to: "\(references)/Cart.full.txt")
        try compare(["full": "b"])
        let line = try #require(try lines.last)
        #expect(line.event == "failed")
        #expect(line.reason?.hasSuffix("is a Git LFS pointer; fetch it with 'git lfs pull'") == true)
    }

    @Test("pictures that a run does not take are skipped with the reason, where their theme is shown")
    func skipped() throws {
        let samples: SnapgenSelection = [
            SnapgenSample("night", number: 1, theme: .dark), SnapgenSample("any", number: 2),
        ]
        try folder.run(samples: samples).skip(
            .samples(["night", "any"]),
            in: [
                SnapgenEnvironment(name: "iPhone13-light", theme: .light),
                SnapgenEnvironment(name: "iPhone13-dark", theme: .dark),
            ],
            because: "another simulator")
        let lines = try lines
        #expect(lines.allSatisfy { $0.event == "skipped" && $0.reason == "another simulator" })
        #expect(
            lines.map(\.case) == [
                "ShopTests/Shop/Cart-iPhone13-light.any.png", "ShopTests/Shop/Cart-iPhone13-dark.night.png",
                "ShopTests/Shop/Cart-iPhone13-dark.any.png",
            ])
    }

    @Test("the folder is ignored by Git, where the run has created it")
    func ignored() throws {
        try compare(["full": "a"])
        #expect(folder.text(".build/snapgen/.gitignore") == "*\n")
        try FileManager.default.createDirectory(atPath: folder.path("mine"), withIntermediateDirectories: true)
        try compare(["full": "a"], .missing, ["SNAPGEN_RESULTS": folder.path("mine")])
        #expect(!folder.exists("mine/.gitignore"))
        #expect(try ResultLine.all(in: folder.path("mine")).count == 2)
    }

    @Test("a folder that cannot be written fails no test")
    func unwritable() throws {
        try folder.write("a", to: "\(references)/Cart.full.txt")
        let variables = ["SNAPGEN_RESULTS": "/dev/null/results"]
        #expect(try compare(["full": "a"], .missing, variables).isEmpty)
        #expect(
            try compare(["full": "b"], .missing, variables).first?.artifact
                == folder.path("temporary/snapgen/artifacts/ShopTests/Shop/Cart.full.txt"))
    }

    // MARK: - Other engines

    /// An engine that writes actual results where swift-snapshot-testing does.
    private struct OtherEngine: SnapgenEngine {
        var writes = true

        func failure(of text: String, _ reference: SnapgenReference) throws -> String? {
            if writes { try ReferenceFile(path: artifact(of: reference)).write(text) }
            return "it is different"
        }
    }

    @Test("the actual result of swift-snapshot-testing is copied, and its failure says how to continue")
    func otherEngine() throws {
        try folder.write("a", to: "\(references)/Cart.full.txt")
        let failure = try #require(try compare(["full": "b"], with: OtherEngine()).first)
        #expect(folder.text("temporary/Shop/Cart.full.txt") == "b")
        #expect(folder.text(".build/snapgen/artifacts/ShopTests/Shop/Cart.full.txt") == "b")
        #expect(try lines.last?.actual == "artifacts/ShopTests/Shop/Cart.full.txt")
        #expect(
            failure.message == """
                Cart.full: it is different
                To accept the actual result as the reference: SNAPSHOT_TESTING_RECORD=failed swift test --filter \
                'ShopSnapshotTests/testCart'
                """)
    }

    @Test(
        "the folder of an actual result has the name that swift-snapshot-testing makes",
        arguments: [
            ("", "Sources/Shop/Cart.swift", "Cart"), ("Shop/Tests.generated", "Shop/Tests.generated", "Tests"),
            ("Snapshots.v2/Kinds", "Snapshots.v2/Kinds", "Kinds"),
        ] as [(StaticString, String, String)])
    func artifactFolder(folder: StaticString, caller: String, name: String) throws {
        let entry = SnapgenEntry("Cart", folder: folder, file: "Sources/Shop/Cart.swift")
        let run = try self.folder.run(entry, SnapgenSettings(references: SnapgenReferences(record: .never)))
        #expect(run.reference(of: sample(1), fileExtension: "txt").caller.description == caller)
        try self.folder.write("a", to: "__Snapshots__/\(folder)/Cart.full.txt")
        _ = try run.failures(of: ["full": "b"], with: OtherEngine())
        let file = folder.description.isEmpty ? "Cart.full.txt" : "\(folder)/Cart.full.txt"
        #expect(self.folder.text("temporary/\(name)/Cart.full.txt") == "b")
        #expect(try lines.last?.case == file)
        #expect(try lines.last?.actual == "artifacts/\(file)")
    }

    @Test(
        "a reference that another library cannot write is not recorded, with the sandbox as its reason",
        arguments: [(nil, .missing), (nil, .all), ("b", .all), ("a", .failed)] as [(String?, SnapgenRecordMode)])
    func unwritten(before: String?, mode: SnapgenRecordMode) throws {
        if let before { try folder.write(before, to: "\(references)/Cart.full.txt") }
        let sandbox = ["APP_SANDBOX_CONTAINER_ID": "com.example.Shop"]
        #expect(try compare(["full": "b"], mode, sandbox, with: OtherEngine(writes: false)).count == 1)
        let line = try #require(try lines.last)
        #expect(line.event == "failed" && line.recorded == nil && line.actual == nil)
        #expect(line.reason?.hasPrefix("it is different\nthe host app is sandboxed") == true)
    }

    @Test("an actual result of an earlier run is not taken for that of this one")
    func staleArtifact() throws {
        try folder.write("a", to: "\(references)/Cart.full.txt")
        try compare(["full": "b"], with: OtherEngine())
        let failure = try compare(["full": "b"], with: OtherEngine(writes: false)).first
        #expect(failure?.artifact == nil)
        #expect(try lines.last?.actual == nil)
        #expect(!folder.exists(".build/snapgen/artifacts/ShopTests/Shop/Cart.full.txt"))
    }

    @Test("in a folder of the environment's, the actual result stays where the engine writes it")
    func artifactsOfEnvironment() throws {
        try folder.write("a", to: "\(references)/Cart.full.txt")
        let variables = ["SNAPSHOT_ARTIFACTS": folder.path("out")]
        try compare(["full": "b"], .missing, variables, with: OtherEngine())
        #expect(try lines.last?.actual == folder.path("out/Shop/Cart.full.txt"))
        #expect(!folder.exists(".build/snapgen/artifacts"))
    }

    // MARK: - Size and concurrency

    @Test("a file that has become long is replaced, and the one before is kept")
    func longFile() throws {
        let file = ResultsFile(in: folder.path, longest: 200)
        let run = try folder.run()
        for number in 1...20 { file.add(.started, run.reference(of: sample(number), fileExtension: "txt")) }
        let new = try ResultLine.all(in: folder.path)
        let old = try ResultLine.all(in: folder.path, ResultsFile.oldName)
        #expect(new.count + old.count < 20)
        #expect((old + new).last?.case == "ShopTests/Shop/Cart.20.txt")
        #expect((folder.text(ResultsFile.name)?.utf8.count ?? 0) < 600)
    }

    @Test("lines of several writers at a time are whole, and none is lost")
    func concurrency() throws {
        // Each call opens the file anew, as another process does.
        let file = ResultsFile(in: folder.path, longest: 40_000)
        let run = try folder.run()
        let references = (0..<400).map { run.reference(of: sample($0), fileExtension: "txt") }
        DispatchQueue.concurrentPerform(iterations: references.count) { file.add(.started, references[$0]) }
        let old = try ResultLine.all(in: folder.path, ResultsFile.oldName)
        let lines = old + (try ResultLine.all(in: folder.path))
        #expect(Set(lines.map(\.case)).count == 400)
        #expect(lines.count == 400)
    }

    private func sample(_ number: Int) -> SampleMatch.Sample {
        SampleMatch.Sample(index: 0, name: "\(number)", stem: nil, theme: nil)
    }
}

/// A line of `results.jsonl`, as a command reads it.
struct ResultLine: Decodable, Equatable {
    var `case`: String
    var event: String
    var process: Int32
    var test: String?
    var time: Int
    var reference: String?
    var recorded: Bool?
    var actual: String?
    var reason: String?

    /// Returns the lines of a file in a folder for results, without those of runs.
    static func all(in folder: String, _ name: String = ResultsFile.name) throws -> [ResultLine] {
        let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
        #expect(text.hasSuffix("\n"))
        return try text.split(separator: "\n").map { try JSONDecoder().decode(Self.self, from: Data($0.utf8)) }
            .filter { $0.event != "run" }
    }
}
