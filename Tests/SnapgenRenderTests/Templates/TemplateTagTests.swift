import Testing

@testable import SnapgenRender

@Suite("TemplateTag")
struct TemplateTagTests {
    @Test("finds tags with their lines")
    func lines() {
        let tags = TemplateTag.tags(in: "a {{ b }}\n{# c #}\n\n{%- if d -%}\n{% endif +%}")
        #expect(
            tags == [
                TemplateTag(kind: .variable, contents: "b", line: 1, written: " b "),
                TemplateTag(kind: .comment, contents: "c", line: 2, written: " c "),
                TemplateTag(kind: .block, contents: "if d", line: 4, written: "- if d -"),
                TemplateTag(kind: .block, contents: "endif", line: 5, written: " endif +"),
            ])
    }

    @Test("counts the lines inside of a tag, also with Windows line ends")
    func linesInside() {
        let tags = TemplateTag.tags(in: "{{ a\r\n| default:b }}\r\n{{ c }}")
        #expect(tags.map(\.contents) == ["a | default:b", "c"])
        #expect(tags.map(\.line) == [1, 3])
    }

    @Test("knows a tag that is never closed", arguments: ["{{ a", "{% if a }}", "text {# c"])
    func unclosed(source: String) {
        #expect(TemplateTag.tags(in: source).map(\.kind) == [.unclosed])
    }

    @Test("takes a lone brace for text", arguments: ["{ }", "func a() {", "{a}"])
    func text(source: String) {
        #expect(TemplateTag.tags(in: source).isEmpty)
    }
}
