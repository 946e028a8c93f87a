import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenNames
@testable import SnapgenTesting

@Suite("the environment of recorded pictures")
@MainActor
struct RecordingMachineTests {
    private static let simulator = [
        "SIMULATOR_RUNTIME_VERSION": "26.0", "SIMULATOR_RUNTIME_BUILD_VERSION": "23A1",
        "SIMULATOR_MODEL_IDENTIFIER": "iPhone18,1", "SIMULATOR_MAINSCREEN_SCALE": "3.000000",
    ]
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder(["Package.swift": ""])
    }

    /// An engine of pictures, whose files here are the signature of a PNG file and a text.
    private struct PictureEngine: SnapgenEngine {
        private static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

        func failure(of text: String, _ reference: SnapgenReference) throws -> String? {
            let (file, picture) = (URL(fileURLWithPath: reference.path), Self.signature + Data(text.utf8))
            if FileManager.default.contents(atPath: file.path) == picture { return nil }
            guard reference.record != .never else { return "it is different" }
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try picture.write(to: file)
            return "recorded"
        }
    }

    /// Compares or records pictures.
    @discardableResult
    private func compare(
        _ texts: KeyValuePairs<String, String>, _ variables: [String: String], _ mode: SnapgenRecordMode
    ) throws -> [SnapshotFailure] {
        try folder.run(mode, variables).failures(
            of: texts, in: SnapgenEnvironment(name: "iPhone"), with: PictureEngine())
    }

    private var recorded: String? { folder.text("__Snapshots__/ShopTests/Shop/.snapgen-environments") }

    @Test("has a line for each picture, and a failure in another one begins with the difference")
    func differs() throws {
        try compare(["b": "1", "a": "1"], Self.simulator, .missing)
        let lines = try #require(recorded).split(separator: "\n")
        #expect(lines.map { $0.prefix(18) } == ["Cart-iPhone.a.png\t", "Cart-iPhone.b.png\t"])
        #expect(lines.allSatisfy { $0.contains(" 26.0 (23A1), ") && $0.hasSuffix(", iPhone18,1 @3") })
        #expect(try compare(["a": "2"], Self.simulator, .never).map(\.message.isEmpty) == [false])
        #expect(try compare(["a": "2"], Self.simulator, .never)[0].message.contains("differs: the reference") == false)
        let other = Self.simulator.merging(["SIMULATOR_RUNTIME_VERSION": "27.0"]) { $1 }
        let message = try compare(["a": "2"], other, .never)[0].message
        #expect(message.hasPrefix("Cart-iPhone.a: the environment differs: the reference was recorded with "))
        #expect(message.contains(" 26.0 (23A1)") && message.contains(" 27.0 (23A1)"))
        let before = recorded
        try compare(["a": "2"], other, .failed)
        #expect(recorded?.split(separator: "\n")[1] == before?.split(separator: "\n")[1])
        #expect(recorded?.split(separator: "\n")[0].contains(" 27.0 ") == true)
    }

    @Test("texts have none")
    func texts() throws {
        _ = try folder.run().failures(of: ["a": "1"])
        #expect(recorded == nil)
    }

    @Test("results begin with the commit and the environment of the process", arguments: [".git", "worktree"])
    func results(git: String) throws {
        let hash = String(repeating: "1a", count: 20)
        if git != ".git" { try folder.write("gitdir: \(folder.path(git))\n", to: ".git") }
        try folder.write("ref: refs/heads/main\n", to: "\(git)/HEAD")
        try folder.write("# pack-refs\n\(hash) refs/heads/main\n", to: "\(git)/packed-refs")
        try compare(["a": "1"], Self.simulator, .missing)
        let first = try #require(folder.text(".build/snapgen/results.jsonl")?.split(separator: "\n").first)
        #expect(first.contains(#""event":"run""#) && first.contains(#""commit":"\#(hash)""#))
        #expect(first.contains(#""environment":""#))
        try compare(["a": "1"], Self.simulator, .missing)
        let runs = folder.text(".build/snapgen/results.jsonl")?.split(separator: "\n").filter { $0.contains("\"run\"") }
        #expect(runs?.count == 1)
    }

    @Test(
        "a scale is a number or left out",
        arguments: [
            ("2.625", "iPhone18,1 @2.625"), ("3.000000", "iPhone18,1 @3"), ("x", "iPhone18,1"), ("nan", "iPhone18,1"),
            ("inf", "iPhone18,1"), ("1e300", "iPhone18,1 @1e+300"),
        ])
    func scale(text: String, device: String) {
        let variables = Self.simulator.merging(["SIMULATOR_MAINSCREEN_SCALE": text]) { $1 }
        let surroundings = SnapshotSurroundings(
            variables: variables, currentDirectory: "/nowhere", temporaryDirectory: folder.path)
        let description = RecordingMachine(surroundings: surroundings).description
        #expect(description.hasSuffix(", \(device)"), "\(description)")
    }

    @Test("a file that cannot be read stays as it is")
    func unreadable() throws {
        let place = "__Snapshots__/ShopTests/Shop/.snapgen-environments"
        try FileManager.default.createDirectory(atPath: folder.path(place), withIntermediateDirectories: true)
        try compare(["a": "1"], Self.simulator, .missing)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path(place)).isEmpty)
    }

    @Test("lines are found and inserted in the order of the names, in any order and with lines of a merge")
    func lines() {
        let names = ["b.png", "a.png", "a-b.png", "ab.png", "a.1.png", "Z.png", "é.png", "c.png", "aa.png"]
        var recorded = RecordedEnvironments(Data())
        for (number, name) in names.enumerated() { recorded[name] = "iOS \(number)" }
        let text = String(decoding: recorded.contents, as: UTF8.self)
        let lines = text.split(separator: "\n").map(String.init)
        #expect(lines == lines.sorted() && lines.count == names.count)
        for (number, name) in names.enumerated() { #expect(recorded[name] == "iOS \(number)") }
        recorded["ab.png"] = "iOS 20"
        recorded["a.png"] = nil
        #expect(recorded["ab.png"] == "iOS 20" && recorded["a.png"] == nil && recorded["b"] == nil)
        var merged = RecordedEnvironments(Data("b\t1\r\n<<<<<<< A\na\t2\nb\t3".utf8))
        #expect(merged["b"] == nil && merged["a"] == "2")
        merged["b"] = "5"
        merged["c"] = "4"
        merged.removeAll { $0 == "a" }
        #expect(String(decoding: merged.contents, as: UTF8.self) == "b\t5\nc\t4\n")
    }

    @Test("several writers lose no line")
    func concurrency() throws {
        try folder.write("", to: "__Snapshots__/ShopTests/Shop/a")
        let run = try folder.run()
        let references = (0..<50).map { number in
            let sample = SampleMatch.Sample(index: 0, name: "\(number)", stem: nil, theme: nil)
            return run.reference(of: sample, in: SnapgenEnvironment(name: "iPhone"), fileExtension: "png")
        }
        let surroundings = SnapshotSurroundings(
            variables: Self.simulator, currentDirectory: "/nowhere", temporaryDirectory: folder.path)
        // Each machine opens the file anew, as another process does.
        DispatchQueue.concurrentPerform(iterations: references.count) {
            RecordingMachine(surroundings: surroundings).note(references[$0])
        }
        #expect(recorded?.split(separator: "\n").count == 50)
    }
}
