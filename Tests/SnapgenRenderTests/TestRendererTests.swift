import Foundation
import SnapgenModel
import Testing

@testable import SnapgenRender

@Suite("TestRenderer")
struct TestRendererTests {
    @Test("writes one file of tests and one of settings, whose names depend on nothing")
    func files() throws {
        let configuration = travel { $0.sources.append(SourceModule(path: path("Sources/Empty"), module: "Empty")) }
        for entries in [[], [entry("Row")], [entry("Row"), entry("Cell", module: "Cells")]] {
            let files = try rendered(entries, configuration: configuration)
            #expect(files.map(\.path.string) == ["Snapgen.tests.swift", "Snapgen.runtime.swift"])
        }
    }

    @Test("holds a suite of each module with tests")
    func suites() throws {
        let text = try tests(entry("Row"), entry("Cell", module: "Cells"))
        #expect(
            text.matches(of: /class (\w+): XCTestCase/).map(\.1) == ["CellsSnapshotTests", "TravelUISnapshotTests"])
    }

    @Test("says in the first line what made a file, without the part of the version that changes nothing")
    func header() throws {
        for file in try rendered(entry("Row")) {
            #expect(file.contents.hasPrefix("\(RenderedFile.mark) 1.2. Do not edit: "))
        }
    }

    @Test("has no digest in the file of the tests, so that branches merge")
    func undigested() throws {
        let (one, other) = (try rendered(entry("Row")), try rendered(entry("Cell")))
        #expect(one.map { $0.contents.contains("digest") } == [false, true])
        let heads = [one, other].map { $0[0].contents.split(separator: "\n").prefix(3) }
        #expect(heads[0] == heads[1])
    }

    @Test("says in an empty file that nothing is tested")
    func empty() throws {
        #expect(
            try tests()
                == "// No type or preview is tested here: 'snapgen scan' lists what was found, and why it is left out.\n"
        )
        #expect(try support() == "// No type is tested, so no test needs anything of this file.\n")
    }

    @Test("writes a test that waits for samples that are made asynchronously")
    func asynchronous() throws {
        let states = entry("States", kind: .asyncSamples, strategy: .json, name: "States")
        let lists = entry("Lists", kind: .asyncSamples, name: "Lists", hasModifier: true)
        let text = try tests(lists, states)
        #expect(
            text.contains(
                """
                    @MainActor
                    func testLists() async throws {
                        try await assertImages(
                            of: .samples(try await (Lists.samples as @MainActor () async throws -> _)(), modifier: Lists.Modifier()),
                            in: .regular,
                            entry: .init(
                                "Lists", folder: "TravelSnapshotTests/TravelUI", samples: "1",
                                file: "Sources/TravelUI/Lists.swift", type: "Lists"))
                    }

                """))
        #expect(
            text.contains(
                """
                    @MainActor
                    func testStates() async throws {
                        assertJSON(
                            of: .samples(try await (States.samples as @MainActor () async throws -> _)()),

                """))
    }

    @Test("leaves out what a rule sets for pictures in tests of values")
    func valueWithSettings() throws {
        let settings = Directives(
            precision: 0.5, perceptualPrecision: 0.5, draw: .window, allowBlank: true, delay: 1, until: "Mocks.isReady")
        let state = entry("State", strategy: .json, settings: settings)
        #expect(try tests(state) == tests(entry("State", strategy: .json)))
    }

    @Test("calls the hooks of the configuration before each test")
    func setUp() throws {
        let configuration = travel { $0.tests.setUp = "AppSetUp" }
        #expect(
            try tests(entry("Row"), configuration: configuration).contains(
                """
                    override func setUp() async throws { try await Self.setUpSnapshots() }
                    override func setUpWithError() throws { try skipInOtherShards() }

                """))
    }

    @Test("writes one call for each test")
    func image() throws {
        #expect(
            try tests(entry("HotelListView", hasModifier: true, settings: Directives(batch: "extended"))) == """
                import XCTest

                @preconcurrency @testable import TravelUI

                #if canImport(SnapgenCatalog)
                    import SnapgenCatalog
                #endif

                // Views belong to the main actor, and so does what the tests do; the class cannot, because XCTestCase does not.
                nonisolated final class TravelUISnapshotTests: XCTestCase, SnapgenSuite {
                    override func setUpWithError() throws { try skipInOtherShards() }
                }

                // Sources/TravelUI/HotelListView.swift
                nonisolated extension TravelUISnapshotTests {
                    func testHotelListView() throws {
                        try onMainActor {
                            try $0.assertImages(
                                of: .samples(HotelListView_Previews.samples, modifier: HotelListView_Previews.Modifier()),
                                in: .extended,
                                entry: .init(
                                    "HotelListView", folder: "TravelSnapshotTests/TravelUI", samples: "1",
                                    file: "Sources/TravelUI/HotelListView.swift", type: "HotelListView_Previews"))
                        }
                    }
                }

                """)
    }

    @Test("passes all previews of a provider")
    func previews() throws {
        let text = try tests(entry("Cell", kind: .previews, samples: nil, hasModifier: true))
        #expect(text.contains("                of: .previews(of: \"TravelUI.Cell_Previews\"), in: .regular,\n"))
        #expect(text.contains(", samples: \"*\",\n"))
        #expect(text.contains("                    file: \"Sources/TravelUI/Cell.swift\", type: \"Cell_Previews\"))\n"))
    }

    @Test("names a preview by its address, and no type of the app")
    func macro() throws {
        let text = try tests(preview("Row", address: PreviewAddress(file: "TravelUI/Row.swift", name: .literal("A"))))
        #expect(text.contains("                of: .preview(.init(\"TravelUI/Row.swift\", \"A\")), in: .regular,\n"))
        #expect(text.contains("                    file: \"Sources/TravelUI/Row.swift\"))\n"))
        #expect(!text.contains("import TravelUI"))
    }

    @Test("states the conditions that other previews of a name have once for a file, as constants")
    func previewConditions() throws {
        let members = [[BranchCondition(required: "A")], []]
        let entries = [1, 2].map { number in
            let address = PreviewAddress(file: "TravelUI/Row.swift", name: .none, number: number, members: members)
            return preview("Row", address: address, conditions: number == 1 ? ["A"] : [])
        }
        let name = PreviewCondition(text: "A", file: "TravelUI/Row.swift").name
        let text = try tests(entries[0], entries[1])
        #expect(text.contains(".none, 1, of: [[SnapgenCondition(\"A\", true)], []])),\n"))
        #expect(text.contains(".none, 2, of: [[\(name)], []])), in: .regular,\n"))
        let constant =
            """
            // Sources/TravelUI/Row.swift
            #if A
                nonisolated private let \(name) = SnapgenCondition("A", true)
            #else
                nonisolated private let \(name) = SnapgenCondition("A", false)
            #endif

            nonisolated extension TravelUISnapshotTests {

            """
        #expect(text.components(separatedBy: constant).count == 2)
        #expect(text.components(separatedBy: "let \(name) =").count == 3)
    }

    @Test("compares the program with the plan, unless the configuration says otherwise")
    func program() throws {
        let text = try tests(preview("Row"), entry("Cell"))
        #expect(
            text.contains(
                """
                nonisolated final class SnapgenProgramTests: XCTestCase, SnapgenSuite {
                    func testPreviewsOfProgram() throws {
                        var plan = SnapgenProgramPlan()

                        plan.add(module: "TravelUI")

                        // TravelUI/Cell.swift
                        plan.add("TravelUI/Cell.swift", conditionalProviders: ["TravelUI.Cell_Previews"])

                        // TravelUI/Row.swift
                        plan.add("TravelUI/Row.swift", previews: [.none])

                        try onMainActor { [plan] in try $0.assertProgram(has: plan) }
                    }
                }

                """))
        #expect(try !tests(entry("Cell")).contains("SnapgenProgramTests"))
        let unchecked = travel { $0.tests.checksProgram = false }
        #expect(try !tests(preview("Row"), configuration: unchecked).contains("SnapgenProgramTests"))
    }

    @Test(
        "calls the assertion of the strategy",
        arguments: [(CaptureStrategy.json, "assertJSON"), (.lines, "assertLines"), (.dump, "assertDump")])
    func values(strategy: CaptureStrategy, assertion: String) throws {
        let text = try tests(entry("State", strategy: strategy))
        #expect(text.contains("    func testState() {\n        onMainActor {\n            $0.\(assertion)(\n"))
        #expect(text.contains("                of: .samples(State_Previews.samples),\n"))
        #expect(!text.contains("            in: "))
    }

    @Test("names what is not the default")
    func settings() throws {
        let settings = Directives(precision: 0.98, perceptualPrecision: 0.9, delay: 0.25)
        let text = try tests(entry("Row", settings: settings))
        #expect(
            text.contains(
                """
                of: .samples(Row_Previews.samples), in: .regular,
                                precision: 0.98,
                                perceptualPrecision: 0.9,
                                delay: 0.25,

                """))
    }

    @Test("is silent about a precision that the configuration sets for all")
    func defaultPrecision() throws {
        let configuration = travel { $0.precision = 0.98 }
        #expect(try !tests(entry("Row"), configuration: configuration).contains("precision"))
        #expect(try support(entry("Row"), configuration: configuration).contains("        precision: 0.98)\n"))
    }

    @Test("passes the time and the condition that a view waits for", arguments: [0.5, 0])
    func moment(delay: Double) throws {
        let text = try tests(entry("Late", settings: Directives(delay: delay, until: delay > 0 ? nil : "isReady")))
        #expect(text.contains("            delay: 0.5,\n") == (delay > 0))
        #expect(text.contains("            until: { isReady },\n") == (delay == 0))
    }

    @Test("checks the system when a test runs, because XCTest does not look at attributes")
    func availability() throws {
        let text = try tests(
            entry("Row", availability: ["@available(iOS 17, macOS 14, *)"]),
            entry("State", strategy: .json, availability: ["@available(iOS, introduced: 17, deprecated: 18)"]))
        #expect(
            text.contains(
                """
                    func testRow() throws {
                        guard #available(iOS 17, macOS 14, *) else { throw XCTSkip("needs iOS 17, macOS 14, *") }

                """))
        #expect(text.contains("    func testState() throws {\n        guard #available(iOS 17, *) else "))
        #expect(!text.contains("@available"))
    }

    @Test("keeps an attribute that says more than a version")
    func unavailable() throws {
        let text = try tests(entry("Row", availability: ["@available(iOS, unavailable)"]))
        #expect(text.contains("@available(iOS, unavailable)\n        func testRow()"))
    }

    @Test(
        "compiles no test where the entry is unavailable",
        arguments: [
            ("@available(macOS, unavailable)", "#if !os(macOS)\n"),
            ("@available(tvOS, unavailable, message: \"later\")", "#if !os(tvOS)\n"),
            ("@available(macCatalyst, unavailable)", "#if !targetEnvironment(macCatalyst)\n"),
        ])
    func unavailablePlatform(attribute: String, condition: String) throws {
        #expect(try tests(entry("Row", availability: [attribute])).contains(condition))
        #expect(try tests(entry("Row", availability: ["@available(macOS 14, *)", attribute])).contains(condition))
        #expect(try !tests(entry("Row", availability: ["@available(swift, unavailable)"])).contains("#if !"))
    }

    @Test("checks the system under the condition of its attribute")
    func conditionalAvailability() throws {
        let attribute = "#if os(iOS)\n@available(iOS 18, *)\n#else\n@available(macOS 15, *)\n#endif"
        let text = try tests(entry("Row", availability: [attribute]))
        let lines = text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
        let start = try #require(lines.firstIndex { $0.hasPrefix("func testRow()") })
        #expect(
            lines[(start + 1)...(start + 5)] == [
                "#if os(iOS)", "guard #available(iOS 18, *) else { throw XCTSkip(\"needs iOS 18, *\") }", "#else",
                "guard #available(macOS 15, *) else { throw XCTSkip(\"needs macOS 15, *\") }", "#endif",
            ])
    }

    @Test("writes samples that have a name and a line as one literal")
    func samples() throws {
        let samples = [Sample(number: 1, label: "Loading", line: 7), Sample(number: 2, label: "a \"b\"", line: 9)]
        #expect(
            try tests(entry("Row", samples: samples)).contains(
                ", samples: \"Loading a-b\",\n"))
    }

    @Test("names the samples and the environment of a test that covers a case")
    func oneCase() throws {
        let configuration = travel { $0.tests.granularity = .case }
        let samples = [Sample(number: 1, line: 7), Sample(number: 2, label: "Full", line: 8)]
        let text = try tests(entry("Row", samples: samples), configuration: configuration)
        #expect(text.contains("    func testRow_iPhone13_dark_Full() throws {\n"))
        #expect(
            text.contains(
                """
                of: .samples(Row_Previews.samples), in: [.iPhone13Dark],
                                entry: .init(
                                    "Row", folder: "TravelSnapshotTests/TravelUI",
                                    samples: [.init("Full", number: 2)],
                                    count: 2,

                """))
    }

    @Test("says that a type has no samples where the source says so")
    func noSamples() throws {
        #expect(try tests(entry("Row", samples: [])).contains(", samples: \"\",\n"))
    }

    @Test("compiles tests only where their entries are compiled")
    func conditions() throws {
        let text = try tests(entry("A"), entry("B", conditions: ["DEBUG"]), entry("C", conditions: ["DEBUG"]))
        #expect(text.components(separatedBy: "#if DEBUG\n    nonisolated extension").count == 3)
        #expect(text.contains("        func testB() throws {\n"))
        #expect(text.hasSuffix("    }\n#endif\n"))
    }

    @Test("imports a module under the conditions of all tests that name it, and always for one without")
    func conditionalImports() throws {
        let text = try tests(entry("A", conditions: ["DEBUG"]), entry("B", conditions: ["DEBUG"]))
        #expect(text.contains("\n#if DEBUG\n    @preconcurrency @testable import TravelUI\n#endif\n"))
        #expect(try tests(entry("A", conditions: ["DEBUG"]), entry("B")).hasPrefix("import XCTest\n\n@preconcurrency"))
    }

    @Test("holds at most a hundred functions in an extension")
    func manyTests() throws {
        let rows = (0..<250).map { number in
            var row = entry("Row\(number)")
            row.path = path("Sources/TravelUI/Rows.swift")
            return row
        }
        let text = try rendered(rows)[0].contents
        #expect(text.components(separatedBy: "extension TravelUISnapshotTests {").count == 4)
        #expect(text.components(separatedBy: "\n    func test").count == 251)
    }

    @Test("imports what the configuration says, sorted and once")
    func imports() throws {
        let configuration = travel {
            $0.tests.imports = ["XCTest", "Fixtures"]
            $0.tests.testableImports = ["TravelUI", "TravelCore"]
        }
        #expect(
            try tests(entry("Row"), configuration: configuration).hasPrefix(
                """
                import Fixtures
                import XCTest

                @preconcurrency @testable import TravelCore
                @preconcurrency @testable import TravelUI

                """))
    }

    @Test("quotes types that are called as Swift calls something else")
    func keywords() throws {
        #expect(try tests(entry("Row", name: "Outer.default")).contains(".samples(Outer.`default`.samples)"))
    }

    @Test("lets nothing out of a literal")
    func injection() throws {
        let samples = [Sample(number: 1, label: "\"); fatalError(\"", line: 7)]
        let text = try tests(entry("Row", samples: samples))
        #expect(text.contains("samples: \"fatalError\",\n"))
    }

    @Test("makes the same bytes whenever it is asked")
    func stable() throws {
        let entries = (0..<20).map { entry("Row\($0)", settings: Directives(batch: $0 % 2 == 0 ? "extended" : nil)) }
        #expect(try rendered(entries) == rendered(entries))
    }

    @Test("leaves no blank line at an end, no two in a row and no space at a line's end")
    func blankLines() throws {
        let configuration = travel { $0.tests.valueEngine = .snapgen }
        let entries = [
            entry("A", kind: .previews, conditions: ["DEBUG"]),
            entry("B", strategy: .json),
            entry("C", strategy: .dump),
        ]
        for file in try rendered(entries) + rendered(entries, configuration: configuration) + rendered() {
            #expect(!file.contents.contains("\n\n\n") && !file.contents.contains(" \n"), "\(file.path)")
            #expect(file.contents.hasSuffix("\n") && !file.contents.hasSuffix("\n\n"), "\(file.path)")
            #expect(!file.contents.contains("{\n\n") && !file.contents.contains("\n\n}"), "\(file.path)")
        }
    }

    @Test("takes a user's template in place of its own")
    func ownTemplate() throws {
        let templates = TemplateSet.builtIn.adding(
            """
            {% for suite in suites %}{% for group in suite.groups %}{% for test in group.tests %}{{ test.function }}
            {% endfor %}{% endfor %}{% endfor %}
            """,
            at: path("Templates/short.stencil"))
        let configuration = travel { $0.tests.template = "Templates/short.stencil" }
        #expect(try tests(entry("Row"), configuration: configuration, templates: templates) == "testRow\n")
    }

    @Test("says where a user's template is wrong")
    func badTemplate() {
        let templates = TemplateSet.builtIn.adding("\n{{ suite }}", at: path("Templates/xctest.stencil"))
        let error = #expect(throws: DiagnosticError.self) { try rendered(entry("Row"), templates: templates) }
        #expect(
            error?.diagnostics.map(\.description) == [
                "Templates/xctest.stencil:2: error: unknown variable 'suite'; did you mean 'suites'? "
                    + "(a former variable: use that of each of 'suites') [bad-template]"
            ])
    }

    @Test("says that a template is not there")
    func missingTemplate() {
        let configuration = travel { $0.tests.template = "xctst" }
        let error = #expect(throws: DiagnosticError.self) { try rendered(entry("Row"), configuration: configuration) }
        #expect(error?.diagnostics.map(\.id) == [.missingTemplate])
        #expect(error?.diagnostics.first?.message.contains("did you mean 'xctest'") == true)
    }

    @Test("refuses the built-in template of another framework")
    func otherFramework() {
        let configuration = travel { $0.tests.framework = .swiftTesting }
        let error = #expect(throws: DiagnosticError.self) { try rendered(entry("Row"), configuration: configuration) }
        #expect(
            error?.diagnostics.map(\.description) == [
                "snapgen: error: the template 'xctest' is not for 'framework: swift-testing'; leave 'tests.template' "
                    + "out, or set 'tests.framework' to 'xctest' [missing-template]"
            ])
    }
}
