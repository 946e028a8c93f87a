import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenScan

@Suite("Entries that choose their device or theme") struct BatchAdjustmentTests {
    private static let phone = SnapshotEnvironment.Layout.device(Device.builtIn[0])
    private static let turned = EnvironmentProduct(
        layouts: [phone, .width(Device.builtIn[0])], orientations: [.portrait, .landscape])
    private static let fitting = EnvironmentProduct(layouts: [.sizeThatFits])

    @Test(
        "a preview is shown on its device and its samples in their themes",
        arguments: [
            (
                EnvironmentProduct(layouts: [phone], themes: [.light, .dark]), "iPhone SE (3rd generation)", [nil],
                ["iPhoneSe3-light.1", "iPhoneSe3-dark.1"]
            ),
            // A television stays upright, and a phone gives the batch's width.
            (turned, "Apple TV", [nil], ["tv.1", "tv-width.1"]),
            (
                turned, "iPhone 8", [nil],
                ["iPhone8.1", "iPhone8-landscape.1", "iPhone8-width.1", "iPhone8-width-landscape.1"]
            ),
            // A batch without devices is not given one.
            (fitting, "iPhone 8", [nil], ["sizeThatFits.1"]),
            (
                EnvironmentProduct(layouts: [.sizeThatFits], themes: [.light, .dark]), nil, [nil, .dark],
                ["sizeThatFits-light.1", "sizeThatFits-dark.1", "sizeThatFits-dark.2"]
            ),
            // A batch shows a sample in its theme although it lacks it, and every sample where it has no theme.
            (EnvironmentProduct(layouts: [.sizeThatFits], themes: [.light]), nil, [.dark], ["sizeThatFits-dark.1"]),
            (fitting, nil, [nil, .dark], ["sizeThatFits.1", "sizeThatFits.2"]),
        ] as [(EnvironmentProduct, String?, [SnapshotEnvironment.Theme?], [String])],
        TestSettings.Granularity.allCases)
    func adjusted(
        row: (product: EnvironmentProduct, device: String?, themes: [SnapshotEnvironment.Theme?], names: [String]),
        granularity: TestSettings.Granularity
    ) {
        let samples = row.themes.enumerated().map { Sample(number: $0 + 1, line: 5, theme: $1) }
        let entry = entry("A", samples: samples, settings: Directives(batch: "own", device: row.device))
        let batches = [Batch(name: "own", products: [row.product])]
        let plan = plan(entry, configuration: travel(granularity: granularity, batches: batches))
        #expect(plan.references == row.names.map { "TravelUI/A-\($0).png" })
    }

    @Test("an adjusted batch has a name of its own, and a device that is not defined is a warning")
    func names() {
        let adjusted = plan(entry("A", settings: Directives(device: "iPhone SE (3rd generation)")), entry("B"))
        #expect(adjusted.batches.map(\.name) == ["regular", "regular-iPhoneSe3"])
        let unknown = plan(entry("A", settings: Directives(device: "iPhone 99 Max")))
        #expect(unknown.cases.count == 2)
        #expect(unknown.diagnostics.map(\.id) == [.unknownName] && unknown.diagnostics[0].severity == .warning)
    }
}
