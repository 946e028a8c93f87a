import SnapgenModel
import Testing

@testable import SnapgenRender
@testable import SnapgenSourcery

@Suite("RenderingBudget")
struct RenderingBudgetTests {
    /// The steps that a template for Sourcery takes.
    private func steps(_ source: String, _ text: String = "", types: Int = 3) throws -> Int {
        let templates = SourceryTemplates(TemplateSet.builtIn.adding(source, at: path("Templates/mine.stencil")))
        let budget = RenderingBudget()
        let context = SourceryContext(types: (0..<types).map { type("Row\($0)") }, arguments: ["t": text])
        context.count(in: budget)
        let printing = PrintingFilter(templates.printed, budget)
        let renderer = StencilRenderer(sourcery: templates.templates, printing, budget)
        _ = try renderer.text(of: "mine", context.values, largest: context.largest)
        return budget.steps
    }

    @Test(
        "grows with the text that a filter reads and not with its square",
        arguments: [
            "capitalize", "capitalise", "uppercase", "lowerFirstWord", "titleCase", "snakeToCamelCase",
            "camelToSnakeCase", "swiftIdentifier:'pretty'", "basename", "removeNewlines", "removeNewlines:'leading'",
            "indent:2", "split|join:','", "contains:'xyz'", "replace:'a','bb'", "replace:'(a+)+$','b','regex'",
            "filter:'uppercase'",
        ])
    func filters(filter: String) throws {
        for unit in ["a ", "A", "\n ", "_a", "a/", "\u{301}"] {
            let counts = try [100, 200, 400].map { length in
                try steps("{% set x argument.t|\(filter) %}", String(repeating: unit, count: length))
            }
            #expect(counts[0] > 100)
            #expect(counts[2] - counts[1] <= 2 * (counts[1] - counts[0]) + 100, "\(unit.debugDescription) \(counts)")
        }
    }

    @Test(
        "takes the tags in every body that is evaluated, and every condition of a loop",
        arguments: [
            "{% map argument.t|split into x %}{{ 'a' }}{% endmap %}",
            "{% for x in argument.t|split %}{{ 'a' }}{% endfor %}",
            "{% for x in argument.t|split where x == 'b' %}{% endfor %}",
        ])
    func bodies(source: String) throws {
        let counts = try [10, 20].map { try steps(source, String(repeating: "a ", count: $0)) }
        #expect(counts[1] - counts[0] > 10 * RenderingBudget.tagSteps)
    }

    @Test("takes more for every tag where a large value is there to look at")
    func largeValues() throws {
        let source = "{% for x in argument.t|split:'-' %}{% if argument.t.count == 0 %}{% endif %}{% endfor %}"
        let (small, large) = (try steps(source, "a"), try steps(source, String(repeating: "a", count: 16_000)))
        #expect(large > small + 2 * 16_000)
    }

    @Test("takes the types that are looked through")
    func types() throws {
        let source = "{% for t in types.all %}{% if types.based.View %}{% endif %}{% endfor %}"
        #expect(try steps(source, types: 40) > 40 * 40)
    }

    @Test(
        "stops what multiplies, with the next step",
        arguments: [
            "{% map argument.l into a %}{% map argument.l into b %}{% endmap %}{% endmap %}",
            "{% for a in argument.l %}{% for b in argument.l where argument.t == 'b' %}{% endfor %}{% endfor %}",
        ])
    func multiplying(source: String) {
        let arguments: [String: UserValue] = [
            "l": .list((0..<65).map { .text("\($0)") }), "t": .text(String(repeating: "a", count: 2_000_000)),
        ]
        let error = #expect(throws: DiagnosticError.self) { try sourcery(source, arguments: arguments) }
        #expect(error?.diagnostics.first?.message.hasPrefix("the template takes more than ") == true)
        #expect(error?.diagnostics.first?.path == "Templates/mine.stencil")
    }

    @Test(
        "cannot be avoided by what Stencil does on the way",
        arguments: [
            ("{{ 'a'|filter:argument.f }}", "'filter' takes the name of a filter, not 'filter:argument.f'"),
            ("{% for i in 1|default:'x'...900000000 %}{% endfor %}", "a tag holds '...'"),
            ("{{ argument.l[argument.f] }}", "'argument.l[argument.f]' has brackets"),
            ("{{ argument.e.last }}", "unknown variable 'argument.e.last'; write '|last' for a list"),
            ("{% if argument.f|lowercase in argument.l %}{% endif %}", "'in' stands alone in a condition"),
            ("{% if (argument.f in argument.l) %}{% endif %}", "'in' stands alone in a condition"),
            ("{% if argument.f in argument.l and argument.e %}{% endif %}", "'in' stands alone in a condition"),
            ("{{ argument.f in argument.l }}", "'in' stands alone in a condition"),
            ("{{ argument.big|split:'a' }}", "'split' makes more than 65536 parts"),
            ("{{ argument.l|push:argument.l }}", "'push' takes one element, not a list"),
        ])
    func detours(source: String, message: String) {
        let arguments: [String: UserValue] = [
            "f": .text("filter:argument.f"), "l": .list([.text("a")]), "e": .text(""),
            "big": .text(String(repeating: "a", count: 70_000)),
        ]
        let error = #expect(throws: DiagnosticError.self) { try sourcery("\n\(source)", arguments: arguments) }
        #expect(error?.diagnostics.first?.message.hasPrefix(message) == true)
        #expect(error?.diagnostics.first?.line == 2)
    }

    @Test("finds an element in a list and a text in a text")
    func membership() throws {
        let arguments: [String: UserValue] = ["l": .list([.text("a"), .text("b")]), "t": .text("abc")]
        let source = """
            {% if 'a' in argument.l %}1{% endif %}{% if 'c' in argument.l %}2{% elif 'bc' in argument.t %}3{% endif %}
            {%- for x in argument.l where x in argument.t %}{{ x }}{% endfor %}
            """
        #expect(try sourcery(source, arguments: arguments) == "13ab")
    }
}
