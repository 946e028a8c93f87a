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
        ]))
    private static let options = RenderOptions(travel(), version: "1.0.0")
    private static let names = SwiftNames(plan.batches)

    @Test("values are what their schema promises")
    func schemas() {
        let support = SupportContext(Self.plan, names: Self.names, options: Self.options).context
        #expect(TemplateValue.match(support.values, support.schema))
        for suite in Self.plan.suites {
            let context = SuiteContext(suite, names: Self.names, options: Self.options)
            for file in TestFile.all(of: suite) {
                let values = context.context(of: file)
                #expect(TemplateValue.match(values.values, values.schema))
            }
        }
    }
}
