import SnapgenTestSupport
import Testing

@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenReview

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
        let missing = try references(plan(entry("Cart", ["full", "empty"]))).all
        let found = actual.renames(
            of: missing, among: try orphans.map { try file($0, bytes: $1.utf8.count) }, below: folder.path("Refs"),
            after: results)
        #expect(Dictionary(found.map { ($0.name, $1.path.string) }) { $1 } == expected)
    }
}
