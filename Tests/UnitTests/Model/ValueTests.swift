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

    @Test("a slash is an ordinary character in a name")
    func globInNames() {
        for pattern in ["Login*", "Login ? Error", "Login [/] Error"] {
            #expect(Glob(pattern).matches("Login / Error", isPath: false))
        }
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

@Suite("The list of diagnostics")
struct DiagnosticListTests {
    @Test("each diagnostic has an id of words joined by dashes, and one sentence", arguments: DiagnosticID.allCases)
    func summary(id: DiagnosticID) {
        #expect(id.rawValue.allSatisfy { $0 == "-" || ($0.isASCII && $0.isLowercase) })
        #expect(id.summary.first?.isUppercase == true)
        #expect(id.summary.hasSuffix(".") && !id.summary.contains(". "))
        #expect(id.summary.count <= 120)
    }

    @Test(
        "a level replaces the severity of a warning or note and of an error that permits it, and strict settings go last",
        arguments: [
            (.leftOut, .warning, .error, false, .error), (.leftOut, .warning, .note, false, .note),
            (.leftOut, .note, .warning, false, .warning), (.leftOut, .note, .ignore, false, nil),
            (.leftOut, .warning, nil, false, .warning),
            // Without a result, an error stays one.
            (.badYAML, .error, .ignore, false, .error), (.badTemplate, .error, .note, false, .error),
            (.missingLibrary, .error, .warning, false, .warning), (.lfsPointer, .error, .ignore, false, nil),
            // Strict settings make errors of warnings, and not of notes.
            (.leftOut, .warning, nil, true, .error), (.leftOut, .note, nil, true, .note),
            (.leftOut, .note, .warning, true, .error), (.leftOut, .warning, .note, true, .note),
            (.leftOut, .warning, .ignore, true, nil), (.badYAML, .error, .ignore, true, .error),
        ] as [(DiagnosticID, Diagnostic.Severity, DiagnosticLevel?, Bool, Diagnostic.Severity?)])
    func severity(
        id: DiagnosticID, given: Diagnostic.Severity, level: DiagnosticLevel?, isStrict: Bool,
        expected: Diagnostic.Severity?
    ) {
        func applied(to diagnostic: Diagnostic) -> Diagnostic? {
            diagnostic.applying(level.map { [id: $0, .notDrawn: .error] } ?? [:], isStrict: isStrict)
        }
        let once = applied(to: Diagnostic(id, given, "m"))
        #expect(once?.severity == expected)
        #expect(once.flatMap(applied) == once)
    }
}

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
