import SnapgenNames
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenScan

@Suite("Names of references by a pattern")
struct PatternNamesTests {
    private static let devices = ["iPhone", "iPad"].map { Device(name: $0, width: 1, height: 1, scale: 2) }

    private func plan(_ pattern: String, _ entries: [CatalogEntry], themes: [SnapshotEnvironment.Theme] = []) throws
        -> TestPlan
    {
        let product = EnvironmentProduct(layouts: Self.devices.map { .device($0) }, themes: themes)
        var configuration = travel(batches: [Batch(name: "regular", products: [product])])
        configuration.references.naming = try #require(ReferenceNaming(rawValue: pattern))
        return TestPlanner(configuration).plan(Catalog(entries: entries))
    }

    private static func previews(_ name: String, _ labels: String?...) -> CatalogEntry {
        let samples = labels.enumerated().map { Sample(number: $0 + 1, label: $1, line: $0 + 1) }
        return entry(name.replacing("_Previews", with: ""), kind: .previews, name: name, samples: samples)
    }

    private static let open = entry("Rows", kind: .previews, name: "Rows_Previews", samples: nil)

    @Test(
        "previews have the names of the pattern, and other entries those of snapgen",
        arguments: [
            (
                "{function}.{name}-{device} | {function}.{device}-{index}", previews("QRCode_Previews", "A b", nil),
                ["qRCode.A-b-iPhone", "qRCode.iPhone-1", "qRCode.A-b-iPad", "qRCode.iPad-1"]
            ),
            (
                "{target}/{module}/{type}/test{title}.{step}-{device}", previews("Row_Previews", nil),
                [
                    "TravelSnapshotTests/TravelUI/Row_Previews/testRow.1-iPhone",
                    "TravelSnapshotTests/TravelUI/Row_Previews/testRow.1-iPad",
                ]
            ),
            ("{file}.{environment}", previews("Row", nil), ["Row.iPhone", "Row.iPad"]),
            ("{function}.{name}-{device} | {function}.{device}-{index}", open, ["rows.*iPhone*", "rows.*iPad*"]),
            ("{function}.{device}", entry("Cart", strategy: .json), ["TravelSnapshotTests/TravelUI/Cart.1"]),
        ])
    func names(pattern: String, entry: CatalogEntry, expected: [String]) throws {
        let plan = try plan(pattern, [entry])
        let suffix = entry.strategy.fileExtension
        #expect(plan.cases.map(\.reference) == expected.map { "__Snapshots__/\($0).\(suffix)" })
        #expect(plan.diagnostics.map(\.id) == (entry.samples == nil ? [.openName] : []))
    }

    @Test("a warning says where two cases get one name, and what tells them apart")
    func collisions() throws {
        let rows = Self.previews("Row_Previews", "A", "a!")
        let named = try plan("{function}.{name}-{device}", [rows]).diagnostics
        #expect(named.map(\.id) == [.nameCollision])
        #expect(named[0].message.hasSuffix("of sample 1 of 'Row'; give one of them another display name"))
        let themes = try plan(
            "{function}.{step}-{device}", [Self.previews("Row_Previews", "A")], themes: [.light, .dark])
        #expect(themes.diagnostics.map(\.id) == [.nameCollision])
        #expect(themes.diagnostics[0].message.contains("of 'iPhone-light'; name what differs in the pattern"))
    }
}
