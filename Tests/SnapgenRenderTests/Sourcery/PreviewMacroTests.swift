import Testing

@testable import SnapgenConfiguration
@testable import SnapgenRender
@testable import SnapgenScan

@Suite("PreviewMacro")
struct PreviewMacroTests {
    private func macro(
        _ name: String?,
        in file: String = "Row",
        statements: [String] = ["Row()"],
        properties: [String] = [],
        traits: [String] = [],
        change: (inout PreviewSource) -> Void = { _ in }
    ) -> SourceMacro {
        var source = PreviewSource()
        change(&source)
        return SourceMacro(
            path: path("Sources/App/\(file).swift"), displayName: name,
            facts: MacroFacts(statements: statements, properties: properties, traits: traits), source: source)
    }

    private func texts(_ key: String, _ macros: SourceMacro...) -> [String] {
        PreviewMacro.all(macros).map { $0[key].map { "\($0)" } ?? "-" }
    }

    @Test("is called what it displays, and without a name after its file and its number there")
    func displayNames() {
        #expect(texts("displayName", macro("A"), macro(nil), macro(nil, in: "Cell")) == ["Row_1", "A", "Cell_0"])
    }

    @Test("is fit to stand between quotes")
    func quotes() {
        #expect(texts("displayName", macro("say \"hi\"\\")) == [#"say \"hi\"\\"#])
    }

    @Test("keeps letters, digits and underscores for the test's name, each name once")
    func testNames() {
        #expect(texts("componentTestName", macro("A b-c_1 é!")) == ["Abc_1é"])
        #expect(texts("componentTestName", macro("A B"), macro("AB"), macro("AB_2")) == ["AB_2", "AB", "AB_3"])
    }

    @Test("comes in Prefire's order: backwards by file and number, as texts")
    func order() {
        let macros = (0..<11).map { macro("\($0)") } + [macro("b", in: "Box")]
        #expect(
            PreviewMacro.all(macros).compactMap { $0["displayName"] as? String }
                == ["9", "8", "7", "6", "5", "4", "3", "2", "10", "1", "0", "b"])
    }

    @Test("is a screen where it has the trait or none")
    func screens() {
        #expect(texts("isScreen", macro("a"), macro("b", traits: [".device"])) == ["1", "1"])
        #expect(texts("isScreen", macro("a", traits: [".sizeThatFitsLayout"])) == ["0"])
        #expect(texts("traits", macro("a")) == ["[\".device\"]"])
    }

    @Test("joins statements and properties, and has no properties where there are none")
    func code() {
        let macro = macro(
            "a", statements: ["let a = 1", "Row(a)"], properties: ["@State var b = 1", "@State var c = 2"])
        #expect(texts("body", macro) == ["let a = 1\nRow(a)"])
        #expect(texts("properties", macro) == ["@State var b = 1\n@State var c = 2"])
        #expect(texts("properties", self.macro("a")) == ["-"])
    }

    @Test("knows a fixed size, and has no arguments")
    func more() {
        let macro = macro("a") { $0.layout = .fixed(width: "320", height: "480.5") }
        #expect(texts("hasArguments", macro) == ["0"])
        #expect(texts("arguments", macro) == ["-"])
        #expect(texts("fixedLayoutSize", macro, self.macro("b")) == ["-", "CGSize(width: 320, height: 480.5)"])
        #expect(texts("sourceFileName", macro) == ["Row"])
    }
}
