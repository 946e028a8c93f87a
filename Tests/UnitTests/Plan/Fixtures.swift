import SnapgenTestSupport

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenScan

/// An entry in the file of its title, in line 4; by default of a sample that is a picture.
func entry(
    _ title: String, kind: CatalogEntry.Kind = .samples, strategy: CaptureStrategy = .image,
    module: String = "TravelUI", name: String? = nil, samples: [Sample]? = [Sample(number: 1, line: 5)],
    conditions: [String] = [], settings: Directives = Directives()
) -> CatalogEntry {
    CatalogEntry(
        id: "\(module).\(name ?? title)", kind: kind, strategy: strategy, name: name ?? title, title: title,
        module: module, location: SourceLocation(path: path("Sources/\(module)/\(title).swift"), line: 4, column: 8),
        samples: samples, declaration: CatalogEntry.Declaration(catalogName: "Testable", conditions: conditions),
        settings: settings)
}

func samples(_ labels: [String?]) -> [Sample] {
    labels.enumerated().map { Sample(number: $0 + 1, label: $1, line: $0 + 1) }
}

/// An entry of a preview provider, whose title is its name without `_Previews`, with samples of the labels.
func previews(_ name: String, _ labels: String?...) -> CatalogEntry {
    entry(name.replacing("_Previews", with: ""), kind: .previews, name: name, samples: samples(labels))
}

/// The plan of entries, with a configuration as YAML.
func plan(
    _ entries: CatalogEntry..., yaml: String = "", granularity: TestSettings.Granularity = .entry
) throws -> TestPlan {
    TestPlanner(try travel(yaml, granularity: granularity)).plan(Catalog(entries: entries))
}

/// A configuration whose target is `TravelSnapshotTests`, with devices of the smallest size, two of which names do not
/// contain, and more as YAML.
func travel(_ yaml: String = "", granularity: TestSettings.Granularity = .entry) throws -> Configuration {
    let named = ["tall", "wide-tall", "phone", "phone-light"].map { "\($0): { width: 1, height: 1 }" }
    let devices = named + ["near", "far"].map { "\($0): { width: 1, height: 1, in_names: false }" }
    return try read(
        """
        tests: { target: TravelSnapshotTests, granularity: \(granularity.rawValue) }
        devices: { \(devices.joined(separator: ", ")) }
        \(yaml)
        """)
}

extension TestPlan {
    /// The references without the folder that all of them share.
    var references: [String] {
        cases.map { $0.reference.replacing("__Snapshots__/TravelSnapshotTests/", with: "") }
    }

    var functions: [String] { suites.flatMap { $0.tests.map(\.function) } }
}
