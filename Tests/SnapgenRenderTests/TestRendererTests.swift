import Foundation
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenRender
@testable import SnapgenScan

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

    @Test("leaves out what a rule sets for pictures in tests of values")
    func valueWithSettings() throws {
        let settings = Directives(
            pictures: .init(precision: 0.5, perceptualPrecision: 0.5, draw: .window, allowBlank: true), delay: 1,
            until: "Mocks.isReady")
        let state = entry("State", strategy: .json, settings: settings)
        #expect(try tests(state) == tests(entry("State", strategy: .json)))
    }

    @Test("is silent about a precision that the configuration sets for all")
    func defaultPrecision() throws {
        let configuration = travel { $0.pictures.precision = 0.98 }
        #expect(try !tests(entry("Row"), configuration: configuration).contains("precision"))
        #expect(try support(entry("Row"), configuration: configuration).contains("        precision: 0.98)\n"))
    }

    @Test("passes the time and the condition that a view waits for", arguments: [0.5, 0])
    func moment(delay: Double) throws {
        let text = try tests(entry("Late", settings: Directives(delay: delay, until: delay > 0 ? nil : "isReady")))
        #expect(text.contains("options: .init(\n                    delay: 0.5),\n") == (delay > 0))
        #expect(text.contains("options: .init(\n                    until: { isReady }),\n") == (delay == 0))
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

    @Test("says that a type has no samples where the source says so")
    func noSamples() throws {
        #expect(try tests(entry("Row", samples: [])).contains(", samples: \"\",\n"))
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

    @Test("leaves no blank line at an end, no two in a row and no space at a line's end")
    func blankLines() throws {
        let configuration = travel { $0.tests.engines.values = .snapgen }
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
                "Templates/xctest.stencil:2: error: unknown variable 'suite'; did you mean 'suites'? [bad-template]"
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
