import SnapgenTestSupport
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
        return try TemplateEngine.render("mine", in: templates, Self.members.context(of: name))
    }

    @Test(
        "renders the documented tags and filters",
        arguments: [
            ("{{ name|literal }} {{ name|identifier }}", #""say \"hi\"" say_hi"#),
            ("{% for row in rows %}{{ row.title }}{{ forloop.counter }}{% endfor %}", "A1B2"),
            ("{% for x in list where x != 'a' %}{{ x }}{% empty %}-{% endfor %}", "b"),
            ("{% if none %}x{% elif 'b' in list %}y{% endif %}{% ifnot none %}z{% endif %}", "yz"),
            ("{{ list|join:'-' }} {{ list }} {{ none.last }}", "a-b [\"a\", \"b\"] "),
            ("{{ 'a b'|split|join:',' }} {{ 'aB'|uppercase }} {{ 'aB'|lowercase }}", "a,b AB ab"),
            ("{{ 'aB'|capitalize }}", "Ab"),
            ("{% filter indent:2 %}a\nb{% endfilter %}", "a\n  b"), ("{{ 'a'|filter:'uppercase' }}", "A"),
            ("{{ rows.last.title }}{{ rows.count }}{{ ''|default:'x' }}{{ 'y' if none else 'z' }}", "B2z"),
            ("a{# b #}\n{% if list +%}\nc\n{%- endif %}", "a\n\nc"),
            ("{% filter indented %}\na\n\n  b\n{% endfilter %}\n", "    a\n\n      b\n"),
            ("a\n{% for x in list %}\n  {{ x }}\n{% endfor %}\nb\n", "a\n  a\n  b\nb\n"),
        ])
    func features(source: String, output: String) throws {
        #expect(try rendered(source) == output)
    }

    @Test("gives the place of an expression that Stencil does not take")
    func places() {
        let problem = problems { try rendered("\n\n{% if name and %}{% endif %}") }.first
        #expect((problem?.path, problem?.line) == ("mine.stencil", 3))
    }

    @Test("leaves what a text holds alone, also where it looks like a tag")
    func tagsInTexts() throws {
        let text = "{{ x }}{% include 'y' %}"
        #expect(try rendered("{{ name }}", name: text) == text)
    }
}
