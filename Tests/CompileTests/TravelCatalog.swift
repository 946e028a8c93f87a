import SnapgenTestSupport

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenScan

/// The entries of `Fixtures/TravelUI`, some of them deliberately out of date.
enum TravelCatalog {
    static let entries = views + previews + others + values

    static func entries(_ titles: [String]) -> [CatalogEntry] { entries.filter { titles.contains($0.title) } }

    static let configuration = read(
        """
        sources: [{ module: TravelUI }, { module: Empty }]
        tests: { output: Tests/TravelSnapshotTests/Generated, target: TravelSnapshotTests }
        batches: { reader: { devices: [iPadPro11], locales: [ar_SA], text_sizes: [accessibility3] } }
        """)

    /// The configuration of a text as `snapgen.yml`.
    static func read(_ yaml: String) -> Configuration {
        do throws(DiagnosticError) {
            let file = ConfigurationFile(path: "snapgen.yml", bytes: Array(yaml.utf8))
            return try ConfigurationResolver().resolve(file).configuration
        } catch {
            preconditionFailure("a fixture's configuration: \(error.diagnostics)")
        }
    }

    static func configuration(for framework: TestSettings.Framework) -> Configuration {
        var configuration = configuration
        configuration.tests.framework = framework
        configuration.tests.template.name = framework.rawValue
        return configuration
    }

    static func plan(for entries: [CatalogEntry], _ configuration: Configuration = configuration) -> TestPlan {
        TestPlanner(configuration).plan(Catalog(entries: entries))
    }

    private static let views = [
        entry(
            "HotelListView", name: "HotelListView_Previews", samples: [nil], line: 9,
            settings: Directives(batch: "extended")),
        entry(
            "HotelCell", name: "HotelCell_Previews", samples: [nil, nil], line: 13,
            declaration: .init(catalogName: "Testable", hasModifier: true), settings: Directives(batch: "component")),
    ]

    /// The entries for preview providers, of which two have samples that are read from the source.
    private static let previews = [
        preview("Screen", batch: "extended"), preview("Banner"), preview("Divider"), preview("Badge"),
        preview("Rooms"), preview("Twins"), preview("Nameless"), preview("Stars"),
        preview("Mixed", samples: ["Screen", "Row"]),
        preview("Late", samples: ["Loaded"], settings: Directives(pictures: .init(precision: 0.5), delay: 0.01)),
    ]

    private static let others = [
        entry("HotelPage", samples: ["quiet", "busy", "closed"], settings: Directives(batch: "component")),
        entry("PriceTag", samples: ["cheap", "dear"], settings: Directives(batch: "reader")),
        entry("StarView", samples: [nil], settings: Directives(batch: "component")),
        entry("Map", samples: [nil], settings: Directives(batch: "extended")),
        entry(
            "Debugger", samples: [nil],
            declaration: .init(catalogName: "Testable", conditions: ["canImport(SwiftUI)", "SPECIAL || DEBUG"])),
        entry(
            "Repeat_default", name: "Repeat.default", samples: [nil],
            declaration: .init(catalogName: "Testable", availability: ["@available(iOS 17, *)"])),
    ]

    private static let values = [
        entry("BookingStates", .json, samples: ["loading", "loaded"]),
        entry("Receipts", .lines, samples: ["one night", "a week"]),
        entry("Routes", .dump, samples: nil),
        entry("Pairs", .dump, samples: ["first", "second"]),
        entry("Broken", .json, samples: [nil]),
        entry("Shrunk", .dump, samples: [nil, nil, nil]),
    ]

    private static func preview(
        _ title: String, batch: String = "regular", samples: [String]? = nil, settings: Directives = Directives()
    ) -> CatalogEntry {
        entry(
            title, name: "\(title)_Previews", kind: .previews, samples: samples,
            settings: Directives(batch: batch).overridden(by: settings))
    }

    static func entry(
        _ title: String, _ strategy: CaptureStrategy = .image, name: String? = nil,
        kind: CatalogEntry.Kind = .samples, samples: [String?]?, line: Int = 20,
        declaration: CatalogEntry.Declaration = .init(catalogName: "Testable"), settings: Directives = Directives()
    ) -> CatalogEntry {
        CatalogEntry(
            id: "TravelUI.\(title)", kind: kind, strategy: strategy, name: name ?? title, title: title,
            module: "TravelUI",
            location: SourceLocation(path: path("Sources/TravelUI/\(title).swift"), line: line, column: 1),
            samples: samples?.enumerated().map { Sample(number: $0 + 1, label: $1, line: line + 1 + $0) },
            declaration: declaration, settings: settings)
    }
}
