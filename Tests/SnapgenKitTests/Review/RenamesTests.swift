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
                CaseOutcome(path: "ShopTests/Shop/Cart.\($0).json", kind: .new, actual: folder.path("Results/\($0)"))
            })
        let finder = RenameFinder(
            results: results, actual: ActualResults(in: [folder.path("Results")], LocalFileSystem()),
            folder: folder.path("Refs"), files: LocalFileSystem())
        let missing = try references(plan(entry("Cart", ["full", "empty"]))).all
        let found = finder.renames(missing, try orphans.map { try file($0, bytes: $1.utf8.count) })
        return Dictionary(found.map { ($0.name, $1.path.string) }) { $1 }
    }

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
    func renames(orphans: [String: String], actual: [String: String], expected: [String: String]) throws {
        #expect(try renames(orphans, actual: actual) == expected)
    }
}
