import Testing

@testable import SnapgenModel
@testable import SnapgenRender

@Suite("White space in templates for Sourcery")
struct BlankLinesTests {
    @Test("keeps the template's blank lines and drops those that tags leave")
    func blankLines() throws {
        let source = """
            a

            {% for x in argument.list %}
            {{ x }}

            {% endfor %}
            {% if argument.no %}
            {% endif %}
            b


            c

            """
        #expect(
            try sourcery(source, arguments: ["list": .list([.text("1"), .text("2")])]) == "a\n\n1\n\n2\n\nb\n\n\nc\n")
    }

    @Test("keeps what stands before a tag on its line where something else stands there")
    func indentation() throws {
        let source = "[\n    {% for x in argument.list %}\n    {{ x }},\n    {% endfor %}\n]"
        #expect(
            try sourcery(source, arguments: ["list": .list([.text("1"), .text("2")])]) == "[\n    1,\n    2,\n]")
    }

    @Test("takes a minus sign at a tag for all white space on its side")
    func trimming() throws {
        #expect(try sourcery("a\n\n  {%- if true %}\nb\n{% endif -%}\n  c") == "a\nb\nc")
    }

    @Test("drops blank lines of values, but not where they are part of a string")
    func values() throws {
        let arguments: [String: UserValue] = [
            "code": .text("a\n\nb"), "string": .text(BlankLines.protected("\"\"\"\na\n\n  \nb\n\"\"\"")),
        ]
        #expect(try sourcery("{{ argument.code }}", arguments: arguments) == "a\nb")
        let indented = "\"\"\"\n  a\n\n    \n  b\n  \"\"\""
        #expect(try sourcery("{{ argument.string|indent:2 }}", arguments: arguments) == indented)
    }

    @Test("writes Prefire's placeholder for the file as Prefire does")
    func placeholder() throws {
        #expect(try sourcery("class {PREVIEW_FILE_NAME}Tests {}") == "class PreviewTests {}")
    }
}
