import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenScan

@Suite("TestPlanner")
struct TestPlannerTests {
    @Test("a text keeps a reference of its own beside chosen names, legacy names and entries of the same name")
    func namesOfTexts() throws {
        var settings = Directives()
        settings.texts = .tree
        var renamed = settings
        renamed.references = RelativePath("Old/Names")
        let chosen = try plan(entry("Row", settings: renamed))
        #expect(chosen.cases.last?.reference == "__Snapshots__/Old/Names-tree.1.txt")
        let value = entry("Row-tree", strategy: .lines)
        let both = try plan(entry("Row", settings: settings), value)
        #expect(Set(both.references).count == both.references.count)
        #expect(both.diagnostics.map(\.id) == [.nameCollision, .nameCollision])
        #expect(try plan(entry("Row", strategy: .json, settings: settings)).functions == ["testRow"])
    }

    @Test(
        "a batch counts the environments that it would have with everything combined, each of them once",
        arguments: [
            (
                "{ devices: [tv], themes: [light, dark], locales: [en, ar, ja], text_sizes: [small, large], "
                    + "combine: pairwise, include: [{ locales: [fr] }] }", nil, [10, 16, 2]
            ),
            ("[{ devices: [tv], themes: [light, dark] }, { devices: [tv], themes: [light, dark] }]", nil, [2, 2]),
            ("{ devices: [iPhoneSe, iPhone8, iPhone13], themes: [dark] }", "iPhone 8", [1, 1]),
        ] as [(String, String?, [Int])])
    func combinations(products: String, device: String?, numbers: [Int]) throws {
        let row = entry("Row", settings: Directives(batch: "all", device: device))
        let batch = try #require(plan(row, yaml: "batches: { all: \(products) }").batches.first)
        #expect([batch.environments.count, batch.combinations, batch.strength].compactMap(\.self) == numbers)
    }

    @Test("a module without entries, or with skipped ones only, has its suite, in the order of module names")
    func emptyModules() throws {
        var skipped = entry("Card", module: "Design")
        skipped.status = .skipped
        let plan = try plan(entry("Row"), skipped, yaml: "sources: [{ module: Zoo }, { module: Core }]")
        let suites = ["CoreSnapshotTests 0", "DesignSnapshotTests 0", "TravelUISnapshotTests 1", "ZooSnapshotTests 0"]
        #expect(plan.suites.map { "\($0.name) \($0.tests.count)" } == suites)
    }

    @Test("samples that only running tells stay in one function", arguments: TestSettings.Granularity.allCases)
    func unknownSamples(granularity: TestSettings.Granularity) throws {
        let plan = try plan(entry("Cart", strategy: .json, samples: nil), granularity: granularity)
        #expect(plan.functions == ["testCart"] && plan.references == ["TravelUI/Cart.*.json"])
        #expect(plan.suites[0].tests.map(\.sampleCount) == [nil] && plan.batches.isEmpty)
        #expect(plan.cases.map(\.test) == ["TravelSnapshotTests.TravelUISnapshotTests/testCart"])
    }

    @Test("an entry without samples has one test, which fails", arguments: TestSettings.Granularity.allCases)
    func noSamples(granularity: TestSettings.Granularity) throws {
        #expect(try plan(entry("Cart", samples: []), granularity: granularity).functions == ["testCart"])
    }

    @Test("a preview is in the plan without a test as well, with the reason and whether it is conditional")
    func leftOut() throws {
        var skipped = entry("Row", kind: .previews)
        (skipped.status, skipped.reason) = (.skipped, "a comment")
        var late = entry("Late", kind: .previews)
        late.declaration.availability = ["@available(iOS 18, *)"]
        let plan = try plan(skipped, late, entry("Cell", kind: .previews, conditions: ["DEBUG"]))
        #expect(
            plan.previews.map { "\($0.reason ?? "-") \($0.isConditional)" } == ["a comment false", "- true", "- true"])
        #expect(plan.functions == ["testLate", "testCell"])
    }
}

@Suite("Entries that choose their device or theme") struct BatchAdjustmentTests {
    private static let turned = "devices: [iPhoneSe], widths: [iPhoneSe], orientations: [portrait, landscape]"

    @Test(
        "a preview is shown on its device and its samples in their themes",
        arguments: [
            (
                "devices: [iPhoneSe], themes: [light, dark]", "iPhone SE (3rd generation)", [nil],
                "iPhoneSe3-light.1 iPhoneSe3-dark.1"
            ),
            // A television stays upright, and a phone gives the batch's width.
            (turned, "Apple TV", [nil], "tv.1 tv-width.1"),
            (turned, "iPhone 8", [nil], "iPhone8.1 iPhone8-landscape.1 iPhone8-width.1 iPhone8-width-landscape.1"),
            // A batch without devices is not given one.
            ("layout: sizeThatFits", "iPhone 8", [nil], "sizeThatFits.1"),
            ("devices: [tv], themes: [light, dark]", nil, [nil, .dark], "tv-light.1 tv-dark.1 tv-dark.2"),
            // A batch shows a sample in its theme although it lacks it, and every sample where it has no theme.
            ("devices: [tv], themes: [light]", nil, [.dark], "tv-dark.1"),
            ("devices: [tv]", nil, [nil, .dark], "tv.1 tv.2"),
        ] as [(String, String?, [SnapshotEnvironment.Theme?], String)],
        TestSettings.Granularity.allCases)
    func adjusted(
        row: (axes: String, device: String?, themes: [SnapshotEnvironment.Theme?], names: String),
        granularity: TestSettings.Granularity
    ) throws {
        let samples = row.themes.enumerated().map { Sample(number: $0 + 1, line: 5, theme: $1) }
        let entry = entry("A", samples: samples, settings: Directives(batch: "own", device: row.device))
        let plan = try plan(entry, yaml: "batches: { own: { \(row.axes) } }", granularity: granularity)
        #expect(plan.references == row.names.split(separator: " ").map { "TravelUI/A-\($0).png" })
    }

    @Test("an adjusted batch has a name of its own, and a device that is not defined is a warning")
    func names() throws {
        let adjusted = try plan(entry("A", settings: Directives(device: "iPhone SE (3rd generation)")), entry("B"))
        #expect(adjusted.batches.map(\.name) == ["regular", "regular-iPhoneSe3"])
        let unknown = try plan(entry("A", settings: Directives(device: "iPhone 99 Max")))
        #expect(unknown.cases.count == 2)
        #expect(unknown.diagnostics.map(\.id) == [.unknownName] && unknown.diagnostics[0].severity == .warning)
    }
}
