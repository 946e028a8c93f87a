import SnapgenModel
import SnapgenTestSupport
import Testing

@testable import SnapgenKit
@testable import SnapgenReview

@Suite("filters of references")
struct ReferenceFilterTests {
    private static let cart = "ShopTests/Shop/Cart.full.json"
    private static let rows = ["ShopTests/Kit/Row.a.json", "ShopTests/Kit/Row.b.json"]

    @Test(
        "patterns match references, entries and modules",
        arguments: [
            "Cart", "C*", "Shop", "Shop.Cart", cart, "Refs/\(cart)", "ShopTests/Shop/*", "Refs/ShopTests/Shop",
            "Sources/Shop", "Sources/Shop/Cart.swift", "/app/Sources/Shop", "**/Cart.*",
        ])
    func patterns(word: String) throws {
        try expect([word], choose: [Self.cart])
    }

    @Test(
        "without words all references are chosen, with several those that match one; paths are relative to the folder",
        arguments: [
            ([], "/app", rows + [cart]), (["Row", "Cart"], "/app", rows + [cart]),
            (["*.a.json", "Nothing"], "/app", []), (["**.a.json"], "/app", [rows[0]]),
            (["Shop"], "/app/Sources", [cart]), (["../Refs/ShopTests/Kit"], "/app/Sources", rows),
            (["../.."], "/app/Sources", []),
        ] as [([String], String, [String])])
    func several(words: [String], folder: String, paths: [String]) throws {
        try expect(words, from: folder, choose: paths)
    }

    private func expect(_ words: [String], from folder: String = "/app", choose paths: [String]) throws {
        let filter = ReferenceFilter(words, from: folder, in: ProjectRoot("/app"), references: path("Refs"))
        let planned = try references(plan(entry("Cart"), entry("Row", ["a", "b"], module: "Kit")))
        #expect(planned.all.filter { filter.chooses($0.path, $0) }.map(\.path.string) == paths)
    }

    @Test("a path may contain characters of patterns, and words that choose nothing are known")
    func exactAndUnused() throws {
        let filter = ReferenceFilter(
            ["Row", "Rwo", "A[1].png"], from: "/app", in: ProjectRoot("/app"), references: path("Refs"))
        #expect(filter.chooses(path("A[1].png"), nil))
        #expect(
            filter.unused(among: try references(plan(entry("Row"))).all.map { ($0.path, $0) }) == ["Rwo", "A[1].png"])
    }
}
