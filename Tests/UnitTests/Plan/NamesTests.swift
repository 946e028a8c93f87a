import SnapgenNames
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenScan

@Suite("Names of references and functions")
struct NamesTests {
    @Test("titles that give one function name get a hash, both of them, whatever else is there and in any order")
    func equalFunctions() throws {
        let first = try plan(entry("A-B"), entry("A_B")).functions
        #expect(Set(first).count == 2 && first.allSatisfy { $0.hasPrefix("testA_B_") })
        #expect(try plan(entry("Other"), entry("A_B"), entry("A-B")).functions == ["testOther", first[1], first[0]])
        let named = entry(String(first[0].dropFirst("test".count)))
        #expect(try Set(plan(entry("A-B"), entry("A_B"), named).functions).count == 3)
    }

    @Test("titles that collide only together with an environment are kept apart, with a warning each")
    func crossedNames() throws {
        let plan = try plan(
            entry("Row"), entry("Row-wide"), entry("Other"),
            yaml: "batches: { regular: { devices: [wide-tall, tall] } }")
        #expect(Set(plan.references.map(SafeName.collisionKey)).count == plan.references.count)
        #expect(plan.diagnostics.map(\.id) == [.nameCollision, .nameCollision])
        #expect(plan.references.contains("TravelUI/Other-tall.1.png"))
    }

    @Test("a picture and a value may have one name, because their files end otherwise")
    func otherExtension() throws {
        let plan = try plan(
            entry("Row"), entry("Row-tall", strategy: .json), yaml: "batches: { regular: { devices: [tall] } }")
        #expect(plan.references == ["TravelUI/Row-tall.1.png", "TravelUI/Row-tall.1.json"])
        #expect(plan.diagnostics == [])
    }

    @Test("environments of one entry that give one function name get a hash, both of them")
    func equalEnvironments() throws {
        let yaml = "batches: { regular: { devices: [tall], locales: [en-US, en_US] } }"
        let functions = try plan(entry("Row"), yaml: yaml, granularity: .environment).functions
        #expect(Set(functions).count == 2)
        #expect(functions.allSatisfy { $0.hasPrefix("testRow_tall_en_US_") })
    }

    @Test("environments of one batch that would share a reference are an error that names both, if an entry is shown")
    func environmentsThatCollide() throws {
        let products = """
            [{ devices: [phone], themes: [light] }, { devices: [phone-light] }, { devices: [phone], locales: [en, EN] }]
            """
        let diagnostics = try plan(entry("Row"), yaml: "batches: { regular: \(products) }").diagnostics
        #expect(diagnostics.map(\.id) == [.nameCollision, .nameCollision])
        #expect(diagnostics.allSatisfy { $0.severity == .error })
        #expect(diagnostics[0].message.contains("in 'phone-light' and in 'phone-light'"))
        #expect(diagnostics[1].message.contains("in 'phone-en' and in 'phone-EN'"))
        #expect(try plan(entry("Row"), yaml: "batches: { unused: \(products) }").diagnostics == [])
    }
}

@Suite("Names of references by a pattern")
struct PatternNamesTests {
    private func plan(_ pattern: String, _ entry: CatalogEntry, themes: String = "") throws -> TestPlan {
        let devices = "devices: { iPhone: { width: 1, height: 1 }, iPad: { width: 1, height: 1 } }"
        let batch = "batches: { regular: { devices: [iPhone, iPad]\(themes) } }"
        let configuration = try read(
            "tests: { target: TravelSnapshotTests }\nnaming: '\(pattern)'\n\(devices)\n\(batch)")
        return TestPlanner(configuration).plan(Catalog(entries: [entry]))
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
        let plan = try plan(pattern, entry)
        let suffix = entry.strategy.fileExtension
        #expect(plan.cases.map(\.reference) == expected.map { "__Snapshots__/\($0).\(suffix)" })
        #expect(plan.diagnostics.map(\.id) == (entry.samples == nil ? [.openName] : []))
    }

    @Test("a warning says where two cases get one name, and what tells them apart")
    func collisions() throws {
        let rows = Self.previews("Row_Previews", "A", "a!")
        let named = try plan("{function}.{name}-{device}", rows).diagnostics
        #expect(named.map(\.id) == [.nameCollision])
        #expect(named[0].message.hasSuffix("of sample 1 of 'Row'; give one of them another display name"))
        let themes = try plan(
            "{function}.{step}-{device}", Self.previews("Row_Previews", "A"), themes: ", themes: [light, dark]")
        #expect(themes.diagnostics.map(\.id) == [.nameCollision])
        #expect(themes.diagnostics[0].message.contains("of 'iPhone-light'; name what differs in the pattern"))
    }
}
