import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenNames
@testable import SnapgenReview
@testable import SnapgenScan

@Suite("acceptance of results")
struct AcceptanceTests {
    private static let cart = "ShopTests/Shop/Cart.full.json"
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder(["Refs/\(Self.cart)": "old", "Results/artifacts/a": "new"])
    }

    private func outcome(
        _ kind: ReportCase.Status = .changed, path: String = cart, reference: String? = "old",
        actual: String? = "Results/artifacts/a", isRecorded: Bool = false
    ) -> CaseOutcome {
        CaseOutcome(
            path: path, kind: kind, reference: reference.map { CaseOutcome.hash(of: Array($0.utf8)) },
            isRecorded: isRecorded, actual: actual.map { $0.hasPrefix("/") ? $0 : folder.path($0) })
    }

    private func acceptance(_ outcome: CaseOutcome, of entry: CatalogEntry? = nil) throws -> Acceptance {
        let plan = try plan(try entry ?? SnapgenKitTests.entry("Cart"))
        let inventory = ReferenceInventory(
            folder: path("Refs"), root: ProjectRoot(folder.path), planned: try references(plan), references: [])
        return Acceptance(
            of: try RunResults(of: [outcome]), ActualResults(in: [folder.path("Results")], LocalFileSystem()),
            in: inventory, LocalFileSystem())
    }

    /// Accepts the only failure.
    private func accept(_ outcome: CaseOutcome, of entry: CatalogEntry? = nil) throws {
        let acceptance = try acceptance(outcome, of: entry)
        _ = try acceptance.accept(try #require(acceptance.candidates.first))
    }

    /// Expects that the only failure is refused and that nothing is written.
    private func expectRefusal(
        _ reason: String, _ outcome: CaseOutcome, of entry: CatalogEntry? = nil,
        location: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let before = folder.files.map { folder.text($0) }
        let error = #expect(throws: SnapshotProblem.self, sourceLocation: location) { try accept(outcome, of: entry) }
        #expect(error?.reason.contains(reason) == true, "\(error?.reason ?? "")", sourceLocation: location)
        #expect(before == folder.files.map { folder.text($0) }, sourceLocation: location)
    }

    @Test("the environment of an accepted picture replaces that of its reference, and lines of others stay")
    func environments() throws {
        var entry = try entry("Cart")
        entry.strategy = .image
        let reference = try #require(try references(plan(entry)).all.first).path
        let name = "Refs/\(try #require(reference.parent))/\(RecordedEnvironments.name)"
        try folder.write("\(reference.name)\tiOS 18\n<<<<<<< HEAD\nZ.png\tiOS 17\n", to: name)
        let pictures = try [picture(40, 30), picture(40, 30, (box(4, 5), 254)), picture(40, 30, (box(4, 5), 0))]
            .map { $0.png() }
        try folder.write(bytes: pictures[0], to: "Refs/\(reference)")
        var outcome = outcome(path: reference.string)
        outcome.reference = CaseOutcome.hash(of: pictures[0])
        outcome.run = TestRun(environment: "iOS 26")
        for (picture, isImperceptible) in [(pictures[1], true), (pictures[2], false)] {
            try folder.write(bytes: picture, to: "Results/artifacts/a")
            let acceptance = try acceptance(outcome, of: entry)
            #expect(acceptance.isImperceptible(try #require(acceptance.candidates.first)) == isImperceptible)
        }
        var stale = outcome
        stale.reference = "older"
        let refused = try acceptance(stale, of: entry)
        #expect(refused.isImperceptible(try #require(refused.candidates.first)), "its reason is stated")
        try accept(outcome, of: entry)
        #expect(folder.text(name) == "\(reference.name)\tiOS 26\nZ.png\tiOS 17\n")
    }

    @Test("a reference that is not the one of the run is not replaced")
    func outdated() throws {
        try expectRefusal("has changed since the run", outcome(reference: "older"))
        try expectRefusal("was created since the run", outcome(.new, reference: nil))
        try FileManager.default.removeItem(atPath: folder.path("Refs"))
        try expectRefusal("was removed since the run", outcome())
    }

    @Test("only a regular file below the folder of the results is an actual result")
    func actual() throws {
        try folder.write("secret", to: "Other/a")
        try folder.link("Results/link", to: "../Other/a")
        try folder.link("Results/folder", to: "../Other")
        try expectRefusal("is outside of the folder of the results", outcome(actual: "Other/a"))
        try expectRefusal("symbolic link", outcome(actual: "Results/link"))
        try expectRefusal("cannot be read", outcome(actual: "Results/folder/a"))
        try expectRefusal("does not exist any more", outcome(actual: "Results/none"))
        try expectRefusal("cannot be read", outcome(actual: "Results/artifacts"))
        try expectRefusal("has left no actual result", outcome(actual: nil))
        var pointer = outcome(actual: nil)
        pointer.reason = "the actual result is a Git LFS pointer"
        try expectRefusal("is a Git LFS pointer", pointer)
        try expectRefusal("the plan has no such reference any more", outcome(), of: entry("Basket"))
    }

    @Test("a reference behind a link is not written", arguments: ["ShopTests", cart])
    func links(link: String) throws {
        try folder.write("old", to: "Other/Shop/Cart.full.json")
        let destination = folder.path(link == Self.cart ? "Other/Shop/Cart.full.json" : "Other")
        try folder.link("Refs/\(link)", to: destination)
        try expectRefusal("a symbolic link leads to the reference", outcome())
        #expect(folder.text("Other/Shop/Cart.full.json") == "old")
    }

    @Test("a pointer of Git LFS and a read-only reference are not replaced")
    func protected() throws {
        let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n"
        try folder.write(pointer, to: "Refs/\(Self.cart)")
        try expectRefusal("is a pointer of Git LFS", outcome(reference: pointer))
        try folder.write("old", to: "Refs/\(Self.cart)")
        chmod(folder.path("Refs/\(Self.cart)"), 0o444)
        try expectRefusal("is read-only", outcome())
    }

    @Test("a picture is accepted if it can be decoded")
    func decoded() throws {
        var entry = try entry("Cart")
        entry.strategy = .image
        let reference = try #require(try references(plan(entry)).all.first).path.string
        let picture = Picture(size: PictureSize(width: 2, height: 2), pixels: [UInt8](repeating: 7, count: 16)[...])
        let new = outcome(.new, path: reference, reference: nil)
        try expectRefusal("is not what its extension promises", new, of: entry)
        try folder.write(bytes: Array(picture.png().dropLast(5)), to: "Results/artifacts/a")
        try expectRefusal("is damaged", new, of: entry)
        try folder.write(bytes: picture.png(), to: "Results/artifacts/a")
        try expectRefusal("is not what its extension promises", outcome())
        try accept(new, of: entry)
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path("Refs/\(reference)"))) == Data(picture.png()))
    }

    @Test("results that passed or were recorded are no failures")
    func candidates() throws {
        for outcome in [outcome(.passed), outcome(.failed), outcome(.skipped), outcome(isRecorded: true)] {
            #expect(try acceptance(outcome).candidates.isEmpty)
        }
    }
}

extension RunResults {
    /// Results with the lines of some outcomes.
    init(of outcomes: [CaseOutcome]) throws {
        let runs = outcomes.compactMap(\.run?.environment).map { environment in
            #"{"case":"","event":"run","process":1,"time":0,"origin":{"environment":"\#(environment)"}}"#
        }
        let lines = try outcomes.map { outcome in
            let line: [String: Any?] = [
                "case": outcome.path, "event": outcome.kind.rawValue, "process": 1, "time": outcome.time,
                "reference": outcome.reference, "actual": outcome.actual, "recorded": outcome.isRecorded ? true : nil,
                "reason": outcome.reason,
            ]
            let data = try JSONSerialization.data(withJSONObject: line.compactMapValues(\.self))
            return String(decoding: data, as: UTF8.self)
        }
        self.init(of: [ResultsFile(folder: "/", bytes: Array((runs + lines).joined(separator: "\n").utf8))])
    }
}
