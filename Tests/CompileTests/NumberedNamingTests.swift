import Foundation
import SnapgenModel
import SnapgenTestSupport
import Testing

/// The calls of generated tests that name samples by their numbers.
@Suite(
    "Generated tests with numbered samples", .enabled(if: TestTier.compile.isOn, "Scripts/test compile"),
    .enabled(if: isLinux, "the stand-ins would hide Apple's own modules"))
struct NumberedNamingTests {
    private static func configuration(_ engine: TestSettings.Engine) -> Configuration {
        var configuration = TravelCatalog.configuration
        configuration.naming = .numbered
        configuration.tests.valueEngine = engine
        return configuration
    }

    @Test("compare the planned files, and number samples at run time")
    func pictures() throws {
        let configuration = Self.configuration(.snapshotTesting)
        let titles = ["Rooms", "Mixed", "HotelPage", "Receipts", "Pairs"]
        let plan = TravelCatalog.plan(for: TravelCatalog.entries.filter { titles.contains($0.title) }, configuration)
        let run = try GeneratedPackage(plan, configuration).run()
        let known = plan.cases.filter { $0.sample != "*" }.compactMap { $0.reference.split(separator: "/").last }
        #expect(Set(run.files).isSuperset(of: known.map(String.init)))
        #expect(run.files.allSatisfy { Int($0.split(separator: ".")[1]) != nil })
        let rooms = run.calls(of: "Rooms").map(\.file).filter { $0.contains("light") }
        #expect(rooms == ["Rooms-iPhone13-light.1.png", "Rooms-iPhone13-light.2.png"])
    }

    @Test("the engine of this package compares the planned files")
    func values() throws {
        let configuration = Self.configuration(.snapgen)
        let titles = ["HotelListView", "BookingStates", "Receipts", "Routes", "Pairs"]
        let plan = TravelCatalog.plan(for: TravelCatalog.entries.filter { titles.contains($0.title) }, configuration)
        let package = try GeneratedPackage(plan, configuration)
        _ = try package.run()
        let folder = package.root.appendingPathComponent("__Snapshots__/TravelSnapshotTests/TravelUI").path
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == [
                "BookingStates.1.json", "BookingStates.2.json", "Pairs.1.txt", "Pairs.2.txt", "Receipts.1.txt",
                "Receipts.2.txt", "Routes.1.txt", "Routes.2.txt",
            ])
    }
}
