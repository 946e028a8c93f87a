import SnapgenTestSupport
import Testing

@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenReview

@Suite("references against the plan")
struct ReferenceMatchTests {
    /// Entries with their samples, which are determined at run time if there are none, the files, and in brackets the
    /// references that a run has tested; paths without a folder are in `ShopTests/Shop`.
    private static let cases = table(in: "SnapgenKitTests/Fixtures/References.txt")

    private static func full(_ name: String) -> String { name.contains("/") ? name : "ShopTests/Shop/\(name)" }

    private func states(_ match: ReferenceMatch) -> [String] {
        match.references.map { status in
            let text = "\(status.state) \(status.path)" + (status.source.map { " from \($0)" } ?? "")
            return text.replacing("ShopTests/Shop/", with: "")
        }
    }

    private func plan(_ samples: [String: [String]?]) throws -> TestPlan {
        let entries = try samples.map { title, labels in
            title.hasPrefix("Kit.")
                ? try entry(String(title.dropFirst(4)), labels, module: "Kit") : try entry(title, labels)
        }
        return try SnapgenKitTests.plan(entries)
    }

    private func listing(_ names: [String]) throws -> ReferenceListing {
        ReferenceListing(files: try names.map { try file(Self.full($0)) })
    }

    @Test("references and files have their states", arguments: cases)
    func states(project: String, expected: String) throws {
        let parts = project.split { ":[]".contains($0) }.map { $0.split(separator: " ").map(String.init) } + [[], []]
        let samples = parts[0].map { entry in
            let parts = entry.split(separator: "=").map(String.init)
            return (parts[0], parts.count == 1 ? nil : parts[1].split(separator: ",").map(String.init))
        }
        let match = ReferenceMatch(
            try references(plan(Dictionary(uniqueKeysWithValues: samples))), in: try listing(parts[1]),
            tested: parts[2].map { path(Self.full($0)) })
        #expect(states(match).joined(separator: ", ") == expected)
        let files = match.references.compactMap(\.file?.path.string)
        #expect(files.sorted() == parts[1].map(Self.full).sorted(), "each file has one state")
    }

    @Test("samples named by display names may have any name with a number in their folder")
    func counted() throws {
        var plan = try plan(["Cart": nil])
        plan.suites[0].tests[0].countsNames = true
        let match = ReferenceMatch(
            try references(plan), in: try listing(["Sold-out.1.json", "Cart.x.json", "ShopTests/Else.1.json"]))
        #expect(
            states(match) == ["orphaned ShopTests/Else.1.json", "orphaned Cart.x.json", "unknown Sold-out.1.json"])
    }

    @Test("the content of an actual result tells where a reference was")
    func renamed() throws {
        let match = ReferenceMatch(
            try references(plan(["Cart": ["full"]])), in: try listing(["Basket.full.json", "Old/Cart.full.json"]),
            renames: { missing, files in
                #expect(files.map(\.path.string) == ["Old/Cart.full.json", "ShopTests/Shop/Basket.full.json"])
                return [(missing[0].path, files[1])]
            })
        #expect(states(match) == ["orphaned Old/Cart.full.json", "renamed Cart.full.json from Basket.full.json"])
    }

    @Test("the references of a skipped entry are not orphaned")
    func skipped() throws {
        let match = ReferenceMatch(
            PlannedReferences(), skipped: try references(plan(["Cart": ["full"], "Row": nil])),
            in: try listing(["Cart.full.json", "Row.1.json", "Cart.old.json"]))
        #expect(states(match) == ["skipped Cart.full.json", "orphaned Cart.old.json", "skipped Row.1.json"])
    }

    @Test("a file that no test writes is no orphan")
    func other() throws {
        let kinds: [(String, ReferenceFile.Kind)] = [
            ("README.md", .text), ("a.1.png", .text), ("b.1.png", .link), ("c.1.png", .pointer), ("d.txt", .text),
        ]
        let files = kinds.map { ReferenceFile(path: path($0), bytes: 3, kind: $1) }
        let match = ReferenceMatch(PlannedReferences(), in: ReferenceListing(files: files))
        #expect(
            states(match) == ["other README.md", "other a.1.png", "other b.1.png", "orphaned c.1.png", "other d.txt"])
    }
}

@Suite("renamed references")
struct RenamesTests {
    @Test(
        "the only file with the bytes of the actual result is the reference",
        arguments: [
            (
                ["Basket.full.json": "1", "Basket.empty.json": "2"], ["full": "1", "empty": "3"],
                ["Cart.full.json": "Basket.full.json"]
            ),
            (["A.1.json": "1", "B.1.json": "1"], ["full": "1"], [:]),
            (["A.1.json": "1"], ["full": "1", "empty": "1"], [:]), (["A.1.json": "1"], [:], [:]),
        ] as [([String: String], [String: String], [String: String])])
    func renames(orphans: [String: String], outputs: [String: String], expected: [String: String]) throws {
        let folder = try TemporaryFolder(
            Dictionary(orphans.map { ("Refs/\($0)", $1) }) { $1 }.merging(outputs.map { ("Results/\($0)", $1) }) { $1 })
        let results = try RunResults(
            of: outputs.keys.map {
                CaseOutcome(path: "ShopTests/Shop/Cart.\($0).json", kind: .new, actual: folder.path("Results/\($0)"))
            })
        let actual = ActualResults(in: [folder.path("Results")], LocalFileSystem())
        let files = try orphans.map { try file($0, bytes: $1.utf8.count) }
        let match = ReferenceMatch(
            try references(plan(entry("Cart", ["full", "empty"]))), in: ReferenceListing(files: files),
            renames: { actual.renames(of: $0, among: $1, below: folder.path("Refs"), after: results) })
        let found = match.references.filter { $0.state == .renamed }
        #expect(Dictionary(found.map { ($0.path.name, $0.source?.string ?? "") }) { $1 } == expected)
    }
}
