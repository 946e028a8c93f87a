import Testing

@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenRender
@testable import SnapgenScan

@Suite("What a template for Sourcery asks for and snapgen does not have")
struct SourceryMistakesTests {
    private static let types = [type("Row"), type("Anyone", .protocol)]

    private func problem(with source: String, beside others: [String: String] = [:]) -> Diagnostic? {
        let error = #expect(throws: DiagnosticError.self) { try sourcery(source, Self.types, beside: others) }
        return error?.diagnostics.first
    }

    @Test(
        "is an error that names it and its line",
        arguments: [
            ("{% for type in types.all %}\n{{ type.variables }}{% endfor %}", "unknown variable 'type.variables'"),
            (
                "{% for type in types.all %}\n{% if type.methods %}{% endif %}{% endfor %}",
                "unknown variable 'type.methods'"
            ),
            ("\n{{ types.typealiases }}", "unknown variable 'types.typealiases'"),
            ("\n{{ functions }}", "unknown variable 'functions'"),
            ("\n{% for t in types.implementing.View %}{% endfor %}", "unknown variable 'types.implementing.View'"),
            ("\n{% for t in types.inheriting.Row %}{% endfor %}", "unknown variable 'types.inheriting.Row'"),
            ("\n{{ type.Rwo.name }}", "unknown variable 'type.Rwo'; did you mean 'Row'?"),
            ("\n{% for t in types.all.first.name %}{% endfor %}", "'types.all.first.name' is no list"),
            ("\n{% for m in argument.previewsMacrosDict %}{{ m.delay }}{% endfor %}", "unknown variable 'm.delay'"),
            ("\n// sourcery:inline:auto:Row", "'sourcery:inline:' writes into other files"),
            ("\n// sourcery:file:Rows.swift", "'sourcery:file:' writes into other files"),
        ])
    func unknown(source: String, message: String) {
        let problem = problem(with: source)
        #expect(problem?.id == .badTemplate)
        #expect(problem?.path == "Templates/mine.stencil")
        #expect(problem?.line == 2)
        #expect(problem?.message.hasPrefix(message) == true)
    }

    @Test("says where to read what there is")
    func advice() {
        #expect(problem(with: "{{ types.functions }}")?.message.contains("Documentation/Templates.md") == true)
    }

    @Test(
        "is never printed as nothing",
        arguments: [
            ("{{ argument.foo }}", "'argument.foo' is not there when it is printed; give it in 'tests.arguments'"),
            ("{{ type.Row.parentName }}", "'type.Row.parentName' is not there when it is printed; ask for it"),
            ("{{ type.Row.annotations.order }}", "'type.Row.annotations.order' is not there"),
            (
                "{{ type.Row.attributes.available.first.name }}",
                "'type.Row.attributes.available.first.name' is not there"
            ),
            ("{{ argument.foo|default:nil }}", "'argument.foo|default:nil' is not there"),
            ("{{ 'a' if argument.foo else argument.bar }}", "'argument.bar' is not there"),
            ("{{ type.Row }}", "'type.Row' is a type; print a member of it"),
            ("{{ types.all }}", "'types.all' is a list of types; loop over it"),
            ("{{ types }}", "'types' is no text; print a member of it"),
        ])
    func printed(tag: String, message: String) {
        let problem = problem(with: "{# \(tag) #}\n\n\(tag)")
        #expect(problem?.line == 3)
        #expect(problem?.message.hasPrefix(message) == true)
    }

    @Test("names the included template that prints it")
    func included() {
        let problem = problem(with: "{% include 'part' %}", beside: ["part": "\n{{ argument.foo }}"])
        #expect(problem?.path == "Templates/part.stencil")
        #expect(problem?.line == 2)
    }

    @Test(
        "may be asked for in a condition, looped over and given a default",
        arguments: [
            "{% if argument.foo %}{{ argument.foo }}{% endif %}", "{% for x in argument.foo %}{{ x }}{% endfor %}",
            "{% if not argument.foo %}{% endif %}", "{{ argument.foo|default:'' }}", "{{ 'a' if argument.foo }}",
            "{% if argument.foo.bar == nil %}{% endif %}", "{% for t in types.based.Nobody %}{{ t.name }}{% endfor %}",
        ])
    func allowed(source: String) throws {
        #expect(try sourcery(source, Self.types) == "")
    }

    @Test("a macro that calls itself is an error, and several that call one another are none")
    func recursion() throws {
        let macro = "{% macro a %}{% call a %}{% endmacro %}"
        #expect(problem(with: "\(macro){{ types.all.count }}{% call a %}")?.message.contains("calls itself") == true)
        let chain = (1...15).map { "{% macro m\($0) %}{% call m\($0 - 1) %}{% endmacro %}" }.joined()
        let source = "{% macro m0 %}a{% endmacro %}\(chain){{ types.all.count }}{% call m15 %}"
        #expect(try sourcery(source, Self.types) == "1a")
    }

    @Test("a comparison prints its answer, whatever is compared")
    func comparison() throws {
        #expect(try sourcery("{{ not argument.foo }} {{ argument.foo == 1 }}") == "true false")
    }

    @Test(
        "is not reached by what Stencil does on the way",
        arguments: [
            ("{{ 'a'|filter:argument.f }}", "'filter' takes the name of a filter, not 'filter:argument.f'"),
            ("{% for i in 1|default:'x'...900000000 %}{% endfor %}", "a tag holds '...'"),
            ("{{ argument.l[argument.f] }}", "'argument.l[argument.f]' has brackets"),
            ("{{ argument.e.last }}", "unknown variable 'argument.e.last'; write '|last' for a list"),
            ("{% if argument.f|lowercase in argument.l %}{% endif %}", "'in' stands alone in a condition"),
            ("{% if (argument.f in argument.l) %}{% endif %}", "'in' stands alone in a condition"),
            ("{% if argument.f in argument.l and argument.e %}{% endif %}", "'in' stands alone in a condition"),
            ("{{ argument.f in argument.l }}", "'in' stands alone in a condition"),
            ("{{ argument.l|push:argument.l }}", "'push' takes one element, not a list"),
        ])
    func detours(source: String, message: String) {
        let arguments: [String: UserValue] = [
            "f": .text("filter:argument.f"), "l": .list([.text("a")]), "e": .text(""),
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
