import SnapgenModel
import SnapgenTestSupport
import Testing

@testable import SnapgenProject

@Suite("Property lists in Xcode's format")
struct OldStylePropertyListTests {
    @Test(
        "Are read as Foundation reads them",
        arguments: [
            "{}", "// !$*UTF8*$!\n{ a = b; }\n", "{ a = (); b = (1, (x, y), ); c = {d = -1.5/2:$_;}; }",
            #"{ "a b" = "\"\\\n\t é"; /* c */ k /* d */ = /* e */ v /* f */; }"#, "{ a = a/b; c = /usr//bin; }",
            "{ a = \"line\nline\"; }\r\n", "{ a = \"// no comment\"; b = \"\"; }", "// a\r{ b = c; // d\r e = f; }",
            "{ a = ( /* only */ ); }", "{ list = ( { a = 1; }, { b = 2; } ); }",
        ])
    func valid(text: String) throws {
        let tree = try #require(OldStylePropertyList.tree(Array(text.utf8)))
        #expect(UserValue(propertyList: Array(text.utf8)) == tree)
    }

    @Test(
        "Are refused if they are cut off or lack a separator, which is damage, or contain what Xcode does not write",
        arguments: [
            (
                [
                    "", "a", "{ a = b", "{ a = b }", "{ a = b; ", "{ a = (b; }", "{ a = \"b; }", "{ a; }",
                    "{ a = b; /* c }", "{ a = b c; }", "{ a = { b }; }", "{ a = b; } c", "{ \"a\": 1 }",
                ], true
            ),
            (
                [
                    "( a )", "{ a = ; }", "{ a = <00>; }", "{ a = 'b'; }", "{ a = \"\\U00e9\"; }", "{ a = b; a = c; }",
                    "{ a = é; }", "{ a = (, b); }", "<?xml version=\"1.0\"?>", "\u{feff}{}", "// \u{2028}{}",
                ], false
            ),
        ])
    func refused(texts: [String], isDamaged: Bool) {
        for text in texts {
            #expect(OldStylePropertyList.tree(Array(text.utf8)) == nil, "\(text)")
            #expect(OldStylePropertyList.end(of: Array(text.utf8)).isDamaged == isDamaged, "\(text)")
        }
    }

    @Test("Are refused if they are not UTF-8, or nested too deep")
    func limits() {
        #expect(OldStylePropertyList.tree(Array("{ a = \"".utf8) + [0xFF] + Array("\"; }".utf8)) == nil)
        #expect(OldStylePropertyList.tree(nested(OldStylePropertyList.deepest - 1)) != nil)
        #expect(OldStylePropertyList.tree(nested(OldStylePropertyList.deepest)) == nil)
        #expect(OldStylePropertyList.tree(nested(1_000_000)) == nil)
    }

    private func nested(_ depth: Int) -> [UInt8] {
        Array("{ a = \(String(repeating: "(", count: depth))\(String(repeating: ")", count: depth)); }".utf8)
    }
}
