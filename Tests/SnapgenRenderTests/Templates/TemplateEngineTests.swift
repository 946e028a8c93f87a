import Synchronization
import Testing

@testable import SnapgenModel
@testable import SnapgenRender

@Suite("TemplateEngine")
struct TemplateEngineTests {
    private static let members: TemplateMembers<String> = [
        "name": .text { $0 },
        "list": .texts { _ in ["a", "b"] },
        "none": .texts { _ in [] },
        "rows": .list(["title": .text { $0 }]) { _ in ["A", "B"] },
    ]

    private func rendered(_ source: String, name: String = "say \"hi\"") throws -> String {
        let templates = TemplateSet.builtIn.adding(source, at: path("mine.stencil"))
        return try TemplateEngine(templates).render("mine", Self.members.context(of: name))
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

    @Test(
        "renders the documented tags and filters",
        arguments: [
            ("{% for row in rows %}{{ row.title }}{{ forloop.counter }}{% endfor %}", "A1B2"),
            ("{% for x in list where x != 'a' %}{{ x }}{% empty %}-{% endfor %}", "b"),
            ("{% if none %}x{% elif 'b' in list %}y{% endif %}{% ifnot none %}z{% endif %}", "yz"),
            ("{{ list|join:'-' }} {{ list }} {{ none.last }}", "a-b [\"a\", \"b\"] "),
            ("{{ 'a b'|split|join:',' }} {{ 'aB'|uppercase }} {{ 'aB'|lowercase }}", "a,b AB ab"),
            ("{{ 'aB'|capitalize }}", "Ab"),
            ("{% filter indent:2 %}a\nb{% endfilter %}", "a\n  b"), ("{{ 'a'|filter:'uppercase' }}", "A"),
            ("{{ rows.last.title }}{{ rows.count }}{{ ''|default:'x' }}{{ 'y' if none else 'z' }}", "B2z"),
            ("a{# b #}\n{% if list +%}\nc\n{%- endif %}", "a\n\nc"),
        ])
    func features(source: String, output: String) throws {
        #expect(try rendered(source) == output)
    }

    @Test(
        "refuses what would end the process",
        arguments: [
            ("{% filter indent:-1 %}a{% endfilter %}", "'indent' takes a width from 0 to 1000"),
            ("{{ name|indent:1001 }}", "'indent' takes a width from 0 to 1000"),
            ("{{ 'filter:x'|filter:'filter' }}", "'filter' takes the name of a filter, not 'filter'"),
        ])
    func refusals(source: String, message: String) {
        #expect(error(source)?.message == message)
    }

    @Test("ends a template that takes too long")
    func limit() {
        let isEnded = Mutex(false)
        let error = #expect(throws: DiagnosticError.self) {
            try RenderingLimit.apply(to: "mine.stencil", seconds: 0.05) { () throws(DiagnosticError) -> String in
                while !isEnded.withLock({ $0 }) {}
                return ""
            }
        }
        isEnded.withLock { $0 = true }
        #expect(error?.diagnostics.first?.path == "mine.stencil")
        #expect(error?.diagnostics.first?.message.hasPrefix("rendering takes more than ") == true)
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
        let text = "{{ x }}{% include 'y' %}"
        #expect(try rendered("{{ name }}", name: text) == text)
    }
}
