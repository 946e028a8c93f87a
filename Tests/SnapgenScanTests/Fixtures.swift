import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenScan

/// A file of a module.
func file(_ text: String, _ name: String = "Sources/App/File.swift", module: String = "App") -> SourceFile {
    SourceFile(path: path(name), module: module, bytes: Array(text.utf8))
}

/// What is scanned of one file.
func scan(_ text: String, settings: CatalogSettings = CatalogSettings()) -> ScannedFile {
    scan([file(text)], by: SyntaxReader(settings: settings))[0]
}

/// The findings of files, each scanned by itself.
func scan(
    _ files: [SourceFile], by reader: SyntaxReader = SyntaxReader(settings: CatalogSettings())
) -> [ScannedFile] {
    let scanned = try? LargeStackThreads(count: 2).map(files, state: {}) { file, _ in reader.read(file) }
    return scanned ?? []
}

/// The catalog of files.
func catalog(
    of files: [SourceFile], settings: CatalogSettings = CatalogSettings(), rules: [Rule] = []
) -> Catalog {
    let sources = LoadedSources(files)
    let resolver = CatalogResolver(settings: settings, rules: rules)
    let catalogs = [true, false].map { parsesEverything in
        let options = ScanOptions(threads: 2, parsesEverything: parsesEverything)
        return resolver.resolution(of: ProjectScanner(settings: settings, options: options).scan(sources)).catalog
    }
    // Every test of the catalog is one of the search as well, which has to find all that matters.
    #expect(catalogs[0] == catalogs[1])
    return catalogs[1]
}

/// The catalog of files of one module.
func catalog(
    _ texts: String..., settings: CatalogSettings = CatalogSettings(), rules: [Rule] = []
) -> Catalog {
    let files = texts.enumerated().map { file($1, "Sources/App/File\($0 + 1).swift") }
    return catalog(of: files, settings: settings, rules: rules)
}

/// The names of the entries of one file's catalog.
func entryNames(_ texts: String...) -> [String?] {
    catalog(of: texts.enumerated().map { file($1, "Sources/App/File\($0 + 1).swift") }).entries.map(\.name)
}

extension Catalog {
    /// The only entry, for tests that expect one.
    var only: CatalogEntry? { entries.count == 1 ? entries[0] : nil }

    /// The ids of what was reported.
    var problems: [DiagnosticID] { diagnostics.map(\.id) }
}

extension [Sample]? {
    /// The labels, `-` where there is none; `nil` where the samples are unknown.
    var labels: [String]? { self?.map { $0.label ?? "-" } }

    /// The lines; `nil` where the samples are unknown.
    var lines: [Int]? { self?.map(\.line) }
}

/// Files in memory.
struct LoadedSources: SourceCollection {
    private let files: [SourceFile]
    let modules: [String]

    init(_ files: [SourceFile]) {
        self.files = files
        modules = Set(files.map(\.module)).sorted()
    }

    var count: Int { files.count }

    func path(at index: Int) -> RelativePath { files[index].path }

    func module(at index: Int) -> Int { modules.firstIndex(of: files[index].module) ?? 0 }

    func read(_ index: Int, into buffer: inout [UInt8]) throws(DiagnosticError) -> Int {
        buffer = files[index].bytes
        return buffer.count
    }
}
