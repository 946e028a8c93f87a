import SnapgenNames
import Testing

@Suite("Names of files")
struct SafeNameTests {
    @Test(
        "keeps letters, digits, _ and -, in one form and without invisible characters, or nothing",
        arguments: [
            ("Hotel_cell-2", "Hotel_cell-2"), ("Hotel cell: loading…", "Hotel-cell-loading"), ("--a--b--", "a-b"),
            ("مرحبا", "مرحبا"), ("a/b\\c", "a-b-c"), ("x²", "x"), ("日本語 2", "日本語-2"), ("-a", "a"), ("a-", "a"),
            ("e\u{301}te\u{301}", "\u{E9}t\u{E9}"), ("a\u{200D}b\u{FE0F}", "ab"), ("e\u{200D}\u{301}", "\u{E9}"),
            ("Row\u{FEFF}", "Row"), ("t\u{1F3FB}o", "to"), ("\u{212B}", "\u{C5}"),
        ] + ["", "🙂", "///", "...", "-", "👨‍👩‍👧", "\u{200B}", "\u{3164}", "\u{301}", "\u{345}", "❤️"].map { ($0, nil) }
            as [(String, String?)])
    func component(text: String, name: String?) {
        #expect(SafeName.fileComponent(text).map { Array($0.utf8) } == name.map { Array($0.utf8) })
    }

    @Test("a long name is cut no further than needed and has one hash in every Unicode form, so that two stay apart")
    func longNames() throws {
        let fitting = String(repeating: "é", count: SafeName.longestTitle / 2)
        #expect(SafeName.fileComponent(fitting) == fitting)
        // A letter of two bytes more would not fit before the dash and the hash.
        #expect(try #require(SafeName.fileComponent(fitting + "é")).utf8.count == SafeName.longestTitle - 1)
        #expect(SafeName.fileComponent(fitting + "1") != SafeName.fileComponent(fitting + "2"))
        let forms = ["e\u{301}", "\u{E9}", "\u{E9}\u{200D}"].map { String(repeating: $0, count: 100) }
        #expect(Set(forms.map { SafeName.fileComponent($0) }).count == 1)
        let marks = try #require(SafeName.fileComponent("q" + String(repeating: "\u{301}", count: 200)))
        #expect(marks.utf8.count <= SafeName.longestTitle && marks.unicodeScalars.first == "q")
    }

    @Test("a name that is kept apart by a hash is no longer than another", arguments: ["Row", "Row-", "é"])
    func distinguished(text: String) {
        let long = String(repeating: text, count: 90)
        let names = ["a", "b"].map { SafeName.distinguished(long, by: $0) }
        #expect(names[0] != names[1])
        #expect(names.allSatisfy { $0.utf8.count <= SafeName.longestTitle && !$0.contains("-_") })
        #expect(SafeName.distinguished("Row", by: "e\u{301}") == SafeName.distinguished("Row", by: "\u{E9}"))
    }

    @Test(
        "names that some file system takes for one share a key",
        arguments: [
            ("Row", "row"), ("e\u{301}", "\u{e9}"), ("É", "e\u{301}"), ("straße", "STRASSE"), ("ẞ", "ss"),
            ("ΟΔΟΣ", "οδος"), ("ſ", "S"), ("\u{B5}", "\u{3BC}"), ("ﬁ", "FI"), ("\u{212A}", "k"),
        ])
    func collisions(left: String, right: String) {
        #expect(SafeName.collisionKey(left) == SafeName.collisionKey(right))
    }

    @Test("the hash is the same in every process")
    func stableHash() {
        #expect(StableHash.value("") == 0xcbf2_9ce4_8422_2325)
        #expect(StableHash.value("a") == 0xaf63_dc4c_8601_ec8c)
        #expect(StableHash.short("Row").count == 6)
    }

    @Test(
        "names are made safe as swift-snapshot-testing does",
        arguments: [
            ("test_authView()", "test_authView"), ("a  b", "a-b"), ("--a--", "a"), ("50 %", "50"), ("A/B:C", "A-B-C"),
            ("naïve_1", "naïve_1"), ("e\u{301}", "e\u{301}"), ("🙂", ""), ("", ""), ("a\u{200D}b", "a\u{200D}b"),
            ("२", "२"), ("½", ""), ("日本 語", "日本-語"),
        ])
    func libraryName(name: String, safe: String) {
        #expect(LibraryName.fileName(name).unicodeScalars.elementsEqual(safe.unicodeScalars))
    }
}
