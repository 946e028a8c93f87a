import SnapgenModel
import Stencil
import Testing

@testable import SnapgenRender

/// Users' templates are rewritten before Stencil renders them, which must not change what they print.
@Suite("Counted templates")
struct CountedTemplatesTests {
    private static let context = TemplateContext(
        schema: [
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

    /// The outputs of a template as the user wrote it and as it is counted, in bytes.
    private func outputs(
        _ source: String, included: [String: String] = [:]
    ) throws -> (counted: [UInt8], plain: [UInt8]) {
        let templates = included.reduce(TemplateSet.builtIn.adding(source, at: path("mine.stencil"))) {
            $0.adding($1.value, at: path("\($1.key).stencil"))
        }
        let counted = try TemplateEngine(templates).render("mine", Self.context)
        let environment = Environment(
            loader: DictionaryLoader(templates: included.merging(["mine": source]) { $1 }),
            extensions: [CountedFilters.swift(RenderingBudget())], trimBehaviour: .smart)
        let plain = try environment.renderTemplate(name: "mine", context: Self.context.values.mapValues(\.any))
        return (Array(counted.utf8), Array(plain.utf8))
    }

    @Test("print what Stencil prints", arguments: 0..<40)
    func random(seed: Int) throws {
        var writer = RandomTemplate(seed: UInt64(seed))
        let included = ["first": writer.source(includes: false), "second": writer.source(includes: false)]
        for _ in 0..<3 {
            let source = writer.source()
            let outputs = try outputs(source, included: included)
            #expect(outputs.counted == outputs.plain, "\(source.debugDescription) with \(included)")
        }
    }

    @Test(
        "trim as Stencil does",
        arguments: [
            "", "text", "{# c #}", "{{ name }}", "{{name}}", "a{{ number }}b", "{{ yes }} {{ no }} {{ zero }}",
            "{ {{ name }} }", "}}{{ name }}}}", "{%if yes%}a{%endif%}", "a{ {% if yes %}b{ {% endif %}",
            "{% if yes %}\n  a\n{% endif %}\n", "{% if yes +%}\n  a\n{%+ endif +%}\n", " {%+ if yes %} a {% endif %} ",
            "a  \n{% if yes %}b{% endif %}", "a  \r\n{% if yes %}b{% endif %}", "a \u{2028}{% if yes %}b{% endif %}",
            "a\n\n  {% if yes %}  \n\n b{% endif %}  \n \n", "{% if no %}a{% endif %}\n\n{% if yes %}{% endif %}\r\n",
            "a \n {%- if yes -%} \n a {%- endif -%} b", "a \n {%- if yes %} \n a {% endif -%} \r\n\t b",
            "{% include \"row\" %}", "{% for r in rows %}{% include 'row' %}\n{% endfor %}",
        ])
    func trimming(source: String) throws {
        let outputs = try outputs(source, included: ["row": "{{ name }} {% if yes %}\n x {% endif %} \n"])
        #expect(outputs.counted == outputs.plain)
    }

    @Test("count what the built-in templates take that a user's template includes")
    func builtIn() throws {
        let steps = try [10, 20, 40].map { count in
            let templates = TemplateSet.builtIn.adding("{% include \"tests-conditions\" %}", at: path("mine.stencil"))
            let budget = RenderingBudget()
            let conditions = TemplateValue.list((0..<count).map { _ in .object(["name": .text("a")]) })
            let values: [String: TemplateValue] = ["group": .object(["conditions": conditions])]
            _ = try StencilRenderer(templates, budget).text(of: "mine", values)
            return budget.steps
        }
        #expect(steps[1] - steps[0] > 10 * RenderingBudget.tagSteps)
        #expect(steps[2] - steps[1] == 2 * (steps[1] - steps[0]))
    }
}
