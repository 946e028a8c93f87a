import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenRender
@testable import SnapgenScan

@Suite("Files of a template for Sourcery")
struct SourceryFilesTests {
    private func files(
        _ source: String, builtPackage: String? = nil, modules: [String] = ["App", "Kit"],
        change: (inout TestSettings) -> Void = { _ in }
    ) throws -> [RenderedFile] {
        var configuration = Configuration(
            sources: [SourceModule(path: path("Sources/TravelUI"), module: "TravelUI")],
            tests: TestSettings(output: path("Tests/TravelSnapshotTests/Generated"), target: "TravelSnapshotTests"))
        configuration.tests.template = "Templates/mine.stencil"
        change(&configuration.tests)
        let plan = TestPlan(
            target: "Tests", suites: modules.map { PlannedSuite(module: $0, name: "\($0)SnapshotTests", tests: []) })
        let templates = TemplateSet.builtIn.adding(source, at: path("Templates/mine.stencil"))
        return try TestRenderer(
            templates: templates, options: RenderOptions(configuration, builtPackage: builtPackage, version: "1.2.3"),
            dialects: [SourceryDialect()]
        ).render(plan, facts: SourceFacts(types: [type("Row")]))
    }

    private func text(
        _ source: String, modules: [String] = ["App", "Kit"], change: (inout TestSettings) -> Void = { _ in }
    ) throws -> String {
        let lines = try files(source, modules: modules, change: change)[0].contents.split(
            separator: "\n", omittingEmptySubsequences: false)
        return lines.dropFirst(4).joined(separator: "\n")
    }

    @Test("the tests stand in the file of the tests, beside an empty one")
    func places() throws {
        let files = try files("{% for type in types.all %}{{ type.name }}{% endfor %}")
        #expect(files.map(\.path.string) == ["Snapgen.support.swift", "Snapgen.runtime.swift"])
        #expect(files[0].contents.hasSuffix("\n\nRow"))
        #expect(files[1].contents.hasSuffix("\n\n// The tests need no code beside them.\n"))
        #expect(files.allSatisfy { $0.contents.hasPrefix(RenderedFile.mark) })
    }

    @Test("Prefire's file is where committed tests would be in the package of a build tool")
    func build() throws {
        let files = try files(
            Self.prefire + "{{ argument.file }}", builtPackage: "/Users/me/Travel")
        #expect(
            files[0].contents.hasSuffix("/Users/me/Travel/Tests/TravelSnapshotTests/Generated/Snapgen.support.swift"))
        #expect(files.map(\.path.string) == ["Snapgen.tests.swift", "Snapgen.runtime.swift"])
    }

    @Test("what is printed is left as it is, white space at its ends as well")
    func verbatim() throws {
        #expect(try text("\n {{ types.all.count }} \n\n") == "\n 1 \n\n")
    }

    /// The mark of a template of Prefire, which prints nothing.
    private static let prefire = "{% if argument.previewsMacrosDict %}{% endif %}"

    @Test("a template for Sourcery gets the configured arguments only", arguments: ["mainTarget", "imports", "file"])
    func sourceryArguments(name: String) throws {
        let source = "{% if argument.\(name) %}filled in{% endif %}{{ argument.given }}{{ types.all.count }}"
        let text = try text(source) {
            $0.arguments = ["given": .text("given")]
            $0.imports.plain = ["Combine"]
        }
        #expect(text == "given1")
    }

    @Test("lists of a template for Sourcery stay lists")
    func sourceryLists() throws {
        let text = try text("{% for d in argument.snapshotDevices %}<{{ d }}>{% endfor %}") {
            $0.arguments = ["snapshotDevices": .list([.text("iPad"), .text("iPhone 8")])]
        }
        #expect(text == "<iPad><iPhone 8>")
    }

    @Test(
        "a template is Prefire's by its macros or its protocol",
        arguments: [
            "{% if argument.previewsMacrosDict %}{% endif %}", "{% for t in types.based.PrefireProvider %}{% endfor %}",
        ])
    func prefireTemplates(source: String) throws {
        #expect(try text("\(source){{ argument.mainTarget }}") == "App")
    }

    @Test("the modules and imports of the configuration are Prefire's arguments")
    func arguments() throws {
        let source = Self.prefire + "{{ argument.mainTarget }} {{ argument.imports }} {{ argument.testableImports }}"
        let text = try text(source) {
            $0.imports.plain = ["Combine"]
            $0.imports.testable = ["App", "Core"]
        }
        #expect(text == "App [\"Combine\"] [\"Kit\", \"Core\"]")
    }

    @Test("the simulator of the configuration is Prefire's, whose version is the major one")
    func simulator() throws {
        let text = try text(Self.prefire + "{{ argument.simulatorDevice }} {{ argument.simulatorOSVersion }}") {
            $0.recording.simulatorDevice = "iPhone15,2"
            $0.recording.requiredOS = SystemVersion("18.4")
        }
        #expect(text == "iPhone15,2 18")
    }

    @Test("what has no value is not there")
    func absent() throws {
        let names = ["imports", "testableImports", "file", "previewsMacrosDict", "simulatorDevice"]
        let source = Self.prefire + names.map { "{% if argument.\($0) %}\($0){% endif %}" }.joined()
        #expect(try text(source, modules: ["App"]) == "")
    }

    @Test("the arguments of the configuration go before what is filled in")
    func givenArguments() throws {
        let text = try text(Self.prefire + "{{ argument.mainTarget }} {{ argument.snapshotDevices }} {{ argument.os }}")
        {
            $0.arguments = [
                "mainTarget": .text("Mine"), "snapshotDevices": .list([.text("iPad"), .text("iPhone 8")]),
                "os": .number(18),
            ]
        }
        #expect(text == "Mine iPad|iPhone 8 18")
    }

    @Test("no framework is asked for")
    func framework() throws {
        #expect(try text("{{ types.all.count }}") { $0.framework = .swiftTesting } == "1")
    }
}

@Suite("SourceryDialect")
struct SourceryDialectTests {
    private func isUsed(by source: String, beside others: [String: String] = [:]) -> Bool {
        var templates = TemplateSet.builtIn.adding(source, at: path("Templates/mine.stencil"))
        for (name, source) in others { templates = templates.adding(source, at: path("Templates/\(name).stencil")) }
        return SourceryDialect().isUsed(by: "Templates/mine.stencil", in: templates)
    }

    @Test(
        "a template for Sourcery is known by its variables",
        arguments: [
            "{% for type in types.all %}{% endfor %}", "{{ argument.name }}", "{{ type.Row.name }}",
            "{% if argument.previewsMacrosDict %}{% endif %}", "{{ 'a'|default:argument.name }}",
            "{% for t in types.based.View where t.name %}{% endfor %}",
        ])
    func foreign(source: String) {
        #expect(isUsed(by: source))
    }

    @Test(
        "any other is snapgen's own",
        arguments: [
            "", "{{ framework }}", "{% for suite in suites %}{{ suite.module }}{% endfor %}",
            "{# {{ types.all }} #}", "{% for type in suites %}{{ type.suite }}{% endfor %}", "{{ 'types' }}",
        ])
    func own(source: String) {
        #expect(!isUsed(by: source))
    }

    @Test("what is included counts")
    func included() {
        #expect(isUsed(by: "{% include 'part' %}", beside: ["part": "{{ argument.x }}"]))
        #expect(!isUsed(by: "{% include 'mine' %}"))
    }

    @Test("the built-in templates are snapgen's own")
    func builtIn() {
        #expect(TemplateSet.builtIn.list.allSatisfy { !SourceryDialect().isUsed(by: $0.name, in: .builtIn) })
    }
}
