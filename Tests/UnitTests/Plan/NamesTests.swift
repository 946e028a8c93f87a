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
        let themes = "{ devices: [phone], themes: [light] }, { devices: [phone-light] }"
        let products = "[\(themes), { devices: [phone], locales: [en, EN] }]"
        let origin = ConfigurationOrigin.file(path: "snapgen.yml", line: 3, column: 5)
        let planner = TestPlanner(
            try travel("batches: { regular: \(products) }"), origins: ["batches.regular": origin])
        let diagnostics = planner.plan(Catalog(entries: [entry("Row")])).diagnostics
        #expect(diagnostics.allSatisfy { $0.path == "snapgen.yml" && $0.line == 3 })
        #expect(diagnostics.allSatisfy { $0.severity == .error && $0.id == .nameCollision })
        let places = [
            "in 'phone-light' of 'phone' and in 'phone-light' of 'phone-light'",
            "in 'phone-en' of 'phone' and in 'phone-EN' of 'phone'",
        ]
        #expect(zip(diagnostics, places).map { $0.message.contains($1) } == [true, true])
        #expect(diagnostics.map { $0.message.contains("rename a device") } == [true, false])
        #expect(try plan(entry("Row"), yaml: "batches: { unused: \(products) }").diagnostics == [])
    }

    @Test("devices that names do not contain are named where their references would be one file")
    func namelessDevices() throws {
        let yaml = "batches: { regular: { devices: [near, far], themes: [light] } }"
        let message = try plan(entry("Row"), yaml: yaml).diagnostics.first?.message
        let expected = "in 'light' of 'near' and in 'light' of 'far', whose references would be one file"
        #expect(message?.contains(expected) == true)
    }
}

@Suite("Names of references by a pattern")
struct PatternNamesTests {
    private func plan(_ pattern: String, _ entry: CatalogEntry, themes: String = "") throws -> TestPlan {
        let devices = "devices: { iPhone: { width: 1, height: 1 }, iPad: { width: 1, height: 1 } }"
        let batch = "batches: { regular: { devices: [iPhone, iPad]\(themes) } }"
        let yaml = "tests: { target: TravelSnapshotTests }\nnaming: '\(pattern)'\n\(devices)\n\(batch)"
        return TestPlanner(try read(yaml)).plan(Catalog(entries: [entry]))
    }

    private static let named = "{function}.{name}-{device} | {function}.{device}-{index}"
    private static let open = entry("Rows", kind: .previews, name: "Rows_Previews", samples: nil)

    @Test(
        "previews have the names of the pattern, and other entries those of snapgen",
        arguments: [
            (
                named, previews("QRCode_Previews", "A b", nil),
                "qRCode.A-b-iPhone qRCode.iPhone-1 qRCode.A-b-iPad qRCode.iPad-1"
            ),
            (
                "{target}/{module}/{type}/test{title}.{step}-{device}", previews("Row_Previews", nil),
                "TravelSnapshotTests/TravelUI/Row_Previews/testRow.1-iPhone "
                    + "TravelSnapshotTests/TravelUI/Row_Previews/testRow.1-iPad"
            ),
            (
                "{function}.{step}-{device}", entry("V_wctt15", kind: .macro, name: "🛒"),
                "v_wctt15.1-iPhone v_wctt15.1-iPad"
            ),
            ("{file}.{environment}", previews("Row", nil), "Row.iPhone Row.iPad"),
            (named, open, "rows.*iPhone* rows.*iPad*"),
            ("{function}.{device}", entry("Cart", strategy: .json), "TravelSnapshotTests/TravelUI/Cart.1"),
        ])
    func names(pattern: String, entry: CatalogEntry, expected: String) throws {
        let plan = try plan(pattern, entry)
        let names = expected.split(separator: " ").map { "__Snapshots__/\($0).\(entry.strategy.fileExtension)" }
        #expect(plan.cases.map(\.reference) == names)
        #expect(plan.diagnostics.map(\.id) == (entry.samples == nil ? [.openName] : []))
    }

    @Test("a warning says where two cases get one name, and what tells them apart")
    func collisions() throws {
        func found(_ pattern: String, _ entry: CatalogEntry, themes: String = "") throws -> [String] {
            try plan(pattern, entry, themes: themes).diagnostics.map(\.description)
        }
        let named = try found("{function}.{name}-{device}", previews("Row_Previews", "A", "a!"))
        let advice = "of sample 1 of 'Row'; give one of them another name, or other 'references' [name-collision]"
        #expect(named.map { $0.hasSuffix(advice) } == [true])
        let themes = try found("{function}.{step}-{device}", previews("Row", "A"), themes: ", themes: [light, dark]")
        let long = try found("{function}.{name}-{device}", previews("Row_Previews", String(repeating: "é", count: 150)))
        #expect(long.map { $0.contains("is too long") } == [true])
        #expect(themes.map { $0.contains("of 'iPhone-light'; name what differs in the pattern") } == [true])
    }
}
