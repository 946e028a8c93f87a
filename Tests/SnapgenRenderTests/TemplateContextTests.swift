import Stencil
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenPlan
@testable import SnapgenRender
@testable import SnapgenScan

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
        let contexts = [
            SupportContext(Self.plan, names: Self.names, options: Self.options).context,
            TestsContext(Self.plan, names: Self.names, options: Self.options).context,
            GalleryContext(Self.plan, Self.options, appModule: "App").context,
            SampleTestsContext(Self.plan, path: "/a.swift").context,
        ]
        for context in contexts {
            #expect(context.values.keys.sorted() == context.schema.keys.sorted())
            for (name, schema) in context.schema {
                #expect(context.values[name].map { Self.matches($0, schema) } == true, "\(name)")
            }
        }
    }

    /// Returns whether a value has the members of its schema.
    private static func matches(_ value: Any, _ schema: TemplateSchema) -> Bool {
        switch schema {
        case .text: value is String
        case .number: value is Int
        case .flag: value is Bool
        case .list(let element):
            (value as? [Any])?.allSatisfy { matches($0, element) } ?? ((value as? [String: Any])?.isEmpty == true)
        case .object(let members):
            members.allSatisfy { name, schema in
                (value as? any DynamicMemberLookup)?[dynamicMember: name].map { matches($0, schema) } == true
            }
        case .anything, .map, .reference: false
        }
    }
}
