import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenRender
@testable import SnapgenScan

@Suite("Files of a template for Sourcery")
struct SourceryFilesTests {
    private static let prefire = "{% if argument.previewsMacrosDict %}{% endif %}"

    private func files(
        _ source: String, builtPackage: String? = nil, change: (inout TestSettings) -> Void = { _ in }
    ) throws -> [RenderedFile] {
        let configuration = travel {
            $0.tests.template.name = "Templates/mine.stencil"
            change(&$0.tests)
        }
        let suites = ["App", "Kit"].map { PlannedSuite(module: $0, name: "\($0)SnapshotTests", tests: []) }
        let options = RenderOptions(configuration, builtPackage: builtPackage, version: "1.2.3")
        return try TestRenderer(templates: templates(source), options: options)
            .render(TestPlan(target: "Tests", suites: suites), facts: SourceFacts(types: [type("Row")]))
    }

    private func text(_ source: String, change: (inout TestSettings) -> Void = { _ in }) throws -> String {
        let lines = try files(source, change: change)[0].contents.components(separatedBy: "\n")
        return lines.dropFirst(5).joined(separator: "\n")
    }

    @Test("Prefire's file is where committed tests would be in the package of a build tool")
    func build() throws {
        let files = try files(Self.prefire + "{{ argument.file }}", builtPackage: "/Users/me/Travel")
        let folder = "/Users/me/Travel/Tests/TravelSnapshotTests/Generated"
        #expect(files[0].contents.hasSuffix("\(folder)/Snapgen.support.swift"))
        #expect(files.map(\.path.string) == ["Snapgen.tests.swift", "Snapgen.runtime.swift"])
        #expect(files[1].contents.hasSuffix("\n\n// The tests need no code beside them.\n"))
    }

    @Test(
        "arguments are those of the configuration, and in a template for Prefire those that it fills in",
        arguments: [
            ("\n {{ types.all.count }} \n\n", "\n 1 \n\n"),
            ("{% if argument.mainTarget %}filled in{% endif %}{{ argument.given }}", "given"),
            ("{% for d in argument.snapshotDevices %}<{{ d }}>{% endfor %}", "<iPad><iPhone 8>"),
            ("{% for t in types.based.PrefireProvider %}{% endfor %}{{ argument.mainTarget }}", "App"),
            (prefire + "{{ argument.mainTarget }} {{ argument.testableImports }}", "App [\"Kit\", \"Core\"]"),
            (prefire + "{{ argument.imports }} {{ argument.given }}", "[\"Combine\"] given"),
            (prefire + "{{ argument.simulatorDevice }} {{ argument.simulatorOSVersion }}", "mine 18"),
            (prefire + "{% if argument.file or argument.previewsMacrosDict %}file{% endif %}", ""),
            (prefire + "{{ argument.snapshotDevices }}", "iPad|iPhone 8"),
        ])
    func arguments(source: String, output: String) throws {
        let text = try text(source) {
            $0.framework = .swiftTesting
            $0.template.imports = ["Combine"]
            $0.template.testableImports = ["App", "Core"]
            $0.recording.simulatorDevice = "iPhone15,2"
            $0.recording.requiredOS = SystemVersion("18.4")
            $0.template.arguments = [
                "given": .text("given"), "snapshotDevices": .list([.text("iPad"), .text("iPhone 8")]),
                "simulatorDevice": .text("mine"),
            ]
        }
        #expect(text == output)
    }

    @Test(
        "a template for Sourcery is recognised by its variables, also in what it includes",
        arguments: [
            ("{% for type in types.all %}{% endfor %}", true), ("{{ type.Row.name }}", true),
            ("{{ argument.x }}", true), ("{{ 'a'|default:argument.name }}", true), ("{% include 'part' %}", true),
            ("{% for t in types.based.View where t.name %}{% endfor %}", true), ("", false), ("{{ framework }}", false),
            ("{% for suite in suites %}{{ suite.module }}{% endfor %}", false), ("{# {{ types.all }} #}", false),
            ("{% for type in suites %}{{ type.suite }}{% endfor %}", false), ("{{ 'types' }}", false),
            ("{% include 'mine' %}", false),
        ])
    func recognised(source: String, isUsed: Bool) {
        let templates = templates(source, beside: ["part": "{{ argument.x }}"])
        #expect(SourceryTemplate(name: "Templates/mine.stencil", templates: templates).isUsed == isUsed)
    }
}

/// The part of macros that the golden case `prefire-macros` does not hold.
@Suite("PreviewMacro")
struct PreviewMacroTests {
    private func macro(
        _ name: String?, in file: String = "Row", properties: [String] = [], layout: PreviewLayout? = nil
    ) -> SourceMacro {
        var source = PreviewSource()
        source.layout = layout
        return SourceMacro(
            path: path("Sources/App/\(file).swift"), displayName: name, facts: MacroFacts(properties: properties),
            source: source)
    }

    private func texts(_ key: String, _ macros: SourceMacro...) -> [String] {
        PreviewMacro.all(macros).map { $0[key].map { "\($0)" } ?? "-" }
    }

    @Test("comes in Prefire's order, backwards by file and number as texts, with a name of its own for its test")
    func names() {
        let macros = (0..<11).map { macro("\($0)") } + [macro("b", in: "Box")]
        #expect(
            PreviewMacro.all(macros).compactMap { $0["displayName"] as? String }
                == ["9", "8", "7", "6", "5", "4", "3", "2", "10", "1", "0", "b"])
        #expect(texts("displayName", macro("A"), macro(nil), macro(nil, in: "Cell")) == ["Row_1", "A", "Cell_0"])
        #expect(texts("componentTestName", macro("A b-c_1 é!")) == ["Abc_1é"])
        #expect(texts("componentTestName", macro("A B"), macro("AB"), macro("AB_2")) == ["AB_2", "AB", "AB_3"])
    }

    @Test("joins properties, recognises a fixed size, and has no arguments")
    func more() {
        let macro = macro(
            "a", properties: ["@State var b = 1", "@State var c = 2"], layout: .fixed(width: "320", height: "480.5"))
        #expect(texts("properties", macro, self.macro("b")) == ["-", "@State var b = 1\n@State var c = 2"])
        #expect(texts("hasArguments", macro) == ["0"])
        #expect(texts("fixedLayoutSize", macro) == ["CGSize(width: 320, height: 480.5)"])
    }
}
