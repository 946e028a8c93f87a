import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenScan

@Suite struct BodyFinderTests {
    /// Reads a text with and without its bodies, which have to give the same.
    @discardableResult
    private func read(_ text: String) -> (scanned: ScannedFile, bodies: [String]) {
        let scanned = [false, true].map { parsesBodies in
            scan([file(text)], by: SyntaxReader(settings: CatalogSettings(), parsesBodies: parsesBodies))[0]
        }
        #expect(scanned[0] == scanned[1], "\(text)")
        return (scanned[0], bodies(in: text))
    }

    private func bodies(in text: String) -> [String] {
        let bytes = Array(text.utf8)
        let (complaint, bodies) = bytes.withUnsafeBufferPointer { ParseGuard.verdict(on: $0) }
        #expect(complaint == nil)
        return bodies.map { String(decoding: bytes[$0], as: UTF8.self) }
    }

    private static let cut = [
        "func f() {BODY}", "var x: Int {BODY}", "init() {BODY}", "let x = {BODY}()", "struct A {BODY}",
        "extension A.B where C == D {BODY}", "#Preview { A() }\nstruct B {BODY}",
        "class A { class func f() {BODY} }",
        "enum A { case b; var c: Int {BODY} }", "protocol A { associatedtype B; func c() {BODY} }",
        "struct A { static let samples = [1]; func f() {BODY} }", "#if A\nfunc f() {BODY}\n#endif",
        "struct A { struct B {} func f() {BODY} }", "let a = \"\\(b {BODY}) {\"",
    ]
    private static let code = #" var c: Int { d(e: [1]) { "}" } } /* { */ "#

    @Test("code without a type, a macro, samples or cases right in it is cut out as a whole", arguments: cut)
    func body(text: String) {
        #expect(read(text.replacing("BODY", with: Self.code)).bodies == [Self.code])
    }

    /// Code that may matter.
    private static let whole = [
        "enum A: CaseIterable { case first, second }", "protocol A { associatedtype Element: B }",
        "struct A: Testable { static let samples = [1, 2, 3, 4] }", "#Preview { Something().padding(1) }",
        "struct A: PreviewProvider { static var previews: some View { Something().padding(1) } }",
        "struct A: Testable { static var samples: [Int] { [1, 2, 3, 4, 5] } }",
        "struct A: Testable { static let `samples` = [1, 2, 3, 4, 5] }",
        "struct A: Testable { static func samples() -> [A] { [first, second] } }",
        "let r = /{/\nfunc f() { something(1, 2, 3) }", "func f() { something(1, 2, 3) } )",
        "#if A\nfunc f() { something(1, 2)\n#else\nfunc f() { something(2, 3)\n#endif\n}",
        "#Preview(body: { Something().padding(1) })", "func f() { something(1, 2, 3) } }",
        "struct S { func f() { if a { something(1, 2, 3) }; struct A: Testable { func g() { something() } } } }",
        "func f() { if something(1, 2) { #Preview { A() } } }", "let a = { b { c in #Preview { Something(c) } } }",
    ]

    @Test("what stands behind is found at its place", arguments: cut)
    func places(text: String) {
        for (number, second) in (Self.cut + Self.whole).enumerated() {
            let space = ["\n", "\r\n", "\n  /* { */ "][number % 3]
            let texts = [text, second, "struct Last: PreviewProvider { func f() {BODY} }; #Preview { A() }"]
            read(texts.joined(separator: space).replacing("BODY", with: Self.code))
        }
    }

    @Test("a file with an error outside of what is cut out is read as a whole")
    func errors() {
        let text = "struct A: PreviewProvider { func f() { let x = something + } }\nlet = 2"
        #expect(read(text).scanned.diagnostics.map(\.line) == [1])
    }
}
