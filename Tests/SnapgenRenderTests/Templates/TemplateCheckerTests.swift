import SnapgenTestSupport
import Testing

@testable import SnapgenModel
@testable import SnapgenRender

@Suite("TemplateChecker")
struct TemplateCheckerTests {
    private static let variables: [String: TemplateSchema] = [
        "name": .text,
        "isNew": .flag,
        "tests": .list(.object(["title": .text, "lines": .list(.number)])),
    ]

    /// The messages about a template called `mine`, each behind its line.
    private func problems(_ source: String, beside others: [String: String] = [:]) -> [String] {
        TemplateChecker.diagnostics(of: "mine", in: templates(source, beside: others), variables: Self.variables)
            .map { "\($0.line ?? 0): \($0.message)" }
    }

    @Test(
        "has nothing to say about a good template",
        arguments: table(in: "SnapgenRenderTests/Fixtures/GoodTemplates.txt").map(\.0) + [""])
    func good(source: String) {
        #expect(problems(source).isEmpty)
    }

    @Test(
        "names what is unknown, printed without a text, or in no block that fits, and its line",
        arguments: table(in: "SnapgenRenderTests/Fixtures/TemplateMistakes.txt"))
    func unknown(source: String, problem: String) {
        #expect(problems(source) == [problem])
    }

    @Test("sees a loop's variable in what the loop includes")
    func includedScope() {
        let others = ["row": "{{ test.title }}", "a row": "{{ test.title }}"]
        #expect(problems("{% for test in tests %}{% include 'row' %}{% endfor %}", beside: others).isEmpty)
        #expect(problems("{% for test in tests %}{% include 'a row' %}{% endfor %}", beside: others).isEmpty)
        #expect(problems("{% include 'row' %}", beside: others).count == 1)
    }

    @Test("names the included template's own path and line, also where it includes the first")
    func includedPlace() {
        let templates = TemplateSet.builtIn
            .adding("{% include 'row' %}", at: path("mine.stencil"))
            .adding("\n\n{{ nme }}{% include 'mine' %}", at: path("Parts/row.stencil"))
        let problems = TemplateChecker.diagnostics(of: "mine", in: templates, variables: Self.variables)
        #expect(problems.map { "\($0.path ?? ""):\($0.line ?? 0)" } == ["Parts/row.stencil:3", "Parts/row.stencil:3"])
    }

    @Test("refuses blocks too deep, templates too large for Stencil, and a chain of more than sixteen templates")
    func limits() {
        let others = (0..<17).map { ("part\($0)", "{% include 'part\($0 + 1)' %}") }
        let chain = problems("{% include 'part0' %}", beside: Dictionary(uniqueKeysWithValues: others))
        #expect(chain == ["1: more than 16 templates include one another; join some"])
        let deep = String(repeating: "{% if isNew %}", count: 65) + String(repeating: "{% endif %}", count: 65)
        #expect(problems(deep) == ["1: more than 64 blocks inside one another; include a part"])
        let large = String(repeating: " ", count: 256 * 1024 + 1)
        #expect(problems(large) == ["1: the template is larger than 256 KiB; split it"])
    }
}

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
        arguments: table(in: "SnapgenRenderTests/Fixtures/TemplateOutputs.txt") + [
            ("{{ list|join:'-' }} {{ list }} {{ none.last }}", "a-b [\"a\", \"b\"] "),
            ("{% filter indented %}\na\n\n  b\n{% endfilter %}\n", "    a\n\n      b\n"),
        ])
    func features(source: String, output: String) throws {
        #expect(try rendered(source) == output)
    }

    @Test(
        "a line of blocks takes no place, and other blocks keep the space around them",
        arguments: [
            ("a\n  {% if name %} {% if list %}\t\n b\n  {% endif %}{% endif %}\nc", "a\n b\nc"),
            ("a  \n{% if name %}\nb\n{% endif %}\n", "a\nb\n"),
            ("{% if name %}\nb\n{% endif %}  ", "b\n  "),
            ("a {% if name %} b {% endif %}\n", "a  b \n"),
            ("a\n\n {%- if name %}\nb{% endif %}", "ab"),
        ])
    func lines(source: String, output: String) throws {
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
