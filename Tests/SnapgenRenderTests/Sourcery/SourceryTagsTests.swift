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
            ("{% macro row a %}<{{ a }}>{% endmacro %}{% include 'part' %}", "<x>"),
            ("a{% newline %}{% newline %}b", "a\n\nb"),
        ])
    func tags(source: String, expected: String) throws {
        let others = ["part": "{% call row 'x' %}"]
        #expect(try sourcery(source, arguments: ["name": .text("Row")], beside: others) == expected)
    }

    @Test(
        "name what is wrong",
        arguments: [
            ("{% macro row a %}{% endmacro %}{% call row %}", "the macro 'row' takes 1 values, not 0"),
            ("{% set x 1 %}{% call x %}", "there is no macro 'x'"),
            ("{% call row 1 %}", "unknown variable 'row'"),
            ("{% set x %}", "'set' has no 'endset'"),
            ("{% macro row %}", "'macro' has no 'endmacro'"),
            ("{% macro %}{% endmacro %}", "'macro' wants a name"),
            ("{% if argument.x %}{% set y 1 %}{% endif %}{{ y }}", "unknown variable 'y'"),
            ("{% typed type as Type %}", "unknown tag 'typed'"),
        ])
    func mistakes(source: String, message: String) {
        let problem = problem(with: "\n\(source)")
        #expect(problem?.message.hasPrefix(message) == true)
        #expect(problem?.line == 2)
    }

    @Test("a macro that calls itself is an error, and fifteen that call one another are none")
    func recursion() throws {
        let macro = "{% macro a %}{% call a %}{% endmacro %}"
        #expect(problem(with: "\(macro){% call a %}")?.message.contains("calls itself") == true)
        let chain = (1...15).map { "{% macro m\($0) %}{% call m\($0 - 1) %}{% endmacro %}" }.joined()
        #expect(try sourcery("{% macro m0 %}a{% endmacro %}\(chain){% call m15 %}") == "a")
    }
}
