import Foundation
import SnapgenTestSupport
import Testing

@Suite("snapgen audit")
struct AuditTests {
    private static let reference = "__Snapshots__/SnapshotTests/TravelUI/HotelListView-iPhone13-light.1.png"

    @Test(
        "a finding is a warning at the entry and a row of the table, which --strict and the configuration decide about")
    func finding() throws {
        let folder = try GenerateTests.package([Self.reference: ""])
        let picture = StoredPNG.file(width: 2, height: 2, pixels: Array(repeating: 255, count: 16))
        try Data(picture).write(to: URL(filePath: folder.path(Self.reference)))
        let run = try folder.succeed("audit")
        #expect(run.output.contains("blank-picture    1 picture of 1 entry"))
        #expect(run.output.contains("unexpected-size  1 picture of 1 entry"))
        #expect(run.output.hasSuffix("1 picture audited, 2 findings, 3 missing\n"))
        #expect(run.error.contains("HotelListView.swift:5:8: warning: 'HotelListView' has a picture of one colour"))
        #expect(run.error.contains("'\(Self.reference)'"))
        #expect(try folder.snapgen("audit --strict").status == 1)
        let status = try folder.succeed("status")
        #expect(status.error.contains("has not the size of the screen: 2 x 2 pixels in place of 1170 x 2532"))
        try folder.write("rules: [{ match: 'HotelList*', allow: blank-picture+unexpected-size }]", to: "snapgen.yml")
        let allowed = try folder.snapgen("audit --strict")
        #expect(allowed.status == 0 && allowed.error == "")
    }
}
