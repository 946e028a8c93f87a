import Testing

@testable import SnapgenProject

@Suite("Markup")
struct MarkupElementTests {
    @Test("elements, attributes and references are read")
    func elements() throws {
        let document = try #require(
            MarkupElement.document(
                "<?xml version='1.0'?>\n<!-- > <x> --><a b = \"1 &gt; &#50;&#x33; &amp;&none;\" c='>'><d/>text<e></e></a>"
            ))
        let element = try #require(document.children.first)
        #expect(element.attributes == ["b": "1 > 23 &&none;", "c": ">"])
        #expect(element.children.map(\.name) == ["d", "e"])
        #expect(document.all("e").count == 1)
    }

    @Test("what is not closed is no document", arguments: ["<a>", "<a", "</a>", "<a b=\">", "<!-- "])
    func damaged(text: String) {
        #expect(MarkupElement.document(text) == nil)
    }

    @Test("deep nesting is refused")
    func depth() {
        #expect(MarkupElement.document(String(repeating: "<a>", count: 100_000)) == nil)
    }
}
