import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenScan

@Suite("Entries that choose their device or theme") struct BatchAdjustmentTests {
    private func samples(_ themes: SnapshotEnvironment.Theme?...) -> [Sample] {
        themes.enumerated().map { Sample(number: $0 + 1, line: 5, theme: $1) }
    }

    @Test("a preview for one device is shown on it, in the themes of its batch")
    func device() {
        let plan = plan(entry("A", settings: Directives(device: "iPhone SE (3rd generation)")), entry("B"))
        #expect(
            plan.references == [
                "TravelUI/A-iPhoneSe3-light.1.png", "TravelUI/A-iPhoneSe3-dark.1.png",
                "TravelUI/B-iPhone13-light.1.png", "TravelUI/B-iPhone13-dark.1.png",
            ])
        #expect(plan.batches.map(\.name) == ["regular", "regular-iPhoneSe3"])
    }

    @Test("a preview for a television stays upright, and one for a phone takes the batch's width from it")
    func otherLayouts() {
        let phone = Device.builtIn[0]
        let batch = Batch(
            name: "both",
            products: [
                EnvironmentProduct(layouts: [.device(phone), .width(phone)], orientations: [.portrait, .landscape])
            ])
        func references(_ device: String) -> [String] {
            plan(
                entry("A", settings: Directives(batch: "both", device: device)), configuration: travel(batches: [batch])
            ).references
        }
        #expect(references("Apple TV") == ["TravelUI/A-tv.1.png", "TravelUI/A-tv-width.1.png"])
        #expect(
            references("iPhone 8") == [
                "TravelUI/A-iPhone8.1.png", "TravelUI/A-iPhone8-landscape.1.png", "TravelUI/A-iPhone8-width.1.png",
                "TravelUI/A-iPhone8-width-landscape.1.png",
            ])
    }

    @Test("a batch without devices is not given one, and a device that is not defined is a warning")
    func noDevice() {
        let component = plan(entry("A", settings: Directives(batch: "component", device: "iPhone 8")))
        #expect(component.batches.map(\.name) == ["component"])
        let unknown = plan(entry("A", settings: Directives(device: "iPhone 99 Max")))
        #expect(unknown.cases.count == 2)
        #expect(unknown.diagnostics.map(\.id) == [.unknownName])
        #expect(unknown.diagnostics.map(\.severity) == [.warning])
    }

    @Test("samples of one entry are each shown in their own theme", arguments: TestSettings.Granularity.allCases)
    func mixed(granularity: TestSettings.Granularity) {
        let plan = plan(entry("A", samples: samples(nil, .dark)), configuration: travel(granularity: granularity))
        #expect(
            plan.references == [
                "TravelUI/A-iPhone13-light.1.png", "TravelUI/A-iPhone13-dark.1.png", "TravelUI/A-iPhone13-dark.2.png",
            ])
    }

    @Test("a batch shows a sample in its theme although it lacks it, and every sample where it has no theme")
    func otherThemes() {
        func references(_ themes: [SnapshotEnvironment.Theme], _ samples: [Sample]) -> [String] {
            let batch = Batch(name: "own", products: [.init(layouts: [.sizeThatFits], themes: themes)])
            let entry = entry("A", samples: samples, settings: Directives(batch: "own"))
            return plan(entry, configuration: travel(batches: [batch])).references
        }
        #expect(references([.light], samples(.dark)) == ["TravelUI/A-sizeThatFits-dark.1.png"])
        #expect(references([], samples(nil, .dark)).count == 2)
    }
}
