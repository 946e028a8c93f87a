import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenScan

/// Kinds of mistakes with keys, and right code that looks like them, each in five forms within five projects.
@Suite("Mistakes with keys")
struct KeyMistakeTests {
    struct Kind: CustomTestStringConvertible, Sendable {
        var name: String
        /// The finding; `nil` for right code.
        var id: String?
        var app: String
        var tests: String = "let q = app.buttons[\"~-other\"]"

        var testDescription: String { name }
    }

    /// In the sources, `~` stands for a word that differs in each form.
    private static let words = ["list", "userProfile", "a11y", "Checkout_main", "row2"]

    private static let plain = #"let own = Text("").accessibilityIdentifier("~-other")"#

    // MARK: - Mistakes

    private static let lookups = [
        #"app.buttons["~-cancle"].tap()"#, #"app.staticTexts["~-cancle"].label"#,
        #"app.otherElements["~_cancle"].exists"#, #"app.tables.cells["~-main-cancle"].firstMatch"#,
        #"app.buttons.matching(identifier: "~_cancle").count"#,
        #"app.buttons.element(matching: .button, identifier: "~.main.cancle")"#,
        #"app.cells.containing(.button, identifier: "~_cancle").count"#,
        #"app.descendants(matching: .any)["~_cancle"].tap()"#,
        #"app.descendants(matching: .any).matching(p)["~_cancle"].tap()"#,
        #"app.buttons.matching(NSPredicate(format: "identifier == '~_cancle'")).count"#,
        #"app.windows.firstMatch.switches["~_cancle"].value"#,
        #"XCUIApplication().textFields["~_cancle"].typeText("a")"#,
        #"query.images["~_cancle"].exists"#, #"app.sliders["~_cancle"].adjust(toNormalizedSliderPosition: 1)"#,
        #"app.navigationBars["~_cancle"].exists"#, #"app.segmentedControls["~_cancle"].exists"#,
        #"app.cells["~_cancle_12"].tap()"#,
    ].map { use in
        Kind(name: use, id: "unknown-identifier", app: plain, tests: "let q = app.buttons[\"~-other\"]\n\(use)")
    }

    private static let constants = [
        ("an enumeration of texts", "enum IDs: String { case save = \"~_saev\" }", "IDs.save.rawValue"),
        ("a static constant", "enum IDs { static let save = \"~_saev\" }", "IDs.save"),
        ("a page object", "struct Page { static let save = \"~_saev\"\n func tap() {} }", "Page.save"),
        ("a nested type", "enum IDs { enum Row { static let save = \"~_saev\" } }", "IDs.Row.save"),
        ("an alias", "enum IDs { static let save = \"~_saev\" }\ntypealias I = IDs", "I.save"),
        ("a class", "final class Page { static let save = \"~_saev\" }", "Page.save"),
        ("a static function", "enum IDs { static func save() -> String { \"~_saev\" } }", "IDs.save()"),
        ("a computed property", "enum IDs { static var save: String { \"~_saev\" } }", "IDs.save"),
        ("a page object with an instance", "struct Page { let save = \"~_saev\" }\nlet page = Page()", "page.save"),
        ("a global constant", "private let saveID = \"~_saev\"", "saveID"),
    ].map { name, declaration, use in
        Kind(
            name: name, id: "unknown-identifier", app: plain,
            tests: "\(declaration)\nlet q = [app.buttons[\"~-other\"], app.buttons[\(use)]]")
    }

    private static let helpers = [
        "func f() { let id = \"~_saev\"\napp.buttons[id].tap() }",
        "func f() { let id = \"~_saev\"\nlet other = id\napp.buttons[other].tap() }",
        "func f() { app.buttons[isOn ? \"~_saev\" : \"~-other\"].tap() }",
        "func tap(_ id: String) { app.buttons[id].tap() }\nfunc f() { tap(\"~_saev\") }",
        "func tap(id: String) { app.buttons[id].tap() }\nfunc f() { tap(id: \"~_saev\") }",
        "func f() { app.buttons.matching(NSPredicate(format: \"identifier == %@\", \"~_saev\")).element.tap() }",
        "func f() { app.buttons.matching(NSPredicate(format: \"%K == %@\", \"identifier\", \"~_saev\")).element.tap() }",
        "extension T { func f() { self.app.descendants(matching: .any).matching(identifier: \"~_saev\").element.tap() } }",
    ].map { Kind(name: $0, id: "unknown-identifier", app: plain, tests: "\($0)\nlet q = app.buttons[\"~-other\"]") }

    private static let table = """
        enum A11yIdentifiers { static let other = "~-other"
            static let save = "~-save" }
        let own = Text("").accessibilityIdentifier(A11yIdentifiers.other)
        """

    private static let unset = [
        Kind(
            name: "an unset constant that a test uses", id: "error unset-key", app: table,
            tests: "let q = [app.buttons[A11yIdentifiers.save], app.buttons[A11yIdentifiers.other]]"),
        Kind(
            name: "its text", id: "error unset-key", app: table,
            tests: "let q = [app.buttons[\"~-save\"], app.buttons[A11yIdentifiers.other]]"),
        Kind(
            name: "an alias of its table", id: "error unset-key", app: table,
            tests: "typealias I = A11yIdentifiers\nlet q = [app.buttons[I.save], app.buttons[I.other]]"),
        Kind(
            name: "an unset case", id: "error unset-key",
            app: """
                enum RowAccessibilityIdentifier: String { case save = "~-save"
                    case other = "~-other" }
                let own = Text("").accessibilityIdentifier(RowAccessibilityIdentifier.other.rawValue)
                """,
            tests: "let q = [RowAccessibilityIdentifier.save.rawValue, RowAccessibilityIdentifier.other.rawValue]"),
        Kind(
            name: "a property of a schema", id: "error unset-key",
            app: """
                final class PageAccessibility: ScreenAccessibility { let save = ButtonAccessibility()
                    let other = TextAccessibility("~-other") }
                let own = Text("").accessibilityKey(\\PageAccessibility.other)
                """,
            tests: "let p = app.screen(of: PageAccessibility.self)\np.save.tap()\np.other.tap()"),
        Kind(
            name: "only in a preview", id: "error unset-key",
            app: table + "\n#Preview { Text(\"\").accessibilityIdentifier(A11yIdentifiers.save) }",
            tests: "let q = [app.buttons[\"~-save\"], app.buttons[A11yIdentifiers.other]]"),
        Kind(
            name: "only in a preview provider", id: "error unset-key",
            app: table + """

                struct P: PreviewProvider { static var previews: some View {
                    Text("").accessibilityIdentifier(A11yIdentifiers.save) } }
                """,
            tests: "let q = [app.buttons[\"~-save\"], app.buttons[A11yIdentifiers.other]]"),
    ]

    private static let schema = """
        final class PageAccessibility: ScreenAccessibility { let x = TextAccessibility("~-other")
            let rows = [TextAccessibility]() }
        let own = [\\PageAccessibility.x, \\PageAccessibility.rows] as [AnyKeyPath]
        """

    private static let places = [
        ("scalar-key-in-loop", #"ForEach(rows) { row in Text(row).accessibilityKey(\PageAccessibility.x) }"#),
        ("scalar-key-in-loop", #"List(rows) { row in Text(row).accessibilityKey(\PageAccessibility.x) }"#),
        ("scalar-key-in-loop", #"LazyVStack { ForEach(rows) { Text($0).accessibilityKey(\PageAccessibility.x) } }"#),
        ("scalar-key-in-loop", #"VStack { rows.map { Text($0).accessibilityKey(\PageAccessibility.x) }[0] }"#),
        ("scalar-key-in-loop", #"ForEach(rows) { Text($0).accessibilityKey(\PageAccessibility.rows, item: "a") }"#),
        (
            "key-set-twice",
            #"VStack { Text("a").accessibilityKey(\PageAccessibility.x); Text("b").accessibilityKey(\PageAccessibility.x) }"#
        ),
        (
            "key-set-twice",
            #"VStack { Text("a").accessibilityKey(\PageAccessibility.x) }.overlay { Text("b").accessibilityKey(\PageAccessibility.x) }"#
        ),
        (
            "key-set-twice",
            #"HStack { Text("").accessibilityKey(\PageAccessibility.x); Group { Text("").accessibilityKey(\PageAccessibility.x) } }"#
        ),
        (
            "container-hides-keys",
            #"VStack { Text("").accessibilityKey(\PageAccessibility.x) }.accessibilityElement(children: .combine)"#
        ),
        (
            "container-hides-keys",
            #"VStack { Text("").accessibilityKey(\PageAccessibility.x) }.accessibilityElement(children: .ignore)"#
        ),
        ("container-hides-keys", #"VStack { Text("").accessibilityKey(\PageAccessibility.x) }.accessibilityElement()"#),
        (
            "container-hides-keys",
            #"VStack { Text("").accessibilityKey(\PageAccessibility.x) }.accessibilityHidden(true)"#
        ),
        ("container-hides-keys", #"VStack { Text("").accessibilityKey(\PageAccessibility.x) }.hidden()"#),
        (
            "container-hides-keys",
            #"VStack { Text("").accessibilityKey(\PageAccessibility.x) }.accessibilityRepresentation { Toggle("", isOn: on) }"#
        ),
        (
            "container-hides-keys",
            #"Canvas { Text("").accessibilityKey(\PageAccessibility.x) }.accessibilityChildren { Text("") }"#
        ),
        (
            "identifier-over-keys",
            #"Form { Section { Text("").accessibilityKey(\PageAccessibility.x) }.accessibilityIdentifier("~-all") }"#
        ),
        (
            "identifier-over-keys",
            #"Text("").accessibilityKey(\PageAccessibility.x).accessibilityIdentifier("~-all")"#
        ),
        (
            "identifier-over-keys",
            #"VStack { Text("").accessibilityKey(\PageAccessibility.x) }.accessibilityIdentifier("~-all")"#
        ),
        (
            "identifier-over-keys",
            #"Group { Text("").accessibilityKey(\PageAccessibility.x) }.padding().accessibilityIdentifier("~-all")"#
        ),
        (
            "identifier-over-keys",
            #"HStack { VStack { Text("").accessibilityKey(\PageAccessibility.x) } }.accessibilityIdentifier("~-all")"#
        ),
        (
            "duplicate-identifier",
            #"VStack { Text("").accessibilityIdentifier("~-a"); Text("").accessibilityIdentifier("~-a") }"#
        ),
    ].map { id, body in
        Kind(
            name: body, id: "warning \(id)", app: "\(schema)\nstruct V: View { var body: some View {\n\(body)\n} }",
            tests: #"let q = [app.staticTexts["~-other"], app.other["~-all"], app.other["~-a"]]"#)
    }

    /// Bodies with members and components in which a key is set.
    private static let shown = [
        (
            "key-set-twice", "VStack { part; part }",
            #"var part: some View { Text("").accessibilityKey(\PageAccessibility.x) }"#
        ),
        (
            "scalar-key-in-loop", "ForEach(rows) { _ in part }",
            #"var part: some View { Text("").accessibilityKey(\PageAccessibility.x) }"#
        ),
        ("key-set-twice", "VStack { Part(); Part() }", component),
        ("scalar-key-in-loop", "ForEach(rows) { _ in Part() }", component),
        ("scalar-key-in-loop", "List(rows) { row in HStack { Part(); Text(row) } }", component),
        ("key-set-twice", "VStack { A().modifier(Part()); B().modifier(Part()) }", component),
    ].map { id, body, member in
        Kind(
            name: "\(body) \(member)", id: "warning \(id)",
            app: "\(schema)\nstruct V: View { var body: some View {\n\(body)\n}\n\(member)\n}",
            tests: #"let q = [app.staticTexts["~-other"]]"#)
    }

    private static let component =
        #"struct Part: View { var body: some View { Text("").accessibilityKey(\PageAccessibility.x) } }"#

    private static let unused = [
        Kind(
            name: "a private member that nothing uses", id: "error unset-key",
            app: table
                + "\nstruct V: View { private var old: some View { Text(\"\").accessibilityIdentifier(A11yIdentifiers.save) } }",
            tests: "let q = [app.buttons[\"~-save\"], app.buttons[A11yIdentifiers.other]]"),
        Kind(
            name: "a view that nothing shows", id: "error unset-key",
            app: table
                + "\n@main struct Main: App {}\nstruct OldPage: View { var body: some View { Text(\"\").accessibilityIdentifier(A11yIdentifiers.save) } }",
            tests: "let q = [app.buttons[\"~-save\"], app.buttons[A11yIdentifiers.other]]"),
    ]

    private static let declarations = [
        (
            "error schema-collision",
            "enum P { final class A: ViewAccessibility {} }\nextension P { final class A: ViewAccessibility {} }"
        ),
        (
            "error cyclic-schema",
            "final class A: ViewAccessibility { let b = B() }\nfinal class B: ViewAccessibility { let a = A() }"
        ),
        ("error cyclic-schema", "final class A: ViewAccessibility { let a = A() }"),
        (
            "warning computed-key",
            "final class A: ViewAccessibility { var a: TextAccessibility { TextAccessibility() } }"
        ),
        (
            "warning ambiguous-list",
            "final class A: ViewAccessibility { let a = [TextAccessibility]()\n let b = [TextAccessibility]() }"
        ),
        (
            "warning duplicate-identifier",
            "enum A11yIdentifiers { static let a = \"~-a\"\n static let b = \"~-a\" }\nlet all = [A11yIdentifiers.a, A11yIdentifiers.b]"
        ),
    ].map { id, source in Kind(name: source, id: id, app: "\(plain)\n\(source)") }

    static let mistakes = lookups + constants + helpers + unset + places + shown + unused + declarations

    // MARK: - Right code

    private static let rightTests = [
        #"app.buttons["Save"].tap()"#, #"app.buttons["Sign-in"].tap()"#, #"app.staticTexts["Hello, world"].exists"#,
        #"app.staticTexts["Wi-Fi"].exists"#, #"app.staticTexts["example.com"].exists"#, #"app.buttons["OK"].tap()"#,
        #"app.staticTexts["https://a.b/c_d"].exists"#, #"app.staticTexts["ada@example.com"].exists"#,
        #"springboard.buttons["some_button"].tap()"#, #"app.keyboards.buttons["some_button"].tap()"#,
        #"app.webViews.buttons["some_button"].tap()"#, #"safari.textFields["url_field"].tap()"#,
        #"app.buttons["BackButton"].tap()"#, #"app.keys["more_keys"].tap()"#, #"app.launchArguments = ["ui_testing"]"#,
        #"app.buttons["~-other"].tap() // not "old_name""#, #"app.buttons[name].tap()"#,
        #"app.buttons["\(id)_x"].tap()"#,
        #"app.buttons.matching(NSPredicate(format: "identifier BEGINSWITH 'row_'")).count"#,
        #"app.buttons.matching(NSPredicate(format: "label == 'a_b'")).count"#, #"dictionary["some_key"]"#,
        #"app.launchEnvironment["some_key"] = "1""#, #"XCTAssertEqual(app.label, "some_label")"#,
        #"app.buttons["1.5"].tap()"#,
        #"app.buttons[helper("some_name")].tap()"#, #"app.buttons.element(boundBy: 0).tap()"#,
        #"app.buttons["Über-uns"].tap()"#,
        #"app.staticTexts["12_34"].exists"#, #"app.buttons["x_y z"].tap()"#,
    ].map { Kind(name: $0, app: plain, tests: "let q = app.buttons[\"~-other\"]\n\($0)") }

    private static let setElsewhere = [
        #"let s = Text("").accessibilityIdentifier("~-row-\(n)")"#,
        #"func id(_ n: Int) -> String { "~-row-" + "\(n)" }"#,
        #"enum Row: String { case x = "~-row-1" }"#, #"let name = "~-row-1""#,
        #"view.accessibilityIdentifier = "~-row-1""#,
        #"let s = Row(accessibilityIdentifier: "~-row-1")"#, #"Image(systemName: "~-row-1")"#,
        #"Text("").accessibilityIdentifier(on ? "~-row-1" : "~-row-2")"#,
        #"view.setAccessibilityIdentifier("~-row-1")"#,
        #"func show(_ item: Item) { cell.accessibilityIdentifier = item.id }"#,
        #"struct Row: View { var body: some View { Text("").accessibilityIdentifier(item.code) } }"#,
        #"let s = Text("").accessibilityIdentifier("\(prefix)-row-1")"#, #"let id = prefix + "-row-1""#,
        #"let s = Text("").accessibilityIdentifier(prefix + "-row-1")"#, #"struct P { static let rowId = "~-row-1" }"#,
        "let s = Text(\"\").accessibilityIdentifier(\"\"\"\n~-row-1\n\"\"\")",
        #"extension View { func row() -> some View { accessibilityIdentifier("~-row-1") } }"#,
        #"#if DEBUG"# + "\nlet s = Text(\"\").accessibilityIdentifier(\"~-row-1\")\n#endif",
    ].map { Kind(name: $0, app: "\(plain)\n\($0)", tests: #"let q = [app.cells["~-other"], app.cells["~-row-1"]]"#) }

    private static let rightPlaces = [
        #"if on { Text("").accessibilityKey(\PageAccessibility.x) } else { Text("").accessibilityKey(\PageAccessibility.x) }"#,
        #"switch n { case 0: Text("").accessibilityKey(\PageAccessibility.x); default: Text("").accessibilityKey(\PageAccessibility.x) }"#,
        #"ForEach(rows) { Text($0).accessibilityKey(\PageAccessibility.rows, item: $0) }"#,
        #"VStack { Text("").accessibilityKey(\PageAccessibility.x) }.accessibilityElement(children: .contain)"#,
        #"VStack { Text("").accessibilityKey(\PageAccessibility.x) }.accessibilityElement(children: .contain).accessibilityIdentifier("~-all")"#,
        #"VStack { Text("").accessibilityKey(\PageAccessibility.x) }.accessibilityHidden(isHidden)"#,
        #"Text("").accessibilityKey(\PageAccessibility.x).accessibilityHidden(false)"#,
        #"Text("").accessibilityKey(\PageAccessibility.x).accessibilityElement(children: .combine)"#,
        #"Text("").accessibilityIdentifier("~-a").accessibilityHidden(true)"#,
        #"Text("").sheet(isPresented: $on) { Text("").accessibilityKey(\PageAccessibility.x) }.accessibilityElement()"#,
        #"VStack { ForEach(rows) { Text($0) } }.accessibilityKey(\PageAccessibility.x)"#,
        #"List(rows) { Text($0).accessibilityKey(\PageAccessibility.rows, item: $0.id) }"#,
        #"Text("").accessibilityKey(\PageAccessibility.x).sheet(isPresented: $on) { Text("").accessibilityIdentifier("~-all") }"#,
        #"Group { if on { Text("").accessibilityIdentifier("~-a") } else { Text("").accessibilityIdentifier("~-a") } }"#,
        #"Toggle("", isOn: on).accessibilityRepresentation { Text("").accessibilityKey(\PageAccessibility.x) }"#,
        #"VStack { Text("").accessibilityKey(\PageAccessibility.x) }.hidden(isHidden)"#,
        #"Button {} label: { Text("").accessibilityKey(\PageAccessibility.x) }"#,
        #"List { Section { Text("").accessibilityKey(\PageAccessibility.x) } }.accessibilityIdentifier("~-all")"#,
        #"ForEach(rows) { row in if row == first { Text(row).accessibilityKey(\PageAccessibility.x) } }"#,
    ].map { body in
        Kind(
            name: body, app: "\(schema)\nstruct V: View { var body: some View {\n\(body)\n} }",
            tests: #"let q = [app.staticTexts["~-other"], app.other["~-all"], app.other["~-a"]]"#)
    }

    private static let rightDeclarations = [
        Kind(
            name: "a schema and a table during a migration",
            app: """
                enum A11yIdentifiers { static let other = "~-other" }
                final class PageAccessibility: ScreenAccessibility { let other = TextAccessibility("~-other") }
                let own = Text("").accessibilityKey(\\PageAccessibility.other)
                """, tests: "let q = app.buttons[A11yIdentifiers.other]"),
        Kind(
            name: "a schema and a literal during a migration",
            app: """
                final class PageAccessibility: ScreenAccessibility { let other = TextAccessibility("~-other") }
                let own = [Text("").accessibilityKey(\\PageAccessibility.other)]
                let old = Text("").accessibilityIdentifier("~-other")
                """),
        Kind(
            name: "an alias of a table in the app",
            app: """
                enum A11yIdentifiers { static let other = "~-other" }
                typealias AID = A11yIdentifiers
                let own = Text("").accessibilityIdentifier(AID.other)
                """, tests: "let q = app.buttons[A11yIdentifiers.other]"),
        Kind(
            name: "an alias of a schema",
            app: """
                final class PageAccessibility: ScreenAccessibility { let other = TextAccessibility("~-other") }
                typealias Keys = PageAccessibility
                let own = Text("").accessibilityKey(\\Keys.other)
                """),
        Kind(
            name: "an unset key that nothing uses",
            app: table, tests: "let q = app.buttons[A11yIdentifiers.other]"),
        Kind(
            name: "two lists",
            app: """
                final class A: ViewAccessibility { let a = AccessibilityList<TextAccessibility>()
                    let b = AccessibilityList<TextAccessibility>() }
                \(plain)
                """),
    ]

    private static let rightUses = [
        ("VStack { Part() }", component), ("if on { Part() } else { Part() }", component),
        ("switch n { case 0: Part(); default: Part() }", component),
        (
            "VStack { if on { part }; if !on { part } }",
            #"var part: some View { Text("").accessibilityKey(\PageAccessibility.x) }"#
        ),
        (
            #"ForEach(rows) { Part().accessibilityKey(\PageAccessibility.rows, item: $0) }"#,
            #"struct Part: View { var body: some View { Text("").accessibilityKey(\PageAccessibility.x) } }"#
        ),
        (
            "ForEach(rows) { Part(row: $0) }",
            #"struct Part: View { var body: some View { Text("").accessibilityKey(\PageAccessibility.rows, item: row) } }"#
        ),
        (
            "VStack { Part(); Part() }",
            #"struct Part: View { var body: some View { Text("").accessibilityIdentifier("~-a") } }"#
        ),
    ].map { body, member in
        Kind(
            name: "\(body) \(member)",
            app: "\(schema)\nstruct V: View { var body: some View {\n\(body)\n}\n\(member)\n}",
            tests: #"let q = [app.staticTexts["~-other"]]"#)
    }

    static let right = rightTests + setElsewhere + rightPlaces + rightDeclarations + rightUses

    // MARK: - Forms and projects

    /// Files of other screens, with right code.
    private static let projects: [[String: String]] = [
        [:],
        [
            "App/Other.swift":
                #"struct O: View { var body: some View { Text("").accessibilityIdentifier("home_title") } }"#
        ],
        [
            "App/Home.swift": """
            final class HomeAccessibility: ScreenAccessibility { let title = TextAccessibility() }
            let home = Text("").accessibilityKey(\\HomeAccessibility.title)
            """
        ],
        [
            "App/Cell.swift": #"final class C: UIView { func f() { label.accessibilityIdentifier = "cell_label" } }"#,
            "UITests/Cell.swift": #"func cell() { app.staticTexts["cell_label"].tap() }"#,
        ],
        [
            "App/HomeTable.swift": """
            enum HomeA11yIdentifiers { static let title = "home_title" }
            let homeTitle = Text("").accessibilityIdentifier(HomeA11yIdentifiers.title)
            """,
            "UITests/Home.swift": "func home() { app.staticTexts[HomeA11yIdentifiers.title].tap() }",
        ],
    ]

    /// Returns the warnings and errors in a kind's code.
    private func findings(_ kind: Kind, form: Int, in project: [String: String]) throws -> [String] {
        let word = Self.words[form]
        let code = { (text: String) in
            let text = text.replacing("~", with: word)
            switch form {
            case 1: return "import SwiftUI\n\n/* head */\n" + text + "\n// end\n"
            case 2: return text.replacing("\n", with: "\r\n")
            case 3:
                return "\n\n"
                    + text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }.joined(
                        separator: "\n")
            default: return text
            }
        }
        var files = project
        files["App/A.swift"] = code(kind.app)
        files["UITests/T.swift"] = code(form == 4 ? Self.inFunction(kind.tests) : kind.tests)
        return try KeyScannerTests.findings(files).filter { $0.severity != .note }.map {
            "\($0.severity) \($0.id.rawValue)"
        }
    }

    /// Returns a UI test with its statements in a function behind its declarations.
    private static func inFunction(_ tests: String) -> String {
        let lines = tests.split(separator: "\n", omittingEmptySubsequences: false)
        let end = lines.firstIndex { $0.hasPrefix("let ") } ?? 0
        return (lines[..<end] + ["final class T: XCTestCase { func test() {"] + lines[end...] + ["} }"])
            .joined(separator: "\n")
    }

    @Test("each kind of mistake is found in every form and project", arguments: mistakes)
    func findsMistake(kind: Kind) throws {
        for form in Self.words.indices {
            for (number, project) in Self.projects.enumerated() {
                let found = try findings(kind, form: form, in: project)
                #expect(found.contains { $0.hasSuffix(kind.id ?? "") }, "form \(form), project \(number): \(found)")
                #expect(Set(found).count == 1, "form \(form), project \(number): \(found)")
            }
        }
    }

    @Test("right code has no finding in any form and project", arguments: right)
    func acceptsRightCode(kind: Kind) throws {
        for form in Self.words.indices {
            for (number, project) in Self.projects.enumerated() {
                let found = try findings(kind, form: form, in: project)
                #expect(found.isEmpty, "form \(form), project \(number): \(found)")
            }
        }
    }

    @Test("the table has at least 60 kinds of each") func size() {
        #expect(Self.mistakes.count >= 60 && Self.right.count >= 60)
    }
}
