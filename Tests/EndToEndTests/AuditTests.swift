import Foundation
import SnapgenTestSupport
import Testing

@Suite("snapgen audit")
struct AuditTests {
    /// A white picture of 2 x 2 pixels.
    private static let blank =
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGP8//8/AwMDEwMDAwMDAwAkBgMB/DXemwAAAABJRU5ErkJg"
        + "gg=="
    private static let reference = "__Snapshots__/SnapshotTests/TravelUI/HotelListView-iPhone13-light.1.png"

    private func project(_ configuration: String = "") throws -> TemporaryFolder {
        let folder = try GenerateTests.package(["snapgen.yml": configuration, Self.reference: ""])
        let picture = try #require(Data(base64Encoded: Self.blank))
        try picture.write(to: URL(filePath: folder.path(Self.reference)))
        return folder
    }

    @Test("a finding is a warning at the entry and a row of the table") func finding() throws {
        let folder = try project()
        let run = try SnapgenProcess.run("audit", in: folder.path)
        #expect(run.status == 0, "\(run.error)")
        #expect(run.output.contains("blank-picture  1 picture of 1 entry"))
        #expect(run.output.hasSuffix("1 picture audited, 1 finding, 3 missing\n"))
        #expect(run.error.contains("HotelListView.swift:5:8: warning: 'HotelListView' has a picture of one colour"))
        #expect(run.error.contains("'\(Self.reference)'"))
    }

    @Test(
        "a rule, a setting and a level silence findings",
        arguments: [
            "rules: [{ match: 'HotelList*', allow: blank-picture }]", "rules: [{ match: '*', allow_blank: true }]",
            "allow_blank: true",
            "diagnostics: { blank-picture: ignore }",
        ])
    func allowed(configuration: String) throws {
        let folder = try project(configuration)
        let run = try SnapgenProcess.run("audit", "--strict", in: folder.path)
        #expect(run.status == 0, "\(run.error)")
        #expect(run.error == "")
    }
}
