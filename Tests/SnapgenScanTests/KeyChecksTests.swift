import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenScan

@Suite("Checks of accessibility keys")
struct KeyChecksTests {
    /// Sources with the findings that are expected.
    struct Case: Sendable, CustomTestStringConvertible {
        var title: String
        /// The code of the app; `SCHEMAS` stands for some schemas.
        var code: String
        /// The code of the UI tests; `nil` if there are none.
        var tests: String?
        /// The lines with the severities and ids of the findings; line 1 is the first one of the code.
        var findings: [String]

        var testDescription: String { title }
    }

    private static func view(_ body: String, members: String = "") -> String {
        """
        final class A: ScreenAccessibility { let x = TextAccessibility(); let list = [TextAccessibility]() }
        let all = [\\A.list]
        struct V: View {
        \(members)
        var body: some View {
        \(body)
        }}
        """
    }

    private static let cases: [Case] = [
        Case(
            title: "a key that no view has",
            code: """
                final class A: ScreenAccessibility {
                    let x = TextAccessibility()
                    let y = TextAccessibility()
                    let group = Group()
                    final class Group { let z = TextAccessibility() }
                }
                let view = Text("").accessibilityKey(\\A.x)
                let other = Text("").accessibilityKey(\\A.group.z)
                """,
            findings: ["3 warning unset-key"]),
        Case(
            title: "a key path in a variable is unknown, and not unset",
            code: """
                final class A: ScreenAccessibility { let x = TextAccessibility(); let y = TextAccessibility() }
                let view = Text("").accessibilityKey(\\A.x)
                let key = \\A.y
                """,
            findings: []),
        Case(
            title: "a key path without a root is unknown, and an implicit member of another type is not",
            code: """
                final class A: ScreenAccessibility { let x = TextAccessibility(); let y = TextAccessibility()
                    let z = TextAccessibility() }
                let view = Text("").accessibilityKey(\\A.x)
                let other = Row(key: \\.y)
                let color = Color(.z)
                """,
            findings: ["2 warning unset-key"]),
        Case(
            title: "without any place that sets keys, nothing is said about unset keys",
            code: "final class A: ScreenAccessibility { let x = TextAccessibility() }", findings: []),
        Case(
            title: "a constant that nothing uses",
            code: """
                enum A11yIdentifiers {
                    static let used = "used"
                    static let unused = "unused"
                    static let passed = "passed"
                }
                let view = Text("").accessibilityIdentifier(A11yIdentifiers.used)
                let row = Row(identifier: A11yIdentifiers.passed)
                """,
            findings: ["3 warning unset-key"]),
        Case(
            title: "an enumeration whose cases describe themselves",
            code: """
                enum AccessibilityIdentifier {
                    case used
                    case other
                    case unused
                    case passed
                    case row(Int)
                    var asString: String { "\\(self)" }
                }
                let view = Text("").accessibilityIdentifier(.used)
                let second = Text("").accessibilityIdentifier(AccessibilityIdentifier.other.asString)
                let row = Row(.passed)
                """,
            tests: "let q = [app.buttons[.used]]", findings: ["3 note untested-key", "4 warning unset-key"]),
        Case(
            title: "a constant whose identifier is set and used as a text",
            code: """
                enum A11yIdentifiers { static let a = "a"
                    static let b = "b" }
                let view = Text("").accessibilityIdentifier(A11yIdentifiers.b)
                let text = Text("").accessibilityIdentifier("a")
                let other = Text("").accessibilityIdentifier("b")
                """,
            tests: "let q = [app.buttons[A11yIdentifiers.a], app.buttons[A11yIdentifiers.b]]",
            findings: ["4 note duplicate-identifier", "5 note duplicate-identifier"]),
        Case(
            title: "a key of two views",
            code: view("VStack { Text(\"\").accessibilityKey(\\A.x)\nText(\"\").accessibilityKey(\\A.x) }"),
            findings: ["7 warning key-set-twice"]),
        Case(
            title: "a key in branches that exclude each other",
            code: view(
                """
                if on { Text("").accessibilityKey(\\A.x) } else { Text("").accessibilityKey(\\A.x) }
                """), findings: []),
        Case(
            title: "a key behind opposite conditions, and in the cases of a switch",
            code: view(
                """
                VStack {
                    if on { Text("").accessibilityKey(\\A.x) }
                    if !on {
                        switch kind {
                        case .a: Text("").accessibilityKey(\\A.x)
                        case .b: Text("").accessibilityKey(\\A.x)
                        }
                    }
                }
                """), findings: []),
        Case(
            title: "a key in two members that the body shows together, and in two that exclude each other",
            code: view(
                "VStack { first\nsecond }",
                members: """
                    var first: some View { Text("").accessibilityKey(\\A.x) }
                    var second: some View { Text("").accessibilityKey(\\A.x) }
                    """), findings: ["5 warning key-set-twice"]),
        Case(
            title: "a key in two members that exclude each other",
            code: view(
                "if on { first } else { second }",
                members: """
                    var first: some View { Text("").accessibilityKey(\\A.x) }
                    var second: some View { Text("").accessibilityKey(\\A.x) }
                    """), findings: []),
        Case(
            title: "a key of two views that a modifier of unknown meaning may remove",
            code: view(
                "VStack { Text(\"\").accessibilityKey(\\A.x)\nText(\"\").accessibilityKey(\\A.x).renderedIf(on) }"),
            findings: ["7 note key-set-twice"]),
        Case(
            title: "the identifier of one object, set again",
            code: """
                final class C: UIViewController {
                    func a() { button.accessibilityIdentifier = "x"; button.accessibilityIdentifier = "x" }
                    func b() {
                        label.accessibilityIdentifier = "y"
                        other.accessibilityIdentifier = "y"
                    }
                }
                """, findings: ["5 warning duplicate-identifier"]),
        Case(
            title: "the identifier of a property that is set where it is created, and changed later",
            code: """
                final class C: UIViewController {
                    let button = { let button = UIButton(); button.accessibilityIdentifier = "x"; return button }()
                    func update() { button.accessibilityIdentifier = isOn ? "x" : "y" }
                }
                """, findings: []),
        Case(
            title: "a key without an item in a loop",
            code: view("ForEach(users) { user in Text(\"\").accessibilityKey(\\A.x) }"),
            findings: ["6 warning scalar-key-in-loop"]),
        Case(
            title: "an identifier in the loop of a statement",
            code: """
                final class C: UIViewController {
                    func a() {
                        for button in buttons { button.accessibilityIdentifier = "x" }
                        for (n, button) in buttons.enumerated() where n == 0 {
                            button.accessibilityIdentifier = n == 0 ? "y" : nil
                        }
                    }
                }
                """, findings: ["3 note scalar-key-in-loop"]),
        Case(
            title: "an item in a loop, and a condition that chooses an element",
            code: view(
                """
                ForEach(users) { user in
                    Text("").accessibilityKey(\\A.list, item: user.id)
                    if user == chosen { Text("").accessibilityKey(\\A.x) }
                }
                """), findings: []),
        Case(
            title: "an item that does not depend on the element",
            code: view(
                """
                ForEach(tags) { tag in
                    ForEach(0..<3) { _ in Text("").accessibilityKey(\\A.list, item: tag.id) }
                    ForEach(0..<3) { n in let id = n + 1; Text("").accessibilityKey(\\A.list, item: id) }
                    ForEach(0..<3) { Text("\\($0)").accessibilityKey(\\A.list, item: $0) }
                    ForEach(0..<3) { _ in Text("").accessibilityKey(\\A.list, item: makeID()) }
                }
                Text("").accessibilityKey(\\A.x)
                """), findings: ["7 warning scalar-key-in-loop"]),
        Case(
            title: "a member with an item of its own that a loop shows",
            code: view(
                "VStack { List(users) { row($0) }\nText(\"\").accessibilityKey(\\A.x) }",
                members: "func row(_ u: U) -> some View { Text(\"\").accessibilityKey(\\A.list, item: \"a\") }"),
            findings: ["4 warning scalar-key-in-loop"]),
        Case(
            title: "a member with a key that a loop shows",
            code: view(
                "List(users) { row($0) }",
                members: "func row(_ u: U) -> some View { Text(\"\").accessibilityKey(\\A.x) }"),
            findings: ["4 warning scalar-key-in-loop"]),
        Case(
            title: "an identifier around keys, and one on the same view",
            code: view(
                """
                VStack {
                    VStack { Text("").accessibilityKey(\\A.x) }.accessibilityIdentifier("over")
                    Text("").accessibilityKey(\\A.list, item: "a").accessibilityIdentifier("same")
                }
                """), findings: ["7 warning identifier-over-keys", "8 warning identifier-over-keys"]),
        Case(
            title: "an identifier of a container that keeps its parts, or of a view that is an element",
            code: view(
                """
                VStack {
                    VStack { Text("").accessibilityKey(\\A.x) }
                        .accessibilityElement(children: .contain).accessibilityIdentifier("a")
                    List { Text("").accessibilityKey(\\A.list, item: "a") }.accessibilityIdentifier("b")
                }
                """), findings: []),
        Case(
            title: "containers that hide their parts",
            code: view(
                """
                VStack { Text("").accessibilityKey(\\A.x) }.accessibilityElement(children: .combine)
                VStack { Text("").accessibilityKey(\\A.list, item: "a") }.accessibilityHidden(true)
                """), findings: ["6 warning container-hides-keys", "7 warning container-hides-keys"]),
        Case(
            title: "containers that do not hide",
            code: view(
                """
                Text("").accessibilityKey(\\A.x).accessibilityElement(children: .combine)
                Text("").accessibilityIdentifier("own").accessibilityHidden(true)
                Text("").sheet { Text("").accessibilityKey(\\A.list, item: "a") }
                    .accessibilityElement(children: .ignore)
                """), findings: []),
        Case(
            title: "schemas with the same name",
            code: """
                enum P { final class A: ViewAccessibility {} }
                #if os(iOS)
                    final class B: ViewAccessibility {}
                #else
                    final class B: ViewAccessibility {}
                #endif
                private final class C: ViewAccessibility {}
                extension P { final class A: ViewAccessibility {} }
                """, findings: ["1 error schema-collision", "8 error schema-collision"]),
        Case(
            title: "schemas that create themselves",
            code: """
                final class A: ViewAccessibility { let b = B() }
                final class B: ViewAccessibility { let c = C(); let list = [A](); lazy var a = A() }
                class Base: ViewAccessibility { let a = A() }
                final class C: Base { let own = TextAccessibility() }
                """, findings: ["1 error cyclic-schema", "2 error cyclic-schema", "3 error cyclic-schema"]),
        Case(
            title: "a computed property",
            code: "final class A: ViewAccessibility { var x: TextAccessibility { TextAccessibility() } }",
            findings: ["1 warning computed-key"]),
        Case(
            title: "arrays of the same views",
            code: """
                final class A: ViewAccessibility { let x = [TextAccessibility](); let b = B() }
                final class B: ViewAccessibility {
                    let y = [TextAccessibility]()
                    let z = AccessibilityList<TextAccessibility>()
                    let w = [ImageAccessibility]()
                }
                """, findings: ["1 warning ambiguous-list"]),
        Case(
            title: "an identifier that is declared twice",
            code: """
                final class A: ViewAccessibility { let x = TextAccessibility("same") }
                final class B: ViewAccessibility {
                    let y = TextAccessibility("same")
                }
                """, findings: ["3 warning duplicate-identifier"]),
        Case(
            title: "a key that no UI test uses",
            code: """
                enum A11yIdentifiers { static let used = "used"
                    static let unused = "unused" }
                let a = Text("").accessibilityIdentifier(A11yIdentifiers.used)
                let b = Text("").accessibilityIdentifier(A11yIdentifiers.unused)
                let c = Text("").accessibilityIdentifier("text")
                let d = Text("").accessibilityIdentifier("other text")
                let e = Text("").accessibilityIdentifier("row 1")
                """,
            tests: #"let q = [app.buttons["text"], app.buttons[A11yIdentifiers.used], app.buttons["row \(n)"]]"#,
            findings: ["2 note untested-key", "6 note untested-key"]),
        Case(
            title: "keys that UI tests find by predicates and beginnings",
            code: """
                let a = [
                    Text("").accessibilityIdentifier("equal"),
                    Text("").accessibilityIdentifier("begin-1"), Text("").accessibilityIdentifier("1-end"),
                    Text("").accessibilityIdentifier("1-middle-1"), Text("").accessibilityIdentifier("some-like-1"),
                    Text("").accessibilityIdentifier("argument-1"), Text("").accessibilityIdentifier("sum-1"),
                    Text("").accessibilityIdentifier("label"),
                ]
                """,
            tests: #"""
                let p = ["identifier == 'equal' AND value == 'x'", "identifier BEGINSWITH[c] 'begin-'",
                    "identifier endswith \"-end\"", "identifier CONTAINS 'middle'", "identifier LIKE 'some-*'",
                    "label == 'label'"]
                let q = [NSPredicate(format: "identifier BEGINSWITH %@", "argument"), "sum-" + String(1)]
                """#, findings: ["6 note untested-key"]),
    ]

    @Test("each mistake is found at its place, and nothing else", arguments: cases)
    func findings(example: Case) throws {
        let found = try Self.diagnostics(of: example).map { "\($0.line ?? 0) \($0.severity) \($0.id.rawValue)" }
        #expect(found == example.findings)
    }

    @Test("identifiers of their own are reported on demand")
    func rawIdentifiers() throws {
        let example = Case(
            title: "", code: "final class A: ViewAccessibility { let x = TextAccessibility(\"x\") }", findings: [])
        #expect(try Self.diagnostics(of: example).isEmpty)
        let found = try Self.diagnostics(of: example, reportsRawIdentifiers: true)
        #expect(found.map(\.id) == [.rawIdentifier])
    }

    @Test("schemas of different modules collide unless the module is part of the identifiers")
    func modules() throws {
        let schema = "final class A: ViewAccessibility {}"
        let files = ["One/A.swift": schema, "Two/A.swift": schema]
        let byPath = try KeyScannerTests.resolver(files).checkedCatalog(reportsRawIdentifiers: false)
        #expect(byPath.diagnostics.count == 2)
        let settings = AccessibilitySettings(identifiers: .module)
        let byModule = try KeyScannerTests.resolver(files, settings).checkedCatalog(reportsRawIdentifiers: false)
        #expect(byModule.diagnostics.isEmpty)
    }

    private static func diagnostics(
        of example: Case, reportsRawIdentifiers: Bool = false
    ) throws -> [Diagnostic] {
        var files = ["App/A.swift": example.code]
        files["UITests/T.swift"] = example.tests
        let resolver = try KeyScannerTests.resolver(files)
        return resolver.checkedCatalog(reportsRawIdentifiers: reportsRawIdentifiers).diagnostics
    }
}
