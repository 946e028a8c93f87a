import SnapgenTestSupport

/// Writes random files of nested declarations, and knows which of their bodies nobody asks for.
struct DeclarationWriter {
    /// What stands in those bodies, in source order, without the space around it.
    private(set) var bodies: [String] = []

    private var random: SplitMix64
    private var names = 0

    init(seed: UInt64) {
        random = SplitMix64(state: seed)
    }

    /// A file with some declarations.
    mutating func file() -> String {
        "import A\n" + declarations(depth: 0)
    }

    private mutating func declarations(depth: Int) -> String {
        (0..<Int.random(in: 1...5, using: &random)).map { _ in declaration(depth: depth) }.joined(separator: "\n")
    }

    private mutating func declaration(depth: Int) -> String {
        switch Int.random(in: 0..<(depth < 4 ? 10 : 7), using: &random) {
        case 0...3: return emptied()
        case 4: return kept(in: depth)
        case 5: return plain()
        case 6: return "#if A\n\(emptied())\n#else\n\(emptied())\n#endif"
        default: return "\(type()) {\n\(declarations(depth: depth + 1))\n}"
        }
    }

    /// A declaration whose body nobody asks for.
    private mutating func emptied() -> String {
        let name = name()
        let heads = [
            "func \(name)()", "func \(name)<T>(a: [T] = { [1] }()) -> some P where T: Q", "var \(name): Int",
            "static func \(name)(_ a: A.actor) throws -> [B]", "let \(name) =", "private lazy var \(name): A =",
            "@A({ 1 }) @MainActor func \(name)() async",
        ]
        let head = pick(heads)
        let code = code()
        bodies.append(code)
        return "\(head) {\(space())\(code)\n}\(head.hasSuffix("=") ? "()" : "")"
    }

    /// A declaration whose body is kept.
    private mutating func kept(in depth: Int) -> String {
        let name = name()
        let catalog = pick([
            "struct K: PreviewProvider {}", "#Preview { V() }", "class K: A.Testable { func f() { a() } }",
        ])
        let head = pick(["func \(name)()", "var \(name): Int", "private let \(name) ="])
        return pick([
            "\(head) { \(code())\n\(catalog)\n\(code())\n}",
            "static var previews: some View { A().padding { \(code())\n} }",
            "var \(name) = 1 { didSet { \(code())\n} }", "static let samples = [A { \(code())\n}]",
            "#Preview(\"\(name)\") { \(code())\n}", "var \(name): Int { @A get { \(code())\n} }",
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
            "struct \(name): PreviewProvider",
        ])
    }

    /// Code without a name of the catalog.
    private mutating func code() -> String {
        (0..<Int.random(in: 1...4, using: &random)).map { _ in statement() }.joined(separator: "\n")
    }

    private mutating func statement() -> String {
        let name = name()
        return pick([
            "\(name)(a[1])", "let \(name) = \"} \\(f { \"{\" })\"", "if a { b() } else { c() } // }",
            "switch a { case .b: c() default: d / 2 / e }", "let \(name) = \"\"\"\n    } \"\" \\(a)\n    \"\"\"",
            "struct \(name) { func g() { h() } }", "let \(name) = #\"\\\"#", "a /* { */ .b { $0 }",
            "let `\(name) }` = 1",
            "\"\\(a { \"}\" })\".b()", "\"\"\"\n    \\(a)}\n    \"\"\".b()",
        ])
    }

    private mutating func space() -> String {
        pick(["", " ", "\n", "\n  // a {\n", " /* } */ ", "\r\n\t"])
    }

    private mutating func name() -> String {
        names += 1
        return "n\(names)"
    }

    private mutating func pick(_ texts: [String]) -> String {
        texts.randomElement(using: &random) ?? ""
    }
}
