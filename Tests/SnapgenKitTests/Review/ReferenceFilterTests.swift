import SnapgenModel
import Testing

@testable import SnapgenKit
@testable import SnapgenReview

@Suite("filters of references")
struct ReferenceFilterTests {
    private func chosen(_ words: String..., from folder: String = "/app") throws -> [String] {
        let filter = ReferenceFilter(
            words, from: folder, in: ProjectRoot("/app"), references: try path("Refs"))
        let planned = try references(plan(entry("Cart"), entry("Row", ["a", "b"], module: "Kit")))
        return planned.all.filter { filter.chooses($0.path, $0) }.map(\.path.string)
    }

    private static let cart = "ShopTests/Shop/Cart.full.json"
    private static let rows = ["ShopTests/Kit/Row.a.json", "ShopTests/Kit/Row.b.json"]

    @Test(
        "patterns match references, entries and modules",
        arguments: [
            "Cart", "C*", "Shop", "Shop.Cart", cart, "Refs/\(cart)", "ShopTests/Shop/*", "Refs/ShopTests/Shop",
            "Sources/Shop", "Sources/Shop/Cart.swift", "/app/Sources/Shop", "**/Cart.*",
        ])
    func patterns(word: String) throws {
        #expect(try chosen(word) == [Self.cart])
    }

    @Test("without words all references are chosen, with several those that match one")
    func several() throws {
        #expect(try chosen() == Self.rows + [Self.cart])
        #expect(try chosen("Row", "Cart") == Self.rows + [Self.cart])
        #expect(try chosen("*.a.json", "Nothing") == [])
        #expect(try chosen("**.a.json") == [Self.rows[0]])
    }

    @Test("paths are relative to the current folder")
    func relative() throws {
        #expect(try chosen("Shop", from: "/app/Sources") == [Self.cart])
        #expect(try chosen("../Refs/ShopTests/Kit", from: "/app/Sources") == Self.rows)
        #expect(try chosen("../..", from: "/app/Sources") == [])
    }

    @Test("a path may contain characters of patterns, and words that choose nothing are known")
    func exactAndUnused() throws {
        let filter = ReferenceFilter(
            ["Row", "Rwo", "A[1].png"], from: "/app", in: ProjectRoot("/app"), references: try path("Refs"))
        #expect(filter.chooses(try path("A[1].png"), nil))
        #expect(
            filter.unused(among: try references(plan(entry("Row"))).all.map { ($0.path, $0) }) == ["Rwo", "A[1].png"])
    }
}
