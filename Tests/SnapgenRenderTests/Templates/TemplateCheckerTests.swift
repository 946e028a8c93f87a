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
        arguments: [
            "", "{{ name }}", "{{ name|default:'x' }}", "{% if isNew and name != \"a b\" %}{% else %}{% endif %}",
            "{% for test in tests where test.title %}{{ forloop.counter }} {{ test.lines.count }}{% endfor %}",
            "{% for test in tests %}{% for line in test.lines %}{{ line }}{% endfor %}{% empty %}{% endfor %}",
            "{% filter uppercase %}{{ name }}{% endfilter %}", "{{ tests.first.title }}", "{# {{ nothing }} #}",
            "{% for word in name|split:' ' %}{{ word }}{% endfor %}", "{% ifnot isNew %}{% endif %}",
            "{% if (name or isNew) == 'x y' %}{% endif %}", "{{ 'a|b' | uppercase }}", "func a() { }", "{name}",
            "{{ 'a' if tests }}{{ tests.first.lines }}", "{{ name|default:1.5|default:\"(a)\" }}",
        ])
    func good(source: String) {
        #expect(problems(source).isEmpty)
    }

    @Test(
        "names what is unknown, printed without a text, or in no block that fits, and its line",
        arguments: [
            ("\n{{ nme }}", "2: unknown variable 'nme'; did you mean 'name'?"),
            ("{% if isOld %}{% endif %}", "1: unknown variable 'isOld'; known are 'isNew', 'name' and 'tests'"),
            ("{{ tests.size }}", "1: unknown variable 'tests.size'; known are 'count', 'first' and 'last'"),
            ("{{ tests.first.titel }}", "1: unknown variable 'tests.first.titel'; did you mean 'title'?"),
            ("{{ name|default:nme }}", "1: unknown variable 'nme'; did you mean 'name'?"),
            ("{{ name\r\n| default:'b' }}\r\n{{ nme }}", "3: unknown variable 'nme'; did you mean 'name'?"),
            ("{% if not (isNew and nme|uppercase) %}{% endif %}", "1: unknown variable 'nme'; did you mean 'name'?"),
            ("{% if false %}{{ nme }}{% endif %}", "1: unknown variable 'nme'; did you mean 'name'?"),
            ("{{ isNew.a }}", "1: unknown variable 'isNew.a'"),
            ("{{ tests.first.count }}", "1: unknown variable 'tests.first.count'; known are 'lines' and 'title'"),
            ("{% for test in tests %}{% endfor %}{{ test }}", "1: unknown variable 'test'; did you mean 'tests'?"),
            ("{# #}\n}\n}\n{{ name|litral }}", "4: unknown filter 'litral'; did you mean 'literal'?"),
            ("{{ tests }}", "1: 'tests' is no text; print a member of it"),
            ("{{ tests.first|uppercase }}", "1: 'tests.first' is no text; print a member of it"),
            ("{{ 'a' if isNew else tests }}", "1: 'tests' is no text; print a member of it"),
            ("{% if isNew %}", "1: 'if' has no 'endif'; add it"),
            ("{% for test in tests %}", "1: 'for' has no 'endfor'; add it"),
            ("{% endif %}", "1: 'endif' ends nothing; take it out"),
            ("{% fro a in b %}", "1: unknown tag 'fro'; did you mean 'for'?"),
            ("{% extends 'xctest' %}", "1: unknown tag 'extends'; known are 'if', 'for', 'filter' and 'include'"),
            ("{%  %}", "1: an empty tag; take it out"),
            ("{{ name", "1: a tag is opened and not closed; close it"),
            ("{% if isNew }}", "1: a tag is opened and not closed; close it"),
            ("a {# b", "1: a tag is opened and not closed; close it"),
            ("\n{% include 'mine' %}", "2: template 'mine' includes itself; take the include out"),
            ("{% include 'suport' %}", "1: no template 'suport'; did you mean 'support'?"),
            ("{% for test of tests %}{% endfor %}", "1: 'for' reads 'for item in list'; write it so"),
            ("{% for letter in name %}{% endfor %}", "1: 'name' is no list; loop over one"),
            ("{% for i in 1...9 %}{% endfor %}", "1: a tag holds '...', and there are no ranges; loop over a list"),
            ("{% include name %}", "1: 'include' takes the name of a template in quotes; write it so"),
        ])
    func unknown(source: String, problem: String) {
        #expect(problems(source) == [problem])
    }

    @Test("sees a loop's variable in what the loop includes")
    func includedScope() {
        let others = ["row": "{{ test.title }}"]
        #expect(problems("{% for test in tests %}{% include 'row' %}{% endfor %}", beside: others).isEmpty)
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
