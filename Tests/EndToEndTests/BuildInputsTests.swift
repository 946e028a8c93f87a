import Foundation
import SnapgenTestSupport
import Testing

@Suite("snapgen generate --build-inputs")
struct BuildInputsTests {
    private let row = "import SnapgenCatalog\nenum Row: TestableValue { static let samples = [1] }\n"

    @Test("writes every file that the plugin declares, even for a module without entries, and prints nothing")
    func declaredOutputs() throws {
        let folder = try package()
        let run = try generate(in: folder)
        #expect(run.status == 0, "\(run.error)")
        #expect(run.output == "")
        #expect(run.error == "")
        #expect(
            folder.files.filter { $0.hasPrefix("work/") } == [
                "work/App.snapgen.swift", "work/Empty.snapgen.swift", "work/Snapgen.inputs.json",
                "work/Snapgen.others.swift", "work/Snapgen.paths.swift", "work/Snapgen.runtime.swift",
                "work/Snapgen.support.swift",
            ])
    }

    @Test("only the paths file contains the package's path")
    func paths() throws {
        let folder = try package()
        _ = try generate(in: folder)
        #expect(try folder.read("work/Snapgen.paths.swift").contains("packageRoot = \"\(folder.path)\""))
        for file in ["App.snapgen", "Snapgen.support", "Snapgen.runtime", "Snapgen.others"] {
            #expect(try !folder.read("work/\(file).swift").contains(folder.path))
        }
    }

    @Test("uses the test target of the build tool")
    func target() throws {
        let folder = try package()
        _ = try generate(in: folder)
        #expect(try folder.read("work/App.snapgen.swift").contains("folder: \"AppTests/App\""))
    }

    @Test("scans only the configured modules, and writes files for all modules")
    func configuredModules() throws {
        let folder = try package(["snapgen.yml": "tests: { engine: snapgen }\nsources: [{ module: Empty }]\n"])
        let run = try generate(in: folder)
        #expect(run.status == 0, "\(run.error)")
        #expect(try !folder.read("work/App.snapgen.swift").contains("testRow"))
        #expect(run.error.contains("note: snapgen found nothing to test for AppTests"))
    }

    @Test("leaves modules of other packages out")
    func otherModules() throws {
        let folder = try package()
        _ = try generate(in: folder)
        #expect(try folder.read("work/Snapgen.others.swift").contains("names no module of another package"))
    }

    @Test("writes the tests of a configured module of another package")
    func namedOtherModule() throws {
        let yml = "tests: { engine: snapgen }\nsources: [{ module: App }, { module: Design }]\n"
        let folder = try package(["snapgen.yml": yml])
        let run = try generate(in: folder)
        #expect(run.status == 0, "\(run.error)")
        let others = try folder.read("work/Snapgen.others.swift")
        #expect(others.contains("@testable import Design"))
        #expect(others.contains("DesignSnapshotTests"))
        #expect(try folder.read("work/App.snapgen.swift").contains("testRow"))
    }

    @Test("a module that the test target does not depend on is an error")
    func unknownModule() throws {
        let folder = try package(["snapgen.yml": "sources: [{ module: Nowhere }]\n"])
        let run = try generate(in: folder)
        #expect(run.status == 2)
        #expect(run.error.contains("names the module 'Nowhere', which the test target 'AppTests' does not depend on"))
        #expect(folder.files.filter { $0.hasPrefix("work/") } == ["work/Snapgen.inputs.json"])
    }

    @Test("a suite's name differs from those of hand-written types")
    func writtenTypes() throws {
        let folder = try package(["Tests/AppTests/Hand.swift": "final class AppSnapshotTests {}\n"])
        _ = try generate(in: folder)
        #expect(try folder.read("work/App.snapgen.swift").contains("final class AppSnapshotTests_Snapgen: XCTestCase"))
        #expect(try folder.read("work/Empty.snapgen.swift").contains("AppSnapshotTests_Snapgen") == false)
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

    private func package(_ files: [String: String] = [:]) throws -> TemporaryFolder {
        try TemporaryFolder(
            [
                "Package.swift": "", "snapgen.yml": "tests: { engine: snapgen }\n", "Sources/App/Row.swift": row,
                "Sources/Empty/Empty.swift": "", "Tests/AppTests/Hand.swift": "",
                "Design/Sources/Design/Card.swift": row,
            ].merging(files) { $1 })
    }

    private func generate(in folder: TemporaryFolder) throws -> SnapgenProcess {
        let inputs: [String: Any] = [
            "root": folder.path, "target": "AppTests",
            "modules": [
                ["name": "App", "files": [folder.path("Sources/App/Row.swift")]],
                ["name": "Empty", "files": [folder.path("Sources/Empty/Empty.swift")]],
            ],
            "otherModules": [["name": "Design", "files": [folder.path("Design/Sources/Design/Card.swift")]]],
            "testFiles": [folder.path("Tests/AppTests/Hand.swift")],
        ]
        let json = try JSONSerialization.data(withJSONObject: inputs)
        try folder.write(String(decoding: json, as: UTF8.self), to: "work/Snapgen.inputs.json")
        // Build tools may run with any current directory.
        return try SnapgenProcess.run(
            "generate", "--build-inputs", folder.path("work/Snapgen.inputs.json"), "--output", folder.path("work"),
            in: "/")
    }
}
