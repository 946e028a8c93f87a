import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenScan

/// The samples of the library's protocols, and the hooks around them.
@Suite("Samples", .serialized, .onLinux(TestTier.compile.isOn))
struct SamplesTests {
    private static let run = Result { try package(.xctest).run() }

    private static func package(_ framework: TestSettings.Framework) throws -> GeneratedPackage {
        var configuration = TravelCatalog.configuration(for: framework)
        configuration.tests.setUp = "Hooks"
        let plan = TravelCatalog.plan(for: entries, configuration)
        return try GeneratedPackage(plan, configuration, beside: [hooks])
    }

    private static let entries = [
        entry("Tile", name: "Tile_Previews", kind: .samples, samples: ["plain", "rough"]),
        entry("LoadedTiles", samples: ["loaded"]), entry("ReadyTiles", samples: nil), entry("LostTiles", samples: nil),
        TravelCatalog.entry("LoadedPrices", .json, kind: .asyncSamples, samples: nil),
    ]

    private static func entry(
        _ title: String, name: String? = nil, kind: CatalogEntry.Kind = .asyncSamples, samples: [String]?
    ) -> CatalogEntry {
        TravelCatalog.entry(
            title, name: name, kind: kind, samples: samples,
            declaration: .init(catalogName: "Testable", hasModifier: true), settings: Directives(batch: "component"))
    }

    private static let hooks = """
        enum Hooks: SnapgenSetUp {
            static func beforeAll() async throws { print("hook all") }
            static func beforeEach(_ picture: String) async throws { print("hook before \\(picture)") }
            static func afterEach(_ picture: String) async { print("hook after \\(picture)") }
        }
        """

    private func hooks(_ run: TestProgram.Run) -> [Substring] {
        run.text.split(separator: "\n").filter { $0.hasPrefix("hook ") }.map { $0.dropFirst("hook ".count) }
    }

    @Test("samples that are made asynchronously are compared by label", arguments: TestSettings.Framework.allCases)
    func asynchronous(framework: TestSettings.Framework) throws {
        let run = try framework == .xctest ? Self.run.get() : Self.package(framework).run()
        #expect(run.calls(of: "LoadedPrices").map(\.file) == ["LoadedPrices.cheap.json"])
        let files = run.calls(of: "LoadedTiles").map(\.file)
        #expect(files == ["light", "dark"].map { "LoadedTiles-sizeThatFits-\($0).loaded.png" })
        #expect(run.calls(of: "ReadyTiles").map(\.file).first == "ReadyTiles-sizeThatFits-light.1.png")
        #expect(run.text.contains("Offline") && run.calls(of: "LostTiles").isEmpty)
        #expect(hooks(run).filter { $0 == "all" }.count == 1 && hooks(run).first == "all")
    }

    @Test("hooks surround each picture")
    func hooks() throws {
        let hooks = try hooks(Self.run.get()).filter { $0.contains("Tile-") }
        let pictures = ["light.plain", "light.rough", "dark.plain", "dark.rough"].map { "Tile-sizeThatFits-\($0)" }
        #expect(hooks == pictures.flatMap { ["before \($0)", "after \($0)"] })
    }
}
