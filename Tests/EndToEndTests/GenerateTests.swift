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
}
