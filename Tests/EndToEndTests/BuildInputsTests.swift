import Foundation
import SnapgenTestSupport
import Testing

@Suite("snapgen generate --build-inputs")
struct BuildInputsTests {
    private let row = "import SnapgenCatalog\nenum Row: TestableValue { static let samples = [1] }\n"

    @Test(
        "writes the files that the plugin declares, whatever the sources contain, and prints nothing on standard output",
        arguments: [
            ("import SnapgenCatalog\nenum Row: TestableValue { static let samples = [1] }\n", "testRow", ""),
            ("import SwiftUI\n#Preview(\"A\") { Card() }\n", "testRow_A", ""),
            ("", "test", "note: snapgen found nothing to test for AppTests; "),
        ])
    func declaredOutputs(source: String, test: String, message: String) throws {
        let folder = try package(["snapgen.yml": "default_batch: component\n", "Sources/App/Row.swift": source])
        let run = try generate(in: folder)
        #expect(run.status == 0, "\(run.error)")
        #expect(run.output == "")
        #expect(message.isEmpty ? run.error.isEmpty : run.error.hasPrefix(message), "\(run.error)")
        #expect(written(in: folder) == TemporaryFolder.generatedNames)
        #expect(try folder.generatedTests(in: "work").contains("func \(test)()") != source.isEmpty)
    }

    @Test("only the runtime contains the package's path")
    func paths() throws {
        let folder = try package()
        _ = try generate(in: folder)
        #expect(try folder.read("work/Snapgen.runtime.swift").contains("packageRoot: \"\(folder.path)\""))
        #expect(try !folder.generatedTests(in: "work").contains(folder.path))
    }

    @Test("uses the test target of the build tool, and leaves modules of other packages out")
    func target() throws {
        let folder = try package()
        _ = try generate(in: folder)
        let tests = try folder.generatedTests(in: "work")
        #expect(tests.contains("folder: \"AppTests/App\""))
        #expect(!tests.contains("Design"))
    }

    @Test("scans only the configured modules")
    func configuredModules() throws {
        let folder = try package(["snapgen.yml": "tests: { engine: snapgen }\nsources: [{ module: Empty }]\n"])
        let run = try generate(in: folder)
        #expect(run.status == 0, "\(run.error)")
        #expect(try !folder.generatedTests(in: "work").contains("testRow"))
        #expect(run.error.contains("note: snapgen found nothing to test for AppTests"))
    }

    @Test("writes the tests of a configured module of another package")
    func namedOtherModule() throws {
        let yml = "tests: { engine: snapgen }\nsources: [{ module: App }, { module: Design }]\n"
        let folder = try package(["snapgen.yml": yml])
        let run = try generate(in: folder)
        #expect(run.status == 0, "\(run.error)")
        let tests = try folder.generatedTests(in: "work")
        for module in ["App", "Design"] {
            #expect(tests.contains("@testable import \(module)\n"))
            #expect(tests.contains("class \(module)SnapshotTests"))
        }
    }

    @Test("a module that the test target does not depend on is an error")
    func unknownModule() throws {
        let folder = try package(["snapgen.yml": "sources: [{ module: Nowhere }]\n"])
        let run = try generate(in: folder)
        #expect(run.status == 2)
        #expect(run.error.contains("names the module 'Nowhere', which the test target 'AppTests' does not depend on"))
        #expect(written(in: folder) == [])
    }

    @Test("a suite's name differs from those of hand-written types")
    func writtenTypes() throws {
        let folder = try package(["Tests/AppTests/Hand.swift": "final class AppSnapshotTests {}\n"])
        _ = try generate(in: folder)
        #expect(try folder.generatedTests(in: "work").contains("final class AppSnapshotTests_Snapgen: XCTestCase"))
    }

    @Test("a second run touches nothing")
    func idempotent() throws {
        let folder = try package()
        _ = try generate(in: folder)
        let files = folder.files.filter { $0.hasSuffix(".swift") }
        let before = try files.map(folder.identity)
        _ = try generate(in: folder)
        #expect(try files.map(folder.identity) == before)
    }

    @Test("invalid inputs are an error", arguments: ["", "{}", "[1]"])
    func brokenInputs(json: String) throws {
        let folder = try package(["work/Snapgen.inputs.json": json])
        let run = try SnapgenProcess.run(
            "generate", "--build-inputs", "work/Snapgen.inputs.json", "--output", "work", in: folder.path)
        #expect(run.status == 66)
        #expect(run.error.contains("work/Snapgen.inputs.json: error: "))
    }

    @Test("a missing library is a warning or nothing if the configuration says so", arguments: ["warning", "ignore"])
    func loweredLibrary(level: String) throws {
        let yml = "tests: { engine: snapshot-testing }\ndiagnostics: { missing-library: \(level) }\n"
        let folder = try package(["snapgen.yml": yml])
        let run = try generate(in: folder, linked: ["App"])
        #expect(run.status == 0, "\(run.error)")
        #expect(run.error.contains("warning: the tests of 'AppTests' import ") == (level == "warning"))
        #expect(written(in: folder) == TemporaryFolder.generatedNames)
    }

    @Test(
        "a target that does not link what its tests import is one error, which says what to write",
        arguments: [
            (
                "tests: { engine: snapshot-testing }", ["App"], "snapgen.yml:1:18: error: ",
                "import 'SnapshotTesting', which the target does not link; add '.product(name: \"SnapshotTesting\", "
                    + "package: \"swift-snapshot-testing\")' to its dependencies, or write "
                    + "'tests: { engine: snapgen }' in snapgen.yml [missing-library]"
            ),
            ("", ["App"], "snapgen: error: ", "import 'SnapshotTesting', which"),
        ])
    func missingLibrary(yml: String, linked: [String], place: String, problem: String) throws {
        let folder = try package(["snapgen.yml": "\(yml)\n"])
        let run = try generate(in: folder, linked: linked)
        #expect(run.status == 2)
        #expect(run.error.hasPrefix("\(place)the tests of 'AppTests' import "), "\(run.error)")
        #expect(run.error.contains(problem), "\(run.error)")
        #expect(run.error.split(separator: "\n").count == 1, "\(run.error)")
        #expect(written(in: folder) == [])
    }

    @Test("a target may link more than its tests import, and needs nothing for the embedded engine")
    func linkedLibraries() throws {
        for (yml, linked) in [
            ("tests: { engine: snapgen }", []), ("tests: { engine: snapgen }", ["SnapshotTesting"]),
            ("", ["SnapshotTesting"]),
        ] {
            let run = try generate(in: package(["snapgen.yml": "\(yml)\n"]), linked: linked)
            #expect(run.status == 0, "\(yml): \(run.error)")
        }
    }

    @Test("scan, plan and explain use the modules and the target of the build tool")
    func planning() throws {
        let folder = try package(["Sources/Unused/Row.swift": row])
        _ = try generate(in: folder)
        func run(_ arguments: String...) throws -> SnapgenProcess {
            let options = ["--build-inputs", "work/Snapgen.inputs.json"]
            let run = try SnapgenProcess.run(arguments + options, in: folder.path)
            #expect(run.status == 0, "\(run.error)")
            #expect(!run.output.contains("Unused"))
            return run
        }
        #expect(try run("scan").output.contains("Sources/App/Row.swift"))
        #expect(try run("plan").output.contains("AppTests"))
        #expect(try run("explain", "Sources/App/Row.swift").output.contains("AppTests/App/Row"))
        // A path takes precedence over the modules.
        let options = ["--build-inputs", "work/Snapgen.inputs.json"]
        let other = try SnapgenProcess.run(["scan", "Sources/Unused"] + options, in: folder.path)
        #expect(other.output.contains("Unused"), "\(other.error)")
    }

    private func package(_ files: [String: String] = [:]) throws -> TemporaryFolder {
        try TemporaryFolder(
            [
                "Package.swift": "", "snapgen.yml": "tests: { engine: snapgen }\n", "Sources/App/Row.swift": row,
                "Sources/Empty/Empty.swift": "", "Tests/AppTests/Hand.swift": "",
                "Design/Sources/Design/Card.swift": row,
            ].merging(files) { $1 })
    }

    /// Returns the names of the generated files.
    private func written(in folder: TemporaryFolder) -> [String] {
        folder.files.filter { $0.hasPrefix("work/") && $0.hasSuffix(".swift") }.map { String($0.dropFirst(5)) }
    }

    /// Generates the tests.
    ///
    /// - Parameter linked: The modules that the target links; `nil` for a build tool that does not list them.
    private func generate(in folder: TemporaryFolder, linked: [String]? = nil) throws -> SnapgenProcess {
        let sources = folder.files.filter { $0.hasPrefix("Sources/App/") }.map(folder.path)
        var inputs: [String: Any] = [
            "root": folder.path, "target": "AppTests",
            "modules": [
                ["name": "App", "files": sources],
                ["name": "Empty", "files": [folder.path("Sources/Empty/Empty.swift")]],
            ],
            "otherModules": [["name": "Design", "files": [folder.path("Design/Sources/Design/Card.swift")]]],
            "testFiles": [folder.path("Tests/AppTests/Hand.swift")],
        ]
        inputs["linkedModules"] = linked
        let json = try JSONSerialization.data(withJSONObject: inputs)
        try folder.write(String(decoding: json, as: UTF8.self), to: "work/Snapgen.inputs.json")
        // Build tools may run with any current directory.
        return try SnapgenProcess.run(
            "generate", "--build-inputs", folder.path("work/Snapgen.inputs.json"), "--output", folder.path("work"),
            in: "/")
    }
}
