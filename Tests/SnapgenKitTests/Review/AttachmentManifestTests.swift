import Foundation
import Testing

@testable import SnapgenReview

/// The manifests have the form that `xcresulttool export attachments` of Xcode 16 writes.
@Suite("manifests of exported attachments")
struct AttachmentManifestTests {
    @Test func namedAttachmentsArePairedByTheirNames() throws {
        let snapshots = try snapshots(
            attachment("1.png", "Cart-iPhone13.full.failure_1"), attachment("2.png", "Total-iPhone13.1.failure_2"),
            attachment("3.png", "Cart-iPhone13.full.reference_0"),
            attachment("4.png", "Cart-iPhone13.full.difference_3"))
        #expect(snapshots.allSatisfy { $0.test == "ShopTests/testCart" && $0.run == "iPhone 16" })
        let shown = snapshots.map { "\($0.name) \($0.reference ?? "-") \($0.actual ?? "-")" }
        #expect(shown == ["Cart-iPhone13.full.png 3.png 1.png", "Total-iPhone13.1.png - 2.png"])
    }

    @Test func unnamedAttachmentsArePairedByTheirOrder() throws {
        let snapshots = try snapshots(
            attachment("1.png", "reference_0"), attachment("2.png", "failure_0"), attachment("3.png", "difference_0"),
            attachment("4.png", "reference_0"), attachment("5.png", "failure_0"))
        let shown = snapshots.map { "\($0.name) \($0.reference ?? "-") \($0.actual ?? "-")" }
        #expect(shown == ["1.png 1.png 2.png", "2.png 4.png 5.png"])
    }

    @Test func otherAttachmentsAndPathsAreIgnored() throws {
        let snapshots = try snapshots(
            attachment("1.png", "Screenshot_0"),
            attachment("../2.png", "a.failure_0"), attachment("/etc/passwd", "b.failure_0"))
        #expect(snapshots.isEmpty)
    }

    private func snapshots(_ attachments: String...) throws -> [AttachedSnapshot] {
        let text = #"{"attachments":[\#(attachments.joined(separator: ","))],"testIdentifier":"ShopTests/testCart()"}"#
        return try JSONDecoder().decode(AttachmentManifest.self, from: Data(text.utf8)).snapshots
    }

    private func attachment(_ file: String, _ name: String) -> String {
        """
        {"deviceName":"iPhone 16","exportedFileName":"\(file)","isAssociatedWithFailure":true,\
        "suggestedHumanReadableName":"\(name)_06CC1705-2420-4FA6-8FEE-6B470BAC4CD0.png","timestamp":1763815816.131}
        """
    }
}
