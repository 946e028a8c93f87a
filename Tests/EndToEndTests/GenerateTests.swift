import Foundation
import SnapgenTestSupport
import Testing

@Suite("snapgen generate")
struct GenerateTests {
    static let hotelList = """
        import SwiftUI
        import SnapgenCatalog

        // snapgen: batch=extended
        struct HotelListView_Previews: PreviewProvider, Testable {
            static let samples = [HotelListView()]
        }
        """

    static func package(_ files: [String: String] = [:]) throws -> TemporaryFolder {
        try TemporaryFolder(
            ["Package.swift": "", "Sources/TravelUI/HotelListView.swift": hotelList].merging(files) { $1 })
    }

    @Test("writes and reports a tests file for each module with tests and the support file")
    func writes() throws {
        let folder = try Self.package(["Sources/Core/Empty.swift": ""])
        let run = try SnapgenProcess.run("generate", in: folder.path)
        #expect(run.status == 0, "\(run.error)")
        let generated = "Tests/SnapshotTests/Generated"
        for name in ["Snapgen.runtime.swift", "Snapgen.support.swift", "TravelUI.snapgen.swift"] {
            #expect(folder.exists("\(generated)/\(name)"))
            #expect(run.output.contains("\(generated)/\(name)"))
        }
        #expect(run.output.contains("3 of 3 files written"))
        #expect(run.error.contains("Next: add the test target 'SnapshotTests' to Package.swift; then 'swift test'"))
    }

    @Test("a second run changes neither inode nor modification time")
    func idempotent() throws {
        let folder = try Self.package()
        _ = try SnapgenProcess.run("generate", in: folder.path)
        let files = folder.files
        let before = try files.map(folder.identity)
        let run = try SnapgenProcess.run("generate", in: folder.path)
        #expect(run.status == 0)
        #expect(run.output.contains("3 files up to date"))
        #expect(folder.files == files)
        #expect(try files.map(folder.identity) == before)
    }

    @Test("--check passes after generate, fails with a diff after an edit, and writes nothing")
    func check() throws {
        let folder = try Self.package()
        _ = try SnapgenProcess.run("generate", in: folder.path)
        let fresh = try SnapgenProcess.run("generate", "--check", in: folder.path)
        #expect(fresh.status == 0)
        #expect(fresh.output == "")
        let file = "Tests/SnapshotTests/Generated/TravelUI.snapgen.swift"
        let old = try folder.read(file)
        try folder.write(
            Self.hotelList.replacing("[HotelListView()]", with: "[HotelListView(), HotelListView()]"),
            to: "Sources/TravelUI/HotelListView.swift")
        let stale = try SnapgenProcess.run("generate", "--check", in: folder.path)
        #expect(stale.status == 1)
        #expect(stale.output.hasPrefix("--- \(file)\n+++ \(file)\n@@ "))
        #expect(stale.error.contains("out of date"))
        #expect(try folder.read(file) == old)
    }

    @Test("--check passes if previews and samples have only moved, and generate writes their lines")
    func moved() throws {
        let preview = "import SwiftUI\n#Preview { Text(line: 5) }\n"
        let folder = try Self.package(["Sources/TravelUI/Map.swift": preview])
        _ = try SnapgenProcess.run("generate", in: folder.path)
        let file = "Tests/SnapshotTests/Generated/TravelUI.snapgen.swift"
        try folder.write("// moved\n\(Self.hotelList)", to: "Sources/TravelUI/HotelListView.swift")
        try folder.write("\n\n\(preview)", to: "Sources/TravelUI/Map.swift")
        let moved = try SnapgenProcess.run("generate", "--check", in: folder.path)
        #expect(moved.status == 0, "\(moved.output)")
        #expect(moved.output == "")
        let old = try folder.read(file)
        try folder.write(old.replacing("line: 5", with: "line: 9"), to: file)
        #expect(try SnapgenProcess.run("generate", "--check", in: folder.path).status == 1)
        try folder.write(old, to: file)
        try folder.write("\n\n\(preview.replacing("5", with: "6"))", to: "Sources/TravelUI/Map.swift")
        #expect(try SnapgenProcess.run("generate", "--check", in: folder.path).status == 1)
        _ = try SnapgenProcess.run("generate", in: folder.path)
        #expect(try folder.read(file) != old)
    }

    @Test("--check fails if nothing was generated yet")
    func checkWithoutFiles() throws {
        let folder = try Self.package()
        let run = try SnapgenProcess.run("generate", "--check", in: folder.path)
        #expect(run.status == 1)
        #expect(run.output.contains("--- /dev/null"))
        #expect(!folder.exists("Tests"))
    }

    @Test("--dry-run prints the changes and writes nothing")
    func dryRun() throws {
        let folder = try Self.package()
        let run = try SnapgenProcess.run("generate", "--dry-run", in: folder.path)
        #expect(run.status == 0)
        #expect(run.output.contains("would create"))
        #expect(!folder.exists("Tests"))
    }

    @Test("--output overrides the configuration")
    func outputOption() throws {
        let folder = try Self.package(["snapgen.yml": "tests: { output: Tests/A/Generated }\n"])
        let run = try SnapgenProcess.run("generate", "--output", "Tests/BTests/Out", in: folder.path)
        #expect(run.status == 0, "\(run.error)")
        #expect(folder.exists("Tests/BTests/Out/TravelUI.snapgen.swift"))
        #expect(!folder.exists("Tests/A"))
    }

    @Test("the generated file of a removed module is deleted")
    func removedModule() throws {
        let folder = try Self.package(["Sources/Core/Row.swift": "#Preview { Row() }\n"])
        _ = try SnapgenProcess.run("generate", in: folder.path)
        #expect(folder.exists("Tests/SnapshotTests/Generated/Core.snapgen.swift"))
        try FileManager.default.removeItem(atPath: folder.path("Sources/Core"))
        let run = try SnapgenProcess.run("generate", in: folder.path)
        #expect(run.output.contains("removed"))
        #expect(!folder.exists("Tests/SnapshotTests/Generated/Core.snapgen.swift"))
    }

    @Test("previews are in a file for each source file, with its imports")
    func previews() throws {
        let folder = try Self.package([
            "Sources/TravelUI/Map.swift": "import MapKit\nimport SwiftUI\n#Preview { Map() }\n",
            "Sources/TravelUI/Row.swift": "import SwiftUI\n#Preview { Row() }\n",
        ])
        let run = try SnapgenProcess.run("generate", in: folder.path)
        #expect(run.output.contains("5 of 5 files written"))
        let generated = "Tests/SnapshotTests/Generated"
        #expect(try folder.read("\(generated)/TravelUI+Map.snapgen.swift").contains("import MapKit\n"))
        let row = try folder.read("\(generated)/TravelUI+Row.snapgen.swift")
        #expect(row.contains("extension TravelUISnapshotTests {"))
        #expect(!row.contains("MapKit") && !row.contains("class TravelUISnapshotTests"))
        let module = try folder.read("\(generated)/TravelUI.snapgen.swift")
        #expect(module.contains("class TravelUISnapshotTests") && module.contains("testHotelListView"))
        #expect(!module.contains("MapKit") && !module.contains("testRow"))
    }

    @Test("the generated file of a removed source file is reported by --check and deleted")
    func removedSource() throws {
        let folder = try Self.package(["Sources/TravelUI/Row.swift": "import SwiftUI\n#Preview { Row() }\n"])
        _ = try SnapgenProcess.run("generate", in: folder.path)
        let generated = "Tests/SnapshotTests/Generated/TravelUI+Row.snapgen.swift"
        #expect(folder.exists(generated))
        try FileManager.default.removeItem(atPath: folder.path("Sources/TravelUI/Row.swift"))
        let check = try SnapgenProcess.run("generate", "--check", in: folder.path)
        #expect(check.status == 1)
        #expect(check.output.contains("--- \(generated)\n+++ /dev/null"))
        #expect(folder.exists(generated))
        let run = try SnapgenProcess.run("generate", in: folder.path)
        #expect(run.status == 0 && run.output.contains("removed"))
        #expect(!folder.exists(generated))
    }

    @Test("a file that snapgen did not write is not replaced, with exit code 73")
    func foreignFile() throws {
        let file = "Tests/SnapshotTests/Generated/TravelUI.snapgen.swift"
        let folder = try Self.package([file: "let mine = 1\n"])
        let run = try SnapgenProcess.run("generate", in: folder.path)
        #expect(run.status == 73)
        #expect(run.error.contains("\(file): error: is a file that snapgen did not write"))
        #expect(try folder.read(file) == "let mine = 1\n")
        #expect(!folder.exists("Tests/SnapshotTests/Generated/Snapgen.support.swift"))
    }

    @Test("an output folder that is a file is an error with exit code 73, and the file stays")
    func outputIsFile() throws {
        let folder = try Self.package(["Tests/SnapshotTests/Generated": "a file"])
        let run = try SnapgenProcess.run("generate", in: folder.path)
        #expect(run.status == 73)
        #expect(run.error.contains("Tests/SnapshotTests/Generated: error: the output folder is a file"))
        #expect(try folder.read("Tests/SnapshotTests/Generated") == "a file")
    }

    @Test("an output folder outside of the project is refused", arguments: ["/etc/snapgen", "../snapgen"])
    func outputOutside(path: String) throws {
        let folder = try Self.package()
        let run = try SnapgenProcess.run("generate", "--output", path, in: folder.path)
        #expect(run.status == 2)
        #expect(run.error.contains("--output takes a folder below '"))
        #expect(run.error.contains("/snapgen'; choose one in a test target"))
        #expect(!folder.exists("Tests"))
    }

    @Test("a user's template replaces the built-in one")
    func ownTemplate() throws {
        let template =
            "{% for group in groups %}{% for test in group.tests %}// {{ test.function }}\n{% endfor %}{% endfor %}"
        let folder = try Self.package([
            "Templates/mine.stencil": template, "snapgen.yml": "tests: { template: Templates/mine.stencil }\n",
        ])
        let run = try SnapgenProcess.run("generate", in: folder.path)
        #expect(run.status == 0, "\(run.error)")
        #expect(
            try folder.read("Tests/SnapshotTests/Generated/TravelUI.snapgen.swift").contains("// testHotelListView\n"))
    }

    @Test("a missing template is an error with exit code 2")
    func missingTemplate() throws {
        let folder = try Self.package(["snapgen.yml": "tests: { template: Templates/no.stencil }\n"])
        let run = try SnapgenProcess.run("generate", in: folder.path)
        #expect(run.status == 2)
        #expect(run.error.contains("Templates/no.stencil"))
        #expect(!folder.exists("Tests"))
    }

    @Test("an undefined batch is an error, and nothing is written")
    func unknownBatch() throws {
        let folder = try Self.package([
            "Sources/TravelUI/HotelListView.swift": Self.hotelList.replacing("extended", with: "extendde")
        ])
        let run = try SnapgenProcess.run("generate", in: folder.path)
        #expect(run.status == 2)
        #expect(run.error.contains("Sources/TravelUI/HotelListView.swift:"))
        #expect(run.error.contains("did you mean 'extended'?"))
        #expect(!folder.exists("Tests"))
    }
}
