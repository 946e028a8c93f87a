import Testing

@testable import SnapgenProject

@Suite("Markup")
struct MarkupElementTests {
    private func document(_ text: String) -> MarkupElement? { MarkupElement.document(Array(text.utf8)) }

    @Test("elements, attributes and references are read")
    func elements() throws {
        let text = "<?xml version='1.0'?>\n<!-- > <x> --><a b = \"1 &gt; &#50;&#x33; &amp;\" c='>'><d/>text<e></e></a>"
        let root = try #require(document(text))
        let element = try #require(root.children.first)
        #expect(element.attributes == ["b": "1 > 23 &", "c": ">"])
        #expect(element.children.map(\.name) == ["d", "e"])
        #expect(root.all("e").count == 1)
    }

    @Test(
        "what is not well-formed is no document",
        arguments: ["<a>", "<a", "</a>", "<a b=\">", "<!-- ", "<a b='&none;'/>", "<!DOCTYPE a><a/>"])
    func damaged(text: String) {
        #expect(document(text) == nil)
    }

    @Test("deep nesting is refused")
    func depth() {
        #expect(document(String(repeating: "<a>", count: 100_000)) == nil)
    }
}
