import Foundation
import SnapgenTestSupport
import Testing

@Suite("snapgen prune")
struct PruneTests {
    private static let references = [
        "Cart.full.txt": "a", "Cart.empty.txt": "b", "Basket.full.txt": "c", "Open.1.txt": "d", "README.md": "e",
    ]

    private func path(_ name: String) -> String { "\(ReviewProject.folder)/\(name)" }

    @Test("lists orphans without removing them, and removes them with --delete")
    func removes() throws {
        let folder = try ReviewProject.make(Self.references)
        let files = folder.files
        let dry = try folder.succeed("prune")
        #expect(dry.output == "  would remove  \(path("Basket.full.txt"))  1 B\n1 reference to remove, 1 B\n")
        #expect(dry.error.hasSuffix("Next: 'snapgen prune --delete' removes them.\n"), "\(dry.error)")
        #expect(folder.files == files)
        let run = try folder.succeed("prune --delete")
        #expect(run.output.hasSuffix("1 reference removed, 1 B\n"))
        #expect(folder.files == files.filter { $0 != path("Basket.full.txt") })
        let again = try folder.snapgen("prune")
        #expect(again.output == "no reference to remove\n")
    }

    @Test("a reference that was renamed is not removed, and --moves prints a git mv for it")
    func moves() throws {
        let results = ReviewProject.line("new", "Cart.empty.txt", actual: "artifacts/x.txt")
        let folder = try ReviewProject.make(
            ["Cart.full.txt": "a", "it's.1.txt": "b", "Open.1.txt": ""],
            [".build/snapgen/results.jsonl": results, ".build/snapgen/artifacts/x.txt": "b"])
        let run = try folder.snapgen("prune --delete")
        #expect(run.output.contains("moved  \(path("it's.1.txt"))  to '\(path("Cart.empty.txt"))'"), "\(run.output)")
        #expect(folder.exists(path("it's.1.txt")))
        try ProgramRecorder.makeRepository(at: folder.path)
        let moves = try folder.snapgen("prune --moves")
        #expect(
            moves.output == """
                mkdir -p -- \(ReviewProject.folder)
                git mv -- '\(ReviewProject.folder)/it'\\''s.1.txt' \(path("Cart.empty.txt"))

                """)
        let shell = try SnapgenProcess.run(URL(filePath: "/bin/sh"), ["-c", moves.output], in: folder.path)
        #expect(shell.status == 0, "\(shell.error)")
        #expect(folder.text(path("Cart.empty.txt")) == "b" && !folder.exists(path("it's.1.txt")))
    }

    @Test("an unreadable source, and an error of the configuration, remove nothing")
    func errors() throws {
        let folder = try ReviewProject.make(Self.references, ["Sources/Kit/A.swift": ""])
        let files = folder.files
        try folder.write("rules: [{ match: Cart, batch: none }]\n", to: "snapgen.yml")
        #expect(try folder.snapgen("prune --delete --force").status == 2)
        try folder.write("tests: { target: AppTests }\n", to: "snapgen.yml")
        try folder.write("#Preview { " + String(repeating: "(", count: 100_000), to: "Sources/Kit/Deep.swift")
        let run = try folder.snapgen("prune --delete")
        #expect(run.status != 0 && run.error.contains("[source-too-complex]"), "\(run.error)")
        #expect(files.allSatisfy(folder.exists))
    }

    @Test("a file with a syntax error stops --delete, also with --force")
    func syntaxError() throws {
        let folder = try ReviewProject.make(Self.references, ["Sources/App/New.swift": "struct Other: TestableText {"])
        let run = try folder.snapgen("prune --delete")
        #expect(run.status == 1)
        #expect(run.error.contains("error: the plan may lack tests"), "\(run.error)")
        #expect(try folder.snapgen("prune --delete --force").status == 1)
        #expect(folder.exists(path("Basket.full.txt")))
    }

    @Test("a configuration that cannot be read, and may have the same folder of references, stops --delete")
    func otherConfiguration() throws {
        let folder = try ReviewProject.make(Self.references, ["Tests/snapgen.yml": "references: [\n"])
        let run = try folder.snapgen("prune --delete --force")
        #expect(run.status == 1 && run.error.contains("Tests/snapgen.yml: error: the references"), "\(run.error)")
        try folder.write("name: CI\non: push\n", to: "Tests/ci.yml")
        try folder.write("references: Other\n", to: "Tests/snapgen.yml")
        try folder.succeed("prune --delete --force")
        #expect(!folder.exists(path("Basket.full.txt")))
    }
}
