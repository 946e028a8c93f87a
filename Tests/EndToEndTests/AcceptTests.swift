import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenReview

@Suite("snapgen accept")
struct AcceptTests {
    /// The hash of the reference `a`, as a test writes it.
    private static let hash = "3aafac7ee54a3e61"

    private func path(_ name: String) -> String { "\(ReviewProject.folder)/\(name)" }

    /// Returns a package in which a run has left the results `full`, which differs, and `empty`, which is new.
    private func project() throws -> TemporaryFolder {
        let results =
            ReviewProject.line("changed", "Cart.full.txt", reference: Self.hash, actual: "artifacts/full")
            + ReviewProject.line("new", "Cart.empty.txt", actual: "artifacts/empty")
        return try ReviewProject.make(
            ["Cart.full.txt": "a\n"],
            [
                ".build/snapgen/results.jsonl": results, ".build/snapgen/artifacts/full": "b\n",
                ".build/snapgen/artifacts/empty": "new\n",
            ])
    }

    private func texts(_ folder: TemporaryFolder) -> [String?] {
        ["Cart.full.txt", "Cart.empty.txt"].map { folder.text(path($0)) }
    }

    @Test("all failures become references, and are accepted once")
    func all() throws {
        let folder = try project()
        let dry = try folder.succeed("accept --dry-run")
        #expect(dry.output.hasSuffix("2 of 2 failures to accept\n"))
        #expect(texts(folder) == ["a\n", nil])
        let run = try folder.succeed("accept")
        #expect(run.error.contains("2 of 2 results are older than the sources of their previews, such as 'Sources/App"))
        #expect(
            run.output == """
                  accepted, new  \(path("Cart.empty.txt"))
                  accepted       \(path("Cart.full.txt"))
                2 of 2 failures accepted

                """)
        #expect(texts(folder) == ["b\n", "new\n"])
        let again = try folder.succeed("accept")
        #expect(again.output.contains("already accepted  \(path("Cart.full.txt"))"))
    }

    @Test(
        "a mistyped filter accepts nothing, and without results there is nothing to accept",
        arguments: [
            ("Cart Crat", 2, "matches no reference"), ("", 66, "there are no results of a run"),
        ])
    func refused(arguments: String, status: Int32, message: String) throws {
        let folder = try status == 66 ? ReviewProject.make(["Cart.full.txt": "a\n"]) : project()
        let run = try folder.snapgen("accept \(arguments)")
        #expect(run.status == status)
        #expect(run.error.contains(message) || message.isEmpty, "\(run.error)")
        #expect(texts(folder) == ["a\n", nil])
    }

    @Test(
        "--interactive asks for each failure",
        .enabled(if: PseudoTerminal.isAvailable, "there is no python3 to open a pseudo-terminal with"),
        arguments: [
            ("n\ny\n", ["b\n", nil]), ("a\n", ["b\n", "new\n"]), ("q\n", ["a\n", nil]),
            ("x\ny\n\n", ["a\n", "new\n"]),
        ] as [(String, [String?])])
    func interactive(input: String, expected: [String?]) throws {
        let folder = try project()
        let run = try PseudoTerminal.run(
            ["accept", "--interactive", "--color", "never"], in: folder.path, columns: 80, input: input)
        #expect(run.status == 0, "\(run.output)")
        #expect(texts(folder) == expected, "\(run.output)")
        #expect(run.output.contains("1 of 2: \(path("Cart.empty.txt"))\n  new, 4 B\nAccept?"), "\(run.output)")
        if !input.hasPrefix("a"), !input.hasPrefix("q") { #expect(run.output.contains("  -a\n  +b\n")) }
    }

    @Test("what is imperceptible depends on the threshold of the configuration, or of the command")
    func threshold() throws {
        let name = "SnapshotTests/TravelUI/HotelListView-iPhone13-light.1.png"
        var pixels = [UInt8](repeating: 255, count: 20 * 20 * 4)
        let old = StoredPNG.file(width: 20, height: 20, pixels: pixels)
        // A pixel that is a little darker, in the middle.
        for channel in 0..<3 { pixels[(10 * 20 + 10) * 4 + channel] = 240 }
        let line = """
            {"case":"\(name)","event":"changed","process":1,"time":1,"reference":"\(CaseOutcome.hash(of: old))",\
            "actual":"artifacts/a"}

            """
        let folder = try GenerateTests.package([".build/snapgen/results.jsonl": line])
        let new = StoredPNG.file(width: 20, height: 20, pixels: pixels)
        for (bytes, path) in [(old, "__Snapshots__/\(name)"), (new, ".build/snapgen/artifacts/a")] {
            try folder.write("", to: path)
            try Data(bytes).write(to: URL(filePath: folder.path(path)))
        }
        func end(_ option: String) throws -> String? {
            let run = try folder.succeed("accept --imperceptible --dry-run\(option)")
            return run.output.split(separator: "\n").last.map(String.init)
        }
        #expect(try end("") == "1 of 1 failure to accept")
        #expect(try end(" --threshold 0.02") == "no failure to accept")
        try folder.write("review: { threshold: 0.02 }\n", to: "snapgen.yml")
        #expect(try end("") == "no failure to accept")
        #expect(try end(" --threshold 0.1") == "1 of 1 failure to accept")
    }
}
