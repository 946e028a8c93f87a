import Testing

@testable import SnapgenModel
@testable import SnapgenRender

@Suite("TemplateText")
struct TemplateTextTests {
    @Test("prints mappings in the order of their keys, also inside of lists and mappings")
    func mappings() throws {
        let inner = UserValue.mapping([
            "b": .number(1), "a": .text("x\"\n"), "c": .list([.flag(true), .number(2.5)]),
        ])
        let many = UserValue.mapping(Dictionary(uniqueKeysWithValues: (10..<40).map { ("k\($0)", .number(1)) }))
        let arguments = ["m": UserValue.mapping(["z": inner, "y": .list([inner, .mapping([:])])]), "n": many]
        let text = #"["a": "x\"\n", "b": 1, "c": [1, 2.5]]"#
        #expect(try sourcery("{{ argument.m }}", arguments: arguments) == #"["y": [\#(text), []], "z": \#(text)]"#)
        #expect(try sourcery("{{ argument.m.y|join:'-' }}", arguments: arguments) == "\(text)-[]")
        let keys = try sourcery("{% for k, v in argument.n %}{{ k }} {% endfor %}", arguments: arguments)
        #expect(keys == (10..<40).map { "k\($0) " }.joined())
    }

    @Test("prints numbers, flags and empty values in one way")
    func scalars() throws {
        let arguments: [String: UserValue] = [
            "i": .number(1_234_567), "d": .number(-0.5), "f": .flag(false), "l": .list([]), "m": .mapping([:]),
        ]
        let source = "{{ argument.i }} {{ argument.d }} {{ argument.f }} {{ argument.l }} {{ argument.m }} {{ 1.5 }}"
        #expect(try sourcery(source, arguments: arguments) == "1234567 -0.5 0 [] [] 1.5")
    }

    @Test(
        "refuses objects wherever a text is made of them, with the line and the next step",
        arguments: [
            ("{{ types }}", "'types' is no text; print a member of it"),
            ("{{ types|default:'x' }}", "'types|default:'x'' is no text"),
            ("{{ types.all }}", "'types.all' is a list of types; loop over it"),
            ("{{ types.all|join:',' }}", "what 'join' takes is a type; print a member of it"),
            ("{{ type.Row|capitalize }}", "'type.Row|capitalize' is a type"),
            ("{% macro m %}{% endmacro %}{{ m }}", "'m' is a macro; use it with 'call'"),
            ("{% macro m %}{% endmacro %}{{ m.nodes }}", "'m.nodes' is not there"),
            ("{% macro m x %}{{ x }}{% endmacro %}{% call m type.Row %}", "'x' is a type"),
            ("{% filter split:' ' %}{{ types }}{% endfilter %}", "'types' is no text"),
            ("{{ 'a' if argument.no else types }}", "'types' is no text"),
            ("{{ type.Row|upperFirstLetter }}", "'upperFirstLetter' takes a text"),
        ])
    func objects(source: String, message: String) {
        let problem = problem(with: "\n\(source)", [type("Row")])
        #expect(problem?.line == 2)
        #expect(problem?.message.hasPrefix(message) == true, "\(problem?.message ?? "")")
    }

    @Test("shows nothing of what objects are made of to loops and members")
    func opaque() throws {
        let body = "{% for k, v in x %}{{ k }}{{ v }}{% endfor %}{% if x.table %}!{% endif %}"
        let calls = "{% call m types %}{% call m type.Row %}{% call m m %}"
        let source = "{% macro m x %}\(body){% endmacro %}{{ argument.l.count }}\(calls)"
        #expect(try sourcery(source, [type("Row")], arguments: ["l": .list([.text("a")])]) == "1")
    }
}
