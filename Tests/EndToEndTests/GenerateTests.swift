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

    private static let tests = "\(generatedFolder)/Snapgen.tests.swift"

    static func package(_ files: [String: String] = [:]) throws -> TemporaryFolder {
        try TemporaryFolder(
            ["Package.swift": "", "Sources/TravelUI/HotelListView.swift": hotelList].merging(files) { $1 })
    }

    @Test("writes and reports two files, whatever number of modules and previews there is")
    func writes() throws {
        let folder = try Self.package([
            "Sources/Core/Empty.swift": "", "Sources/TravelUI/Map.swift": "import MapKit\n#Preview { Map() }\n",
            "Sources/Kit/Row.swift": "import SwiftUI\n#Preview { Row() }\n",
        ])
        let dry = try folder.snapgen("generate --dry-run")
        #expect(dry.status == 0 && dry.output.contains("would create") && !folder.exists("Tests"))
        let run = try folder.succeed("generate")
        let files = TemporaryFolder.generatedNames.map { "\(generatedFolder)/\($0)" }
        #expect(folder.files.filter { $0.hasPrefix("Tests/") } == files)
        #expect(run.output == files.map { "  created  \($0)\n" }.joined() + "2 of 2 files written\n")
        #expect(
            run.error == "Next: add the test target 'SnapshotTests' to Package.swift; then 'swift test' runs them.\n")
        let tests = try folder.generatedTests()
        for function in ["testHotelListView()", "testMap()", "testRow()"] {
            #expect(tests.contains("func \(function)"))
        }
        #expect(!tests.contains("Core") && !tests.contains("MapKit"))
    }

    @Test("--check passes after generate, fails with a copy, and with a diff after an edit, and writes nothing")
    func check() throws {
        let folder = try Self.package()
        _ = try folder.snapgen("generate")
        let fresh = try folder.succeed("generate --check")
        #expect(fresh.output == "")
        // A copy would be compiled twice.
        let copy = Self.tests.replacing("tests.swift", with: "copy.swift")
        try folder.write(folder.read(Self.tests), to: copy)
        #expect(try folder.snapgen("generate").status == 0)
        let kept = try folder.snapgen("generate --check")
        #expect(kept.status == 1 && kept.error.contains("[kept-file]"))
        try FileManager.default.removeItem(atPath: folder.path(copy))
        let old = try folder.generatedTests()
        try folder.write(
            Self.hotelList.replacing("[HotelListView()]", with: "[HotelListView(), HotelListView()]"),
            to: "Sources/TravelUI/HotelListView.swift")
        let stale = try folder.snapgen("generate --check")
        #expect(stale.status == 1)
        #expect(stale.output.hasPrefix("--- \(Self.tests)\n+++ \(Self.tests)\n@@ "))
        #expect(stale.error.contains("out of date"))
        #expect(try folder.generatedTests() == old)
    }

    @Test(
        "two branches that add previews in different files merge into what generate writes",
        arguments: [["B"], ["A", "B", "C"]])
    func merged(names: [String]) throws {
        let present = names.map { ("Sources/TravelUI/\($0).swift", "#Preview(\"B\") { B() }\n") }
        let folder = try Self.package(Dictionary(uniqueKeysWithValues: present))
        func git(_ arguments: String...) throws {
            #expect(try ProgramRecorder.git(arguments, in: folder.path).status == 0, "\(arguments)")
        }
        _ = try folder.snapgen("generate")
        try ProgramRecorder.makeRepository(at: folder.path)
        for name in ["A", "C"] {
            try git("checkout", "-q", "-b", name, "main")
            let file = "Sources/TravelUI/\(name).swift"
            try folder.write((folder.text(file) ?? "") + "#Preview(\"\(name)\") { A() }\n", to: file)
            _ = try folder.snapgen("generate")
            try git("add", "-A")
            try git("commit", "-q", "-m", "A")
        }
        try git("merge", "-q", "A")
        #expect(try folder.snapgen("generate --check").output == "")
        for name in ["A", "C"] { #expect(try folder.generatedTests().contains("func test\(name)_\(name)()")) }
    }

    @Test("files that are not generated any more are removed, edited ones stay, and the project's entries are named")
    func removedFiles() throws {
        let former = ["Old", "Mine"].map { "AppTests/Generated/\($0).snapgen.swift" }
        var project = ProjectText()
        project.files("App/Card.swift", "AppTests/T.swift", former[0], former[1])
        project.target("Shop", files: ["App/Card.swift"])
        let host = "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/Shop.app/Shop\";"
        project.target("ShopTests", "bundle.unit-test", files: ["AppTests/T.swift"] + former, settings: host)
        let text = """
            // Generated by snapgen 0.1. Do not edit: change the samples or snapgen.yml, and generate again.
            // swift-format-ignore-file
            // swiftlint:disable all


            """
        let folder = try TemporaryFolder([
            "Shop.xcodeproj/project.pbxproj": project.text(), "App/Card.swift": AppProject.preview, ".git/x": "",
            "AppTests/T.swift": "", former[0]: text, former[1]: text.replacing("swiftlint", with: "mine"),
        ])
        let run = try folder.snapgen("generate")
        #expect(run.status == 1 && run.error.contains(" [in-no-target]\n"), "\(run.error)")
        #expect(former.map(folder.exists) == [false, true])
        #expect(run.error.contains("\(former[1]): warning: was generated, but has been edited"), "\(run.error)")
        let step = """
            Next: in Xcode, delete the entries of files that are removed, 'Old.snapgen.swift' of the target 'ShopTests'; \
            and add 'AppTests/Generated/Snapgen.runtime.swift', 'AppTests/Generated/Snapgen.tests.swift' to their targets.

            """
        #expect(run.error.hasSuffix(step), "\(run.error)")
    }
}
