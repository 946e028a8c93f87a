import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenScan

@Suite("Checks of accessibility keys")
struct KeyChecksTests {
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

    /// Sources with the findings behind their lines, `// ! warning unset-key`, and the UI tests at the end.
    private static let cases = [
        // A key that no view has.
        #"""
        final class A: ScreenAccessibility {
            let x = TextAccessibility()
            let y = TextAccessibility()  // ! warning unset-key
            let group = Group()
            final class Group { let z = TextAccessibility() }
        }
        let view = Text("").accessibilityKey(\A.x)
        let other = Text("").accessibilityKey(\A.group.z)
        """#,
        // A key path in a variable is unknown, and not unset.
        #"""
        final class A: ScreenAccessibility { let x = TextAccessibility(); let y = TextAccessibility() }
        let view = Text("").accessibilityKey(\A.x)
        let key = \A.y
        """#,
        // A key path without a root is unknown, and an implicit member of another type is not.
        #"""
        final class A: ScreenAccessibility { let x = TextAccessibility(); let y = TextAccessibility()
            let z = TextAccessibility() }  // ! warning unset-key
        let view = Text("").accessibilityKey(\A.x)
        let other = Row(key: \.y)
        let color = Color(.z)
        """#,
        // Without any place that sets keys, nothing is said about unset keys.
        #"final class A: ScreenAccessibility { let x = TextAccessibility() }"#,
        // An enumeration whose cases describe themselves.
        #"""
        enum AccessibilityIdentifier {
            case used
            case other  // ! note untested-key
            case unused  // ! note unset-key
            case passed
            case row(Int)
            var asString: String { "\(self)" }
        }
        let view = Text("").accessibilityIdentifier(.used)
        let second = Text("").accessibilityIdentifier(AccessibilityIdentifier.other.asString)
        let row = Row(.passed)
        // UI tests
        let q = [app.buttons[.used]]
        """#,
        // A constant whose identifier is set and used as a text.
        #"""
        enum A11yIdentifiers { static let a = "a"
            static let b = "b" }
        let view = Text("").accessibilityIdentifier(A11yIdentifiers.b)
        let text = Text("").accessibilityIdentifier("a")  // ! note duplicate-identifier
        let other = Text("").accessibilityIdentifier("b")  // ! note duplicate-identifier
        // UI tests
        let q = [app.buttons[A11yIdentifiers.a], app.buttons[A11yIdentifiers.b]]
        """#,
        // A key behind opposite conditions, and in the cases of a switch.
        view(
            #"""
            VStack {
                if on { Text("").accessibilityKey(\A.x) }
                if !on {
                    switch kind {
                    case .a: Text("").accessibilityKey(\A.x)
                    case .b: Text("").accessibilityKey(\A.x)
                    }
                }
            }
            """#),
        // A key in two members that the body shows together, and in two that exclude each other.
        view(
            #"""
            VStack { first
            second }
            """#,
            members: #"""
                var first: some View { Text("").accessibilityKey(\A.x) }
                var second: some View { Text("").accessibilityKey(\A.x) }  // ! warning key-set-twice
                """#),
        // The identifier of one object, set again.
        #"""
        final class C: UIViewController {
            func a() { button.accessibilityIdentifier = "x"; button.accessibilityIdentifier = "x" }
            func b() {
                label.accessibilityIdentifier = "y"
                other.accessibilityIdentifier = "y"  // ! warning duplicate-identifier
            }
        }
        """#,
        // The identifier of a property that is set where it is created, and changed later.
        #"""
        final class C: UIViewController {
            let button = { let button = UIButton(); button.accessibilityIdentifier = "x"; return button }()
            func update() { button.accessibilityIdentifier = isOn ? "x" : "y" }
        }
        """#,
        // An identifier in the loop of a statement.
        #"""
        final class C: UIViewController {
            func a() {
                for button in buttons { button.accessibilityIdentifier = "x" }  // ! note scalar-key-in-loop
                for (n, button) in buttons.enumerated() where n == 0 {
                    button.accessibilityIdentifier = n == 0 ? "y" : nil
                }
            }
        }
        """#,
        // An item in a loop, and a condition that chooses an element.
        view(
            #"""
            ForEach(users) { user in
                Text("").accessibilityKey(\A.list, item: user.id)
                if user == chosen { Text("").accessibilityKey(\A.x) }
            }
            """#),
        // An item that does not depend on the element.
        view(
            #"""
            ForEach(tags) { tag in
                ForEach(0..<3) { _ in Text("").accessibilityKey(\A.list, item: tag.id) }  // ! warning scalar-key-in-loop
                ForEach(0..<3) { n in let id = n + 1; Text("").accessibilityKey(\A.list, item: id) }
                ForEach(0..<3) { Text("\($0)").accessibilityKey(\A.list, item: $0) }
                ForEach(0..<3) { _ in Text("").accessibilityKey(\A.list, item: makeID()) }
            }
            Text("").accessibilityKey(\A.x)
            """#),
        // A member with an item of its own that a loop shows.
        view(
            #"""
            VStack { List(users) { row($0) }
            Text("").accessibilityKey(\A.x) }
            """#,
            members: #"""
                func row(_ u: U) -> some View { Text("").accessibilityKey(\A.list, item: "a") }  // ! warning scalar-key-in-loop
                """#),
        // Schemas with the same name.
        #"""
        enum P { final class A: ViewAccessibility {} }  // ! error schema-collision
        #if os(iOS)
            final class B: ViewAccessibility {}
        #else
            final class B: ViewAccessibility {}
        #endif
        private final class C: ViewAccessibility {}
        extension P { final class A: ViewAccessibility {} }  // ! error schema-collision
        """#,
        // Schemas that create themselves.
        #"""
        final class A: ViewAccessibility { let b = B() }  // ! error cyclic-schema
        final class B: ViewAccessibility { let c = C(); let list = [A](); lazy var a = A() }  // ! error cyclic-schema
        class Base: ViewAccessibility { let a = A() }  // ! error cyclic-schema
        final class C: Base { let own = TextAccessibility() }
        """#,
        // Arrays of the same views.
        #"""
        final class A: ViewAccessibility { let x = [TextAccessibility](); let b = B() }  // ! warning ambiguous-list
        final class B: ViewAccessibility {
            let y = [TextAccessibility]()
            let z = AccessibilityList<TextAccessibility>()
            let w = [ImageAccessibility]()
        }
        """#,
        // A key that no UI test uses.
        #"""
        enum A11yIdentifiers { static let used = "used"
            static let unused = "unused" }  // ! note untested-key
        let a = Text("").accessibilityIdentifier(A11yIdentifiers.used)
        let b = Text("").accessibilityIdentifier(A11yIdentifiers.unused)
        let c = Text("").accessibilityIdentifier("text")
        let d = Text("").accessibilityIdentifier("other text")  // ! note untested-key
        let e = Text("").accessibilityIdentifier("row 1")
        // UI tests
        let q = [app.buttons["text"], app.buttons[A11yIdentifiers.used], app.buttons["row \(n)"]]
        """#,
        // Keys that UI tests find by predicates and beginnings.
        #"""
        let a = [
            Text("").accessibilityIdentifier("equal"),
            Text("").accessibilityIdentifier("begin-1"), Text("").accessibilityIdentifier("1-end"),
            Text("").accessibilityIdentifier("1-middle-1"), Text("").accessibilityIdentifier("some-like-1"),
            Text("").accessibilityIdentifier("argument-1"), Text("").accessibilityIdentifier("sum-1"),
            Text("").accessibilityIdentifier("label"),  // ! note untested-key
        ]
        // UI tests
        let p = ["identifier == 'equal' AND value == 'x'", "identifier BEGINSWITH[c] 'begin-'",
            "identifier endswith \"-end\"", "identifier CONTAINS 'middle'", "identifier LIKE 'some-*'",
            "label == 'label'"]
        let q = [NSPredicate(format: "identifier BEGINSWITH %@", "argument"), "sum-" + String(1)]
        """#,
    ]

    @Test("each mistake is found at its place, and nothing else", arguments: cases)
    func findings(source: String) throws {
        let parts = source.split(separator: "// UI tests\n").map(String.init)
        var files = ["App/A.swift": parts[0]]
        if parts.count > 1 { files["UITests/T.swift"] = parts[1] }
        let catalog = try KeyScannerTests.resolver(files).checkedCatalog { names in
            ([], Set(names.views.keys))
        }
        let problems = catalog.diagnostics
        let found = problems.map { "\($0.line ?? 0) \($0.severity) \($0.id.rawValue)" }
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let expected = lines.enumerated().compactMap { number, line in
            line.firstRange(of: "// ! ").map { "\(number + 1) \(line[$0.upperBound...])" }
        }
        #expect(found == expected)
    }
}
