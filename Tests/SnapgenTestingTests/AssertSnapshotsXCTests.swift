import SnapgenTestSupport
import SnapgenTesting
import XCTest

/// What a generated class does; `XCTestReportTests` also runs it where the references differ.
@MainActor
final class AssertSnapshotsXCTests: XCTestCase {
    func testEverySampleThatMatchesPasses() async throws {
        let folder = try TemporaryFolder()
        try folder.write("\"empty\"\n", to: "references/T/Shop/Cart.empty.json")
        try folder.write("\"full\"\n", to: "references/T/Shop/Cart.full.json")
        let entry = SnapshotEntry(
            title: "Cart", folder: "T/Shop", file: "Sources/Shop/Cart.swift", line: 3,
            samples: [SnapshotSample("empty", number: 1, line: 11), SnapshotSample("full", number: 2, line: 12)])
        assertSnapshots(
            of: ["empty", "full"], as: .json, entry: entry,
            references: SnapshotReferences(folder: "references", packageRoot: folder.path, record: .never),
            testCase: self)
        withExtendedLifetime(folder) {}
    }

    func testRecordingMakesATestFailOnce() async throws {
        let folder = try TemporaryFolder()
        let references = SnapshotReferences(folder: "references", packageRoot: folder.path)
        let entry = SnapshotEntry(title: "Cart", folder: "T/Shop", file: "Sources/Shop/Cart.swift", line: 3)
        let failures = (1...2).map { _ in
            verifySnapshots(
                of: LabeledSamples(unlabeled: [1]), as: .dump, entry: entry, references: references,
                surroundings: SnapshotSurroundings(variables: [:], currentDirectory: "/", temporaryDirectory: "/tmp"))
        }
        XCTAssertEqual(failures.map(\.count), [1, 0])
        withExtendedLifetime(folder) {}
    }
}
