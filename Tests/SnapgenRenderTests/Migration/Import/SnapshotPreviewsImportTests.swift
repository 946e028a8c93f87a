import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenScan
@testable import SnapgenSetup

@Suite("Import of SnapshotPreviews' test classes")
struct SnapshotPreviewsImportTests {
    private static let entries = [
        provider("App", "Row_Previews"), provider("App", "Hotel.Row_Previews"), provider("Kit", "Badge_Previews"),
        macro("App", "Row.swift", "Loading"), macro("App", "Row.swift", "Failed (offline)"),
        macro("App", "Row.swift", nil),
        macro("Kit", "Badge.swift", "Light — 1"),
    ]

    private static func provider(_ module: String, _ name: String) -> CatalogEntry {
        foundEntry(module, "\(module).\(name)", .previews, name: name, file: "A.swift")
    }

    private static func macro(_ module: String, _ file: String, _ name: String?) -> CatalogEntry {
        foundEntry(module, "\(module)/\(file)#\(name ?? "3")", .macro, name: name, file: file)
    }

    private static func foundEntry(
        _ module: String, _ id: String, _ kind: CatalogEntry.Kind, name: String?, file: String
    ) -> CatalogEntry {
        CatalogEntry(
            id: id, kind: kind, strategy: .image, name: name, title: id.filter(\.isLetter), module: module,
            location: SourceLocation(path: path("Sources/\(module)/\(file)"), line: 4, column: 8),
            declaration: CatalogEntry.Declaration(catalogName: "Preview"))
    }

    private func imported(
        _ source: String, uses: [(path: RelativePath, call: FunctionCall)] = []
    ) -> ImportedConfiguration {
        ImportedConfiguration(snapshotPreviews: testTarget(source), entries: Self.entries, uses: uses)
    }

    /// The ids of the entries that the imported configuration takes.
    private func taken(_ imported: ImportedConfiguration) throws -> [String] {
        let decided = try imported.decided()
        return Self.entries.filter { entry in
            let skip = decided.rules.last { $0.match.matches(entry) }?.settings.skip
            return !(skip ?? !decided.catalog.includesByDefault)
        }.map(\.id)
    }

    /// The name of an entry in SnapshotPreviews.
    private func name(of entry: CatalogEntry) -> String {
        guard entry.kind == .macro else { return entry.id }
        return "\(entry.module)/\(entry.path.name)" + (entry.name.map { ":\($0)" } ?? "")
    }

    @Test(
        "a filter takes and leaves out what its regular expression matches anywhere in a name",
        arguments: [
            "Row", "App.Row_Previews", "^App\\.", "^Row", "_Previews$", "Row\\.swift", "Row.swift$",
            "App/Row.swift:Load", "Failed \\(offline\\)", "Failed (offline)", "Light — \\d", "(Hotel|Kit)\\.",
            "R[aeiou]w", "[^a]ow", "Ro*w", "", ".*", "App.+Row", "o{2}", "Kit\\w+", "zzz", "swift:.oading$",
        ])
    func expressions(pattern: String) throws {
        let regex = try Regex(pattern)
        let literal = "[#\"\(pattern)\"#]"
        let matching = Self.entries.filter { name(of: $0).firstMatch(of: regex) != nil }.map(\.id)
        let included = imported(Self.subclass("snapshotPreviews", literal))
        #expect(try taken(included) == matching, "\(included.text)")
        #expect(included.said.contains { $0.contains("no preview matches it") } == matching.isEmpty)
        let excluded = imported(Self.subclass("excludedSnapshotPreviews", literal))
        #expect(try taken(excluded) == Self.entries.map(\.id).filter { !matching.contains($0) }, "\(excluded.text)")
    }

    private static func subclass(_ function: String, _ value: String) -> String {
        "class S: SnapshotTest {\noverride class func \(function)() -> [String]? { \(value) }\n}"
    }

    @Test(
        "modules are compared as a whole, and with previews both have to fit",
        arguments: table(in: "SnapgenRenderTests/Fixtures/SnapshotPreviews.txt"))
    func modules(functions: String, count: String) throws {
        #expect(try taken(imported("class S: SnapshotTest {\n\(functions)\n}")).count == Int(count))
    }

    @Test("of several classes, the previews of each are taken")
    func union() throws {
        let kit = Self.subclass("snapshotPreviewModules", "[\"Kit\"]") + "\n"
        let rows = Self.subclass("snapshotPreviews", "[\"Row_\"]") + "\n"
        let others = Self.subclass("excludedSnapshotPreviews", "[\"Row\"]") + "\n"
        #expect(try taken(imported(kit + rows)).count == 4)
        #expect(try taken(imported(rows + others)).count == 4)
        let all = imported(kit + "class D: SnapshotTest {}")
        #expect(try all.decided().rules == [] && all.settings.map(\.result) == ["no rule is needed"])
    }

    @Test("filters are inherited from classes of the target")
    func inherited() throws {
        let base = Self.subclass("snapshotPreviews", "[\"Kit\"]").replacing("S: S", with: "Base: SnapshottingTests.S")
        #expect(try taken(imported(base + "\nfinal class S: Base {}\nclass Loop: Loop {}")).count == 2)
    }

    @Test("a list that is computed, an expression that is not read, and classes without pictures are reported")
    func unsupported() {
        let imported = imported(
            """
            class S: SnapshotTest {
                override class func snapshotPreviews() -> [String]? { names.map { $0 + "_Previews" } }
                override class func excludedSnapshotPreviews() -> [String]? { ["(a"] }
                #if canImport(UIKit)
                override open class func setupA11y() -> Wrapper? { nil }
                #endif
            }
            class L: PreviewLayoutTest {}
            class A: AccessibilityPreviewTest {}
            """)
        #expect(imported.settings.filter { $0.outcome == .unsupported }.map(\.line) == [2, 3, 5, 8, 9])
        #expect(imported.said[0].hasPrefix("2: 'snapshotPreviews' is not converted: the list is computed"))
        #expect(imported.diagnostics.allSatisfy { $0.path == "Tests/AppTests/HotelTests.swift" })
    }

    @Test("a list that differs between the branches of a condition is computed")
    func branches() {
        let names = ["Kit", "App"].map { "class func snapshotPreviews() -> [String]? { [\"\($0)\"] }" }
        let imported = imported("class S: SnapshotTest {\n#if os(iOS)\n\(names[0])\n#else\n\(names[1])\n#endif\n}")
        #expect(imported.settings.map(\.outcome) == [.unsupported])
        #expect(!imported.text.contains("Kit"))
    }

    @Test(
        "modifiers are kept where snapgen reads them, or reported",
        arguments: [
            ("#Preview { A().emergeSnapshotPrecision(limit) }", ImportedSetting.Outcome.unsupported),
            ("struct A: View { var body: some View { B().diffThreshold(0.1) } }", .unsupported),
            ("struct P: PreviewProvider { static var previews: some View { B().diffThreshold(0.1) } }", .kept),
            ("#Preview { A().emergeRenderingMode(mode) }", .unsupported),
            ("#Preview { A().emergeAccessibility(nil) }", .kept),
            ("#Preview { A().emergeAppStoreSnapshot(true) }", .unsupported),
        ])
    func modifiers(source: String, outcome: ImportedSetting.Outcome) throws {
        let file = SourceFile(path: path("Sources/App/A.swift"), module: "App", bytes: Array(source.utf8))
        let calls = try SyntaxReader.calls(named: SnapshotPreviewsConversion.modifiers, in: [file])
        let settings = imported("class S: SnapshotTest {}", uses: calls).settings
        #expect(settings.map(\.outcome) == [outcome])
        #expect(settings.first?.path == "Sources/App/A.swift" && settings.first?.line == 1)
    }
}

@Suite("Import of suites that were written by hand")
struct SuitesImportTests {
    private func imported(_ body: String) -> ImportedConfiguration {
        ImportedConfiguration(suites: testTarget("class HotelTests: XCTestCase {\n\(body)\n}"))
    }

    @Test(
        "arguments become settings, and the name of the test that of the references, unless it is passed",
        arguments: [
            ("func testA() { B.test() }", "HotelTests/A"), ("func test_a() { B.test() }", "HotelTests/_a"),
            ("@Test func hotels() { B.test() }", "HotelTests/hotels"), ("func test() { B.test() }", "HotelTests/test"),
            ("func testA() { B.test(testName: \"testOld()\") }", "HotelTests/Old"),
            ("func testA() async throws { try await Outer.B.test() }", "HotelTests/A"),
            ("func testA() { B.test(batch: .regular) }", "HotelTests/A"),
            ("func testA() { B.test(batch: SnapshotBatch.component) }", "HotelTests/A component"),
            ("func testA() { B.test(precision: 0.9, perceptualPrecision: 0.98) }", "HotelTests/A 0.9 0.98"),
        ])
    func rules(body: String, expected: String) throws {
        let settings = try #require(try imported(body).decided().rules.first?.settings)
        let numbers = [settings.pictures.precision, settings.pictures.perceptualPrecision].map { $0.map { "\($0)" } }
        let texts = [settings.references?.string, settings.batch] + numbers
        #expect(texts.compactMap(\.self).joined(separator: " ") == expected && settings.skip == false)
    }

    @Test(
        "an argument that is computed and a second call in a test are reported",
        arguments: [
            ("func testA() { A.test(precision: limit) }", "2: 'precision: limit' is not converted"),
            ("func testA() { A.test(); B.test() }", "2: 'B.test' is not converted: it is the second in 'testA()'"),
        ])
    func unsupported(body: String, message: String) throws {
        let imported = imported(body)
        #expect(try imported.decided().references.folder.string == "Tests/AppTests/__Snapshots__")
        #expect(imported.said.contains { $0.hasPrefix(message) }, "\(imported.said)")
    }

    @Test("calls on values are no tests of a type", arguments: ["view.test()", "test()", "make().test()"])
    func others(call: String) throws {
        #expect(SuitesConversion.classes(in: testTarget("class A { func testA() { \(call) } }")).isEmpty)
    }
}

/// A test target with one file.
func testTarget(_ source: String) -> ImportedTestTarget {
    let file = SourceFile(path: path("Tests/AppTests/HotelTests.swift"), module: "AppTests", bytes: Array(source.utf8))
    let found = try? SyntaxReader.testClasses(in: [file])
    return ImportedTestTarget(
        name: "AppTests", folder: RelativePath("Tests/AppTests"), classes: found?.classes ?? [])
}
