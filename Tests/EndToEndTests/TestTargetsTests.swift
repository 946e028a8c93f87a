import SnapgenTestSupport
import Testing

@Suite("Several test targets")
struct TestTargetsTests {
    private static let sources = [
        "Package.swift": "", "Sources/Shop/A.swift": "enum A: TestableValue { static let samples = [1] }\n",
        "Sources/ShopUI/B.swift": "#Preview(\"B\") { Text(\"b\") }\n",
        "Sources/ShopUI/C.swift": "enum C: TestableValue { static let samples = [1] }\n",
    ]

    private static let tests = """
        tests:
          - { target: Values, kinds: [values], engine: snapgen }
          - { target: Pictures, kinds: [pictures], output: Tests/Pictures/Made, framework: swift-testing }

        """

    private static func folder(_ configuration: String = tests) throws -> TemporaryFolder {
        try TemporaryFolder(sources.merging(["snapgen.yml": configuration]) { $1 })
    }

    @Test("each gets the entries that it takes, with its own settings and output")
    func generate() throws {
        let folder = try Self.folder()
        let run = try SnapgenProcess.run("generate", in: folder.path)
        #expect(run.status == 0, "\(run.error)")
        let values = try folder.generatedTests(in: "Tests/Values/Generated")
        #expect(values.contains("import XCTest") && values.contains("\"Values/Shop\""))
        #expect(values.contains("testA()") && values.contains("testC()") && !values.contains("testB_B"))
        let pictures = try folder.generatedTests(in: "Tests/Pictures/Made")
        #expect(pictures.contains("import Testing") && pictures.contains("func testB_B()"))
        #expect(!pictures.contains("Sources/ShopUI/C.swift") && !pictures.contains("Values"))
    }

    @Test("an unchanged project is not generated again for any of them")
    func upToDate() throws {
        let folder = try Self.folder()
        let caches = ["XDG_CACHE_HOME": folder.path("caches")]
        _ = try SnapgenProcess.run("generate", in: folder.path, environment: caches)
        let before = try folder.files.map(folder.identity)
        let again = try SnapgenProcess.run("generate", in: folder.path, environment: caches)
        #expect(again.status == 0 && !again.output.contains("created"), "\(again.output)")
        #expect(folder.files.filter { $0.hasPrefix("caches/") }.count == 2)
        let last = try folder.files.map(folder.identity)
        #expect(last.count == before.count + 2)
        #expect(try SnapgenProcess.run("generate", "--check", in: folder.path).status == 0)
    }

    @Test("an entry that two of them take is an error, and nothing is written")
    func takenTwice() throws {
        let folder = try Self.folder("tests: [{ target: All }, { target: Shop, modules: [Shop] }]\n")
        let run = try SnapgenProcess.run("generate", in: folder.path)
        #expect(run.status == 2)
        let error = "Sources/Shop/A.swift:1:6: error: 'All' and 'Shop' of 'tests' take 'A'; divide "
        #expect(run.error.contains(error), "\(run.error)")
        #expect(!folder.exists("Tests"))
    }

    @Test("entries that none of them takes, and modules that do not exist, are warnings")
    func untaken() throws {
        let folder = try Self.folder("tests: { modules: [Shop, Stop], include: ['A*'] }\n")
        let run = try SnapgenProcess.run("plan", in: folder.path)
        #expect(run.status == 0, "\(run.error)")
        #expect(run.error.contains("'B_B' and 1 more belong to no test target of 'tests'; "), "\(run.error)")
        #expect(run.error.contains("'tests.modules' names 'Stop', which is no module of the sources; "))
        #expect(!run.output.contains("ShopUI"))
    }

    @Test("a command about one of them needs its name")
    func target() throws {
        let folder = try Self.folder()
        let several = try SnapgenProcess.run("plan", in: folder.path)
        #expect(several.status == 2)
        let error = "'tests' has several test targets, 'Values', 'Pictures'; choose one with --target [several-targets]"
        #expect(several.error.contains(error), "\(several.error)")
        let one = try SnapgenProcess.run("plan", "--target", "Values", in: folder.path)
        #expect(one.output.contains("Values/Shop") && !one.output.contains("Pictures"), "\(one.output)")
        let none = try SnapgenProcess.run("plan", "--target", "Value", in: folder.path)
        #expect(none.error.contains("'tests' has no item with the target 'Value'; did you mean 'Values'?"))
        #expect(try SnapgenProcess.run("scan", in: folder.path).status == 0)
        let shown = try SnapgenProcess.run("config", "show", "--target", "Pictures", in: folder.path)
        #expect(shown.output.contains("output: Tests/Pictures/Made  # snapgen.yml:3"), "\(shown.output)")
    }

    @Test(
        "mistakes in the list are named",
        arguments: [
            ("tests: []\n", "snapgen.yml:1:8: error: 'tests' is an empty list"),
            ("tests: [{ target: A }, { target: A }]\n", "two items of 'tests' have the target 'A'"),
            (
                "tests: [{ target: A }, { target: B, output: Tests/A/Generated }]\n",
                "two items of 'tests' have the output"
            ),
            ("tests: [{ target: A }, { outptu: x, target: B }]\n", "snapgen.yml:1:26: error: unknown key 'outptu'"),
        ])
    func mistakes(configuration: String, message: String) throws {
        let folder = try Self.folder(configuration)
        let run = try SnapgenProcess.run("generate", in: folder.path)
        #expect(run.status == 2)
        #expect(run.error.contains(message), "\(run.error)")
    }

    @Test("in a build the target of the build decides")
    func build() throws {
        let folder = try Self.folder()
        func inputs(_ target: String) -> String {
            """
            { "root": "\(folder.path)", "target": "\(target)", "otherModules": [], "testFiles": [],
              "modules": [{ "name": "Shop", "files": ["\(folder.path("Sources/Shop/A.swift"))"] }] }
            """
        }
        try folder.write(inputs("Values"), to: "in.json")
        let plan = try SnapgenProcess.run("plan", "--build-inputs", "in.json", in: folder.path)
        #expect(plan.output.contains("Values/Shop"), "\(plan.error)")
        try folder.write(inputs("Others"), to: "in.json")
        #expect(try SnapgenProcess.run("plan", "--build-inputs", "in.json", in: folder.path).status == 2)
    }
}
