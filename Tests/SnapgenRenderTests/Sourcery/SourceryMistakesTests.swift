import Testing

@testable import SnapgenModel
@testable import SnapgenRender
@testable import SnapgenScan

@Suite("What a template for Sourcery asks for and snapgen does not have")
struct SourceryMistakesTests {
    private static let types = [type("Row"), type("Anyone", .protocol)]

    @Test(
        "is an error that names it and its line",
        arguments: [
            ("{% for type in types.all %}{{ type.variables }}{% endfor %}", "unknown variable 'type.variables'"),
            ("{% for t in types.all %}{% if t.methods %}{% endif %}{% endfor %}", "unknown variable 't.methods'"),
            ("{{ types.typealiases }}", "unknown variable 'types.typealiases'"),
            ("{{ functions }}", "unknown variable 'functions'"),
            ("{% for t in types.implementing.View %}{% endfor %}", "unknown variable 'types.implementing.View'"),
            ("{% for t in types.inheriting.Row %}{% endfor %}", "unknown variable 'types.inheriting.Row'"),
            ("{{ type.Rwo.name }}", "unknown variable 'type.Rwo'; did you mean 'Row'?"),
            ("{% for t in types.all.first.name %}{% endfor %}", "'types.all.first.name' is no list"),
            ("{% for m in argument.previewsMacrosDict %}{{ m.delay }}{% endfor %}", "unknown variable 'm.delay'"),
            ("// sourcery:inline:auto:Row", "'sourcery:inline:' writes into other files"),
            ("// sourcery:file:Rows.swift", "'sourcery:file:' writes into other files"),
            ("{{ argument.foo }}", "'argument.foo' is not there when it is printed; give it in 'tests.arguments'"),
            ("{{ type.Row.parentName }}", "'type.Row.parentName' is not there when it is printed; ask for it"),
            ("{{ type.Row.annotations.order }}", "'type.Row.annotations.order' is not there"),
            ("{{ argument.foo|default:nil }}", "'argument.foo|default:nil' is not there"),
            ("{{ 'a' if argument.foo else argument.bar }}", "'argument.bar' is not there"),
            ("{{ 'a'|filter:argument.f }}", "'filter' takes the name of a filter, not 'filter:argument.f'"),
            ("{% for i in 1|default:'x'...900000000 %}{% endfor %}", "a tag holds '...'"),
            ("{{ argument.l[argument.f] }}", "'argument.l[argument.f]' has brackets"),
            ("{{ argument.e.last }}", "unknown variable 'argument.e.last'; write '|last' for a list"),
            ("{% if argument.f|lowercase in argument.l %}{% endif %}", "'in' stands alone in a condition"),
            ("{% if (argument.f in argument.l) %}{% endif %}", "'in' stands alone in a condition"),
            ("{% if argument.f in argument.l and argument.e %}{% endif %}", "'in' stands alone in a condition"),
            ("{{ argument.f in argument.l }}", "'in' stands alone in a condition"),
        ])
    func unknown(source: String, message: String) {
        let arguments: [String: UserValue] = [
            "f": .text("filter:argument.f"), "l": .list([.text("a")]), "e": .text(""),
        ]
        let problem = problem(with: "{# {{ argument.foo }} #}\n\n\(source)", Self.types, arguments: arguments)
        #expect(problem?.path == "Templates/mine.stencil")
        #expect(problem?.line == 3)
        #expect(problem?.message.hasPrefix(message) == true, "\(problem?.message ?? "")")
    }

    @Test("names the included template that prints it, and where to read what there is")
    func places() {
        let problem = problem(with: "{% include 'part' %}", beside: ["part": "\n{{ argument.foo }}"])
        #expect(problem?.path == "Templates/part.stencil")
        #expect(problem?.line == 2)
        let advice = SnapgenRenderTests.problem(with: "{{ types.functions }}")?.message
        #expect(advice?.contains("Documentation/Templates.md") == true)
    }

    @Test(
        "may be asked for in a condition, looped over, compared and given a default",
        arguments: [
            ("{% if argument.foo %}{{ argument.foo }}{% endif %}", ""),
            ("{% for x in argument.foo %}{{ x }}{% endfor %}", ""), ("{% if not argument.foo %}{% endif %}", ""),
            ("{{ argument.foo|default:'' }}", ""), ("{{ 'a' if argument.foo }}", ""),
            ("{% if argument.foo.bar == nil %}{% endif %}", ""),
            ("{% for t in types.based.Nobody %}{{ t.name }}{% endfor %}", ""),
            ("{{ not argument.foo }} {{ argument.foo == 1 }}", "true false"),
            ("{% if 'a' in argument.l %}1{% endif %}{% if 'c' in argument.l %}2{% endif %}", "1"),
            ("{% if 'c' in 'ab' %}1{% elif 'b' in 'ab' %}2{% endif %}", "2"),
            ("{% for x in argument.l where x in 'abc' %}{{ x }}{% endfor %}", "a"),
        ])
    func allowed(source: String, output: String) throws {
        #expect(try sourcery(source, Self.types, arguments: ["l": .list([.text("a"), .text("d")])]) == output)
    }
}
