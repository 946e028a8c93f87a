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

    @Test("writes the declared file of a source file, and the previews of all others into the file of the module")
    func previewFiles() throws {
        let preview = "import SwiftUI\n#Preview { Card() }\n"
        let folder = try package([
            "snapgen.yml": "default_batch: component\n", "Sources/App/Card.swift": preview,
            "Sources/App/Late.swift": preview,
        ])
        let declared = ["Card": "App+Card.snapgen.swift", "Row": "App+Row.snapgen.swift"]
        let run = try generate(in: folder, previewFiles: declared)
        #expect(run.status == 0, "\(run.error)")
        #expect(try folder.read("work/App+Card.snapgen.swift").contains("func testCard()"))
        #expect(try folder.read("work/App+Row.snapgen.swift").contains("// No preview of this source file is tested"))
        let module = try folder.read("work/App.snapgen.swift")
        #expect(module.contains("func testLate_Card()") && !module.contains("func testCard()"))
        #expect(!folder.exists("work/App+Late.snapgen.swift"))
        // The file of a source file without previews is still declared.
        try folder.write("struct Card {}\n", to: "Sources/App/Card.swift")
        _ = try generate(in: folder, previewFiles: declared)
        #expect(try folder.read("work/App+Card.snapgen.swift").contains("// No preview of this source file"))
        // A build that is planned again declares other files.
        _ = try generate(in: folder, previewFiles: ["Late": "App+Late.snapgen.swift"])
        #expect(try folder.read("work/App+Late.snapgen.swift").contains("func testLate_Card()"))
        #expect(!folder.exists("work/App+Card.snapgen.swift"))
    }

    @Test(
        "a declared file must have a unique name of its module",
        arguments: ["../App+Card.snapgen.swift", "Card.swift", "App+row.snapgen.swift", ""])
    func invalidPreviewFile(name: String) throws {
        let folder = try package()
        let run = try generate(in: folder, previewFiles: ["Card": name, "Row": "App+Row.snapgen.swift"])
        #expect(run.status == 66)
        #expect(run.error.contains("is not a unique name of a generated file"))
        #expect(folder.files.filter { $0.hasPrefix("work/") } == ["work/Snapgen.inputs.json"])
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

    @Test("a missing library is a warning or nothing if the configuration says so", arguments: ["warning", "ignore"])
    func loweredLibrary(level: String) throws {
        let yml = "tests: { engine: snapshot-testing }\ndiagnostics: { missing-library: \(level) }\n"
        let folder = try package(["snapgen.yml": yml])
        let run = try generate(in: folder, linked: ["App"])
        #expect(run.status == 0, "\(run.error)")
        #expect(run.error.contains("warning: the tests of 'AppTests' import ") == (level == "warning"))
        #expect(folder.exists("work/App.snapgen.swift"))
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
            ("", ["App", "SnapgenTesting"], "snapgen: error: ", "import 'SnapshotTesting', which"),
            (
                "tests: { runtime: library, engine: snapgen }", ["App", "SnapshotTesting"], "snapgen.yml:1:19: error: ",
                "import 'SnapgenTesting', which the target does not link; add '.product(name: \"SnapgenTesting\", "
                    + "package: \"snapgen\")' to its dependencies, or write 'tests: { runtime: embedded }'"
            ),
            (
                "tests: { runtime: library }", ["App"], "snapgen.yml:1:19: error: ",
                "import 'SnapgenTesting' and 'SnapshotTesting', which"
            ),
        ])
    func missingLibrary(yml: String, linked: [String], place: String, problem: String) throws {
        let folder = try package(["snapgen.yml": "\(yml)\n"])
        let run = try generate(in: folder, linked: linked)
        #expect(run.status == 2)
        #expect(run.error.hasPrefix("\(place)the tests of 'AppTests' import "), "\(run.error)")
        #expect(run.error.contains(problem), "\(run.error)")
        #expect(run.error.split(separator: "\n").count == 1, "\(run.error)")
        #expect(folder.files.filter { $0.hasPrefix("work/") } == ["work/Snapgen.inputs.json"])
    }

    @Test("a target may link more than its tests import, and needs nothing for the embedded engine")
    func linkedLibraries() throws {
        for (yml, linked) in [
            ("tests: { engine: snapgen }", []), ("tests: { engine: snapgen }", ["SnapshotTesting"]),
            ("", ["SnapshotTesting", "SnapgenTesting"]),
            ("tests: { engine: snapgen, runtime: library }", ["SnapgenTesting"]),
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

    /// Generates the tests.
    ///
    /// - Parameters:
    ///   - linked: The modules that the target links; `nil` for a build tool that does not list them.
    ///   - previewFiles: The declared files of source files of the module `App`.
    private func generate(
        in folder: TemporaryFolder, linked: [String]? = nil, previewFiles: [String: String] = [:]
    ) throws -> SnapgenProcess {
        let sources = folder.files.filter { $0.hasPrefix("Sources/App/") }.map(folder.path)
        let declared = previewFiles.map { (folder.path("Sources/App/\($0).swift"), $1) }
        var inputs: [String: Any] = [
            "root": folder.path, "target": "AppTests",
            "modules": [
                ["name": "App", "files": sources, "previewFiles": Dictionary(uniqueKeysWithValues: declared)],
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
