import SnapgenModel
import SnapgenPlan
import Testing

@testable import SnapgenRender

/// Templates are checked against schemas and rendered with values, so the two have to agree.
@Suite("Template contexts")
struct TemplateContextTests {
    private static let plan = TestPlanner(travel()).plan(
        Catalog(entries: [
            entry("Row", hasModifier: true),
            entry("Screen", kind: .previews, samples: nil, availability: ["@available(iOS 17, *)"]),
            entry("State", strategy: .json, samples: [], conditions: ["DEBUG"]),
            preview(
                "Cell",
                address: PreviewAddress(
                    file: "TravelUI/Cell.swift", name: .none, members: [[BranchCondition(required: "DEBUG")]])),
        ]))
    private static let options = RenderOptions(travel(), version: "1.0.0")
    private static let names = SwiftNames(plan.batches)

    @Test("values are what their schema promises")
    func schemas() {
        let support = SupportContext(Self.plan, names: Self.names, options: Self.options).context
        #expect(TemplateValue.match(support.values, support.schema))
        let tests = TestsContext(Self.plan, names: Self.names, options: Self.options).context
        #expect(TemplateValue.match(tests.values, tests.schema))
        let gallery = GalleryContext(Self.plan, Self.options, appModule: "App").context
        #expect(TemplateValue.match(gallery.values, gallery.schema))
    }
}
