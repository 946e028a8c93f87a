import SnapgenTestSupport
import SwiftParser
import SwiftSyntax
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenScan

@Suite("The code that need not be parsed") struct BodyFinderTests {
    @Test(
        "is what stands in the braces of functions and properties",
        arguments: [
            "func f() { a() }", "func f() -> [A] { a() }", "init() { a() }", "init?(a: A) { a() }", "deinit { a() }",
            "subscript(i: Int) -> Int { a() }", "var x: Int { a() }", "let x = { a() }()", "lazy var x: A = { a() }()",
            "var x: Int { get { 1 } set { a() } }", "static func / (a: A, b: A) -> A { a() }", "func `if {`() { a() }",
            "func f<T>(x: () -> T = { b() }) where T: P<[A]> { a() }", "@A({ b }) func f() { a() }", "func f() {a()}",
            "#if A\nfunc f() { a() }\n#elseif B\n#else\n#endif", "func f() throws(A.actor) { a() }",
            "let a: A = .init { a() }",
            "protocol P { var x: Int { get } }", "enum E { case a; var x: Int { a() } }",
            "static let samples = [a]\nvar x: Int { a() }", "case samples\nfunc f() { a() }",
            "let actor = f { a() }", "var actor: Actor { a() }", "#warning(\"a\")\nfunc f() { a() }",
        ])
    func code(source: String) {
        #expect(bodies(of: source).count == 1)
        #expect(bodies(of: source).first?.contains("a()") ?? false || source.contains("{ get }"))
    }

    @Test(
        "is found inside of whatever has members",
        arguments: [
            "struct S {", "public final class C<T: P>: D where T.A == B {", "actor A {", "extension [A] {",
            "enum E: Int {",
            "protocol P: AnyObject {", "class `class` {", "struct V<let count: Int> {", "let x = 1\nstruct S {",
            "struct S { struct T {}; class U {", "import struct A.B\nclass C {", "static var actor: A\nactor A {",
            "#Preview(\"a\", body: f)\nstruct S {", "@A(b: { c }) struct S {",
        ])
    func members(head: String) {
        let tail = String(repeating: " }", count: head.contains("{}") ? 2 : 1)
        #expect(bodies(of: "\(head) func f() { a() }\(tail)\nfunc g() { b() }") == ["a()", "b()"])
    }

    @Test(
        "is found behind words that may be something else",
        arguments: [
            "class func f() {", "class var x: Int {", "class override func f() {", "class subscript(i: Int) -> Int {",
            "override class func f() {", "class private(set) var x: Int {", "class let x = {",
        ])
    func modifiers(head: String) {
        #expect(bodies(of: "class C { \(head) func g() { a() } } }") == ["func g() { a() }"])
    }

    @Test(
        "is nothing that a doubt hangs over: what may be a type is gone into",
        arguments: [
            "import class A.B\nfunc f() {", "func f<T>() where T: class {",
            "let x: actor\nfunc f(_: actor B) {\n}\nactor C {",
            "class open {", "protocol P: class {",
        ])
    func doubts(head: String) {
        let found = bodies(of: "\(head) func g() { a() } }")
        #expect(found == ["a()"] || found == [])
        #expect(head.hasPrefix("class open") == found.isEmpty)
    }

    @Test(
        "is nothing that is no declaration's",
        arguments: [
            "#Preview { a() }", "#Preview(\"a\", traits: .b) { a() }", "let x = 1\n#A.Preview { a() }", "f { a() }",
            "precedencegroup P { a() }", "let x = f { } g: { a() }", "if x { a() } else { b() }",
            "let a = 1; #A { a() }",
            "let x = f { } actor: { a() }", "let x = f { } class: { a() }", "let x = f { } let: { a() }",
            "if let x { a() }", "if case let x = b { a() }", "guard let x else { a() }",
            "static var previews = if b { c() } else if let d { a() }", "if b, let c { a() }",
            "let x = b(c: { a() })", "var x = [{ a() }]", "func f(x: A = { a() }())",
            "actor\n#Preview { let x = { a() } }",
        ])
    func others(source: String) {
        #expect(bodies(of: source).filter { $0.contains("a()") } == [])
    }

    @Test(
        "is nothing that samples stand in",
        arguments: [
            "static var samples: [A] { a() }", "static let samples = f { a() }",
            "class var previews: some View { a() }",
            "static var `samples`: [A] { a() }", "static var x = 1, allCases: [A] { a() }",
            "static let (a, b) = c, previews = { a() }()", "static var samples: [A] {\n  get { a() }\n}",
            "static var previews: some actor { let x = f { a() } }", "struct previews { func f() { a() } }",
        ])
    func samples(source: String) {
        #expect(bodies(of: "extension S { \(source) }") == [])
    }

    @Test(
        "is nothing with a word in it that may be of the catalog",
        arguments: [
            "func f() { struct A: PreviewProvider {} }", "func f() { let x = { enum A: X.Testable {} } }",
            "var x: A { #Preview {} }",
            "func f() { #A.Preview(\"a\") }", "func f() { \"\\(g { #Preview {} })\" }",
            "init() { class A: `Testable` {} }",
        ])
    func catalog(source: String) {
        #expect(bodies(of: "struct S { \(source) }") == [])
        #expect(bodies(of: source, CatalogSettings(protocols: [], macros: [])).count == 1)
    }

    @Test(
        "may have words of the catalog in comments, strings and longer words",
        arguments: [
            "// PreviewProvider\n", "/* #Preview */ ", "\"Testable\"", "MyTestable", "Previews", "Testabl", "previews",
        ])
    func almostCatalog(text: String) {
        #expect(bodies(of: "func f() { a(); \(text) b() }").count == 1)
    }

    @Test("has none of the names that the settings list")
    func settings() {
        let settings = CatalogSettings(
            protocols: [CatalogProtocol("A.Showcase", .json)], attributes: ["Shown": "Showcase"],
            macros: ["Look"])
        for word in ["Showcase", "@Shown", "#Look", "Look"] {
            #expect(bodies(of: "func f() { a; \(word) }", settings) == [])
        }
        #expect(bodies(of: "func f() { Testable; #Preview; Shows; Lo }", settings).count == 1)
    }

    @Test(
        "is nothing that may tell a stored property from a computed one",
        arguments: [
            "willSet { a }", "\n  // a\n  didSet { a }", "@A get { a }", "set { a }\n get { b }", "_read { yield a }",
            "init(x) { a }", "mutating get { a }", "unsafeAddress { a }",
        ])
    func accessors(body: String) {
        #expect(bodies(of: "struct S { var x: Int = 1 {\(body)} }") == [])
    }

    @Test("begins with its first word, because a line may begin there, and ends with its brace")
    func places() {
        let source = "func f() {\n  // a\n  b()\n}"
        let body = survey(source).bodies.ranges.first
        #expect(body == 20..<24)
        #expect(shortened(source) == "func f() {\n  // a\n  }")
        #expect(shortened("func f() { \"\\(a)\" }") == "func f() { }")
        #expect(survey("func f() { /* a */ }").bodies.ranges == [])
    }

    @Test(
        "is told from brackets in text",
        arguments: [
            "// }", "/* } /* } */ } */", "\"}\"", "\"\\\"}\"", "\"\\\\\"", "\"\\(a(\"}\"))}\"",
            "\"\"\"\n } \"} \\\"\"\" \"\" \n\"\"\"",
            "#\"\\\"#", "#\"\\#(a)}\"#", "##\"\"#}\"##", "#\"\"\"\n \"\"\" } \n\"\"\"#",
            "\"\"\"\n \\(a {\n b \n}) } \n\"\"\"", "\"\"",
            "`}`", "\"\\(a[\"{\"]!)\"", "#\"\\(}\"#", "\"// {\"", "\"/* {\"", "a //* {", "\"\u{e9}\u{1F600}\"",
            "// \u{e9}",
        ])
    func text(code: String) {
        #expect(bodies(of: "func f() { a; \(code)\n }\nfunc g() { b() }").count == 2)
    }
}

// MARK: - What the lexer cannot be sure of

extension BodyFinderTests {
    @Test(
        "is not looked for where a file may be read in two ways",
        arguments: [
            "/a{/", "return /}/", "split(/}/)", "[/a/]", "x = /=/", "try? /a/", "a(b, /}/)", "#/a/#", "##/\n/##",
            "x ? /a/ : /b/",
            "!/a/", "case /a/: b", "a /b/ c", "\"a", "\"\\(a\n)\"", "'a'", "#\"\"\"#", "#\"\"\"a\"\"\"#", "\"\"\"",
            "<#a#>", "`a", "(",
            ")", "(]", "{", "}", "[}", "\"\\(a", "/*", "a\u{a0}b", "\u{e9}", "\0", "\u{1}", "\n<<<<<<< a", "\n>>>> a",
            "x = / 2", "\"\\",
        ])
    func doubtfulText(code: String) {
        #expect(survey("func f() { a() }\n\(code)\n").bodies.ranges == [])
        #expect(survey("func f() { \(code)\n }\nfunc g() {}").bodies.ranges == [])
    }

    @Test(
        "is looked for where a slash divides",
        arguments: [
            "a / b", "a/b/c", "(a)/b", "a[0] / b / c", "a /\n b", "f(/)", "r(1, /)", "a / b // c/", "a /= b", "1/2",
            "\"\" / a",
        ])
    func division(code: String) {
        #expect(bodies(of: "func f() { \(code)\n }").count == 1)
    }

    @Test("is looked for in scripts and behind a byte order mark")
    func beginnings() {
        #expect(bodies(of: "#!/usr/bin/env swift {\nfunc f() { a() }") == ["a()"])
        #expect(bodies(of: "\u{FEFF}func f() { a() }") == ["a()"])
    }

    @Test(
        "is looked for in time that grows with the file",
        arguments: ["a / b, ", "`a`,", "\"\\(a)\"+", "{}", "/**/", "// \r"])
    func longLines(part: String) {
        #expect(survey(String(repeating: part, count: 60_000)).complaint == nil)
    }
}

// MARK: - Random files

extension BodyFinderTests {
    @Test(
        "is found in declarations of every kind inside each other",
        arguments: 0..<UInt64(TestTier.properties.count(40, of: 200)))
    func random(seed: UInt64) {
        var writer = DeclarationWriter(seed: seed)
        let source = writer.file()
        #expect(bodies(of: source) == writer.bodies, "\(source)")
        let both = [false, true].map { scan(source, parsesBodies: $0) }
        #expect(both[0] == both[1], "\(source)")
        #expect(!Parser.parse(source: source).hasError, "\(source)")
        expectPlaces(in: source)
        #expect(!Parser.parse(source: shortened(source)).hasError, "\(shortened(source))")
    }
}

/// Each byte that is left is found again, and is in no body.
private func expectPlaces(in source: String) {
    let (bytes, rest, bodies) = (Array(source.utf8), Array(shortened(source).utf8), survey(source).bodies)
    let offsets = rest.indices.map(bodies.offsetInSource)
    let missing = bodies.ranges.flatMap { Array($0) }
    #expect(offsets.map { bytes[$0] } == rest)
    #expect(offsets + missing == offsets + bytes.indices.filter(bodies.contains))
    #expect((offsets + missing).sorted() == Array(bytes.indices))
}

private func survey(_ source: String, _ settings: CatalogSettings = CatalogSettings()) -> FileSurvey {
    Array(source.utf8).withUnsafeBufferPointer { FileSurvey(of: $0, words: WordTable(settings)) }
}

private func bodies(of source: String, _ settings: CatalogSettings = CatalogSettings()) -> [String] {
    let bytes = Array(source.utf8)
    return survey(source, settings).bodies.ranges.map { body in
        let text = Substring(decoding: bytes[body], as: UTF8.self)
        return String(text.reversed().drop(while: \.isWhitespace).reversed())
    }
}

private func shortened(_ source: String) -> String {
    let bodies = survey(source).bodies
    return String(decoding: Array(source.utf8).withUnsafeBufferPointer(bodies.removed), as: UTF8.self)
}
