import Testing

@testable import SnapgenModel
@testable import SnapgenScan

@Suite struct ParseGuardTests {
    private func isRefused(_ text: String) -> Bool {
        let scanned = scan("\(text)\nstruct A: PreviewProvider {}")
        #expect(scanned.declarations.isEmpty == scanned.diagnostics.contains { $0.id == .sourceTooComplex })
        return scanned.declarations.isEmpty
    }

    private func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    @Test(
        "code may be nested up to a limit",
        arguments: [
            ("[", "]", 12, 15), ("([", "])", 12, 15), ("[a, ", "]", 12, 15), ("[(a, ", ")]", 12, 15),
            ("(", ")", 60, 65), ("{ ", " }", 60, 65), ("f(", ")", 60, 65), ("A<", ">", 60, 65),
            ("[{ ", " }]", 30, 33), ("\"\\(", ")\"", 60, 65), ("try ", "", 250, 257),
        ])
    func nesting(open: String, close: String, accepted: Int, refused: Int) {
        func nested(_ count: Int) -> String { "let x = \(repeated(open, count))1\(repeated(close, count))" }
        #expect(!isRefused(nested(accepted)))
        #expect(isRefused(nested(refused)))
    }

    @Test(
        "brackets in comments and strings, those that are closed, operators and lists do not count",
        arguments: [
            ("// ", "[", 40, ""), ("/* /* ( */ ", "[", 40, " */"), ("let s = \"", "[", 40, " \\\" [\""),
            ("let s = #\"", "[", 40, "\"# + \"\\\\\""), ("let s = \"\"\"\n \" ", "[", 40, " \"\"\n\"\"\""),
            ("let s = \"a \\(b(\"", "[", 40, "\"))\""), ("", "let a = [[1], [(2)], { a<b }]\n", 300, ""),
            ("", "func f() { if a<b && c < d { g(1<<2, x<y) } }\n", 300, ""), ("let a = [", "x y, ", 12_000, "]"),
            ("", "func f() { let r = /(\\(\"/ }\n", 300, ""), ("", "func f() -> Int { if a { b } }\n", 6_000, ""),
            ("enum A { ", "case a = \"b\"\n", 8_000, "}"),
            // These exhaust a small stack.
            ("let a = b", ".padding()", 20_000, ""), ("func f() { if a {}", " else if a {}", 20_000, " }"),
        ])
    func accepted(start: String, part: String, count: Int, end: String) {
        #expect(!isRefused("\(start)\(repeated(part, count))\(end)"))
    }

    @Test("two hundred conditions may be nested, and each may have sixty-four '#elseif'")
    func conditions() {
        func nested(_ count: Int) -> String { repeated("#if A\n", count) + repeated("#endif\n", count) }
        func chain(_ count: Int) -> String { "#if A\n\(repeated("#elseif B\n#if C\n#endif\n", count))#endif\n" }
        #expect(!isRefused(nested(200)) && !isRefused(repeated(nested(1), 300)))
        #expect(isRefused(nested(201)))
        #expect(!isRefused(chain(64)) && !isRefused(repeated(chain(40), 3)))
        #expect(isRefused(chain(65)))
    }

    @Test(
        "what the parser calls itself for is counted, however it is spelled",
        arguments: [
            ("func f() { switch x { case ", "let var ", "y: break } }", 9_000), ("let x: () ", "-> () ", "", 5000),
            ("let x = ", "if a, ", "", 256), ("let x = ", "switch if ", "", 128),
        ])
    func chains(start: String, link: String, end: String, count: Int) {
        func isTooComplex(_ count: Int) -> Bool {
            scan("#Preview {}\n\(start)\(repeated(link, count))\(end)").diagnostics.contains {
                $0.id == .sourceTooComplex
            }
        }
        #expect(!isTooComplex(count))
        #expect(isTooComplex(count * 5 / 2))
    }

    @Test("a file may have 400,000 words and signs, and 8 MB")
    func wholeFiles() {
        #expect(isRefused(repeated("struct A { var b: Int = 1 }\n", 42_000)))
        let scanned = scan(repeated(" ", 8 << 20) + "\nstruct A: PreviewProvider {}")
        #expect(scanned.diagnostics.map(\.id) == [.sourceTooComplex])
        #expect(scanned.diagnostics.first?.line == nil)
        #expect(scanned.diagnostics.first?.message.contains("8 MB") == true)
    }

    @Test("the warning has the place at which the limit is passed; a file without a word of the catalog has none")
    func place() {
        let problem = scan("\n  let x = \(repeated("[", 40)) // #Preview").diagnostics.first
        #expect(problem?.severity == .warning)
        #expect(problem?.line == 2)
        #expect(problem?.column == 11 + 14)
        let irrelevant = scan("struct A {}\nlet x = \(repeated("[", 40))")
        #expect(irrelevant.declarations == [])
        #expect(irrelevant.diagnostics == [])
    }

    @Test(
        "no input makes the guard crash",
        arguments: [
            "\"", "\"\\(", "\"\"\"", "#\"", "#", "/*", "/* /*", "//", "]", ")))", "}}}", ">>>", "\"\\", "\"\\(\"\\(",
            "\\", "-", "<", "a<", "`", "\"\\(a", "\"\\()))\"", "\r", "\0", "#if", "\"\"\"\\(\n\"\"\"",
        ])
    func fragments(source: String) {
        #expect(scan(source).declarations == [])
    }
}
