import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenReview
@testable import SnapgenScan

@Suite("removal of references")
struct PruningTests {
    private static let cart = "ShopTests/Shop/Cart.full.json"

    private func pruning(_ folder: TemporaryFolder, includesSkipped: Bool = false) throws -> Pruning {
        let root = ProjectRoot(folder.path)
        let planned = try references(plan(entry("Cart"), entry("Open", nil)))
        let skipped = try references(plan(entry("Row")))
        let listing = ReferenceListing(of: path("Refs"), in: root, LocalFileSystem())
        let inventory = ReferenceInventory(
            folder: path("Refs"), root: root, planned: planned, skipped: skipped,
            references: ReferenceMatch(planned, skipped: skipped, in: listing).references)
        let committed = [#".init("A", folder: "ShopTests/Gone", samples: "1", file: "A.swift")"#]
        let configuration = Configuration(references: .init(folder: path("Refs")))
        let ownership = ReferenceOwnership(of: inventory, committed, in: configuration, ["ShopTests"])
        return Pruning(of: inventory, ownership, includesSkipped: includesSkipped, in: LocalFileSystem())
    }

    private func project() throws -> TemporaryFolder {
        let names = [
            Self.cart, "ShopTests/Shop/Cart.old.json", "ShopTests/Shop/Open.1.json", "ShopTests/Shop/Row.full.json",
            "ShopTests/Gone/A.1.json", "ShopTests/Gone/In/B.1.png", "README.md", "ShopTests/Shop/notes.txt",
        ]
        return try TemporaryFolder(emptyFiles(names.map { "Refs/\($0)" }))
    }

    @Test("orphans, on demand those of skipped entries, and folders that become empty are removed")
    func removes() throws {
        let folder = try project()
        let before = folder.files
        let (removed, diagnostics) = try pruning(folder).remove()
        #expect(removed.map(\.path.string) == ["ShopTests/Gone/A.1.json", "ShopTests/Shop/Cart.old.json"])
        #expect(diagnostics == [])
        #expect(Set(before).subtracting(folder.files) == Set(removed.map { "Refs/\($0.path)" }))
        try FileManager.default.removeItem(atPath: folder.path("Refs/ShopTests/Gone/In"))
        try folder.write("{}", to: "Refs/ShopTests/Gone/B.1.json")
        try folder.write("C.1.png\tiOS 17\n", to: "Refs/ShopTests/Moved/.snapgen-environments")
        let more = try pruning(folder, includesSkipped: true).remove().removed
        #expect(more.map(\.path.string) == ["ShopTests/Gone/B.1.json", "ShopTests/Shop/Row.full.json"])
        #expect(!folder.exists("Refs/ShopTests/Gone") && !folder.exists("Refs/ShopTests/Moved"))
    }

    @Test(
        "a file that has become a link, or a folder above it, is not removed; a linked folder of references is refused")
    func links() throws {
        let linked = try TemporaryFolder(["Other/A.1.json": "{}"])
        try linked.link("Refs", to: "Other")
        #expect(problems { try self.pruning(linked).remove() }.map(\.id) == [.foreignFile])
        #expect(linked.exists("Other/A.1.json"))
        let folder = try project()
        let pruning = try pruning(folder)
        try folder.write("", to: "Other/A.1.json")
        try folder.link("Refs/ShopTests/Gone", to: "../../Other")
        try folder.link("Refs/ShopTests/Shop/Cart.old.json", to: "Cart.full.json")
        let (removed, diagnostics) = try pruning.remove()
        #expect(removed == [])
        #expect(diagnostics.map(\.path) == ["Refs/ShopTests/Gone/A.1.json", "Refs/ShopTests/Shop/Cart.old.json"])
        #expect(folder.exists("Other/A.1.json") && folder.exists("Refs/\(Self.cart)"))
        #expect(folder.exists("Refs/ShopTests/Shop/Cart.old.json"))
    }

    @Test("gaps in the plan, and removing most files, are reported")
    func doubts() throws {
        #expect(Pruning.gaps(in: [Diagnostic(.nameCollision, .warning, "")]) == [])
        #expect(Pruning.gaps(in: [Diagnostic(.unevaluatedManifest, .warning, "")]).map(\.id) == [.notPruned])
        #expect(try pruning(project()).majority == nil)
        let names = [Self.cart, "ShopTests/Shop/A.1.json", "ShopTests/Shop/B.1.json"]
        let most = try TemporaryFolder(emptyFiles(names.map { "Refs/\($0)" }))
        #expect(try self.pruning(most).majority?.id == .notPruned)
    }

    @Test("files outside of the folders of suites, and with the names of no entry, are kept")
    func foreign() throws {
        let names = [
            "A.1.json", "Cart.full.json", "OtherTests/Shop/A.1.json", "ShopTests/Other/A.1.json", "ShopTests/A.1.json",
        ]
        let folder = try TemporaryFolder(emptyFiles(names.map { "Refs/\($0)" }))
        let pruning = try pruning(folder)
        #expect(pruning.orphans.isEmpty)
        #expect(Set(pruning.kept.map(\.file.path.string)).isSubset(of: names))
    }

    @Test("a name with an environment at its end is that of an entry only if one has the name before it")
    func environments() throws {
        let batches = Configuration().environments.batches
        let environment = try #require(batches.flatMap { BatchExpander.planned($0).environments }.map(\.name).first)
        let inventory = ReferenceInventory(
            folder: path("Refs"), root: ProjectRoot("/p"), planned: try references(plan()),
            skipped: try references(plan()), references: [])
        let ownership = ReferenceOwnership(of: inventory, [#".init("Pay", folder: "")"#], in: Configuration(), [])
        #expect(ownership.isCommitted(path("Pay-\(environment).1.png")))
        #expect(!ownership.isCommitted(path("Other-\(environment).1.png")))
    }

    @Test("entries are read from generated tests, with escapes and the stems of samples")
    func committedEntries() throws {
        let text = #"""
            $0.assertImages(
                of: .preview(.init("Shop/A.swift", "Filled in")),
                entry: .init(
                    "A \"b\"", folder: "", samples: [.init("1", stem: "Full"), .init("2", stem: "Empty")],
                    file: "A.swift"))
            of: .samples(Tags.samples), entry: .init("Tags", folder: "HotelTests/Cells", samples: "a b", file: "B.swift"))
            """#
        let entries = ReferenceOwnership.entries(in: text)
        #expect(entries.map(\.titles) == [["A \"b\"", "Full", "Empty"], ["Tags"]])
        #expect(entries.map(\.folder?.string) == [nil, "HotelTests/Cells"])
    }
}
