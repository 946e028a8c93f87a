import SnapgenTestSupport
import Testing

@testable import SnapgenTesting

@Suite("Attachments of a failure")
struct FailureAttachmentsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func attachments(reference: String, artifact: String? = nil) -> [String] {
        SnapshotFailure(message: "differs", file: "Cart.swift", line: 3, reference: reference, artifact: artifact)
            .attachments.map { "\($0.name): \(String(decoding: $0.bytes, as: UTF8.self))" }
    }

    @Test("are the reference and the actual result, with their roles in their names, as far as there are files")
    func both() throws {
        try folder.write("old", to: "references/Cart.full.txt")
        try folder.write("new", to: "artifacts/Cart.full.txt")
        let (old, new) = (folder.path("references/Cart.full.txt"), folder.path("artifacts/Cart.full.txt"))
        let expected = ["Cart.full.reference.txt: old", "Cart.full.failure.txt: new"]
        #expect(attachments(reference: old, artifact: new) == expected)
        #expect(attachments(reference: folder.path("none.png")).isEmpty)
    }
}
