import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenRender
@testable import SnapgenScan

@Suite("ProgramContext")
struct ProgramContextTests {
    private func context(
        _ entries: CatalogEntry..., change: (inout RenderOptions) -> Void = { _ in }
    ) -> ProgramContext {
        var options = RenderOptions(travel(), version: "1.0.0")
        change(&options)
        return ProgramContext(TestPlanner(travel()).plan(Catalog(entries: entries)), options)
    }

    private func preview(_ title: String, _ name: PreviewAddress.Name, conditions: [String] = []) -> CatalogEntry {
        let address = PreviewAddress(file: "TravelUI/Row.swift", name: name)
        var entry = SnapgenRenderTests.preview(title, address: address, conditions: conditions)
        entry.location.path = path("Sources/TravelUI/Row.swift")
        return entry
    }

    private func modules(of context: ProgramContext) -> [String] {
        context.modules.map { module in
            "\"\(module.name)\" \(module.isWhole) \(module.code)"
        }
    }

    private func module(_ files: (String, String)..., isWhole: Bool = true) -> String {
        let calls = files.map { file, names in
            "        // TravelUI/\(file)\n        plan.add(\"TravelUI/\(file)\", \(names))"
        }
        return "\"TravelUI\" \(isWhole) " + calls.joined(separator: "\n\n")
    }

    @Test("lists the names of each file, those under conditions by themselves")
    func files() {
        let context = context(
            preview("A", .none), preview("B", .literal("b \"c\"")), preview("C", .computed(besides: ["d"])),
            preview("D", .literal("d"), conditions: ["DEBUG"]), entry("Cell", kind: .previews),
            entry("Map", kind: .previews, conditions: ["DEBUG"]), entry("State"))
        let names = #"previews: [.computed(besides: ["d"]), .literal("b \"c\""), .none], conditional: [.literal("d")]"#
        #expect(
            modules(of: context) == [
                module(
                    ("Cell.swift", #"providers: ["TravelUI.Cell_Previews"]"#),
                    ("Map.swift", #"conditionalProviders: ["TravelUI.Map_Previews"]"#), ("Row.swift", names),
                    ("State.swift", #"conditionalProviders: ["TravelUI.State_Previews"]"#))
            ])
    }

    @Test("an entry without a test counts, because the program may contain it")
    func leftOut() {
        var skipped = preview("A", .none)
        (skipped.status, skipped.reason) = (.skipped, "a comment")
        #expect(context(skipped).isChecked)
        #expect(modules(of: context(skipped)) == [module(("Row.swift", "conditional: [.none]"))])
    }

    @Test("says which modules are known only in part")
    func partialModules() {
        let context = context(preview("A", .none)) { $0.partialModules = ["TravelUI"] }
        #expect(modules(of: context) == [module(("Row.swift", "previews: [.none]"), isWhole: false)])
    }

    @Test("previews of a kind that the configuration does not list are not compared")
    func otherKinds() {
        #expect(!context(entry("Cell", kind: .previews)) { $0.configuration.catalog.macros = [] }.isChecked)
        #expect(!context(preview("A", .none)) { $0.configuration.catalog.protocols = [] }.isChecked)
    }

    @Test("there is nothing to compare without previews")
    func nothing() {
        #expect(!context(entry("State")).isChecked)
    }
}

@Suite("PreviewCondition")
struct PreviewConditionTests {
    @Test("has a constant for each expression that only other previews of a name have, once")
    func all() {
        let members = [
            [BranchCondition(denied: ["A", "os(iOS)"], required: nil)], [BranchCondition(required: "A")], [],
        ]
        let address = PreviewAddress(file: "TravelUI/Row.swift", name: .none, number: 3, members: members)
        let test = PlannedTest(function: "test", entry: preview("Row", address: address), samples: nil, folder: nil)
        let conditions = PreviewCondition.all(in: [test, test])
        #expect(Set(conditions.map(\.text)) == ["A", "os(iOS)"])
        #expect(conditions.map(\.name) == conditions.map(\.name).sorted())
        #expect(conditions.allSatisfy { SwiftIdentifier.isValid($0.name) })
    }
}
