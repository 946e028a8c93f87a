import Foundation

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenRender
@testable import SnapgenScan

/// An entry of the module `TravelUI`, declared in `Sources/TravelUI/<title>.swift` on line 4.
func entry(
    _ title: String,
    kind: CatalogEntry.Kind = .samples,
    strategy: CaptureStrategy = .image,
    module: String = "TravelUI",
    name: String? = nil,
    typeModule: String? = nil,
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
        declaration: CatalogEntry.Declaration(
            catalogName: "Testable", typeModule: typeModule, hasModifier: hasModifier, conditions: conditions,
            availability: availability),
        settings: settings)
}

/// An entry of a `#Preview` in `Sources/TravelUI/<title>.swift`, which stands alone there unless an address is given.
func preview(
    _ title: String, address: PreviewAddress? = nil, source: PreviewSource = PreviewSource(), conditions: [String] = [],
    settings: Directives = Directives()
) -> CatalogEntry {
    var preview = entry(title, kind: .macro, conditions: conditions, settings: settings)
    preview.declaration.preview = source
    preview.declaration.address = address ?? PreviewAddress(file: "TravelUI/\(title).swift", name: .none)
    return preview
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
    builtPackage: String? = nil
) throws -> [RenderedFile] {
    let plan = TestPlanner(configuration).plan(Catalog(entries: entries))
    let options = RenderOptions(configuration, builtPackage: builtPackage, version: "1.2.3")
    return try TestRenderer(templates: templates, options: options).render(plan)
}

/// The file of the tests, without the lines that every file begins with.
func tests(
    _ entries: CatalogEntry..., configuration: Configuration = travel(), templates: TemplateSet = .builtIn,
    builtPackage: String? = nil
) throws -> String {
    let files = try rendered(entries, configuration: configuration, templates: templates, builtPackage: builtPackage)
    return body(of: files[0], below: 4)
}

/// The file with the settings, without the lines that every file begins with.
func support(_ entries: CatalogEntry..., configuration: Configuration = travel()) throws -> String {
    let files = try rendered(entries, configuration: configuration)
    let text = body(of: files[1], below: 5)
    let runtime = "\nimport Foundation\n\n#if canImport(DeveloperToolsSupport)\n"
    return text.range(of: runtime).map { String(text[..<$0.lowerBound]) } ?? text
}

private func body(of file: RenderedFile, below count: Int) -> String {
    let lines = file.contents.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst(count).joined(separator: "\n")
}
