import Testing

@testable import SnapgenModel
@testable import SnapgenScan

@Suite struct ParseGuardTests {
    private func isRefused(_ text: String) -> Bool {
        let scanned = scan("\(text)\nstruct A: PreviewProvider {}")
        #expect(scanned.declarations.isEmpty == scanned.diagnostics.contains { $0.id == .sourceTooComplex })
        return scanned.declarations.isEmpty
    }

    private func nested(_ count: Int, _ open: String, _ close: String) -> String {
        let opened = String(repeating: open, count: count)
        return "let x = \(opened)1\(String(repeating: close, count: count))"
    }

    @Test(
        "code that is nested too deeply is not parsed",
        arguments: [
            ("[", "]", 15), ("([", "])", 15), ("[a, ", "]", 15), ("[(a, ", ")]", 15), ("[A<", ">]", 15),
            ("(", ")", 65), ("{ ", " }", 65), ("f(", ")", 65), ("A<", ">", 65), ("[{ ", " }]", 33),
            ("\"\\(", ")\"", 65), ("try ", "", 257),
        ])
    func refused(open: String, close: String, count: Int) {
        #expect(isRefused(nested(count, open, close)))
    }

    @Test(
        "code within the limits is parsed",
        arguments: [
            ("[", "]", 12), ("(", ")", 60), ("{ ", " }", 60), ("A<", ">", 60), ("\"\\(", ")\"", 60),
            ("try ", "", 250), ("[{ ", " }]", 30),
        ])
    func accepted(open: String, close: String, count: Int) {
        #expect(!isRefused(nested(count, open, close)))
    }

    @Test(
        "brackets in comments and strings do not count",
        arguments: [
            "// \(String(repeating: "[", count: 40))", "/* /* ( */ \(String(repeating: "[", count: 40)) */",
            "let s = \"\(String(repeating: "[", count: 40)) \\\" [\"",
            "let s = #\"\(String(repeating: "[", count: 40))\"# + \"\\\\\"",
            "let s = \"\"\"\n \" \(String(repeating: "[", count: 40)) \"\"\n\"\"\"",
            "let s = \"a \\(b(\"\(String(repeating: "[", count: 40))\"))\"",
        ])
    func text(source: String) {
        #expect(!isRefused(source))
    }

    @Test("brackets that are closed, and operators, do not add up")
    func closed() {
        #expect(!isRefused(String(repeating: "let a = [[1], [(2)], { a<b }]\n", count: 300)))
        #expect(!isRefused(String(repeating: "func f() { if a<b && c < d { g(1<<2, x<y) } }\n", count: 300)))
        #expect(!isRefused("let a = [\(String(repeating: "x, x, ", count: 300))]"))
        #expect(!isRefused(String(repeating: "func f() { let r = /(\\(\"/ }\n", count: 300)))
    }

    @Test(
        "the keyword of a type without a body is followed by a limited number of words and signs",
        arguments: ["enum", "struct", "class", "extension", "protocol", "actor"])
    func heads(keyword: String) {
        let isRefused = { (start: String, count: Int) in
            let chain = String(repeating: ".b()", count: count)
            return scan("#Preview { \(start)\(chain) }").diagnostics.contains { $0.id == .sourceTooComplex }
        }
        #expect(isRefused("A() \(keyword) b()", 600))
        #expect(!isRefused("A() \(keyword) b()", 50))
        #expect(!isRefused("A.\(keyword) { \(keyword) b {} }", 600))
        #expect(!isRefused("A() }\nimport \(keyword) B.C\nlet a = { b", 600))
    }

    @Test("many deep groups are too much where one is not")
    func manyGroups() {
        let group = nested(14, "[", "]")
        #expect(isRefused(String(repeating: "\(group)\n", count: 200)))
    }

    @Test("conditions may be nested two hundred deep")
    func conditions() {
        func source(_ count: Int) -> String {
            String(repeating: "#if A\n", count: count) + String(repeating: "#endif\n", count: count)
        }
        #expect(!isRefused(source(200)))
        #expect(isRefused(source(201)))
        #expect(!isRefused(String(repeating: source(1), count: 300)))
    }

    @Test("an '#if' may have sixty-four '#elseif'")
    func alternatives() {
        func source(_ count: Int) -> String {
            "#if A\n" + String(repeating: "#elseif B\n#if C\n#endif\n", count: count) + "#endif\n"
        }
        #expect(!isRefused(source(64)))
        #expect(isRefused(source(65)))
        #expect(!isRefused(String(repeating: source(40), count: 3)))
    }

    @Test(
        "what the parser calls itself for is counted, however it is spelled",
        arguments: [
            ("func f() { switch x { case ", "let var ", "y: break } }", 9_000), ("let x: () ", "-> () ", "", 5000),
            ("let x = ", "if a, ", "", 256), ("let x = ", "switch if ", "", 128),
        ])
    func chains(start: String, link: String, end: String, count: Int) {
        func isTooComplex(_ count: Int) -> Bool {
            let chain = start + String(repeating: link, count: count) + end
            return scan("#Preview {}\n\(chain)").diagnostics.contains { $0.id == .sourceTooComplex }
        }
        #expect(!isTooComplex(count))
        #expect(isTooComplex(count * 5 / 2))
    }

    @Test("long lists and many declarations are no chains")
    func lists() {
        #expect(!isRefused("let a = [\(String(repeating: "x y, ", count: 12_000))]"))
        #expect(!isRefused(String(repeating: "func f() -> Int { if a { b } }\n", count: 6_000)))
        #expect(!isRefused("enum A { \(String(repeating: "case a = \"b\"\n", count: 8_000)) }"))
    }

    @Test("a file may have 400,000 words and signs")
    func lexemes() {
        #expect(isRefused(String(repeating: "struct A { var b: Int = 1 }\n", count: 42_000)))
    }

    @Test("a run of brackets is refused where it may be text or code, and is none of its concern where it is text")
    func runInText() {
        let run = String(repeating: "[", count: 27)
        #expect(isRefused("let a = \"\\(b\n\"\"\"\n\(run)\n\"\"\"\n"))
        #expect(!isRefused("let a = \"\(run)\" // \(run)\n"))
    }

    @Test("a file of more than 8 MB is not parsed")
    func size() {
        let scanned = scan(String(repeating: " ", count: 8 << 20) + "\nstruct A: PreviewProvider {}")
        #expect(scanned.diagnostics.map(\.id) == [.sourceTooComplex])
        #expect(scanned.diagnostics.first?.line == nil)
        #expect(scanned.diagnostics.first?.message.contains("8 MB") == true)
    }

    @Test("the warning has the place at which the limit is passed")
    func place() {
        let problem = scan("\n  let x = \(String(repeating: "[", count: 40)) // #Preview").diagnostics.first
        #expect(problem?.severity == .warning)
        #expect(problem?.line == 2)
        #expect(problem?.column == 11 + 14)
    }

    @Test("a file that mentions nothing of the catalog is left out without a word")
    func irrelevant() {
        let scanned = scan("struct A {}\nlet x = \(String(repeating: "[", count: 40))")
        #expect(scanned.declarations == [])
        #expect(scanned.diagnostics == [])
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

    @Test("code that exhausts a small stack is read on a large one")
    func largeStacks() {
        let chain = "let a = b" + String(repeating: ".padding()", count: 20_000)
        let elses = "func f() { if a {}" + String(repeating: " else if a {}", count: 20_000) + " }"
        #expect(!isRefused(chain))
        #expect(!isRefused(elses))
    }
}
