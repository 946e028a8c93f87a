import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenScan

@Suite("Generated tests with the names of other tools", .onLinux(TestTier.compile.isOn))
struct PatternNamingTests {
    private static let yaml = """
        sources: [{ module: TravelUI }, { module: Empty }]
        tests: { output: Tests/TravelSnapshotTests/Generated, target: TravelSnapshotTests }
        references: Tests/AppTests/__Snapshots__/PreviewTests.generated
        naming: prefire
        devices:
          prefire: { width: 375, height: 812, scale: 3, in_names: false }
          iPhone-15: { width: 375, height: 812 }
        batches: { regular: { devices: [prefire] }, extended: { devices: [iPhone-15] } }
        """

    /// The samples of `Mixed` are read from the source, those of the others are determined at run time.
    @Test(
        "tests compare the files that Prefire recorded in every mode, in Prefire's folder and without a theme",
        arguments: LanguageMode.tested)
    func prefire(mode: LanguageMode) throws {
        let titles = ["Screen", "Rooms", "Twins", "Nameless", "Stars", "Mixed"]
        let configuration = TravelCatalog.read(Self.yaml)
        let plan = TravelCatalog.plan(for: TravelCatalog.entries(titles), configuration)
        let package = try GeneratedPackage(plan, configuration, mode: mode)
        let run = try package.run()
        let folder = "\(package.root.path)/Tests/AppTests/__Snapshots__/PreviewTests.generated/"
        #expect(run.calls.count == 14 && Set(run.calls.map(\.directory)) == [folder])
        #expect(run.calls.allSatisfy { !($0.traits ?? "").contains("style=dark") })
        #expect(run.calls.contains { $0.traits?.contains("displayScale=3.0") == true })
        let files = [
            "Screen": ["test_screen-iPhone-15.1.png"], "Mixed": ["Screen.1.png", "Row.1.png"],
            "Rooms": ["Loading.1.png", "No-rooms-sold-out.1.png"],
            "Twins": ["Twin.1.png", "twin.1.png", "Single.1.png"],
            "Stars": ["test_stars.1.png", "test_stars.2.png", "test_stars.3.png"],
        ]
        for (title, files) in files { #expect(try package.run(["test\(title)"]).files == files) }
    }

    @Test(
        "the actual results of failures are found in folders without a name, and with a dot",
        arguments: ["prefire", "prefire-split"])
    func actualResults(naming: String) throws {
        let configuration = TravelCatalog.read(Self.yaml.replacing("naming: prefire\n", with: "naming: \(naming)\n"))
        let plan = TravelCatalog.plan(for: TravelCatalog.entries(["Screen"]), configuration)
        let package = try GeneratedPackage(plan, configuration)
        let environment = ["STUB_REFERENCES": "1", "SNAPGEN_RESULTS": "results", "TMPDIR": package.root.path]
        let path = try #require(try package.run(environment: environment).calls.first?.path(below: package.root))
        let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        try signature.write(to: package.root.appending(path: path))
        _ = try package.run(environment: environment)
        let file = path.replacing(/.*\/PreviewTests.generated\/+/, with: "")
        let results = package.root.appending(path: "results")
        let text = try String(contentsOf: results.appending(path: "results.jsonl"), encoding: .utf8)
        #expect(text.contains("\"actual\":\"artifacts/\(file)\",\"case\":\"\(file)\",\"event\":\"changed\""))
        #expect(FileManager.default.fileExists(atPath: results.appending(path: "artifacts/\(file)").path))
    }
}
