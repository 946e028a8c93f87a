import Foundation
import Testing

@testable import SnapgenReview

/// The manifests have the form that `xcresulttool export attachments` of Xcode 16 writes.
@Suite("manifests of exported attachments")
struct AttachmentManifestTests {
    @Test func namedAttachmentsArePairedByTheirNames() throws {
        let snapshots = try snapshots(
            attachment("1.png", "Cart-iPhone13.full.failure_1_06CC1705-2420-4FA6-8FEE-6B470BAC4CD0.png"),
            attachment("2.png", "Total-iPhone13.1.failure_2_16CC1705-2420-4FA6-8FEE-6B470BAC4CD0.png"),
            attachment("3.png", "Cart-iPhone13.full.reference_0_26CC1705-2420-4FA6-8FEE-6B470BAC4CD0.png"),
            attachment("4.png", "Cart-iPhone13.full.difference_3_36CC1705-2420-4FA6-8FEE-6B470BAC4CD0.png"))
        #expect(
            snapshots == [
                AttachedSnapshot(
                    test: "ShopTests/testCart", name: "Cart-iPhone13.full.png", run: "iPhone 16", reference: "3.png",
                    actual: "1.png"),
                AttachedSnapshot(
                    test: "ShopTests/testCart", name: "Total-iPhone13.1.png", run: "iPhone 16", actual: "2.png"),
            ])
    }

    @Test func unnamedAttachmentsArePairedByTheirOrder() throws {
        let uuid = "06CC1705-2420-4FA6-8FEE-6B470BAC4CD0"
        let snapshots = try snapshots(
            attachment("1.png", "reference_0_\(uuid).png"), attachment("2.png", "failure_0_\(uuid).png"),
            attachment("3.png", "difference_0_\(uuid).png"), attachment("4.png", "reference_0_\(uuid).png"),
            attachment("5.png", "failure_0_\(uuid).png"))
        #expect(snapshots.map(\.name) == ["1.png", "2.png"])
        #expect(snapshots.map(\.reference) == ["1.png", "4.png"])
        #expect(snapshots.map(\.actual) == ["2.png", "5.png"])
    }

    @Test func otherAttachmentsAndPathsAreIgnored() throws {
        let snapshots = try snapshots(
            attachment("1.png", "Screenshot_0_06CC1705-2420-4FA6-8FEE-6B470BAC4CD0.png"),
            attachment("../2.png", "a.failure.png"), attachment("/etc/passwd", "b.failure.png"))
        #expect(snapshots.isEmpty)
    }

    private func snapshots(_ attachments: String...) throws -> [AttachedSnapshot] {
        let text = #"{"attachments":[\#(attachments.joined(separator: ","))],"testIdentifier":"ShopTests/testCart()"}"#
        return try JSONDecoder().decode(AttachmentManifest.self, from: Data(text.utf8)).snapshots
    }

    private func attachment(_ file: String, _ name: String) -> String {
        """
        {"deviceName":"iPhone 16","exportedFileName":"\(file)","isAssociatedWithFailure":true,\
        "suggestedHumanReadableName":"\(name)","timestamp":1763815816.131}
        """
    }
}
