import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenProject
@testable import SnapgenReview
@testable import SnapgenScan

@Suite("TestPlanner")
struct TestPlannerTests {
    @Test("the catalog of one sample in the batch extended has the four references that its users know")
    func extendedBatch() {
        let plan = plan(entry("HotelListView", settings: Directives(batch: "extended")))
        #expect(
            plan.cases.map(\.reference) == [
                "__Snapshots__/TravelSnapshotTests/TravelUI/HotelListView-iPhone13-light.1.png",
                "__Snapshots__/TravelSnapshotTests/TravelUI/HotelListView-iPhone13-dark.1.png",
                "__Snapshots__/TravelSnapshotTests/TravelUI/HotelListView-iPhone8-light.1.png",
                "__Snapshots__/TravelSnapshotTests/TravelUI/HotelListView-iPhoneSe-light.1.png",
            ])
        #expect(plan.functions == ["testHotelListView"])
    }

    @Test("texts of views are recorded once for each sample, in the first environment, beside the pictures")
    func texts() {
        let labels = [Sample(number: 1, label: "new", line: 5), Sample(number: 2, label: "old", line: 6)]
        let settings = Directives(batch: "extended", texts: ViewTexts([.tree, .keys]))
        let plan = plan(entry("Row", samples: labels, settings: settings))
        #expect(plan.functions == ["testRow", "testRow_tree", "testRow_keys"])
        let texts = plan.suites[0].tests.dropFirst()
        #expect(texts.map(\.environments) == [["iPhone13-light"], ["iPhone13-light"]])
        #expect(texts.map(\.batch) == [nil, nil])
        #expect(
            plan.references.suffix(4) == [
                "TravelUI/Row-tree.new.txt", "TravelUI/Row-tree.old.txt", "TravelUI/Row-keys.new.txt",
                "TravelUI/Row-keys.old.txt",
            ])
        #expect(plan.cases.suffix(4).allSatisfy { $0.environment == nil })
    }

    @Test("a text keeps a reference of its own beside chosen names, legacy names and entries of the same name")
    func namesOfTexts() throws {
        let texts = ViewTexts([.keys])
        let references = try #require(RelativePath("Old/Names"))
        let chosen = plan(entry("Row", settings: Directives(references: references, texts: texts)))
        #expect(chosen.cases.last?.reference == "__Snapshots__/Old/Names-keys.1.txt")
        let value = entry("Row-keys", strategy: .lines)
        let both = plan(entry("Row", settings: Directives(texts: texts)), value)
        #expect(Set(both.references).count == both.references.count)
        #expect(both.diagnostics.map(\.id) == [.nameCollision, .nameCollision])
        #expect(plan(entry("Row", strategy: .json, settings: Directives(texts: texts))).functions == ["testRow"])
    }

    @Test("a batch says how many environments it would have with everything combined")
    func combinations() throws {
        let small = EnvironmentProduct(
            layouts: [.sizeThatFits], themes: [.light, .dark], locales: ["en", "ar", "ja"],
            textSizes: [.small, .large]
        ).with {
            $0.combine = .pairwise
            $0.include = [EnvironmentProduct(layouts: [], locales: ["fr"])]
        }
        let batch = try batch(Batch(name: "small", products: [small]))
        #expect(batch.environments.count == 10)
        #expect(batch.combinations == 16)
        #expect(batch.strength == 2)
    }

    @Test("what is in two products of a batch is not counted as saved")
    func overlappingProducts() throws {
        let product = EnvironmentProduct(layouts: [.sizeThatFits], themes: [.light, .dark])
        let batch = try batch(Batch(name: "twice", products: [product, product]))
        #expect(batch.combinations == 2)
        #expect(batch.strength == nil)
    }

    private func batch(_ batch: Batch) throws -> PlannedBatch {
        let row = entry("Row", settings: Directives(batch: batch.name))
        return try #require(plan(row, configuration: travel(batches: [batch])).batches.first)
    }

    @Test("an entry that names no batch is shown in the default batch")
    func defaultBatch() {
        var configuration = travel()
        configuration.environments.defaultBatch = "component"
        let plan = plan(entry("Row"), configuration: configuration)
        #expect(plan.references == ["TravelUI/Row-sizeThatFits-light.1.png", "TravelUI/Row-sizeThatFits-dark.1.png"])
    }

    @Test(
        "a value has no environment in its name",
        arguments: [
            (CaptureStrategy.json, "TravelUI/Cart.1.json"), (.lines, "TravelUI/Cart.1.txt"),
            (.dump, "TravelUI/Cart.1.txt"),
        ])
    func values(strategy: CaptureStrategy, reference: String) {
        let plan = plan(entry("Cart", strategy: strategy))
        #expect(plan.references == [reference])
        #expect(plan.cases.map(\.environment) == [nil])
        #expect(plan.batches.isEmpty)
    }

    @Test("samples that only running tells are one case with a star")
    func unknownSamples() {
        let plan = plan(entry("Row", samples: nil, settings: Directives(batch: "component")))
        #expect(plan.references == ["TravelUI/Row-sizeThatFits-light.*.png", "TravelUI/Row-sizeThatFits-dark.*.png"])
        #expect(plan.suites[0].tests[0].samples == nil)
        #expect(plan.cases.map(\.sample) == [ReferenceName.anySample, ReferenceName.anySample])
    }

    @Test("a case names the test that asserts it as swift test lists it")
    func testNames() {
        let plan = plan(entry("Cart", strategy: .json))
        #expect(plan.cases.map(\.test) == ["TravelSnapshotTests.TravelUISnapshotTests/testCart"])
        #expect(plan.cases.map(\.id) == ["TravelUI/Cart.1"])
        #expect(plan.cases.map(\.entry) == ["TravelUI.Cart"])
    }

    @Test("a skipped entry has no cases")
    func skipped() {
        let plan = plan(entry("Row", status: .skipped))
        #expect(plan.cases.isEmpty)
        #expect(plan.suites.map(\.module) == ["TravelUI"])
    }

    @Test("a module without entries still has its suite, in the order of module names")
    func emptyModules() {
        let sources = ["Zoo", "Core"].map { SourceModule(path: nil, module: $0) }
        let plan = plan(entry("Row"), configuration: travel(sources: sources))
        #expect(plan.suites.map(\.name) == ["CoreSnapshotTests", "TravelUISnapshotTests", "ZooSnapshotTests"])
        #expect(plan.suites.map(\.tests.count) == [0, 1, 0])
    }

    @Test("one function per environment")
    func perEnvironment() {
        let plan = plan(entry("Row"), configuration: travel(granularity: .environment))
        #expect(plan.functions == ["testRow_iPhone13_light", "testRow_iPhone13_dark"])
        #expect(plan.suites[0].tests.map(\.environments) == [["iPhone13-light"], ["iPhone13-dark"]])
        #expect(plan.suites[0].tests.map(\.batch) == [nil, nil])
        #expect(plan.batches.map(\.name) == ["regular"])
    }

    @Test("one function per case")
    func perCase() {
        let samples = [Sample(number: 1, label: "empty", line: 5), Sample(number: 2, line: 6)]
        let plan = plan(entry("Cart", strategy: .json, samples: samples), configuration: travel(granularity: .case))
        #expect(plan.functions == ["testCart_empty", "testCart_2"])
        #expect(plan.suites[0].tests.map(\.sampleCount) == [2, 2])
        #expect(plan.references == ["TravelUI/Cart.empty.json", "TravelUI/Cart.2.json"])
    }

    @Test("samples that only running tells stay in one function however fine the split")
    func perCaseUnknown() {
        let plan = plan(entry("Cart", strategy: .json, samples: nil), configuration: travel(granularity: .case))
        #expect(plan.functions == ["testCart"])
    }

    @Test("the split changes functions, never references", arguments: TestSettings.Granularity.allCases)
    func granularityKeepsReferences(granularity: TestSettings.Granularity) {
        let samples = [Sample(number: 1, label: "empty", line: 5), Sample(number: 2, label: "full", line: 6)]
        let plan = plan(entry("Row", samples: samples), configuration: travel(granularity: granularity))
        #expect(
            Set(plan.references) == [
                "TravelUI/Row-iPhone13-light.empty.png", "TravelUI/Row-iPhone13-light.full.png",
                "TravelUI/Row-iPhone13-dark.empty.png", "TravelUI/Row-iPhone13-dark.full.png",
            ])
    }

    @Test("what a rule or comment says goes before the configuration's own values")
    func settings() {
        var configuration = travel()
        configuration.pictures.precision = 0.9
        let plan = plan(
            entry("A", settings: Directives(pictures: .init(precision: 0.5), delay: 0.3)), entry("B"),
            configuration: configuration)
        #expect(plan.suites[0].tests.map(\.pictures.precision) == [0.5, 0.9])
        #expect(plan.suites[0].tests.map(\.delay) == [0.3, 0])
    }

    @Test("a batch that nobody defined is an error at the entry, with a suggestion")
    func unknownBatch() {
        let plan = plan(entry("Row", settings: Directives(batch: "componnent")))
        #expect(plan.cases.isEmpty)
        #expect(
            plan.diagnostics.map(\.description) == [
                "Sources/TravelUI/Row.swift:4:8: error: no batch is called 'componnent'; did you mean 'component'? "
                    + "[unknown-name]"
            ])
    }

    @Test("pictures that no engine asserts are left out with a warning")
    func noEngine() {
        let plan = plan(entry("Row"), entry("Cart", strategy: .json), configuration: travel(imageEngine: .snapgen))
        #expect(plan.references == ["TravelUI/Cart.1.json"])
        #expect(plan.diagnostics.map(\.id) == [.noEngine])
        #expect(plan.diagnostics.map(\.severity) == [.warning])
    }

    @Test("the catalog's diagnostics come first")
    func keepsDiagnostics() {
        let note = Diagnostic(.unnamedPreview, .note, "a name makes it stable")
        let catalog = Catalog(entries: [entry("Row", settings: Directives(batch: "x"))], diagnostics: [note])
        #expect(TestPlanner(travel()).plan(catalog).diagnostics.map(\.id) == [.unnamedPreview, .unknownName])
    }

    @Test("a suite has another name where a person has a type of its name")
    func writtenTypes() {
        let target = TestTarget(modules: ["Design"], writtenTypes: ["TravelUISnapshotTests", "Row"])
        let plan = TestPlanner(travel()).plan(Catalog(entries: [entry("Row")]), target: target)
        #expect(plan.suites.map(\.name) == ["DesignSnapshotTests", "TravelUISnapshotTests_Snapgen"])
    }

    @Test("an empty catalog gives an empty plan")
    func empty() {
        #expect(plan().cases.isEmpty)
        #expect(plan().suites.isEmpty)
    }
}
