import Foundation
import SnapgenTestSupport
import Testing

@Suite("snapgen explain")
struct ExplainTests {
    private static let cell = """
        import SwiftUI

        struct HotelCell: View { var body: some View { Text("Ritz") } }

        // snapgen: precision=0.98
        #Preview("Loading", traits: .landscapeLeft) {
            HotelCell()
        }

        #Preview("Stars", arguments: [1, 5]) { stars in
            HotelCell(stars: stars)
        }

        """

    private func explain(_ places: String) throws -> SnapgenProcess {
        try GenerateTests.package([
            "snapgen.yml": "exclude: [\"**/Mocks/**\"]\n", "Sources/TravelUI/HotelCell.swift": Self.cell,
            "Sources/TravelUI/Plain.swift": "let a = 1\n", "Sources/TravelUI/Mocks/Mock.swift": "let b = 1\n",
            "Scripts/Tool.swift": "let c = 1\n",
        ]).snapgen("explain \(places)")
    }

    @Test("shows each preview of a file with its tests or the reason why it is skipped")
    func file() throws {
        let run = try explain("Sources/TravelUI/HotelCell.swift")
        #expect(run.status == 0, "\(run.error)")
        #expect(
            run.output == """
                Sources/TravelUI/HotelCell.swift:6  #Preview("Loading")
                  title       HotelCell_Loading
                  captured    as image
                  samples     1 sample
                  batch       regular
                  settings    precision=0.98
                  tests       SnapshotTests.TravelUISnapshotTests/testHotelCell_Loading
                  references  __Snapshots__/SnapshotTests/TravelUI/HotelCell_Loading-iPhone13-light.1.png
                              __Snapshots__/SnapshotTests/TravelUI/HotelCell_Loading-iPhone13-dark.1.png

                Sources/TravelUI/HotelCell.swift:10  #Preview("Stars")
                  left out  with 'arguments:' it is stored in a form that is not public, so no test can read it; write \
                a preview for each value
                  title     HotelCell_Stars
                  captured  as image

                """)
    }

    @Test(
        "shows the entry at a line",
        arguments: [("1", "Loading"), ("7", "Loading"), ("11:5", "Stars")])
    func line(line: String, name: String) throws {
        let run = try explain("Sources/TravelUI/HotelCell.swift:\(line)")
        #expect(run.output.contains("#Preview(\"\(name)\")"))
        #expect(run.output.components(separatedBy: "#Preview").count == 2)
    }

    @Test(
        "shows the reason why a file has no entries, and rejects a path that is not a file of the project",
        arguments: [
            ("Sources/TravelUI/Plain.swift", "nothing in it conforms to Testable, "),
            (
                "Sources/TravelUI/Mocks/Mock.swift",
                "it is not scanned: 'exclude' of snapgen.yml leaves out '**/Mocks/**'"
            ),
            (
                "Scripts/Tool.swift",
                "it is not scanned: it lies in none of the folders Sources/TravelUI; name its folder"
            ),
            ("Sources/No.swift", nil), ("Sources:3", nil), ("/etc/hosts", nil),
        ])
    func nothing(file: String, reason: String?) throws {
        let run = try explain(file)
        #expect(run.status == (reason == nil ? 66 : 0))
        #expect(run.output.hasPrefix(reason.map { "\(file): \($0)" } ?? "") && run.output.isEmpty == (reason == nil))
    }

    @Test("explains several files, and all of a folder, each once")
    func several() throws {
        let run = try explain(
            "Scripts/Tool.swift Sources Sources/TravelUI/HotelCell.swift Sources/TravelUI/HotelCell.swift:6")
        #expect(run.status == 0, "\(run.error)")
        let lines = run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
        #expect(
            lines.map { $0.prefix { $0 != " " }.replacing("Sources/TravelUI/", with: "") } == [
                "Scripts/Tool.swift:", "HotelCell.swift:6", "HotelCell.swift:10", "HotelListView.swift:5",
                "Mocks/Mock.swift:", "Plain.swift:", "HotelCell.swift:6",
            ], "\(run.output)")
    }
}
