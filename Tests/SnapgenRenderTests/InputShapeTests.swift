import SnapgenModel
import SnapgenPlan
import Testing

@testable import SnapgenRender

/// Templates are checked against shapes and rendered with values, so the two have to agree.
@Suite("Template inputs")
struct InputShapeTests {
    private static let plan = TestPlanner(travel()).plan(
        Catalog(entries: [
            entry("Row", hasModifier: true),
            entry("Screen", kind: .previews, samples: nil, availability: ["@available(iOS 17, *)"]),
            entry("State", strategy: .json, samples: [], conditions: ["DEBUG"]),
        ]))
    private static let options = RenderOptions(travel(), version: "1.0.0")
    private static let names = SwiftNames(plan.batches)

    @Test("values are what their shape promises")
    func shapes() {
        let support = SupportInput(Self.plan, names: Self.names, options: Self.options).input
        #expect(TemplateValue.match(support.values, support.shape))
        for suite in Self.plan.suites {
            let input = SuiteInput(suite, names: Self.names, options: Self.options).input
            #expect(TemplateValue.match(input.values, input.shape))
        }
    }
}
