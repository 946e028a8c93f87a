import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenPlan
@testable import SnapgenScan

@Suite("Generated tests with Prefire's names", .onLinux(TestTier.compile.isOn))
struct PrefireNamingTests {
    private static let plan = TravelCatalog.plan(for: entries, configuration)

    private static let configuration: Configuration = {
        let phone = Device(name: "iPhone-15", width: 375, height: 812, scale: 2)
        let nameless = Device(name: "prefire", width: 375, height: 812, scale: 3, isInNames: false)
        var configuration = TravelCatalog.configuration
        configuration.references.naming = .prefire
        configuration.references.folder = TravelCatalog.path("Tests/AppTests/__Snapshots__/PreviewTests.generated")
        configuration.environments.batches = [
            Batch(name: "regular", products: [EnvironmentProduct(layouts: [.device(nameless)])]),
            Batch(name: "extended", products: [EnvironmentProduct(layouts: [.device(phone)])]),
        ]
        return configuration
    }()

    /// The samples of `Mixed` are read from the source, those of the others are determined at run time.
    private static let entries = TravelCatalog.entries(["Screen", "Rooms", "Twins", "Nameless", "Stars", "Mixed"])

    @Test(
        "tests compare the files that Prefire recorded in every mode, in Prefire's folder and without a theme",
        arguments: LanguageMode.tested)
    func modes(mode: LanguageMode) throws {
        let package = try GeneratedPackage(Self.plan, Self.configuration, mode: mode)
        let run = try package.run()
        #expect(run.calls.count == 14)
        let folder = "\(package.root.path)/Tests/AppTests/__Snapshots__/PreviewTests.generated/"
        #expect(Set(run.calls.map(\.directory)) == [folder])
        #expect(run.calls.allSatisfy { !($0.traits ?? "").contains("style=dark") })
        #expect(run.calls.contains { $0.traits?.contains("displayScale=3.0") == true })
        for (title, files) in [
            ("Screen", ["test_screen-iPhone-15.1.png"]), ("Mixed", ["Screen.1.png", "Row.1.png"]),
            ("Rooms", ["Loading.1.png", "No-rooms-sold-out.1.png"]),
            ("Twins", ["Twin.1.png", "twin.1.png", "Single.1.png"]),
            ("Stars", ["test_stars.1.png", "test_stars.2.png", "test_stars.3.png"]),
        ] {
            #expect(try package.run(["test\(title)"]).files == files)
        }
    }
}
