import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenPlan
@testable import SnapgenScan

@Suite("Generated tests with the names of a pattern", .onLinux(TestTier.compile.isOn))
struct PatternNamingTests {
    private static let configuration: Configuration = {
        var configuration = TravelCatalog.configuration
        let pattern =
            "Old/{function}.{name}-{device:iPhone-15=iPhone} | Old/{function}.{device:iPhone-15=iPhone}-{index}"
        configuration.references.naming = ReferenceNaming(rawValue: pattern) ?? .snapgen
        configuration.references.folder = TravelCatalog.path("Tests/AppTests/__Snapshots__")
        let phone = Device(name: "iPhone-15", width: 375, height: 812, scale: 2)
        configuration.environments.batches = ["regular", "extended"].map {
            Batch(name: $0, products: [EnvironmentProduct(layouts: [.device(phone)])])
        }
        return configuration
    }()

    @Test("tests compare the files that the pattern names, also those of samples at run time")
    func files() throws {
        let entries = TravelCatalog.entries(["Screen", "Rooms", "Stars", "Mixed"])
        let package = try GeneratedPackage(
            TravelCatalog.plan(for: entries, Self.configuration), Self.configuration, mode: .swift6)
        let folders = Set(try package.run().calls.map(\.directory))
        #expect(folders == ["\(package.root.path)/Tests/AppTests/__Snapshots__/Old"])
        for (title, files) in [
            ("Screen", ["screen.iPhone-0.png"]), ("Mixed", ["mixed.Screen-iPhone.png", "mixed.Row-iPhone.png"]),
            ("Rooms", ["rooms.Loading-iPhone.png", "rooms.No-rooms-sold-out-iPhone.png"]),
            ("Stars", ["stars.iPhone-0.png", "stars.iPhone-1.png", "stars.iPhone-2.png"]),
        ] {
            #expect(try package.run(["test\(title)"]).files == files)
        }
    }
}
