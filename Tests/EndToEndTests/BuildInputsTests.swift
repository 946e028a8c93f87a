import SnapgenTestSupport
import Testing

@Suite("snapgen generate --build-inputs")
struct BuildInputsTests {
    private static let row = "import SnapgenCatalog\nenum Row: TestableValue { static let samples = [1] }\n"

    @Test("the target and modules are those of the build, and only the runtime contains the package's path")
    func target() throws {
        let folder = try package()
        _ = try generate(in: folder)
        let tests = try folder.generatedTests(in: "work")
        #expect(tests.contains("folder: \"AppTests/App\"") && !tests.contains("Design"))
        #expect(tests.contains("final class AppSnapshotTests_Snapgen: XCTestCase"))
        #expect(!tests.contains(folder.path))
        #expect(try folder.read("work/Snapgen.runtime.swift").contains("packageRoot: \"\(folder.path)\""))
    }

    @Test(
        "tests that cannot be built are one error with the correction, and nothing is written",
        arguments: [
            (
                "sources: [{ module: Nowhere }]",
                "snapgen: error: 'sources' names the module 'Nowhere', which the test target 'AppTests' does not "
                    + "depend on"
            ),
            (
                "tests: { engine: snapshot-testing }",
                "snapgen.yml:1:18: error: the tests of 'AppTests' import 'SnapshotTesting', which the target does not link; "
                    + "add '.product(name: \"SnapshotTesting\", package: \"swift-snapshot-testing\")' to its dependencies, "
                    + "or write 'tests: { engine: snapgen }' in snapgen.yml [missing-library]"
            ),
        ])
    func errors(yml: String, message: String) throws {
        let folder = try package(["snapgen.yml": "\(yml)\n"])
        let run = try generate(in: folder, linked: ["App"])
        #expect(run.status == 2)
        #expect(run.error.hasPrefix(message), "\(run.error)")
        #expect(run.error.split(separator: "\n").count == 1, "\(run.error)")
        #expect(folder.files.filter { $0.hasPrefix("work/") } == ["work/Snapgen.inputs.json"])
    }

    @Test("other commands use the modules and the target of the build tool")
    func planning() throws {
        let folder = try package(["Sources/Unused/Row.swift": Self.row])
        _ = try generate(in: folder)
        for (command, part) in [
            ("scan", "Sources/App/Row.swift"), ("plan", "AppTests"),
            ("explain Sources/App/Row.swift", "AppTests/App/Row"), ("shards 1 --format swift-test", "AppTests"),
            ("scan Sources/Unused", "Unused"),
        ] {
            let output = try folder.succeed("\(command) --build-inputs work/Snapgen.inputs.json").output
            // A path takes precedence over the modules.
            let isUnused = command.hasSuffix("Unused")
            #expect(output.contains(part) && output.contains("Unused") == isUnused, "\(command): \(output)")
        }
    }

    private func package(_ files: [String: String] = [:]) throws -> TemporaryFolder {
        try TemporaryFolder(
            [
                "Package.swift": "", "snapgen.yml": "tests: { engine: snapgen }\n",
                "Sources/App/Row.swift": Self.row, "Sources/Empty/Empty.swift": "",
                "Tests/AppTests/Hand.swift": "final class AppSnapshotTests {}\n",
                "Design/Sources/Design/Card.swift": Self.row,
            ].merging(files) { $1 })
    }

    /// - Parameter linked: The modules that the target links; `nil` for a build tool that does not list them.
    private func generate(in folder: TemporaryFolder, linked: [String]? = nil) throws -> SnapgenProcess {
        let sources = folder.files.filter { $0.hasPrefix("Sources/App/") }.map(folder.path)
        let linked = linked.map { "\"linkedModules\": \($0)," } ?? ""
        try folder.write(
            """
            {
              "root": "\(folder.path)", "target": "AppTests", \(linked)
              "modules": [
                {"name": "App", "files": \(sources)},
                {"name": "Empty", "files": ["\(folder.path("Sources/Empty/Empty.swift"))"]}
              ],
              "otherModules": [{"name": "Design", "files": ["\(folder.path("Design/Sources/Design/Card.swift"))"]}],
              "testFiles": ["\(folder.path("Tests/AppTests/Hand.swift"))"]
            }
            """, to: "work/Snapgen.inputs.json")
        // Build tools may run with any current directory.
        return try SnapgenProcess.run(
            "generate", "--build-inputs", folder.path("work/Snapgen.inputs.json"), "--output", folder.path("work"),
            in: "/")
    }
}
