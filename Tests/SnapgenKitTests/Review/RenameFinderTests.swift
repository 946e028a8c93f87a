import SnapgenTestSupport
import Testing

@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenReview

@Suite("renamed references")
struct RenameFinderTests {
    /// Returns the files that the missing references `Cart.full` and `Cart.empty` have been.
    private func renames(_ orphans: [String: String], actual: [String: String]) throws -> [String: String] {
        let folder = try TemporaryFolder(
            Dictionary(orphans.map { ("Refs/\($0)", $1) }) { $1 }.merging(actual.map { ("Results/\($0)", $1) }) { $1 })
        let results = try RunResults(
            of: actual.keys.map {
                CaseOutcome(path: "ShopTests/Shop/\($0)", kind: .new, actual: folder.path("Results/\($0)"))
            })
        let finder = RenameFinder(
            results: results, actual: ActualResults(in: [folder.path("Results")], LocalFileSystem()),
            folder: folder.path("Refs"), files: LocalFileSystem())
        let missing = try references(plan(entry("Cart", ["full", "empty"]))).all
        let found = finder.renames(missing, try orphans.map(Self.file))
        return Dictionary(found.map { ($0.name, $1.path.string) }) { $1 }
    }

    private static func file(_ name: String, _ text: String) throws -> ReferenceFile {
        let bytes = Array(text.utf8)
        return ReferenceFile(
            path: try path(name), bytes: bytes.count,
            kind: ReferenceFile.Kind(beginning: bytes))
    }

    @Test("the only file with the bytes of the actual result is the reference")
    func simple() throws {
        let found = try renames(
            ["Basket.full.json": "1", "Basket.empty.json": "2"],
            actual: ["Cart.full.json": "1", "Cart.empty.json": "3"])
        #expect(found == ["Cart.full.json": "Basket.full.json"])
    }

    @Test("of several files or several references with equal bytes, none is chosen")
    func ambiguous() throws {
        #expect(try renames(["A.1.json": "1", "B.1.json": "1"], actual: ["Cart.full.json": "1"]) == [:])
        #expect(try renames(["A.1.json": "1"], actual: ["Cart.full.json": "1", "Cart.empty.json": "1"]) == [:])
    }

    @Test("without results, nothing is renamed")
    func none() throws {
        #expect(try renames(["A.1.json": "1"], actual: [:]) == [:])
    }
}
