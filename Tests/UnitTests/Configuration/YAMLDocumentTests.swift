import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel

@Suite("The YAML of a configuration")
struct YAMLDocumentTests {
    @Test(
        "A file that says nothing is valid",
        arguments: ["", "\n", "# nothing\n", "---\n", "~", "null", "{}", "\u{FEFF}", "\r\n\r\n"])
    func takesEmptyFile(_ yaml: String) throws {
        #expect(try read(yaml) == Configuration())
    }

    @Test("Block scalars and single and double quotes are texts, and a star in quotes or inside a value stays a star")
    func takesQuotes() throws {
        let user = try read("references: >-\n  a\nexclude: ['a''b', \"a\\u00e9\", '*', \"**/A\", b*c] # **\n")
        #expect(user.references.folder == path("a"))
        #expect(user.exclude.map(\.pattern) == ["a'b", "aé", "*", "**/A", "b*c"])
    }

    @Test("A byte order mark and CRLF move no place")
    func takesWindowsFiles() throws {
        let resolved = try resolve("\u{FEFF}record: all\r\nprecision: 0.5\r\n")
        #expect(resolved.origin(of: "record") == file(1, 9))
        #expect(resolved.origin(of: "precision") == file(2, 12))
    }

    @Test("A file of more than 1 MB is refused, one of exactly 1 MB is read")
    func refusesLargeFile() throws {
        let comment = String(repeating: "# snapgen\n", count: 100_000)
        #expect(try read(comment) == Configuration())
        let problem = "snapgen.yml: error: the file is larger than 1 MB, too large for a configuration [bad-yaml]"
        #expect(messages(comment + "#") == [problem])
    }

    @Test("A cyclic alias is refused, and of very many mistakes, the first hundred are named")
    func limitsMistakes() {
        #expect(messages("rules: &a [*a]").count == 2)
        #expect(messages((0..<2_000).map { "k\($0): 1\n" }.joined()).count == 100)
    }

    @Test("Nesting that would overflow a stack is refused", arguments: ["[", "{a: ", "- "])
    func refusesHostileNesting(_ opening: String) {
        let shown = messages(String(repeating: opening, count: 20_000))
        #expect(shown.map { $0.hasSuffix("[bad-yaml]") } == [true])
    }

    @Test("The private character that stands in for a star, and control characters, are refused")
    func refusesCharacters() {
        let star = "snapgen.yml: error: the file contains the private character U+E000; remove it [bad-yaml]"
        #expect(messages("references: a\u{E000}") == [star])
        let control = "snapgen.yml:1:14: error: this is not valid YAML: control characters are not allowed [bad-yaml]"
        #expect(messages("references: a\u{01}b") == [control])
    }
}

@Suite("YAML of other tools")
struct ForeignYAMLTests {
    private func read(_ text: String) throws(DiagnosticError) -> UserValue? {
        try UserValue.yaml(ConfigurationFile(path: "project.yml", bytes: Array(text.utf8)))
    }

    @Test("anchors, aliases and merge keys mean what they stand for")
    func aliases() throws {
        let text = """
            base: &base { a: 1, b: &b [x, 'y*'] }
            more: { <<: *base, a: 2, c: *b }
            both: { <<: [{ a: 3 }, *base] }
            """
        let plain = """
            { base: { a: 1, b: [x, 'y*'] }, more: { a: 2, b: [x, 'y*'], c: [x, 'y*'] }, both: { a: 3, b: [x, 'y*'] } }
            """
        #expect(try read(text) == read(plain))
        #expect(try read("a: 1") == .mapping(["a": .text("1")]))
    }

    @Test("an alias without an anchor, and aliases that mean too much, are refused")
    func refused() {
        let problem = "no anchor before this place is called '&b'; write the value here [bad-yaml]"
        #expect(messages { try read("a: *b\n") } == ["project.yml:1:4: error: \(problem)"])
        let names = ["a", "b", "c", "d", "e", "f", "g"]
        let lines = zip(names, names.dropFirst()).map { last, next in
            "\(next): &\(next) [\(Array(repeating: "*\(last)", count: 10).joined(separator: ", "))]\n"
        }
        let bomb = messages { try read("a: &a [x, x, x, x, x, x, x, x, x, x]\n" + lines.joined()) }
        #expect(bomb.first?.contains("with its aliases, the file has more than 50000 values; write fewer") == true)
    }
}
