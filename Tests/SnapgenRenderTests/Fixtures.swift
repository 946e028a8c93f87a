import SnapgenTestSupport

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenRender
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

/// An entry of a `#Preview` in `Sources/TravelUI/<title>.swift`, which stands alone there.
func preview(
    _ title: String, source: PreviewSource = PreviewSource(), settings: Directives = Directives()
) -> CatalogEntry {
    var preview = entry(title, kind: .macro, settings: settings)
    preview.declaration.preview = source
    preview.declaration.address = PreviewAddress(file: "TravelUI/\(title).swift", name: .none)
    return preview
}

/// Tests of the target `TravelSnapshotTests` for the module `TravelUI`.
func travel(_ change: (inout Configuration) -> Void = { _ in }) -> Configuration {
    var configuration = Configuration(
        sources: [SourceModule(path: path("Sources/TravelUI"), module: "TravelUI")],
        tests: TestSettings(output: path("Tests/TravelSnapshotTests/Generated"), target: "TravelSnapshotTests"))
    change(&configuration)
    return configuration
}

/// The file of the tests, and that of the settings.
func rendered(_ entries: CatalogEntry..., configuration: Configuration = travel()) throws -> (
    tests: String, support: String
) {
    let plan = TestPlanner(configuration).plan(Catalog(entries: entries))
    let options = RenderOptions(configuration, version: "1.2.3")
    let files = try TestRenderer(templates: .builtIn, options: options).render(plan)
    return (files[0].contents, files[1].contents)
}
