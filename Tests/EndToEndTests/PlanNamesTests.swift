import Foundation
import SnapgenTestSupport
import Testing

@Suite("snapgen plan --names")
struct PlanNamesTests {
    private static let cart = """
        struct Cart: TestableText {
            static var samples: [(String, Cart)] { [("empty", Cart()), ("full", Cart())] }
            var description: String { "" }
        }

        """

    private static let folder = "__Snapshots__/AppTests/App"

    private func project(_ references: [String] = []) throws -> TemporaryFolder {
        try TemporaryFolder(
            ["Package.swift": "", "snapgen.yml": "tests: { target: AppTests }\n", "Sources/App/Cart.swift": Self.cart]
                .merging(references.map { ("\(Self.folder)/\($0)", $0) }) { $1 })
    }

    private func references(_ arguments: String..., in folder: TemporaryFolder) throws -> [String] {
        let plan = try SnapgenProcess.run(["plan", "--quiet"] + arguments, in: folder.path)
        #expect(plan.status == 0, "\(plan.error)")
        return plan.output.split(separator: "\n").filter { $0.hasSuffix(".txt") }.map { $0.drop { $0 == " " } + "" }
    }

    @Test("shows the references with other names, without changing the configuration")
    func shows() throws {
        let folder = try project()
        let numbered = try references("--names", "numbered", in: folder)
        #expect(numbered == ["Cart.1.txt", "Cart.2.txt"].map { "\(Self.folder)/\($0)" })
        #expect(try references(in: folder) == ["Cart.empty.txt", "Cart.full.txt"].map { "\(Self.folder)/\($0)" })
    }

    @Test("prints moves that, with the changed configuration, make the names match")
    func moves() throws {
        let names = ["Cart.empty.txt", "Cart.full.txt"]
        let folder = try project(names)
        for arguments in [["init", "-q"], ["add", "-A"]] {
            #expect(try SnapgenProcess.run(URL(filePath: "/usr/bin/git"), arguments, in: folder.path).status == 0)
        }
        let moves = try SnapgenProcess.run("plan", "--names", "numbered", "--moves", in: folder.path)
        #expect(
            moves.output == """
                mkdir -p -- \(Self.folder)
                git mv -- \(Self.folder)/Cart.empty.txt \(Self.folder)/Cart.1.txt
                git mv -- \(Self.folder)/Cart.full.txt \(Self.folder)/Cart.2.txt

                """)
        #expect(moves.error.contains("set 'naming: numbered' in snapgen.yml"))
        let shell = try SnapgenProcess.run(URL(filePath: "/bin/sh"), ["-c", moves.output], in: folder.path)
        #expect(shell.status == 0, "\(shell.error)")
        try folder.write("tests: { target: AppTests }\nnaming: numbered\n", to: "snapgen.yml")
        let references = try references(in: folder)
        for (reference, name) in zip(references, names) { #expect(folder.text(reference) == name) }
        #expect(references.count == 2)
    }

    @Test("without --names, moves the references of unnamed previews from their numbers to their views")
    func formerTitles() throws {
        let folder = try TemporaryFolder([
            "App/Row.swift": "#Preview { Badge() }\n", "snapgen.yml": "sources: [{ path: App }]\n",
        ])
        let run = try SnapgenProcess.run("plan", "--moves", "--all", in: folder.path)
        #expect(run.output.contains("Row_1-iPhone13-light.1.png"))
        #expect(run.output.contains("Row_Badge-iPhone13-light.1.png\n"))
        #expect(run.error.contains("Next: pipe this into 'sh' at the project's root."))
    }

    @Test(
        "rejects invalid combinations of options",
        arguments: [["--all"], ["--names", "numbered", "--all"], ["--names", "counted"]])
    func misuse(arguments: [String]) throws {
        let folder = try project()
        let run = try SnapgenProcess.run(["plan"] + arguments, in: folder.path)
        #expect(run.status == 64)
        #expect(run.output == "")
    }

    @Test("config schema prints a JSON Schema")
    func schema() throws {
        let folder = try TemporaryFolder()
        let run = try SnapgenProcess.run("config", "schema", in: folder.path)
        #expect(run.status == 0)
        let schema = try JSONSchema(run.output)
        #expect(schema.problems(of: try JSONValue(parsing: "{ \"record\": \"all\" }")) == [])
        #expect(!schema.problems(of: try JSONValue(parsing: "{ \"record\": \"some\" }")).isEmpty)
    }
}
