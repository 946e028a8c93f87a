import SnapgenModel
import SnapgenPlan
import SnapgenRender

/// An entry of the module `TravelUI`, declared in `Sources/TravelUI/<title>.swift` on line 4.
func entry(
    _ title: String,
    kind: CatalogEntry.Kind = .samples,
    strategy: CaptureStrategy = .image,
    module: String = "TravelUI",
    name: String? = nil,
    samples: [Sample]? = [Sample(number: 1, line: 5)],
    conditions: [String] = [],
    availability: [String] = [],
    hasModifier: Bool = false,
    settings: Directives = Directives()
) -> CatalogEntry {
    CatalogEntry(
        id: "\(module).\(name ?? title)",
        kind: kind,
        strategy: strategy,
        name: name ?? "\(title)_Previews",
        title: title,
        module: module,
        location: SourceLocation(path: path("Sources/\(module)/\(title).swift"), line: 4, column: 8),
        samples: samples,
        conditions: conditions,
        availability: availability,
        catalogName: "Testable",
        hasModifier: hasModifier,
        settings: settings)
}

func path(_ text: String) -> RelativePath {
    guard let path = RelativePath(text) else { preconditionFailure("a fixture's path: \(text)") }
    return path
}

/// Tests of the target `TravelSnapshotTests` for the module `TravelUI`.
func travel(_ change: (inout Configuration) -> Void = { _ in }) -> Configuration {
    var configuration = Configuration(
        sources: [SourceModule(path: path("Sources/TravelUI"), module: "TravelUI")],
        tests: TestSettings(output: path("Tests/TravelSnapshotTests/Generated"), target: "TravelSnapshotTests"))
    change(&configuration)
    return configuration
}

func rendered(
    _ entries: CatalogEntry..., configuration: Configuration = travel(), templates: TemplateSet = .builtIn
) throws -> [RenderedFile] {
    try rendered(entries, configuration: configuration, templates: templates)
}

func rendered(
    _ entries: [CatalogEntry], configuration: Configuration = travel(), templates: TemplateSet = .builtIn,
    build: BuildOptions? = nil
) throws -> [RenderedFile] {
    let plan = TestPlanner(configuration).plan(Catalog(entries: entries))
    let options = RenderOptions(configuration, build: build, version: "1.2.3")
    return try TestRenderer(templates: templates, options: options).render(plan)
}

/// The tests file of `TravelUI`, without the lines that every file begins with.
func tests(
    _ entries: CatalogEntry..., configuration: Configuration = travel(), templates: TemplateSet = .builtIn,
    build: BuildOptions? = nil
) throws -> String {
    let files = try rendered(entries, configuration: configuration, templates: templates, build: build)
    return body(of: files.first { $0.path == path("TravelUI.snapgen.swift") })
}

/// The support file, without the lines that every file begins with.
func support(_ entries: CatalogEntry..., configuration: Configuration = travel()) throws -> String {
    let files = try rendered(entries, configuration: configuration)
    return body(of: files.first { $0.path == path("Snapgen.support.swift") })
}

private func body(of file: RenderedFile?) -> String {
    let lines = file?.contents.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    return lines.dropFirst(5).joined(separator: "\n")
}
