import SnapgenModel
import SnapgenTestSupport
import Testing

@testable import SnapgenKit
@testable import SnapgenReview

@Suite("listing of references")
struct ReferenceListingTests {
    private func listing(of folder: TemporaryFolder, _ path: String = "Refs") throws -> ReferenceListing {
        ReferenceListing(of: SnapgenTestSupport.path(path), in: ProjectRoot(folder.path), LocalFileSystem())
    }

    @Test("the content tells the kind of a file")
    func kinds() throws {
        let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n"
        let folder = try TemporaryFolder([
            "Refs/T/a.1.json": "{}", "Refs/b.1.png": pointer, "Refs/c.1.png": "\u{89}PNG", "Refs/d.1.txt": "a\0",
        ])
        try folder.write(bytes: [0xff, 0xfe], to: "Refs/g.1.txt")
        let png = try picture(2, 3).png()
        try folder.write(bytes: png, to: "Refs/e.1.png")
        try folder.write(bytes: Array(png.prefix(9)), to: "Refs/f.1.png")
        let files = try listing(of: folder).files
        #expect(
            files.map(\.path.name) == ["a.1.json", "b.1.png", "c.1.png", "d.1.txt", "e.1.png", "f.1.png", "g.1.txt"])
        let size = PictureSize(width: 2, height: 3)
        #expect(files.map(\.kind) == [.text, .pointer, .text, .text, .picture(size), .picture(nil), .other])
        #expect(files.map(\.bytes) == [2, pointer.utf8.count, 5, 2, png.count, 9, 2])
    }

    @Test("links are listed and not followed, hidden files are not listed, and a folder that does not exist has none")
    func links() throws {
        let names = ["Refs/a.1.json", "Secret/s.1.json", "Refs/.gitattributes", "Refs/.x/a.1.json"]
        let folder = try TemporaryFolder(emptyFiles(names))
        for (link, target) in [("b.1.json", "../Secret/s.1.json"), ("up", ".."), ("gone.1.json", "nowhere")] {
            try folder.link("Refs/\(link)", to: target)
        }
        let listed = try listing(of: folder)
        #expect(listed.files.map { "\($0.path) \($0.kind)" } == ["a.1.json text", "b.1.json link"])
        let found = ReferenceMatch(PlannedReferences(), in: listed).references
        #expect(found.map { "\($0.path) \($0.state)" } == ["a.1.json orphaned", "b.1.json other", "gone.1.json other"])
        #expect(try listing(of: folder, "None") == ReferenceListing(files: []))
    }

    @Test("the folders that tests written by hand write to are known by their files")
    func writtenByHand() throws {
        let names = [
            "CartTests.swift", "__Snapshots__/CartTests/testCart.1.json", "__Snapshots__/ShopTests/Row.1.json",
        ]
        let folder = try TemporaryFolder(emptyFiles(names.map { "Tests/\($0)" }))
        let found = try listing(of: folder, "Tests/__Snapshots__")
        #expect(found.testFiles == [path("CartTests"): "Tests/CartTests.swift"])
        let states = ReferenceMatch(PlannedReferences(), in: found).references.map(\.state)
        #expect(states == [.other, .orphaned])
    }
}

@Suite("filters of references")
struct ReferenceFilterTests {
    private static let cart = "ShopTests/Shop/Cart.full.json"
    private static let rows = ["ShopTests/Kit/Row.a.json", "ShopTests/Kit/Row.b.json"]

    private static let ofCart = [
        "Cart", "C*", "Shop", "Shop.Cart", cart, "Refs/\(cart)", "ShopTests/Shop/*", "Refs/ShopTests/Shop",
        "Sources/Shop", "Sources/Shop/Cart.swift", "/app/Sources/Shop", "**/Cart.*",
    ]

    private func filter(_ words: [String], from folder: String = "/app", in root: String = "/app") -> ReferenceFilter {
        ReferenceFilter(words, from: folder, in: ProjectRoot(root), references: path("Refs"), LocalFileSystem())
    }

    @Test("a link leads to the folder of a path")
    func links() throws {
        let folder = try TemporaryFolder(["app/Refs/a.1.png": ""])
        try folder.link("link", to: "app")
        let filter = filter([folder.path("link/Refs")], in: folder.path("app"))
        #expect(filter.chooses(path("a.1.png"), nil))
    }

    @Test(
        "patterns match references, entries and modules, several each its own, none all; paths are relative to the folder",
        arguments: ofCart.map { ([$0], "/app", [cart]) } + [
            ([], "/app", rows + [cart]), (["Row", "Cart"], "/app", rows + [cart]),
            (["*.a.json", "Nothing"], "/app", []), (["**.a.json"], "/app", [rows[0]]),
            (["Shop"], "/app/Sources", [cart]), (["../Refs/ShopTests/Kit"], "/app/Sources", rows),
            (["../.."], "/app/Sources", []),
        ] as [([String], String, [String])])
    func patterns(words: [String], folder: String, paths: [String]) throws {
        let filter = filter(words, from: folder)
        let planned = try references(plan(entry("Cart"), entry("Row", ["a", "b"], module: "Kit")))
        #expect(planned.all.filter { filter.chooses($0.path, $0) }.map(\.path.string) == paths)
    }

    @Test("a path may contain characters of patterns, and words that choose nothing are known")
    func exactAndUnused() throws {
        let filter = filter(["Row", "Rwo", "A[1].png"])
        #expect(filter.chooses(path("A[1].png"), nil))
        #expect(
            filter.unused(among: try references(plan(entry("Row"))).all.map { ($0.path, $0) }) == ["Rwo", "A[1].png"])
    }
}
