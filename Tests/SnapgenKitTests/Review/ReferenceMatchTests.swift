import SnapgenModel
import Testing

@testable import SnapgenPlan
@testable import SnapgenReview

@Suite("references against the plan")
struct ReferenceMatchTests {
    struct Case: CustomTestStringConvertible {
        let testDescription: String
        /// The samples of each entry; `nil` if they are determined at run time.
        var plan: [String: [String]?] = ["Cart": ["full"]]
        let files: [String]
        var tested: [String] = []
        let expected: [String]
    }

    /// Paths without a folder are in `ShopTests/Shop`.
    private static let cases = [
        Case(
            testDescription: "a planned reference is present or missing, and a file that is not planned is orphaned",
            plan: ["Cart": ["full", "empty"]], files: ["Cart.full.json", "Basket.1.json"],
            expected: ["orphaned Basket.1.json", "missing Cart.empty.json", "present Cart.full.json"]),
        Case(
            testDescription: "a name that samples at run time may have is unknown, and never orphaned",
            plan: ["Cart": nil], files: ["Cart.1.json", "Cart.sold-out.json", "Cart.1.txt", "Carts.1.json"],
            expected: [
                "unknown Cart.1.json", "orphaned Cart.1.txt", "unknown Cart.sold-out.json", "orphaned Carts.1.json",
            ]),
        Case(
            testDescription: "samples at run time without files are unknown", plan: ["Cart": nil], files: [],
            expected: ["unknown Cart.*.json"]),
        Case(
            testDescription: "a run tells the samples of an unknown name", plan: ["Cart": nil],
            files: ["Cart.1.json", "Cart.old.json"], tested: ["Cart.1.json", "Cart.2.json", "Gone.1.json"],
            expected: ["present Cart.1.json", "missing Cart.2.json", "unknown Cart.old.json"]),
        Case(
            testDescription: "a path that differs from a present one in case or Unicode form is a duplicate",
            plan: ["Caf\u{E9}": ["full"]],
            files: ["Caf\u{E9}.full.json", "Cafe\u{301}.full.json", "ShopTests/shop/CAF\u{C9}.full.json"],
            expected: [
                "duplicate Cafe\u{301}.full.json", "present Caf\u{E9}.full.json",
                "duplicate ShopTests/shop/CAF\u{C9}.full.json",
            ]),
        Case(
            testDescription: "a path that differs from a missing one in case is the reference with another name",
            files: ["ShopTests/shop/cart.full.json"],
            expected: ["misplaced Cart.full.json from ShopTests/shop/cart.full.json"]),
        Case(
            testDescription: "the only file of a name in another folder is a misplaced reference",
            files: ["Old/Cart.full.json", "Old/Row.full.json"],
            expected: ["orphaned Old/Row.full.json", "misplaced Cart.full.json from Old/Cart.full.json"]),
        Case(
            testDescription: "after a test target was renamed, modules tell equal names apart",
            plan: ["Cart": ["full"], "Kit.Cart": ["full"]],
            files: ["Old/Shop/Cart.full.json", "Old/Kit/Cart.full.json"],
            expected: [
                "misplaced ShopTests/Kit/Cart.full.json from Old/Kit/Cart.full.json",
                "misplaced Cart.full.json from Old/Shop/Cart.full.json",
            ]),
        Case(
            testDescription: "of several files with a name, none is chosen",
            files: ["A/Cart.full.json", "B/Cart.full.json"],
            expected: ["orphaned A/Cart.full.json", "orphaned B/Cart.full.json", "missing Cart.full.json"]),
        Case(
            testDescription:
                "all files of the only similar title, or of the same source file, belong to a renamed entry",
            plan: ["CartView": ["full", "empty"], "Row_Wide": ["1"]],
            files: ["CartVeiw.full.json", "CartVeiw.empty.json", "Row_Small.1.json", "Other.1.json"],
            expected: [
                "renamed CartView.empty.json from CartVeiw.empty.json",
                "renamed CartView.full.json from CartVeiw.full.json", "orphaned Other.1.json",
                "renamed Row_Wide.1.json from Row_Small.1.json",
            ]),
        Case(
            testDescription: "a title is not that of files with other samples, or of another folder or entry",
            plan: ["Cart_A": ["full", "empty"], "Row_A": ["1"], "Row_B": ["1"], "Map_A": ["1", "2"]],
            files: ["Cart_B.full.json", "Row_C.1.json", "Old/Map_B.1.json", "Map_A.1.json", "Map_B.2.json"],
            expected: [
                "orphaned Old/Map_B.1.json", "missing Cart_A.empty.json", "missing Cart_A.full.json",
                "orphaned Cart_B.full.json", "present Map_A.1.json", "missing Map_A.2.json", "orphaned Map_B.2.json",
                "missing Row_A.1.json", "missing Row_B.1.json", "orphaned Row_C.1.json",
            ]),
    ]

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
    func states(item: Case) throws {
        let match = ReferenceMatch(
            try references(plan(item.plan)), in: try listing(item.files),
            tested: try item.tested.map { try path(Self.full($0)) })
        #expect(states(match) == item.expected)
        let files = match.references.compactMap(\.file?.path.string)
        #expect(files.sorted() == item.files.map(Self.full).sorted(), "each file has one state")
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
                return [missing[0].path: files[1]]
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
        let files = try kinds.map { ReferenceFile(path: try path($0), bytes: 3, kind: $1) }
        let match = ReferenceMatch(PlannedReferences(), in: ReferenceListing(files: files))
        #expect(
            states(match) == ["other README.md", "other a.1.png", "other b.1.png", "orphaned c.1.png", "other d.txt"])
    }
}
