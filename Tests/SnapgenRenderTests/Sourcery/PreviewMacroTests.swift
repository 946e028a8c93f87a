import Testing

@testable import SnapgenConfiguration
@testable import SnapgenRender
@testable import SnapgenScan

/// What the golden case `prefire-macros` does not hold.
@Suite("PreviewMacro")
struct PreviewMacroTests {
    private func macro(
        _ name: String?, in file: String = "Row", facts: MacroFacts = MacroFacts(), layout: PreviewLayout? = nil
    ) -> SourceMacro {
        var source = PreviewSource()
        source.layout = layout
        return SourceMacro(
            path: path("Sources/App/\(file).swift"), displayName: name, facts: facts, source: source)
    }

    private func texts(_ key: String, _ macros: SourceMacro...) -> [String] {
        PreviewMacro.all(macros).map { $0[key].map { "\($0)" } ?? "-" }
    }

    @Test("comes in Prefire's order: backwards by file and number, as texts")
    func order() {
        let macros = (0..<11).map { macro("\($0)") } + [macro("b", in: "Box")]
        #expect(
            PreviewMacro.all(macros).compactMap { $0["displayName"] as? String }
                == ["9", "8", "7", "6", "5", "4", "3", "2", "10", "1", "0", "b"])
    }

    @Test("keeps letters, digits and underscores for the test's name, each name once")
    func testNames() {
        #expect(texts("componentTestName", macro("A b-c_1 é!")) == ["Abc_1é"])
        #expect(texts("componentTestName", macro("A B"), macro("AB"), macro("AB_2")) == ["AB_2", "AB", "AB_3"])
        #expect(texts("displayName", macro("A"), macro(nil), macro(nil, in: "Cell")) == ["Row_1", "A", "Cell_0"])
    }

    @Test("joins properties, knows a fixed size, and has no arguments")
    func more() {
        let facts = MacroFacts(properties: ["@State var b = 1", "@State var c = 2"])
        let macro = macro("a", facts: facts, layout: .fixed(width: "320", height: "480.5"))
        #expect(texts("properties", macro, self.macro("b")) == ["-", "@State var b = 1\n@State var c = 2"])
        #expect(texts("hasArguments", macro) == ["0"])
        #expect(texts("arguments", macro) == ["-"])
        #expect(texts("fixedLayoutSize", macro) == ["CGSize(width: 320, height: 480.5)"])
        #expect(texts("sourceFileName", macro) == ["Row"])
    }
}
