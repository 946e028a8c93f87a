import SnapgenModel
import SnapgenTestSupport
import Testing

@testable import SnapgenPlan
@testable import SnapgenReview

@Suite("references against the plan")
struct ReferenceMatchTests {
    /// Entries with their samples, which are determined at run time if there are none, the files, and in brackets the
    /// references that a run has tested; paths without a folder are in `ShopTests/Shop`.
    private static let cases = table(
        """
        // A planned reference is present or missing, and a file that is not planned is orphaned.
        Cart=full,empty: Cart.full.json Basket.1.json
          orphaned Basket.1.json, missing Cart.empty.json, present Cart.full.json
        // A name that samples at run time may have is unknown, and never orphaned.
        Cart: Cart.1.json Cart.sold-out.json Cart.1.txt Carts.1.json
          unknown Cart.1.json, orphaned Cart.1.txt, unknown Cart.sold-out.json, orphaned Carts.1.json
        // Samples at run time without files are unknown.
        Cart: => unknown Cart.*.json
        // A run tells the samples of an unknown name.
        Cart: Cart.1.json Cart.old.json [Cart.1.json Cart.2.json Gone.1.json]
          present Cart.1.json, missing Cart.2.json, unknown Cart.old.json
        // A path that differs from a present one in case or Unicode form is a duplicate.
        Caf\u{E9}=full: Caf\u{E9}.full.json Cafe\u{301}.full.json ShopTests/shop/CAF\u{C9}.full.json
          duplicate Cafe\u{301}.full.json, present Caf\u{E9}.full.json, duplicate ShopTests/shop/CAF\u{C9}.full.json
        // A path that differs from a missing one in case is the reference with another name.
        Cart=full: ShopTests/shop/cart.full.json => misplaced Cart.full.json from ShopTests/shop/cart.full.json
        // The only file of a name in another folder is a misplaced reference.
        Cart=full: Old/Cart.full.json Old/Row.full.json
          orphaned Old/Row.full.json, misplaced Cart.full.json from Old/Cart.full.json
        // After a test target was renamed, modules tell equal names apart.
        Cart=full Kit.Cart=full: Old/Shop/Cart.full.json Old/Kit/Cart.full.json
          misplaced ShopTests/Kit/Cart.full.json from Old/Kit/Cart.full.json,
          misplaced Cart.full.json from Old/Shop/Cart.full.json
        // Of several files with a name, none is chosen.
        Cart=full: A/Cart.full.json B/Cart.full.json
          orphaned A/Cart.full.json, orphaned B/Cart.full.json, missing Cart.full.json
        // All files of the only similar title, or of the same source file, belong to a renamed entry.
        CartView=full,empty Row_Wide=1: CartVeiw.full.json CartVeiw.empty.json Row_Small.1.json Other.1.json
          renamed CartView.empty.json from CartVeiw.empty.json, renamed CartView.full.json from CartVeiw.full.json,
          orphaned Other.1.json, renamed Row_Wide.1.json from Row_Small.1.json
        // A title is not that of files with other samples, or of another folder or entry.
        Cart_A=full,empty Row_A=1 Row_B=1 Map_A=1,2: Cart_B.full.json Row_C.1.json Old/Map_B.1.json Map_A.1.json Map_B.2.json
          orphaned Old/Map_B.1.json, missing Cart_A.empty.json, missing Cart_A.full.json, orphaned Cart_B.full.json,
          present Map_A.1.json, missing Map_A.2.json, orphaned Map_B.2.json, missing Row_A.1.json, missing Row_B.1.json,
          orphaned Row_C.1.json
        """)

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
        let files = kinds.map { ReferenceFile(path: path($0), bytes: 3, kind: $1) }
        let match = ReferenceMatch(PlannedReferences(), in: ReferenceListing(files: files))
        #expect(
            states(match) == ["other README.md", "other a.1.png", "other b.1.png", "orphaned c.1.png", "other d.txt"])
    }
}
