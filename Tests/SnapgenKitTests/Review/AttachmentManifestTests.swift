import Testing

@testable import SnapgenReview

/// The manifests have the form that `xcresulttool export attachments` of Xcode 16 writes.
@Suite("manifests of exported attachments")
struct AttachmentManifestTests {
    @Test func namedAttachmentsArePairedByTheirNames() throws {
        let manifest = try manifest(
            attachment("1.png", "Cart-iPhone13.full.failure_1_06CC1705-2420-4FA6-8FEE-6B470BAC4CD0.png"),
            attachment("2.png", "Total-iPhone13.1.failure_2_16CC1705-2420-4FA6-8FEE-6B470BAC4CD0.png"),
            attachment("3.png", "Cart-iPhone13.full.reference_0_26CC1705-2420-4FA6-8FEE-6B470BAC4CD0.png"),
            attachment("4.png", "Cart-iPhone13.full.difference_3_36CC1705-2420-4FA6-8FEE-6B470BAC4CD0.png"))
        #expect(
            manifest.snapshots == [
                AttachedSnapshot(
                    test: "ShopTests/testCart", name: "Cart-iPhone13.full.png", run: "iPhone 16", reference: "3.png",
                    actual: "1.png"),
                AttachedSnapshot(
                    test: "ShopTests/testCart", name: "Total-iPhone13.1.png", run: "iPhone 16", actual: "2.png"),
            ])
    }

    @Test func unnamedAttachmentsArePairedByTheirOrder() throws {
        let uuid = "06CC1705-2420-4FA6-8FEE-6B470BAC4CD0"
        let manifest = try manifest(
            attachment("1.png", "reference_0_\(uuid).png"), attachment("2.png", "failure_0_\(uuid).png"),
            attachment("3.png", "difference_0_\(uuid).png"), attachment("4.png", "reference_0_\(uuid).png"),
            attachment("5.png", "failure_0_\(uuid).png"))
        #expect(manifest.snapshots.map(\.name) == ["1.png", "2.png"])
        #expect(manifest.snapshots.map(\.reference) == ["1.png", "4.png"])
        #expect(manifest.snapshots.map(\.actual) == ["2.png", "5.png"])
    }

    @Test func otherAttachmentsAndPathsAreIgnored() throws {
        let manifest = try manifest(
            attachment("1.png", "Screenshot_0_06CC1705-2420-4FA6-8FEE-6B470BAC4CD0.png"),
            attachment("../2.png", "a.failure.png"), attachment("/etc/passwd", "b.failure.png"))
        #expect(manifest.snapshots.isEmpty)
    }

    @Test func anotherFormatIsAnError() {
        #expect(throws: (any Error).self) { try AttachmentManifest(Array("{}".utf8)) }
    }

    private func manifest(_ attachments: String...) throws -> AttachmentManifest {
        let list = attachments.joined(separator: ",")
        return try AttachmentManifest(
            Array(#"[{"attachments":[\#(list)],"testIdentifier":"ShopTests/testCart()"}]"#.utf8))
    }

    private func attachment(_ file: String, _ name: String) -> String {
        """
        {"deviceName":"iPhone 16","exportedFileName":"\(file)","isAssociatedWithFailure":true,\
        "suggestedHumanReadableName":"\(name)","timestamp":1763815816.131}
        """
    }
}
