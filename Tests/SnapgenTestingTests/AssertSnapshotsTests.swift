import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenTesting

/// Runs in this process's own environment, so each test brings the references that it is compared with.
@Suite("assertSnapshots, in Swift Testing")
@MainActor
struct AssertSnapshotsTests {
    private let folder: TemporaryFolder
    /// The folder of the references, of its own for each test, because the process's artifacts are everybody's.
    private let target = UUID().uuidString

    init() throws {
        folder = try TemporaryFolder()
    }

    private enum State: String, Encodable { case empty, full }

    private var references: SnapshotReferences {
        SnapshotReferences(folder: "references", packageRoot: folder.path, record: .never)
    }

    private func entry(_ samples: [SnapshotSample]? = nil) -> SnapshotEntry {
        SnapshotEntry(
            title: "Cart", folder: "\(target)/Shop", file: "Sources/Shop/Cart.swift", line: 3, samples: samples)
    }

    private func write(_ names: String..., text: (Int) -> String) throws {
        for (index, name) in names.enumerated() {
            try folder.write(text(index), to: "references/\(target)/Shop/Cart.\(name)")
        }
    }

    private func removeArtifacts() {
        try? FileManager.default.removeItem(atPath: "\(SnapshotSurroundings.ofProcess().artifacts)/\(target)")
    }

    @Test("samples without labels are compared by number")
    func array() throws {
        try write("1.json", "2.json") { ["\"empty\"\n", "\"full\"\n"][$0] }
        assertSnapshots(of: [State.empty, .full], as: .json, entry: entry(), references: references)
    }

    @Test("pairs are compared by label, also as a dump")
    func pairs() throws {
        try write("none.txt", "all.txt") { ["State.empty\n", "State.full\n"][$0] }
        assertSnapshots(
            of: [("none", State.empty), ("all", State.full)], as: .dump, entry: entry(), references: references)
    }

    @Test("a dictionary is compared by label")
    func dictionary() throws {
        try write("none.txt", "all.txt") { ["0\n", "1\n"][$0] }
        assertSnapshots(of: ["none": 0, "all": 1], as: .lines, entry: entry(), references: references)
    }

    @Test("labels in order are compared by label")
    func keyValuePairs() throws {
        try write("none.txt", "all.txt") { ["0\n", "1\n"][$0] }
        let samples: KeyValuePairs = ["none": 0, "all": 1]
        assertSnapshots(of: samples, as: .dump, entry: entry(), references: references)
    }

    @Test("a failure stands at its sample's own line, one for each sample")
    func location() throws {
        try write("a.txt", "b.txt", "c.txt") { _ in "same\n" }
        let samples = [
            SnapshotSample("a", number: 1, line: 11), SnapshotSample("b", number: 2, line: 12),
            SnapshotSample("c", number: 3, line: 13),
        ]
        let found = Found()
        defer { removeArtifacts() }
        withKnownIssue {
            assertSnapshots(
                of: ["other", "same", "other"], as: .lines, entry: entry(samples), references: references)
        } matching: { issue in
            found.add(issue)
            return true
        }
        #expect(found.places == ["Shop/Cart.swift:11", "Shop/Cart.swift:13"])
        #expect(found.messages.allSatisfy { $0.contains("-same\n+other\n") })
        #expect(found.messages.first?.contains("swift test --filter 'location'") == true)
    }

    @Test("a changed number of samples stands at the entry's line")
    func entryLocation() {
        let found = Found()
        withKnownIssue {
            assertSnapshots(
                of: ["a", "b"], as: .lines, entry: entry([SnapshotSample("1", number: 1, line: 11)]),
                references: references)
        } matching: { issue in
            found.add(issue)
            return true
        }
        #expect(found.places == ["Shop/Cart.swift:3"])
        #expect(found.messages == ["'Cart' has 2 samples, 1 when it was generated; generate the tests again"])
    }

    /// The issues that a test expects.
    private final class Found: @unchecked Sendable {
        private(set) var places: [String] = []
        private(set) var messages: [String] = []

        func add(_ issue: Issue) {
            places.append(issue.sourceLocation.map { "\($0.fileID):\($0.line)" } ?? "")
            messages.append(issue.comments.map(\.rawValue).joined())
        }
    }
}
