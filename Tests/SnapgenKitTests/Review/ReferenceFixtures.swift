import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenReview
@testable import SnapgenScan

/// A path that a test knows to be valid.
func path(_ path: String) throws -> RelativePath { try #require(RelativePath(path)) }

/// A reference's file with the content that its name promises.
func file(_ name: String, bytes: Int = 100) throws -> ReferenceFile {
    let kind: ReferenceFile.Kind = name.hasSuffix(".png") ? .picture(nil) : .text
    return ReferenceFile(path: try path(name), bytes: bytes, kind: kind)
}

/// An entry of values in the module `Shop`; without labels, its samples are determined at run time.
func entry(
    _ title: String, _ labels: [String]? = ["full"], module: String = "Shop", skipped: String? = nil
) throws -> CatalogEntry {
    CatalogEntry(
        id: "\(module).\(title)", kind: .samples, strategy: .json, name: title, title: title, module: module,
        location: SourceLocation(path: try path("Sources/\(module)/\(title).swift"), line: 3, column: 8),
        samples: labels.map { $0.enumerated().map { Sample(number: $0 + 1, label: $1, line: $0 + 4) } },
        declaration: CatalogEntry.Declaration(catalogName: "Testable"),
        status: skipped == nil ? .included : .skipped, reason: skipped)
}

/// A plan for the target `ShopTests` with references in `Refs`.
func plan(_ entries: CatalogEntry...) throws -> TestPlan { try plan(entries) }

func plan(_ entries: [CatalogEntry]) throws -> TestPlan {
    let configuration = Configuration(tests: TestSettings(target: "ShopTests"), references: try path("Refs"))
    return TestPlanner(configuration).plan(Catalog(entries: entries))
}

func references(_ plans: TestPlan...) throws -> PlannedReferences {
    PlannedReferences(of: plans, in: try path("Refs"))
}
