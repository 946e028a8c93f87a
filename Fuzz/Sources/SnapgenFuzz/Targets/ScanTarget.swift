import SnapgenConfiguration
import SnapgenNames
@testable import SnapgenScan

/// Checks for the facts and the catalog of Swift files.
struct ScanTarget {
    private let sources: FuzzSources
    private let settings = CatalogSettings()
    /// A hash that selects the slower checks for an input.
    private let choice: UInt64

    init(_ bytes: [UInt8]) {
        sources = FuzzSources(bytes)
        choice = StableHash.value(ofLong: bytes[...])
    }

    func check() throws(Finding) {
        try checkFiles()
        if sources.count > 1 || choice % 4 == 0 { try checkCatalog() }
        if choice % 8 == 1 { checkFacts() }
    }

    /// Checks that the locations of facts exist.
    private func checkFiles() throws(Finding) {
        let reader = SyntaxReader(settings: settings)
        for file in sources.files { try FilePlaces(file).check(reader.read(file)) }
    }

    /// Checks that the catalog is the same whether all or only relevant files are parsed.
    private func checkCatalog() throws(Finding) {
        let catalogs = [false, true].map { parsesEverything in
            let options = ScanOptions(threads: 1, parsesEverything: parsesEverything)
            let scanned = ProjectScanner(settings: settings, options: options).scan(sources)
            return CatalogResolver(settings: settings).resolution(of: scanned).catalog
        }
        try Finding.unless(
            catalogs[0] == catalogs[1], "the files that are left out change \(catalogs[0]) from \(catalogs[1])")
        try check(catalogs[0].entries)
    }

    /// Checks that entries share a title only in branches that are never compiled together.
    private func check(_ entries: [CatalogEntry]) throws(Finding) {
        let included = entries.filter { $0.status == .included }
        let groups = Dictionary(grouping: included) { [$0.module, SafeName.collisionKey($0.title)] }
        for group in groups.values {
            try Finding.unless(Set(group.map(\.name)).count == 1, "several entries share a title: \(group)")
        }
    }

    /// Checks that facts for templates can be resolved for any files.
    private func checkFacts() {
        let options = ScanOptions(threads: 1, readsFacts: true)
        let scanned = ProjectScanner(settings: settings, options: options).scan(sources)
        let catalog = CatalogResolver(settings: settings).resolution(of: scanned).catalog
        _ = SourceFacts(of: scanned.files, catalog: catalog)
    }
}
