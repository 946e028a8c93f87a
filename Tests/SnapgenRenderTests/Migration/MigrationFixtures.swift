@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenScan
@testable import SnapgenSetup

/// An entry of the module `TravelUI` that is found as samples unless something else is said.
func foundEntry(
    _ title: String,
    strategy: CaptureStrategy = .image,
    name: String? = nil,
    samples: [Sample]? = [Sample(number: 1, line: 5)]
) -> CatalogEntry {
    CatalogEntry(
        id: "TravelUI.\(name ?? title)",
        kind: .samples,
        strategy: strategy,
        name: name ?? title,
        title: title,
        module: "TravelUI",
        location: location("Sources/TravelUI/\(title).swift"),
        samples: samples,
        declaration: CatalogEntry.Declaration(catalogName: "Testable"))
}

func location(_ path: String, line: Int = 4) -> SourceLocation {
    guard let path = RelativePath(path) else { preconditionFailure("a fixture's path: \(path)") }
    return SourceLocation(path: path, line: line, column: 8)
}

func plan(_ entries: CatalogEntry..., configuration: Configuration) -> TestPlan {
    TestPlanner.migrating(configuration).plan(Catalog(entries: entries))
}

/// A configuration whose target is `TravelSnapshotTests`.
func travelSettings(granularity: TestSettings.Granularity = .entry, batches: [Batch] = Batch.builtIn) -> Configuration {
    Configuration(
        tests: TestSettings(granularity: granularity, target: "TravelSnapshotTests"),
        environments: .init(batches: batches))
}
