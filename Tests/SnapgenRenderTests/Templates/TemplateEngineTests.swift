import SnapgenModel
import Testing

@testable import SnapgenRender

@Suite("TemplateEngine")
struct TemplateEngineTests {
    private func rendered(_ source: String) throws -> String {
        let templates = TemplateSet.builtIn.adding(source, at: path("mine.stencil"))
        let context = TemplateContext(
            schema: ["name": .text, "list": .list(.text)],
            values: ["name": .text("say \"hi\""), "list": .texts(["a", "b"])])
        return try TemplateEngine(templates).render("mine", context)
    }

    private func error(_ source: String) -> Diagnostic? {
        let error = #expect(throws: DiagnosticError.self) { try rendered(source) }
        return error?.diagnostics.first
    }

    @Test("writes a text as a literal and as a name")
    func filters() throws {
        #expect(try rendered("{{ name|literal }}") == #""say \"hi\"""#)
        #expect(try rendered("{{ name|identifier }}") == "say_hi")
    }

    @Test("indents every line that is not empty")
    func indented() throws {
        #expect(try rendered("{% filter indented %}\na\n\n  b\n{% endfilter %}\n") == "    a\n\n      b\n")
    }

    @Test("leaves no line where a tag stood")
    func trimming() throws {
        #expect(try rendered("a\n{% for x in list %}\n  {{ x }}\n{% endfor %}\nb\n") == "a\n  a\n  b\nb\n")
    }

    @Test("gives the place of an unknown filter")
    func unknownFilter() {
        let problem = error("{# #}\n}\n}\n{{ name|litral }}")
        #expect(problem?.id == .badTemplate)
        #expect(problem?.path == "mine.stencil")
        #expect(problem?.line == 4)
        #expect(problem?.message.contains("litral") == true)
    }

    @Test("gives the place of an expression that Stencil does not take")
    func badExpression() {
        #expect(error("\n\n{% if name and %}{% endif %}")?.line == 3)
    }

    @Test("throws what the checker finds, all of it")
    func allProblems() {
        let error = #expect(throws: DiagnosticError.self) { try rendered("{{ a }}\n{{ b }}") }
        #expect(error?.diagnostics.map(\.line) == [1, 2])
    }

    @Test("leaves what a text holds alone, also where it looks like a tag")
    func tagsInTexts() throws {
        let templates = TemplateSet.builtIn.adding("{{ name }}", at: path("mine.stencil"))
        let context = TemplateContext(schema: ["name": .text], values: ["name": .text("{{ x }}{% include 'y' %}")])
        #expect(try TemplateEngine(templates).render("mine", context) == "{{ x }}{% include 'y' %}")
    }
}
