import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenScan

@Suite struct CatalogResolverTests {
    private let files = [
        file("struct B: PreviewProvider {}\nstruct A: Testable {}", "Sources/B/Z.swift", module: "B"),
        file("#Preview { A() }; struct C: PreviewProvider {}", "Sources/B/A.swift", module: "B"),
        file("\nprotocol P: PreviewProvider {}", "Sources/C/P.swift", module: "C"),
        file("struct D: P {}\n// snapgen: skpi\nstruct E: P {}", "Sources/A/D.swift", module: "A"),
        file("struct c: PreviewProvider {}", "Sources/B/B.swift", module: "B"),
    ]

    @Test("entries are ordered by module, path, line and column")
    func order() {
        #expect(
            catalog(of: files).entries.map(\.id) == ["A.D", "A.E", "B/A.swift#1", "B.C", "B.c", "B.B", "B.A"])
    }

    @Test("diagnostics are ordered by place, those of scanning among them, whatever the order of the files")
    func diagnostics() {
        let result = catalog(of: files)
        #expect(catalog(of: files.reversed()) == result)
        #expect(result.problems == [.badDirective, .unnamedPreview, .nameCollision, .nameCollision])
        #expect(result.diagnostics.map(\.path) == result.diagnostics.map(\.path).sorted { ($0 ?? "") < ($1 ?? "") })
    }

    @Test("without protocols and macros, or files, nothing is an entry")
    func noSettings() {
        #expect(catalog(of: []) == Catalog())
        #expect(catalog(of: files, settings: CatalogSettings(protocols: [], macros: [])).entries == [])
    }
}
