import Foundation
import SnapgenTestSupport
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
        var bodies: [Range<Int>] = []
        let complaint = bytes.withUnsafeBufferPointer { ParseGuard.complaint(about: $0, findingBodies: &bodies) }
        #expect(complaint == nil)
        return bodies.map { String(decoding: bytes[$0], as: UTF8.self) }
    }

    @Test(
        "code without a type, a macro, samples or cases right in it is cut out as a whole",
        arguments: [
            "func f() {BODY}", "var x: Int {BODY}", "init() {BODY}", "let x = {BODY}()", "struct A {BODY}",
            "extension A.B where C == D {BODY}", "#Preview { A() }\nstruct B {BODY}",
            "class A { class func f() {BODY} }",
            "enum A { case b; var c: Int {BODY} }", "protocol A { associatedtype B; func c() {BODY} }",
            "struct A { static let samples = [1]; func f() {BODY} }", "#if A\nfunc f() {BODY}\n#endif",
            "struct A { struct B {} func f() {BODY} }", "let a = \"\\(b {BODY}) {\"",
        ])
    func body(text: String) {
        let body = #" var c: Int { d(e: [1]) { "}" } } /* { */ "#
        #expect(read(text.replacingOccurrences(of: "BODY", with: body)).bodies == [body])
    }

    @Test(
        "code that may matter is kept",
        arguments: [
            "enum A: CaseIterable { case first, second }", "protocol A { associatedtype Element: B }",
            "struct A: Testable { static let samples = [1, 2, 3, 4] }", "#Preview { Something().padding(1) }",
            "struct A: PreviewProvider { static var previews: some View { Something().padding(1) } }",
            "struct A: Testable { static var samples: [Int] { [1, 2, 3, 4, 5] } }",
            "struct A: Testable { static let `samples` = [1, 2, 3, 4, 5] }",
            "struct A: Testable { static func samples() -> [A] { [first, second] } }",
            "let r = /{/\nfunc f() { something(1, 2, 3) }", "func f() { something(1, 2, 3) } )",
            "#if A\nfunc f() { something(1, 2)\n#else\nfunc f() { something(2, 3)\n#endif\n}",
            "#Preview(body: { Something().padding(1) })", "func f() { something(1, 2, 3) } }",
        ])
    func kept(text: String) {
        #expect(read(text).bodies.isEmpty)
    }

    @Test("types in code are found around what is cut out")
    func types() {
        let text = """
            struct S { func f() { if a { something(1, 2, 3) }; struct A: Testable { func g() { something() } } } }
            """
        let (scanned, bodies) = read(text)
        #expect(scanned.declarations.map(\.name) == ["S", "S.A"])
        #expect(bodies.count == 2)
    }

    @Test("a file with an error outside of what is cut out is read as a whole")
    func errors() {
        let text = "struct A: PreviewProvider { func f() { let x = something + } }\nlet = 2"
        #expect(read(text).scanned.diagnostics.map(\.line) == [1])
    }

    @Test("random declarations give the same with and without their bodies", arguments: 0..<100 as Range<UInt64>)
    func random(seed: UInt64) {
        var writer = DeclarationWriter(seed: seed)
        let text = writer.declarations(depth: 0)
        let (scanned, _) = read("\(text)\nstruct Last: PreviewProvider { func f() { something(1, 2, 3) } }")
        #expect(scanned.declarations.last?.name == "Last")
    }

    @Test("the sources of the repository give the same", arguments: ["Examples", "Plugins"])
    func repository(folder: String) {
        let folder = Repository.root.appending(path: folder)
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let files = names.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }
        #expect(files.count > 1)
        for name in files { read((try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? "") }
    }
}

/// Writes random files of nested declarations.
private struct DeclarationWriter {
    private var random: SplitMix64
    private var names = 0

    init(seed: UInt64) { random = SplitMix64(state: seed) }

    mutating func declarations(depth: Int) -> String {
        (0..<Int.random(in: 1...5, using: &random)).map { _ in declaration(depth: depth) }.joined(separator: "\n")
    }

    private mutating func declaration(depth: Int) -> String {
        switch Int.random(in: 0..<(depth < 4 ? 10 : 7), using: &random) {
        case 0...2: function()
        case 3...4: catalog()
        case 5: plain()
        case 6: "#if A\n\(function())\n#else\n\(function())\n#endif"
        default: "\(type()) {\n\(declarations(depth: depth + 1))\n}"
        }
    }

    private mutating func function() -> String {
        let name = name()
        let head = pick([
            "func \(name)()", "func \(name)<T>(a: [T] = { [1] }()) -> some P where T: Q", "var \(name): Int",
            "static func \(name)(_ a: A.actor) throws -> [B]", "let \(name) =", "private lazy var \(name): A =",
            "@A({ 1 }) @MainActor func \(name)() async", "class func \(name)()", "init?(\(name): Int)",
        ])
        return "\(head) {\(space())\(code())\n}\(head.hasSuffix("=") ? "()" : "")"
    }

    private mutating func catalog() -> String {
        let name = name()
        let entry = pick([
            "struct K\(name): PreviewProvider {}", "#Preview { V() }",
            "class K\(name): A.Testable { func f() { a() } }",
            "typealias K\(name) = Testable",
        ])
        return pick([
            "func \(name)() { \(code())\n\(entry)\n\(code())\n}",
            "var \(name): Int { \(code())\n\(entry)\n\(code())\n}",
            "static var previews: some View { A().padding { \(code())\n}.previewDisplayName(\"\(name)\") }",
            "var \(name) = 1 { didSet { \(code())\n} }", "static let samples = [A { \(code())\n}, B { c }]",
            "#Preview(\"\(name)\") { \(code())\n}", "#Preview(body: { \(code())\n})",
            "var \(name): Int { @A get { \(code())\n} }",
            "static func samples() -> [Int] { \(code())\n return [1, 2] }",
            "static var `allCases`: [Int] { [1, \(name)] }",
            "enum E\(name): Testable, CaseIterable { case a, b; func f() { \(code())\n} }",
        ])
    }

    private mutating func plain() -> String {
        let name = name()
        return pick([
            "typealias \(name) = Int", "let \(name) = \"{ \\(a { \"}\" }) //\"", "// func f() {", "/* { /* } */ */",
            "import A", "var \(name): (A) -> B = a.b", "static let \(name) = A.init(b: { c })",
        ])
    }

    private mutating func type() -> String {
        let name = name()
        return pick([
            "struct \(name)<let n: Int>: P", "enum \(name): Int", "public final class \(name): A, @unchecked Sendable",
            "actor \(name)", "extension A.B where C == [D]", "protocol \(name): AnyObject",
            "struct \(name): PreviewProvider", "struct \(name): Testable",
        ])
    }

    private mutating func code() -> String {
        (0..<Int.random(in: 1...4, using: &random)).map { _ in statement() }.joined(separator: "\n")
    }

    private mutating func statement() -> String {
        let name = name()
        return pick([
            "\(name)(a[1])", "let \(name) = \"} \\(f { \"{\" })\"", "if a { b() } else { c() } // }",
            "switch a { case .b: c() default: d / 2 / e }", "let \(name) = \"\"\"\n    } \"\" \\(a)\n    \"\"\"",
            "struct \(name) { func g() { h() } }", "let \(name) = #\"\\\"#", "a /* { */ .b { $0 }",
            "let `\(name) }` = 1", "\"\\(a { \"}\" })\".b()", "if #available(iOS 17, *) { \(name)() }",
        ])
    }

    private mutating func space() -> String { pick(["", " ", "\n", "\n  // a {\n", " /* } */ ", "\r\n\t"]) }

    private mutating func name() -> String {
        names += 1
        return "n\(names)"
    }

    private mutating func pick(_ texts: [String]) -> String { texts.randomElement(using: &random) ?? "" }
}
