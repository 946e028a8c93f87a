import Foundation
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel

@Suite("Values of the model")
struct ValueTests {
    private static let matching = [
        ("*Cell_Previews", "HotelCell_Previews"), ("Onboarding.*", "Onboarding.Start"), ("*", ""), ("a?c", "abc"),
        ("**/Generated/**", "Sources/App/Generated/A.swift"), ("**/Generated/**", "Generated/A.swift"),
        ("Sources/**/*.swift", "Sources/A.swift"), ("Sources/**/*.swift", "Sources/a/b/A.swift"), ("[abc]x", "bx"),
        ("[a-c]x", "cx"), ("[!a-c]x", "dx"), (#"\*"#, "*"), ("[", "["), ("a**b", "a/x/b"), ("[]a]x", "]x"),
        ("[^a]x", "bx"), ("[z-a]x", "-x"), ("[-a]x", "-x"), ("a\\", "a\\"),
    ]
    private static let differing = [
        ("*Cell", "HotelCell_Previews"), ("*", "a/b"), ("a?c", "a/c"), ("[a-c]x", "dx"), ("[!a]x", "ax"), ("", "a"),
        ("a", ""), ("Sources/*.swift", "Sources/a/A.swift"), (#"\*"#, "a"), ("a?c", "ac"), ("[!a]", "/"),
        ("[.-0]", "/"), ("[z-a]x", "bx"), ("a/b**/b", "a/b"),
        (String(repeating: "*a", count: 40) + "b", String(repeating: "a", count: 500)),
    ]

    @Test("a glob matches or does not, also with many stars", arguments: [(matching, true), (differing, false)])
    func glob(pairs: [(String, String)], matches: Bool) {
        for (pattern, text) in pairs { #expect(Glob(pattern).matches(text) == matches, "\(pattern), \(text)") }
    }

    @Test(
        "a path's module is the folder below 'Sources' or 'Tests', else its own, as a valid name",
        arguments: [
            ("Features/Sources/Checkout/Views", "Checkout"), ("App/My--Screens", "My__Screens"),
            ("App/Row.swift", "App"), ("Row.swift", "Row"), ("Sources", "Sources"), ("Sources/Kit/Row.swift", "Kit"),
        ])
    func module(path: String, module: String) throws {
        #expect(ModuleNamer.module(of: try #require(RelativePath(path))) == module)
    }

    @Test(
        "a relative path is normalised, or refused, and is one string in JSON",
        arguments: [
            ("a/b", "a/b"), ("./a//b/", "a/b"), ("a/./b", "a/b"), (".hidden", ".hidden"), ("a b/é", "a b/é"),
            ("a/./\u{301}b", "a/\u{301}b"), ("", nil), (".", nil), ("/", nil), ("/etc", nil), ("..", nil),
            ("a/../b", nil), ("../a", nil), ("a\0b", nil), ("..\u{2F}\u{301}a", nil), ("a/../\u{301}b", nil),
            ("/\u{301}", nil),
        ] as [(String, String?)])
    func relativePath(text: String, path: String?) throws {
        #expect(RelativePath(text)?.string == path)
        #expect(try JSONEncoder().encode(RelativePath(text)) == JSONEncoder().encode(path))
    }

    @Test(
        "a relative path has a name, a stem and a parent",
        arguments: [
            ("App/Row.swift", "Row.swift", "Row", "App"), (".hidden", ".hidden", ".hidden", nil),
            ("a/b.c.d", "b.c.d", "b.c", "a"),
        ])
    func parts(text: String, name: String, stem: String, parent: String?) throws {
        let path = try #require(RelativePath(text))
        #expect((path.name, path.stem, path.parent?.string) == (name, stem, parent))
        #expect(path.appending("b")?.string == "\(text)/b" && path.appending("../b") == nil)
    }

    @Test("a relative path is ordered by its bytes, so two Unicode forms are two files")
    func order() {
        let paths = ["z", "e\u{301}", "\u{e9}", "B", "a/b", "a-b"].compactMap { RelativePath($0) }
        let sorted = ["B", "a-b", "a/b", "e\u{301}", "z", "\u{e9}"]
        #expect(paths.sorted().map { Array($0.string.utf8) } == sorted.map { Array($0.utf8) })
        #expect(Set(paths).count == 6)
    }

    @Test(
        "a message about a word names what is near, else what there is",
        arguments: [
            ("skp", ["skip"], "; did you mean 'skip'?"), ("SKIP", ["skip"], "; did you mean 'skip'?"),
            ("presicion", ["precision", "batch"], "; did you mean 'precision'?"),
            ("zzzz", ["batch", "skip"], "; known are 'batch' and 'skip'"), ("x", [], ""),
        ])
    func suggestion(typed: String, known: [String], phrase: String) {
        #expect(Suggestion.phrase(for: typed, in: known) == phrase)
    }

    @Test(
        "a version of a system holds the numbers that were written, and writes them again",
        arguments: [("18", [18]), ("18.4", [18, 4]), ("18.10", [18, 10]), ("18.4.1", [18, 4, 1])]
            + ["", ".", "18.", ".4", "18..4", "18.4.1.2", "018", "18.04", "+18", "-1", "18,4", "1e3", "iOS", "١٨"]
            .map { ($0, nil) } as [(String, [Int]?)])
    func systemVersion(text: String, numbers: [Int]?) {
        let version = SystemVersion(text)
        #expect(version?.numbers == numbers)
        #expect(version?.description == numbers.map { _ in text })
    }

    @Test(
        "a user's value is written as JSON",
        arguments: [
            ("true", UserValue.flag(true)), ("1", .number(1)), ("0", .number(0)), ("\"a\"", .text("a")),
            ("[1,\"a\",[false]]", .list([.number(1), .text("a"), .list([.flag(false)])])),
            ("{\"a\":{\"b\":2.5}}", .mapping(["a": .mapping(["b": .number(2.5)])])),
        ])
    func userValue(text: String, value: UserValue) throws {
        #expect(String(decoding: try JSONEncoder().encode(value), as: UTF8.self) == text)
    }
}
