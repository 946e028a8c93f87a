import SnapgenModel
import Testing

@testable import SnapgenRender

@Suite("Compiled templates")
struct CompiledTemplateTests {
    private static let input = TemplateInput(
        shape: [
            "name": .text, "number": .number, "zero": .number, "yes": .flag, "no": .flag, "names": .list(.text),
            "none": .list(.text),
            "rows": .list(.object(["title": .text, "size": .number, "tags": .list(.text)])),
        ],
        values: [
            "name": .text("Zoe\u{301} \"x\"\r\n{{ y }}"), "number": .number(16_777_217), "zero": .number(0),
            "yes": .flag(true), "no": .flag(false), "names": .texts(["a", "", "e\u{301}", "👩‍🚀 b"]), "none": .list([]),
            "rows": .list([
                .object(["title": .text("a"), "size": .number(2), "tags": .texts(["x", "y"])]),
                .object(["tags": .list([]), "size": .number(-3), "title": .text("")]),
            ]),
        ])

    /// What both engines make of a template, and whether it was compiled.
    private func outputs(
        _ source: String, included: [String: String] = [:]
    ) throws -> (compiled: [UInt8], stencil: [UInt8], isCompiled: Bool) {
        let templates = included.reduce(TemplateSet.builtIn.adding(source, at: path("mine.stencil"))) {
            $0.adding($1.value, at: path("\($1.key).stencil"))
        }
        let prepared = try TemplateEngine(templates).prepared("mine", for: Self.input.shape)
        let stencil = try TemplateEngine(templates, compiles: false).render("mine", Self.input)
        var isCompiled = false
        if case .tree = prepared.body { isCompiled = true }
        return (Array(try prepared.text(Self.input.values).utf8), Array(stencil.utf8), isCompiled)
    }

    @Test("make what Stencil makes", arguments: 0..<40)
    func random(seed: Int) throws {
        var writer = RandomTemplate(seed: UInt64(seed))
        let included = ["first": writer.source(includes: false), "second": writer.source(includes: false)]
        for _ in 0..<3 {
            let source = writer.source()
            let outputs = try outputs(source, included: included)
            #expect(outputs.isCompiled, "\(source.debugDescription) with \(included)")
            #expect(outputs.compiled == outputs.stencil, "\(source.debugDescription) with \(included)")
        }
    }

    @Test(
        "print and trim as Stencil does",
        arguments: [
            "", "text", "{# c #}", "{{ name }}", "{{name}}", "a{{ number }}b", "{{ yes }} {{ no }} {{ zero }}",
            "{{ none.first }}", "{{ none.first|literal }}", "{{ names.first.count }}", "{{ name.count }}",
            "{{ none.first.count }}", "{{ names|join:\", \" }}", "{{ names|join }}", "{{ none|join:\"|\" }}",
            "{{ name|literal|literal }}", "{{ names|join:\"é\"|identifier }}".replacing("é", with: "-"),
            "{{ \"a b\" }}", "{{ 'a' }}", "{{ 007 }}", "{{ true }}", "{{ \"\" }}", "{ {{ name }} }", "}}{{ name }}}}",
            "{% if yes %}\n  a\n{% endif %}\n", "{% if yes +%}\n  a\n{%+ endif +%}\n", " {%+ if yes %} a {% endif %} ",
            "a{ {% if yes %}b{ {% endif %}",
            "a  \n{% if yes %}b{% endif %}", "a  \r\n{% if yes %}b{% endif %}", "a \u{2028}{% if yes %}b{% endif %}",
            "a\n\n  {% if yes %}  \n\n b{% endif %}  \n \n", "{% if no %}a{% endif %}\n\n{% if yes %}{% endif %}\r\n",
            "{% for n in names %}{{ n }}{% if not forloop.last %}, {% endif %}{% endfor %}",
            "{% for n in none %}{{ n }}{% endfor %}", "{% for n in names %}{{ forloop.counter }}{% endfor %}",
            "{% for r in rows %}{% for t in r.tags %}{{ r.title }}{{ t }}{{ forloop.last }}{% endfor %}{% endfor %}",
            "{% for name in names %}{{ name }}{% endfor %}{{ name }}",
            "{% for r in rows %}{% for r in r.tags %}{{ r }}{% endfor %}{{ r.title }}{% endfor %}",
            "{% for forloop in names %}{{ forloop }}{% endfor %}",
            "{% filter indented %}a\n\n{% filter indented %}b\r\nc\n{% endfilter %}{% endfilter %}",
            "{% filter literal %}{{ name }}{% endfilter %}", "{% for r in rows %}{{ r.size }}{% endfor %}",
            "{% include \"row\" %}", "{% for r in rows %}{% include 'row' %}\n{% endfor %}", "{%if yes%}a{%endif%}",
        ])
    func printing(source: String) throws {
        let outputs = try outputs(source, included: ["row": "{{ name }} {% if yes %}\n x {% endif %} \n"])
        #expect(outputs.isCompiled)
        #expect(outputs.compiled == outputs.stencil)
    }

    @Test(
        "find true what Stencil finds true",
        arguments: [
            "name", "names", "none", "rows", "zero", "number", "none.first", "not none", "not not yes", "rows.first",
            "name == name", "names.first == \"a\"", "none.first == none.first", "none.first != 'a'", "names == names",
            "number == 16777216", "number > 16777216", "zero >= 0", "zero < 1", "yes == true", "yes == 1", "name > 1",
            "yes or no and no", "no and no or yes", "not no and no", "not yes == no", "names.first|literal == \"a\"",
            "\"e\u{301}\" == \"x\"".replacing("e\u{301}", with: "e"), "zero == \"0\"", "rows.first == rows.first",
            "not name == \"x\" and not zero or none", "-1", "0", "\"\"", "yes != no", "1 <= 1",
        ])
    func conditions(condition: String) throws {
        let outputs = try outputs("{% if \(condition) %}yes{% elif not yes %}{% else %}no{% endif %}")
        #expect(outputs.isCompiled)
        #expect(outputs.compiled == outputs.stencil)
    }

    @Test(
        "are not made where only Stencil knows what is meant",
        arguments: [
            "{{ names }}", "{{ rows.first }}", "{{ name|uppercase }}", "{{ names|default:name }}", "{{ 1.5 }}",
            "{{ name if yes else 'a' }}", "{% if (yes or no) and no %}a{% endif %}",
            "{% if 'a' in names %}a{% endif %}",
            "{% for n in names where n %}{{ n }}{% endfor %}", "{% for n in none %}a{% empty %}b{% endfor %}",
            "{% for n in names %}{{ n }}{% break %}{% endfor %}", "{% ifnot yes %}a{% else %}b{% endif %}",
            "{%- if yes -%} a {%- endif -%}", "{{ name | literal }}", "{{ \"é\" }}", "{{ names|join:\"  \" }}",
            "{{ \"a...b\"|literal }}".replacing("a...b", with: "1...3"), "{{ names|join:name }}", "{{\nname\n}}",
            "{% for a, b in names %}{{ a }}{% endfor %}", "{% if yes == not no %}a{% endif %}",
            "{% include \"row\" %}",
        ])
    func leftToStencil(source: String) throws {
        let templates = TemplateSet.builtIn.adding(source, at: path("mine.stencil"))
            .adding("{{ names }}", at: path("row.stencil"))
        #expect(TemplateCompiler.compiled("mine", in: templates, variables: Self.input.shape) == nil)
    }

    @Test("are made of all that the tool carries")
    func builtIn() throws {
        let shapes = [
            "xctest": SuiteInput.shape, "swift-testing": SuiteInput.shape, "support": SupportInput.shape,
            "paths": PathsInput.shape,
        ]
        for (name, shape) in shapes {
            let tree = TemplateCompiler.compiled(name, in: .builtIn, variables: shape)
            #expect(tree != nil, "\(name)")
        }
    }

    @Test("stay small, where includes would make them large")
    func largest() throws {
        var templates = TemplateSet.builtIn.adding("{{ name }}", at: path("t0.stencil"))
        for level in 1...12 {
            let loops = ["a", "b"].map { "{% for \($0)\(level) in names %}{% include \"t\(level - 1)\" %}{% endfor %}" }
            templates = templates.adding(loops.joined(), at: path("t\(level).stencil"))
        }
        #expect(TemplateCompiler.compiled("t12", in: templates, variables: Self.input.shape) == nil)
        #expect(TemplateCompiler.compiled("t5", in: templates, variables: Self.input.shape) != nil)
    }
}
