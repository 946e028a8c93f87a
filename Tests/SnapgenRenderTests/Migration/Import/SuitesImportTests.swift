import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenSetup

@Suite("Import of suites that were written by hand")
struct SuitesImportTests {
    private func imported(_ body: String, path: String = "Tests/AppTests/HotelTests.swift") -> ImportedConfiguration {
        ImportedConfiguration(suites: testTarget("class HotelTests: XCTestCase {\n\(body)\n}", path: path))
    }

    private func rule(_ body: String) throws -> Rule? { try imported(body).decided().rules.first }

    @Test("a test becomes a rule with the names that its references have")
    func test() throws {
        let imported = imported("func testHotelList() { HotelListView_Previews.test(batch: .extended) }")
        #expect(
            imported.text == """
                # Made by 'snapgen import suites' from the tests of AppTests.
                catalog:
                  default: exclude
                tests:
                  output: Tests/AppTests/Generated
                  target: AppTests
                references: Tests/AppTests/__Snapshots__
                naming: numbered
                rules:
                  - { match: HotelListView_Previews, batch: extended, references: HotelTests/HotelList, skip: false }

                """)
        #expect(imported.diagnostics == [])
        #expect(imported.settings.map(\.outcome) == [.translated])
        _ = try imported.decided()
    }

    @Test(
        "arguments become settings",
        arguments: [
            ("A_Previews.test()", Directives(skip: false)),
            ("A_Previews.test(batch: .regular)", Directives(skip: false)),
            ("A_Previews.test(batch: SnapshotBatch.component)", Directives(skip: false, batch: "component")),
            (
                "A_Previews.test(precision: 0.9, perceptualPrecision: 0.98)",
                Directives(skip: false, pictures: .init(precision: 0.9, perceptualPrecision: 0.98))
            ),
        ])
    func arguments(call: String, expected: Directives) throws {
        var expected = expected
        expected.references = RelativePath("HotelTests/A")
        #expect(try rule("func testA() { \(call) }")?.settings == expected)
    }

    @Test(
        "the name of the test is that of the references, unless it is passed",
        arguments: [
            ("func testA() { B.test() }", "HotelTests/A"), ("func test_a() { B.test() }", "HotelTests/_a"),
            ("@Test func hotels() { B.test() }", "HotelTests/hotels"), ("func test() { B.test() }", "HotelTests/test"),
            ("func testA() { B.test(testName: \"testOld()\") }", "HotelTests/Old"),
            ("func testA() async throws { try await Outer.B.test() }", "HotelTests/A"),
        ])
    func names(body: String, references: String) throws {
        #expect(try rule(body)?.settings.references?.string == references)
    }

    @Test(
        "what has no counterpart is reported",
        arguments: [
            (
                "func testA() { A.test(batch: .small) }",
                "2: 'batch: .small' is not converted: snapgen has no such batch"
            ),
            ("func testA() { A.test(record: true) }", "2: 'record: true' is not converted"),
            ("func testA() { A.test(precision: limit) }", "2: 'precision: limit' is not converted"),
            (
                "func testA() { A.test() }\nfunc testB() { A.test() }",
                "3: 'A.test' is not converted: another test has the same type"
            ),
            ("func testA() { A.test(); B.test() }", "2: 'B.test' is not converted: it is the second in 'testA()'"),
            (
                "func testA() { assertSnapshot(of: A(), as: .image) }",
                "2: 'testA()' is not converted: it calls 'assertSnapshot' itself"
            ),
        ])
    func unsupported(body: String, message: String) throws {
        let imported = imported(body)
        _ = try imported.decided()
        #expect(imported.said.contains { $0.hasPrefix(message) }, "\(imported.said)")
    }

    @Test("calls on values are no tests of a type", arguments: ["view.test()", "test()", "make().test()"])
    func others(call: String) throws {
        #expect(!SuitesConversion.isUsed(in: testTarget("class A { func testA() { \(call) } }")))
    }

    @Test("references of several folders begin at the one that holds all")
    func folders() throws {
        let (a, b) = (
            "class A { func testA() { A_Previews.test() } }", "class B { func testB() { B_Previews.test() } }"
        )
        var tests = testTarget(a, path: "Tests/AppTests/Hotels/A.swift")
        tests.classes += testTarget(b, path: "Tests/AppTests/B.swift").classes
        let decided = try ImportedConfiguration(suites: tests).decided()
        #expect(decided.references.folder.string == "Tests/AppTests")
        #expect(
            decided.rules.map { $0.settings.references?.string } == ["Hotels/__Snapshots__/A/A", "__Snapshots__/B/B"])
    }
}
