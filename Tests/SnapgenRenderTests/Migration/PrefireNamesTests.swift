import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenScan

/// Prefire's names; the golden case `naming-prefire` contains the usual ones.
@Suite("Prefire's names")
struct PrefireNamesTests {
    private static func configuration(
        _ naming: ReferenceNaming = .prefire, devices: [Device] = [unnamed],
        granularity: TestSettings.Granularity = .entry
    ) -> Configuration {
        travel {
            let products = [EnvironmentProduct(layouts: devices.map { .device(screen: $0) })]
            $0.environments.batches = [Batch(name: "regular", products: products)]
            $0.tests.granularity = granularity
            $0.references.naming = naming
        }
    }

    private static let unnamed = Device(name: "prefire", width: 375, height: 812, scale: 3, isInNames: false)
    private static let phones = configuration(
        devices: ["iPhone-15", "iPad"].map { Device(name: $0, width: 1, height: 1, scale: 2) })

    private static func macro(_ name: String?, file: String = "Row", samples: [Sample]?) -> CatalogEntry {
        CatalogEntry(
            id: "TravelUI/\(file).swift#\(name ?? "")1", kind: .macro, strategy: .image, name: name,
            title: "\(file)_1", module: "TravelUI",
            location: SourceLocation(path: path("Sources/TravelUI/\(file).swift"), line: 1, column: 1),
            samples: samples, declaration: CatalogEntry.Declaration(catalogName: "Preview"))
    }

    private static func onPhone(_ entry: CatalogEntry) -> CatalogEntry {
        var entry = entry
        entry.settings.device = "iPhone 16"
        return entry
    }

    @Test(
        "names are those of the library: display names, or Prefire's test functions, each counted by itself",
        arguments: [
            ([previews("RowPreviews", nil)], configuration(), ["test_rowPreviews.1.png"]),
            ([previews("URLRow_Previews", nil)], configuration(), ["test_uRLRow.1.png"]),
            ([previews("A_Previews_B", nil)], configuration(), ["test_a_B.1.png"]),
            (
                [previews("Row_Previews", "A - b", nil, "Größe!", nil)], configuration(),
                ["A-b.1.png", "test_row.1.png", "Größe.1.png", "test_row.2.png"]
            ),
            ([previews("Row_Previews", "🙂")], phones, ["iPhone-15.1.png", "iPad.1.png"]),
            ([onPhone(previews("Row_Previews", nil))], configuration(), ["test_row.1.png"]),
            ([onPhone(previews("Row_Previews", nil))], phones, ["iPhone-15", "iPad"].map { "test_row-\($0).1.png" }),
            ([previews("Row", nil)], configuration(.prefireSplit), ["RowTests.generated/test_row.1.png"]),
            ([macro("Sizes", samples: nil)], configuration(), ["Sizes.*.png"]),
            ([entry("Cart", strategy: .json)], configuration(), ["TravelSnapshotTests/TravelUI/Cart.1.json"]),
            ([entry("Cell")], configuration(), ["TravelSnapshotTests/TravelUI/Cell.1.png"]),
        ])
    func names(entries: [CatalogEntry], configuration: Configuration, names: [String]) {
        let plan = TestPlanner(configuration).plan(Catalog(entries: entries))
        #expect(plan.cases.map(\.reference) == names.map { "__Snapshots__/\($0)" })
    }

    @Test("where two files of one name have unnamed macros, a warning at both says that Prefire cannot tell them apart")
    func equalFiles() {
        let samples = [Sample(number: 1, line: 1)]
        let catalog = Catalog(entries: ["Row", "Other/Row"].map { Self.macro(nil, file: $0, samples: samples) })
        let diagnostics = TestPlanner(Self.configuration()).plan(catalog).diagnostics
            .filter { $0.id == .openName }
        #expect(diagnostics.map(\.path) == ["Sources/TravelUI/Row.swift", "Sources/TravelUI/Other/Row.swift"])
        #expect(diagnostics.allSatisfy { $0.message.contains("several files are named 'Row.swift'") })
    }

    private func plan(_ configuration: Configuration, _ entries: CatalogEntry...) -> TestPlan {
        TestPlanner(configuration).plan(Catalog(entries: entries))
    }

    @Test("batches that show different devices under no name are an error")
    func namelessDevices() {
        var configuration = Self.configuration()
        let other = Device(name: "other", width: 1, height: 1, scale: 1, isInNames: false)
        configuration.environments.batches.append(
            Batch(name: "other", products: [EnvironmentProduct(layouts: [.device(screen: other)])]))
        var entry = previews("Other_Previews", nil)
        entry.settings.batch = "other"
        let plan = plan(configuration, previews("Row_Previews", nil), entry)
        let batches = "the batches 'regular' and 'other'"
        #expect(plan.diagnostics.map { $0.severity == .error && $0.message.contains(batches) } == [true])
    }

    @Test("a function for each case has a name of its own, also where the references have not")
    func functions() {
        let plan = plan(
            Self.configuration(granularity: .case), previews("Row_Previews", "A B", "A-B", nil))
        #expect(Set(plan.suites.flatMap { $0.tests.map(\.function) }).count == 3)
    }
}
