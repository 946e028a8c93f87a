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
            [
                "Cart.full.txt": "a", "it's.1.txt": "b", "Open.1.txt": "",
                ".snapgen-environments": "Cart.full.txt\tiOS 17\nit's.1.txt\tiOS 18 (22F77), arm64\n",
            ],
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
                printf '%s\\t%s\\n' Cart.empty.txt 'iOS 18 (22F77), arm64' >>\(path(".snapgen-environments"))

                """)
        try folder.write(moves.output, to: "moves.sh")
        _ = try Command(arguments: ["sh", "moves.sh"], folder: URL(filePath: folder.path)).run()
        #expect(folder.text(path("Cart.empty.txt")) == "b")
        let environments = try folder.read(path(".snapgen-environments"))
        #expect(environments.hasSuffix("it's.1.txt\tiOS 18 (22F77), arm64\nCart.empty.txt\tiOS 18 (22F77), arm64\n"))
    }

    @Test(
        "an uncertain plan stops --delete, also with --force",
        arguments: [
            ("snapgen.yml", "rules: [{ match: Cart, batch: none }]\n", "snapgen.yml"),
            ("Sources/Kit/Deep.swift", "#Preview { " + String(repeating: "(", count: 100_000), "[source-too-complex]"),
            ("Sources/App/New.swift", "struct Other: TestableText {", "error: the plan may lack tests"),
            ("Tests/snapgen.yml", "references: [\n", "Tests/snapgen.yml: error: the references"),
        ])
    func stopped(path: String, text: String, message: String) throws {
        let folder = try ReviewProject.make(Self.references, [path: text])
        let files = folder.files
        let run = try folder.snapgen("prune --delete --force")
        #expect([1, 2].contains(run.status) && run.error.contains(message), "\(run.error)")
        #expect(folder.files == files)
    }

    @Test("another configuration with other references does not stop --delete")
    func otherConfiguration() throws {
        let others = ["Tests/ci.yml": "name: CI\non: push\n", "Tests/snapgen.yml": "references: Other\n"]
        let folder = try ReviewProject.make(Self.references, others)
        try folder.succeed("prune --delete --force")
        #expect(!folder.exists(path("Basket.full.txt")))
    }
}
