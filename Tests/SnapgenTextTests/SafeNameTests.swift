import SnapgenText
import Testing

@Suite("SafeName")
struct SafeNameTests {
    @Test(
        "keeps letters, digits, _ and -",
        arguments: [
            ("Hotel_cell-2", "Hotel_cell-2"), ("Hotel cell: loading…", "Hotel-cell-loading"), ("--a--b--", "a-b"),
            ("مرحبا", "مرحبا"), ("e\u{301}te\u{301}", "e\u{301}te\u{301}"), ("a/b\\c", "a-b-c"), ("x²", "x"),
            ("日本語 2", "日本語-2"),
        ])
    func keeps(text: String, name: String) {
        #expect(SafeName.fileComponent(text) == name)
    }

    @Test("nothing is left of", arguments: ["", "🙂", "///", "...", "-", "👨‍👩‍👧"])
    func nothingLeft(text: String) {
        #expect(SafeName.fileComponent(text) == nil)
    }

    @Test("a long name is cut and carries a hash, so that two long names stay apart")
    func longNames() throws {
        let first = try #require(SafeName.fileComponent(String(repeating: "é", count: 500) + "1"))
        let second = try #require(SafeName.fileComponent(String(repeating: "é", count: 500) + "2"))
        #expect(first.utf8.count <= SafeName.longestTitle)
        #expect(first != second)
    }

    @Test(
        "names that some file system takes for one share a key",
        arguments: [
            ("Row", "row"), ("e\u{301}", "\u{e9}"), ("É", "e\u{301}"),
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
}
