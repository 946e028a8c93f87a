import Foundation
import SnapgenTestSupport
import Testing

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

    @Test("a mistyped filter accepts nothing")
    func mistyped() throws {
        let folder = try project()
        for arguments in [["Cart", "Crat"], ["--", "-Cart"]] {
            let run = try SnapgenProcess.run(["accept"] + arguments, in: folder.path)
            #expect(run.status == 2)
            #expect(run.error.contains("matches no reference"), "\(run.error)")
        }
        #expect(texts(folder) == ["a\n", nil])
    }

    @Test("without results there is nothing to accept")
    func noResults() throws {
        let folder = try ReviewProject.make(["Cart.full.txt": ""])
        let run = try folder.snapgen("accept")
        #expect(run.status == 66)
        #expect(run.error.contains("there are no results of a run"))
        #expect(try folder.snapgen("accept --results None").status == 66)
    }

    @Test(
        "--interactive asks for each failure",
        .enabled(if: PseudoTerminal.isAvailable, "there is no python3 to open a pseudo-terminal with"),
        arguments: [
            ("n\ny\n", ["b\n", nil]), ("a\n", ["b\n", "new\n"]), ("q\n", ["a\n", nil]),
            ("x\ny\n\n", ["a\n", "new\n"]), ("", ["a\n", nil]),
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
}
