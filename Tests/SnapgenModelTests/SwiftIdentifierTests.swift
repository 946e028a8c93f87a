import SnapgenModel
import Testing

@Suite("SwiftIdentifier")
struct SwiftIdentifierTests {
    @Test(
        "makes a name of any text",
        arguments: [
            ("HotelCell", "HotelCell"),
            ("Hotel cell: loading…", "Hotel_cell_loading"),
            ("3 rooms", "_3_rooms"),
            ("class", "`class`"),
            ("Type", "_Type"),
            ("a--b", "a_b"),
            ("__", "__"),
            ("Gebäude", "Gebäude"),
            ("日本", "日本"),
            ("❤️ love", "love"),
            ("a\u{200D}b", "ab"),
        ])
    func make(text: String, name: String) {
        #expect(SwiftIdentifier.make(text) == name)
    }

    @Test("makes a name of nothing out of a hash", arguments: ["", "🙂", "!!!", "_", " "])
    func hash(text: String) {
        let name = SwiftIdentifier.make(text)
        #expect(name.hasPrefix("_") && SwiftIdentifier.isValid(name))
    }

    @Test("tells texts apart of which nothing is left")
    func hashes() {
        #expect(SwiftIdentifier.make("🙂") != SwiftIdentifier.make("🙃"))
    }

    @Test("lets a digit stand behind another name", arguments: [("3 rooms", "3_rooms"), ("class", "class")])
    func suffix(text: String, suffix: String) {
        #expect(SwiftIdentifier.suffix(text) == suffix)
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

    @Test("quotes each part of a qualified name")
    func qualified() {
        #expect(SwiftIdentifier.qualified("Outer.default.Row") == "Outer.`default`.Row")
    }

    @Test(
        "knows what is an identifier",
        arguments: [("a1", true), ("1a", false), ("", false), ("_", false), ("a b", false)])
    func isValid(text: String, expected: Bool) {
        #expect(SwiftIdentifier.isValid(text) == expected)
    }
}
