import SnapgenModel
import Testing

@testable import SnapgenPlan
@testable import SnapgenReview

@Suite("references against the plan")
struct ReferenceMatchTests {
    private func states(_ match: ReferenceMatch) -> [String] {
        match.references.map { status in
            "\(status.state) \(status.path)" + (status.source.map { " from \($0)" } ?? "")
        }
    }

    private func states(
        of plan: TestPlan, skipped: TestPlan? = nil, in listing: ReferenceListing, tested: [String] = [],
        renames: ReferenceMatch.Renames = { _, _ in [:] }
    ) throws -> [String] {
        let skipped = try skipped.map { try references($0) } ?? PlannedReferences()
        return states(
            ReferenceMatch(
                try references(plan), skipped: skipped, in: listing, tested: try tested.map { try path($0) },
                renames: renames))
    }

    @Test("a planned reference is present or missing, and a file that is not planned is orphaned")
    func simple() throws {
        let found = try states(
            of: plan(entry("Cart", ["full", "empty"])),
            in: listing("ShopTests/Shop/Cart.full.json", "ShopTests/Shop/Basket.1.json"))
        #expect(
            found == [
                "orphaned ShopTests/Shop/Basket.1.json", "missing ShopTests/Shop/Cart.empty.json",
                "present ShopTests/Shop/Cart.full.json",
            ])
    }

    @Test("a name that samples at run time may have is unknown, and never orphaned")
    func open() throws {
        let found = try states(
            of: plan(entry("Cart", nil)),
            in: listing(
                "ShopTests/Shop/Cart.1.json", "ShopTests/Shop/Cart.sold-out.json", "ShopTests/Shop/Cart.1.txt",
                "ShopTests/Shop/Carts.1.json"))
        #expect(
            found == [
                "unknown ShopTests/Shop/Cart.1.json", "orphaned ShopTests/Shop/Cart.1.txt",
                "unknown ShopTests/Shop/Cart.sold-out.json", "orphaned ShopTests/Shop/Carts.1.json",
            ])
    }

    @Test("samples at run time without files are unknown")
    func openWithoutFiles() throws {
        #expect(try states(of: plan(entry("Cart", nil)), in: listing()) == ["unknown ShopTests/Shop/Cart.*.json"])
    }

    @Test("a run tells the samples of an unknown name")
    func tested() throws {
        let found = try states(
            of: plan(entry("Cart", nil)), in: listing("ShopTests/Shop/Cart.1.json", "ShopTests/Shop/Cart.old.json"),
            tested: ["ShopTests/Shop/Cart.1.json", "ShopTests/Shop/Cart.2.json", "ShopTests/Shop/Gone.1.json"])
        #expect(
            found == [
                "present ShopTests/Shop/Cart.1.json", "missing ShopTests/Shop/Cart.2.json",
                "unknown ShopTests/Shop/Cart.old.json",
            ])
    }

    @Test("samples named by display names may have any name with a number in their folder")
    func counted() throws {
        var plan = try plan(entry("Cart", nil))
        plan.suites[0].tests[0].countsNames = true
        let found = try states(
            of: plan,
            in: listing("ShopTests/Shop/Sold-out.1.json", "ShopTests/Shop/Cart.x.json", "ShopTests/Else.1.json"))
        #expect(
            found == [
                "orphaned ShopTests/Else.1.json", "orphaned ShopTests/Shop/Cart.x.json",
                "unknown ShopTests/Shop/Sold-out.1.json",
            ])
    }

    @Test("a path that differs from a present one in case or Unicode form is a duplicate")
    func duplicate() throws {
        let found = try states(
            of: plan(entry("Caf\u{E9}")),
            in: listing(
                "ShopTests/Shop/Caf\u{E9}.full.json", "ShopTests/Shop/Cafe\u{301}.full.json",
                "ShopTests/shop/CAF\u{C9}.full.json"))
        #expect(
            Set(found) == [
                "present ShopTests/Shop/Caf\u{E9}.full.json", "duplicate ShopTests/Shop/Cafe\u{301}.full.json",
                "duplicate ShopTests/shop/CAF\u{C9}.full.json",
            ])
    }

    @Test("a path that differs from a missing one in case is the reference with another name")
    func misspelled() throws {
        let found = try states(of: plan(entry("Cart")), in: listing("ShopTests/shop/cart.full.json"))
        #expect(found == ["misplaced ShopTests/Shop/Cart.full.json from ShopTests/shop/cart.full.json"])
    }

    @Test("the only file of a name in another folder is a misplaced reference")
    func misplaced() throws {
        let found = try states(of: plan(entry("Cart")), in: listing("Old/Cart.full.json", "Old/Row.full.json"))
        #expect(
            found == ["orphaned Old/Row.full.json", "misplaced ShopTests/Shop/Cart.full.json from Old/Cart.full.json"])
    }

    @Test("after a test target was renamed, modules tell equal names apart")
    func renamedTarget() throws {
        let found = try states(
            of: plan(entry("Row"), entry("Row", module: "Kit")),
            in: listing("Old/Shop/Row.full.json", "Old/Kit/Row.full.json"))
        #expect(
            found == [
                "misplaced ShopTests/Kit/Row.full.json from Old/Kit/Row.full.json",
                "misplaced ShopTests/Shop/Row.full.json from Old/Shop/Row.full.json",
            ])
    }

    @Test("of several files with a name, none is chosen")
    func ambiguous() throws {
        let found = try states(of: plan(entry("Row")), in: listing("A/Row.full.json", "B/Row.full.json"))
        #expect(
            found == ["orphaned A/Row.full.json", "orphaned B/Row.full.json", "missing ShopTests/Shop/Row.full.json"])
    }

    @Test("the content of an actual result tells where a reference was")
    func renamed() throws {
        let found = try states(
            of: plan(entry("Cart")), in: listing("ShopTests/Shop/Basket.full.json", "Old/Cart.full.json"),
            renames: { missing, files in
                #expect(files.map(\.path.string) == ["Old/Cart.full.json", "ShopTests/Shop/Basket.full.json"])
                return [missing[0].path: files[1]]
            })
        #expect(
            found == [
                "orphaned Old/Cart.full.json",
                "renamed ShopTests/Shop/Cart.full.json from ShopTests/Shop/Basket.full.json",
            ])
    }

    @Test("the references of a skipped entry are not orphaned")
    func skipped() throws {
        let skipped = try plan(entry("Cart"), entry("Row", nil))
        let found = try states(
            of: plan(), skipped: skipped,
            in: listing("ShopTests/Shop/Cart.full.json", "ShopTests/Shop/Row.1.json", "ShopTests/Shop/Cart.old.json"))
        #expect(
            found == [
                "skipped ShopTests/Shop/Cart.full.json", "orphaned ShopTests/Shop/Cart.old.json",
                "skipped ShopTests/Shop/Row.1.json",
            ])
    }

    @Test("a file that no test writes is no orphan")
    func other() throws {
        let files = [
            ReferenceFile(path: try path("README.md"), bytes: 3, kind: .text),
            ReferenceFile(path: try path("a.1.png"), bytes: 3, kind: .text),
            ReferenceFile(path: try path("b.1.png"), bytes: 3, kind: .link),
            ReferenceFile(path: try path("c.1.png"), bytes: 130, kind: .pointer),
            ReferenceFile(path: try path("d.txt"), bytes: 3, kind: .text),
        ]
        let found = try states(of: plan(), in: ReferenceListing(files: files))
        #expect(found == ["other README.md", "other a.1.png", "other b.1.png", "orphaned c.1.png", "other d.txt"])
    }

    @Test("every file and every reference has one status")
    func complete() throws {
        let listing = try listing("ShopTests/Shop/Cart.full.json", "ShopTests/Shop/cart.full.json", "A/Row.1.json")
        let match = ReferenceMatch(try references(plan(entry("Cart"), entry("Row"))), in: listing)
        #expect(match.references.compactMap(\.file?.path).sorted() == listing.files.map(\.path))
    }
}
