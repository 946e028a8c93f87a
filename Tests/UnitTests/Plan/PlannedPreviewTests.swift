import Testing

@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenScan

@Suite("PlannedPreview")
struct PlannedPreviewTests {
    @Test("has the name and the file that the program shows")
    func names() throws {
        var macro = entry("Row_A", kind: .macro)
        macro.location = location("Sources/Cells/Row.swift")
        macro.declaration.address = PreviewAddress(file: "TravelUI/Row.swift", name: .literal("A"))
        let preview = try #require(PlannedPreview(macro))
        #expect(preview.file == "TravelUI/Row.swift" && preview.name == .literal("A") && preview.provider == nil)
        let provider = try #require(PlannedPreview(entry("Row", kind: .previews)))
        #expect(provider.file == "TravelUI/Row.swift" && provider.name == nil && provider.provider == "TravelUI.Row")
        // Samples, and macros that no program contains, are no previews.
        #expect(PlannedPreview(entry("Row")) == nil)
        #expect(PlannedPreview(entry("Row", kind: .macro)) == nil)
    }

    @Test("is in the plan without a test as well, with the reason and whether it is conditional")
    func leftOut() {
        var skipped = entry("Row", kind: .previews)
        (skipped.status, skipped.reason) = (.skipped, "a comment says so")
        var late = entry("Late", kind: .previews)
        late.availability = ["@available(iOS 18, *)"]
        let plan = plan(skipped, late, entry("Cell", kind: .previews, conditions: ["DEBUG"]))
        #expect(plan.previews.map(\.reason) == ["a comment says so", nil, nil])
        #expect(plan.previews.map(\.isConditional) == [false, true, true])
        #expect(plan.functions == ["testLate", "testCell"])
    }
}
