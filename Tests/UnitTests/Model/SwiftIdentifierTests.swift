import Testing

@testable import SnapgenModel

@Suite("SwiftIdentifier")
struct SwiftIdentifierTests {
    @Test(
        "makes a name of any text",
        arguments: [
            ("azAZ_09", "azAZ_09"), ("Hotel cell: loading…", "Hotel_cell_loading"), ("3 rooms", "_3_rooms"),
            ("class", "`class`"), ("Type", "_Type"), ("a--b", "a_b"), ("__", "__"), ("Gebäude", "Gebäude"),
            ("日本", "日本"), ("é__1", "é__1"), ("é²", "é"), ("❤️ love", "love"), ("a\u{200D}b", "ab"),
        ])
    func make(text: String, name: String) {
        #expect(SwiftIdentifier.make(text) == name)
    }

    @Test("makes a name of nothing out of a hash")
    func hashes() {
        let names = ["", "🙂", "🙃", "!!!", "_", " "].map(SwiftIdentifier.make)
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { $0.hasPrefix("_") && SwiftIdentifier.isValid($0) })
    }

    @Test("lets a digit stand behind another name")
    func suffix() {
        #expect(["3 rooms", "class"].map(SwiftIdentifier.suffix) == ["3_rooms", "class"])
        let hash = SwiftIdentifier.suffix("🙂")
        #expect(!hash.isEmpty && SwiftIdentifier.isValid("name_\(hash)"))
    }

    @Test(
        "quotes only what has to be",
        arguments: [
            ("Row", "Row"), ("repeat", "`repeat`"), ("`repeat`", "`repeat`"), ("Hotel list", "`Hotel list`"),
            ("async", "async"),
        ])
    func quoted(name: String, written: String) {
        #expect(SwiftIdentifier.quoted(name) == written)
    }

    @Test(
        "quotes every word that Swift reserves",
        arguments: [
            "Any Self as associatedtype await break case catch class continue default defer deinit do else enum extension",
            "fallthrough false fileprivate for func guard if import in init inout internal is let nil operator",
            "precedencegroup private protocol public repeat rethrows return self static struct subscript super switch throw",
            "throws true try typealias var where while",
        ])
    func keywords(words: String) {
        let words = words.split(separator: " ").map(String.init)
        #expect(words.map(SwiftIdentifier.quoted) == words.map { "`\($0)`" })
    }

    @Test(
        "tells identifiers from other texts",
        arguments: [
            ("a1", true), ("1a", false), ("", false), ("_", false), ("a b", false), ("e\u{301}", true),
            ("\u{301}", false), ("a\u{D7}b", false), ("a\u{1680}b", false),
        ])
    func isValid(text: String, expected: Bool) {
        #expect(SwiftIdentifier.isValid(text) == expected)
    }
}
