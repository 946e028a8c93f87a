import Foundation
import Testing

@testable import SnapgenModel

@Suite("RelativePath")
struct RelativePathTests {
    @Test(
        "is normalised, or refused",
        arguments: [
            ("a/b", "a/b"), ("./a//b/", "a/b"), ("a/./b", "a/b"), (".hidden", ".hidden"), ("a b/é", "a b/é"),
            ("a/./\u{301}b", "a/\u{301}b"), ("", nil), (".", nil), ("/", nil), ("/etc", nil), ("..", nil),
            ("a/../b", nil), ("../a", nil), ("a\0b", nil), ("..\u{2F}\u{301}a", nil), ("a/../\u{301}b", nil),
            ("/\u{301}", nil),
        ] as [(String, String?)])
    func normalised(text: String, path: String?) {
        #expect(RelativePath(text)?.string == path)
    }

    @Test(
        "has a name, a stem and a parent",
        arguments: [
            ("App/Row.swift", "Row.swift", "Row", "App"), (".hidden", ".hidden", ".hidden", nil),
            ("a/b.c.d", "b.c.d", "b.c", "a"),
        ])
    func parts(text: String, name: String, stem: String, parent: String?) throws {
        let path = try #require(RelativePath(text))
        #expect(path.name == name)
        #expect(path.stem == stem)
        #expect(path.parent?.string == parent)
    }

    @Test("is equal to and ordered by its bytes, so two Unicode forms are two files")
    func order() {
        let paths = ["z", "e\u{301}", "\u{e9}", "B", "a/b", "a-b"].compactMap { RelativePath($0) }.sorted()
        #expect(
            paths.map { Array($0.string.utf8) }
                == ["B", "a-b", "a/b", "e\u{301}", "z", "\u{e9}"].map { Array($0.utf8) })
        #expect(RelativePath("e\u{301}") != RelativePath("\u{e9}"))
        #expect(Set(paths).count == 6)
    }

    @Test("is one string in JSON")
    func coding() throws {
        let data = try JSONEncoder().encode([try #require(RelativePath("a/b"))])
        #expect(try JSONDecoder().decode([String].self, from: data) == ["a/b"])
    }

    @Test("cannot be extended to leave its folder")
    func appending() throws {
        let path = try #require(RelativePath("a"))
        #expect(path.appending("b")?.string == "a/b")
        #expect(path.appending("../b") == nil)
    }
}
