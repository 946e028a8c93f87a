import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenSetup

@Suite("Import of suites that were written by hand")
struct SuitesImportTests {
    private func imported(_ body: String) -> ImportedConfiguration {
        ImportedConfiguration(suites: testTarget("class HotelTests: XCTestCase {\n\(body)\n}"))
    }

    private func rule(_ body: String) throws -> Rule? { try imported(body).decided().rules.first }

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
