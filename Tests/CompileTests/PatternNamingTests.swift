import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenPlan
@testable import SnapgenScan

@Suite("Generated tests with the names of other tools", .onLinux(TestTier.compile.isOn))
struct PatternNamingTests {
    private static let nameless = Device(name: "prefire", width: 375, height: 812, scale: 3, isInNames: false)
    private static let phone = Device(name: "iPhone-15", width: 375, height: 812, scale: 2)
    private static let pattern =
        "Old/{function}.{name}-{device:iPhone-15=iPhone} | Old/{function}.{device:iPhone-15=iPhone}-{index}"

    /// Compiles tests, which the batch `regular` shows on a device and `extended` on a phone.
    private func package(
        _ naming: String, in folder: String, regular device: Device, _ titles: [String], mode: LanguageMode = .swift6
    ) throws -> GeneratedPackage {
        var configuration = TravelCatalog.configuration
        configuration.references.naming = try #require(ReferenceNaming(rawValue: naming))
        configuration.references.folder = TravelCatalog.path("Tests/AppTests/__Snapshots__\(folder)")
        configuration.environments.batches = [("regular", device), ("extended", Self.phone)].map {
            Batch(name: $0, products: [EnvironmentProduct(layouts: [.device($1)])])
        }
        let plan = TravelCatalog.plan(for: TravelCatalog.entries(titles), configuration)
        return try GeneratedPackage(plan, configuration, mode: mode)
    }

    private func expect(_ files: KeyValuePairs<String, [String]>, of package: GeneratedPackage) throws {
        for (title, files) in files { #expect(try package.run(["test\(title)"]).files == files) }
    }

    /// The samples of `Mixed` are read from the source, those of the others are determined at run time.
    @Test(
        "tests compare the files that Prefire recorded in every mode, in Prefire's folder and without a theme",
        arguments: LanguageMode.tested)
    func prefire(mode: LanguageMode) throws {
        let titles = ["Screen", "Rooms", "Twins", "Nameless", "Stars", "Mixed"]
        let package = try package(
            "prefire", in: "/PreviewTests.generated", regular: Self.nameless, titles, mode: mode)
        let run = try package.run()
        let folder = "\(package.root.path)/Tests/AppTests/__Snapshots__/PreviewTests.generated/"
        #expect(run.calls.count == 14 && Set(run.calls.map(\.directory)) == [folder])
        #expect(run.calls.allSatisfy { !($0.traits ?? "").contains("style=dark") })
        #expect(run.calls.contains { $0.traits?.contains("displayScale=3.0") == true })
        try expect(
            [
                "Screen": ["test_screen-iPhone-15.1.png"], "Mixed": ["Screen.1.png", "Row.1.png"],
                "Rooms": ["Loading.1.png", "No-rooms-sold-out.1.png"],
                "Twins": ["Twin.1.png", "twin.1.png", "Single.1.png"],
                "Stars": ["test_stars.1.png", "test_stars.2.png", "test_stars.3.png"],
            ], of: package)
    }

    @Test("tests compare the files that a pattern names, also those of samples at run time")
    func pattern() throws {
        let package = try package(
            Self.pattern, in: "", regular: Self.phone, ["Screen", "Rooms", "Stars", "Mixed"])
        let folders = Set(try package.run().calls.map(\.directory))
        #expect(folders == ["\(package.root.path)/Tests/AppTests/__Snapshots__/Old"])
        try expect(
            [
                "Screen": ["screen.iPhone-0.png"], "Mixed": ["mixed.Screen-iPhone.png", "mixed.Row-iPhone.png"],
                "Rooms": ["rooms.Loading-iPhone.png", "rooms.No-rooms-sold-out-iPhone.png"],
                "Stars": ["stars.iPhone-0.png", "stars.iPhone-1.png", "stars.iPhone-2.png"],
            ], of: package)
    }
}
