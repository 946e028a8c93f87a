import Testing

@testable import SnapgenModel
@testable import SnapgenRender

@Suite("SourceryTags")
struct SourceryTagsTests {
    @Test(
        "do what Sourcery's do",
        arguments: [
            ("{% set x argument.name %}{{ x }}", "Row"),
            ("{% set x argument.name|lowercase %}{{ x }}", "row"),
            ("{% set x %}{{ argument.name }}!{% endset %}{{ x }}{{ x }}", "Row!Row!"),
            ("{% set x 1 %}{% if x %}{% set x 2 %}{{ x }}{% endif %}{{ x }}", "21"),
            (
                "{% macro row a b %}<{{ a }} {{ b }}>{% endmacro %}{% call row argument.name 'x' %}{% call row 1 2 %}",
                "<Row x><1 2>"
            ),
            (
                "{% map argument.list into all using one %}{{ one }}{{ maploop.counter }}{% endmap %}{{ all|join:'-' }}",
                "a0-b1"
            ),
            ("{% map argument.list into all %}{{ maploop.item }}{% endmap %}{{ all|join:'-' }}", "a-b"),
            ("a{% newline %}{% newline %}b", "a\n\nb"),
        ])
    func tags(source: String, expected: String) throws {
        let arguments: [String: UserValue] = ["name": .text("Row"), "list": .list([.text("a"), .text("b")])]
        #expect(try sourcery(source, arguments: arguments) == expected)
    }

    @Test("a macro of one template is there for what it includes")
    func included() throws {
        let source = "{% macro row a %}<{{ a }}>{% endmacro %}{% include 'part' %}"
        #expect(try sourcery(source, beside: ["part": "{% call row 'x' %}"]) == "<x>")
    }

    @Test(
        "say what is wrong",
        arguments: [
            ("{% macro row a %}{% endmacro %}{% call row %}", "the macro 'row' takes 1 values, not 0"),
            ("{% set x 1 %}{% call x %}", "there is no macro 'x'"),
            ("{% call row 1 %}", "unknown variable 'row'"),
            ("{% set x %}", "'set' has no 'endset'"),
            ("{% macro row %}", "'macro' has no 'endmacro'"),
            ("{% map types.types into %}{% endmap %}", "'map' reads 'map list into name using element'"),
            ("{% map types %}{% endmap %}", "'types' is no list"),
            ("{% macro %}{% endmacro %}", "'macro' wants a name"),
            ("{% if argument.x %}{% set y 1 %}{% endif %}{{ y }}", "unknown variable 'y'"),
            ("{% typed type as Type %}", "unknown tag 'typed'"),
            ("{% import 'row' %}", "unknown tag 'import'"),
            ("{% now 'yyyy' %}", "unknown tag 'now'"),
        ])
    func mistakes(source: String, message: String) {
        let error = #expect(throws: DiagnosticError.self) { try sourcery("\n\(source)") }
        #expect(error?.diagnostics.first?.message.hasPrefix(message) == true)
        #expect(error?.diagnostics.first?.line == 2)
    }
}
