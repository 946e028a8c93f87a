import SnapgenNames
import Testing

@Suite("Names as swift-snapshot-testing makes them")
struct LibraryNameTests {
    @Test(
        "names are made safe as swift-snapshot-testing does",
        arguments: [
            ("test_authView()", "test_authView"), ("a  b", "a-b"), ("--a--", "a"), ("50 %", "50"), ("A/B:C", "A-B-C"),
            ("naïve_1", "naïve_1"), ("e\u{301}", "e\u{301}"), ("🙂", ""), ("", ""), ("a\u{200D}b", "a\u{200D}b"),
            ("२", "२"),
            ("½", ""), ("日本 語", "日本-語"),
        ])
    func fileName(name: String, safe: String) {
        #expect(LibraryName.fileName(name).unicodeScalars.elementsEqual(safe.unicodeScalars))
    }
}
