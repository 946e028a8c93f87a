import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenScan

@Suite("TestPlanner")
struct TestPlannerTests {
    @Test("a text keeps a reference of its own beside chosen names, legacy names and entries of the same name")
    func namesOfTexts() {
        var settings = Directives()
        settings.texts = .tree
        var renamed = settings
        renamed.references = RelativePath("Old/Names")
        let chosen = plan(entry("Row", settings: renamed))
        #expect(chosen.cases.last?.reference == "__Snapshots__/Old/Names-tree.1.txt")
        let value = entry("Row-tree", strategy: .lines)
        let both = plan(entry("Row", settings: settings), value)
        #expect(Set(both.references).count == both.references.count)
        #expect(both.diagnostics.map(\.id) == [.nameCollision, .nameCollision])
        #expect(plan(entry("Row", strategy: .json, settings: settings)).functions == ["testRow"])
    }

    @Test("a batch counts the environments that it would have with everything combined, each of them once")
    func combinations() throws {
        let pairs = EnvironmentProduct(
            layouts: [.sizeThatFits], themes: [.light, .dark], locales: ["en", "ar", "ja"],
            textSizes: [.small, .large]
        ).with {
            $0.combine = .pairwise
            $0.include = [EnvironmentProduct(layouts: [], locales: ["fr"])]
        }
        let small = try batch(pairs)
        #expect(small.environments.count == 10 && small.combinations == 16 && small.strength == 2)
        let product = EnvironmentProduct(layouts: [.sizeThatFits], themes: [.light, .dark])
        let twice = try batch(product, product)
        #expect(twice.environments.count == 2 && twice.combinations == 2 && twice.strength == nil)
        let phones = EnvironmentProduct(layouts: Device.builtIn.prefix(3).map { .device($0) }, themes: [.dark])
        #expect(try batch(phones, device: "iPhone 8").combinations == 1)
        #expect(EnvironmentProduct(layouts: [], themes: [.light]).combinations == 0)
    }

    private func batch(_ products: EnvironmentProduct..., device: String? = nil) throws -> PlannedBatch {
        let row = entry("Row", settings: Directives(batch: "all", device: device))
        let batches = [Batch(name: "all", products: products)]
        return try #require(plan(row, configuration: travel(batches: batches)).batches.first)
    }

    @Test("a module without entries, or with skipped ones only, has its suite, in the order of module names")
    func emptyModules() {
        let sources = ["Zoo", "Core"].map { SourceModule(path: nil, module: $0) }
        var skipped = entry("Card", module: "Design")
        skipped.status = .skipped
        let plan = plan(entry("Row"), skipped, configuration: travel(sources: sources))
        let modules = ["Core", "Design", "TravelUI", "Zoo"]
        #expect(plan.suites.map(\.name) == modules.map { "\($0)SnapshotTests" })
        #expect(plan.suites.map(\.tests.count) == [0, 0, 1, 0])
    }

    @Test("samples that only running tells stay in one function", arguments: TestSettings.Granularity.allCases)
    func unknownSamples(granularity: TestSettings.Granularity) {
        let cart = entry("Cart", strategy: .json, samples: nil)
        let plan = plan(cart, configuration: travel(granularity: granularity))
        #expect(plan.functions == ["testCart"] && plan.references == ["TravelUI/Cart.*.json"])
        #expect(plan.suites[0].tests.map(\.sampleCount) == [nil] && plan.batches.isEmpty)
        #expect(plan.cases.map(\.test) == ["TravelSnapshotTests.TravelUISnapshotTests/testCart"])
    }

    @Test("the values of a rule or comment go before the configuration's own")
    func settings() {
        var configuration = travel()
        configuration.pictures.precision = 0.9
        let plan = plan(
            entry("A", settings: Directives(pictures: .init(precision: 0.5), delay: 0.3)), entry("B"),
            configuration: configuration)
        #expect(plan.suites[0].tests.map(\.pictures.precision) == [0.5, 0.9])
        #expect(plan.suites[0].tests.map(\.delay) == [0.3, 0])
    }

    @Test("a suite has another name where a person has a type of its name")
    func writtenTypes() {
        var target = TestTarget(modules: ["Design"])
        target.writtenTypes = ["TravelUISnapshotTests", "Row"]
        let plan = TestPlanner(travel()).plan(Catalog(entries: [entry("Row")]), target: target)
        #expect(plan.suites.map(\.name) == ["DesignSnapshotTests", "TravelUISnapshotTests_Snapgen"])
    }

    @Test("a preview is in the plan without a test as well, with the reason and whether it is conditional")
    func leftOut() {
        var skipped = entry("Row", kind: .previews)
        (skipped.status, skipped.reason) = (.skipped, "a comment")
        var late = entry("Late", kind: .previews)
        late.declaration.availability = ["@available(iOS 18, *)"]
        let plan = plan(skipped, late, entry("Cell", kind: .previews, conditions: ["DEBUG"]))
        #expect(plan.previews.map(\.reason) == ["a comment", nil, nil])
        #expect(plan.previews.map(\.isConditional) == [false, true, true])
        #expect(plan.functions == ["testLate", "testCell"])
    }
}
