import Testing

@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenScan

@Suite("PlannedPreview")
struct PlannedPreviewTests {
    @Test("a macro has the name and the file that the program shows")
    func macro() throws {
        var macro = entry("Row_A", kind: .macro)
        macro.location = location("Sources/Cells/Row.swift")
        macro.declaration.address = PreviewAddress(file: "TravelUI/Row.swift", name: .literal("A"))
        let preview = try #require(PlannedPreview(macro))
        #expect(preview.file == "TravelUI/Row.swift" && preview.module == "TravelUI")
        #expect(preview.name == .literal("A") && preview.provider == nil)
        #expect(!preview.isConditional && preview.reason == nil)
    }

    @Test("a provider has its name behind that of its module")
    func provider() throws {
        let preview = try #require(PlannedPreview(entry("Row", kind: .previews)))
        #expect(preview.provider == "TravelUI.Row" && preview.name == nil)
        #expect(preview.file == "TravelUI/Row.swift")
    }

    @Test("samples, and macros that no program contains, are no previews")
    func others() {
        #expect(PlannedPreview(entry("Row")) == nil)
        #expect(PlannedPreview(entry("Row", kind: .macro)) == nil)
    }

    @Test("conditions and availability make it conditional")
    func conditional() throws {
        var conditional = entry("Row", kind: .previews)
        conditional.declaration.conditions = ["DEBUG"]
        #expect(try #require(PlannedPreview(conditional)).isConditional)
        conditional.declaration.conditions = []
        conditional.declaration.availability = ["@available(iOS 18, *)"]
        #expect(try #require(PlannedPreview(conditional)).isConditional)
    }

    @Test("a plan contains previews without a test, with the reason")
    func leftOut() {
        var skipped = entry("Row", kind: .previews)
        (skipped.status, skipped.reason) = (.skipped, "a comment says so")
        let plan = TestPlanner(travel()).plan(Catalog(entries: [skipped, entry("Cell", kind: .previews)]))
        #expect(plan.previews.map(\.reason) == ["a comment says so", nil])
        #expect(plan.functions == ["testCell"])
    }
}
