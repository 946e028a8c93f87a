import SnapgenNames
import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenReview
@testable import SnapgenScan

@Suite("Foreign references")
struct GivenNamesTests {
    private static let pattern = "{file}/{function}.{name}-{device} | {file}/{function}.{device}-{index}"

    @Test(
        "a reference is foreign if the naming gives no test its name",
        arguments: [
            ("snapgen", "ShopTests/Shop/Gone.1.json", false), ("snapgen", "Gone.1.png", true),
            ("snapgen", "OldTests/Shop/Gone.1.json", false), ("numbered", "CartTests/testCart.1.png", true),
            ("prefire", "test_gone-phone.1.png", false), ("prefire", "test_gone.1.png", true),
            ("prefire", "test_gone-phone.full.png", true),
            ("prefire", "GoneTests.generated/test_gone-phone.1.png", true),
            ("prefire-split", "GoneTests.generated/test_gone-phone.1.png", false),
            ("prefire-split", "test_gone-phone.1.png", true),
            (pattern, "Gone/gone.Sold-out-phone.png", false), (pattern, "Gone/gone.phone-7.png", false),
            (pattern, "Gone/gone.Sold-out-watch.png", true), (pattern, "gone.Sold-out-phone.png", true),
            (pattern, "Gone/gone.phone-7.txt", true), (pattern, "ShopTests/Shop/Gone.1.json", false),
        ])
    func foreign(naming: String, file: String, isForeign: Bool) throws {
        let phone = Device(name: "phone", width: 1, height: 1, scale: 1)
        let configuration = Configuration(
            tests: TestSettings(target: "ShopTests"),
            references: .init(folder: path("Refs"), naming: try #require(ReferenceNaming(rawValue: naming))),
            environments: .init(
                batches: [Batch(name: "regular", products: [EnvironmentProduct(layouts: [.device(screen: phone)])])]))
        let planned = try references(plan(entry("Cart")))
        let names = GivenNames(configurations: [configuration], [planned])
        let listing = ReferenceListing(files: [try SnapgenKitTests.file(file)])
        let match = ReferenceMatch(PlannedReferences(), in: listing, isForeign: names.lacks)
        #expect(match.references.map(\.state) == [isForeign ? .foreign : .orphaned])
    }

    @Test("samples at run time have any name and number of their pattern")
    func open() throws {
        let phone = Device(name: "phone", width: 1, height: 1, scale: 1)
        var configuration = Configuration(
            tests: TestSettings(engines: .init(images: .snapshotTesting), target: "ShopTests"),
            references: .init(folder: path("Refs")),
            environments: .init(
                batches: [Batch(name: "regular", products: [EnvironmentProduct(layouts: [.device(screen: phone)])])]))
        configuration.references.naming = try #require(ReferenceNaming(rawValue: Self.pattern))
        var rows = try entry("Rows", nil)
        (rows.kind, rows.strategy) = (.previews, .image)
        let plan = TestPlanner(configuration).plan(Catalog(entries: [rows]))
        let files = [
            "Rows/rows.Sold-out-phone.png", "Rows/rows.phone-7.png", "Rows/row.phone-7.png", "rows.phone-7.png",
        ]
        let planned = try references(plan)
        let states = files.map { planned.open(matching: path($0)) != nil }
        #expect(states == [true, true, false, false])
    }
}
