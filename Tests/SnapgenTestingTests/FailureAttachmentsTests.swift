import SnapgenTestSupport
import Testing

@testable import SnapgenTesting

@Suite("Attachments of a failure")
struct FailureAttachmentsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func files(reference: String?, artifact: String?) -> [FailureAttachments.File] {
        let failure = SnapshotFailure(
            message: "differs", file: "Cart.swift", line: 3, reference: reference, artifact: artifact)
        return FailureAttachments(of: failure).files
    }

    @Test("are the reference and the actual result, with their roles in their names")
    func both() throws {
        try folder.write("old", to: "references/Cart.full.txt")
        try folder.write("new", to: "artifacts/Cart.full.txt")
        let files = files(
            reference: folder.path("references/Cart.full.txt"), artifact: folder.path("artifacts/Cart.full.txt"))
        #expect(
            files == [
                .init(name: "Cart.full.reference.txt", bytes: Array("old".utf8)),
                .init(name: "Cart.full.failure.txt", bytes: Array("new".utf8)),
            ])
    }

    @Test("are none where there is no file")
    func missing() {
        #expect(files(reference: folder.path("none.png"), artifact: nil) == [])
    }
}
