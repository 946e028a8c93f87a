import SnapgenModel
import Testing

@Suite("Names that other modules have as well") struct ClashingNamesTests {
    @Test(
        "are named by the imports of a test that uses them",
        arguments: [
            ("struct Notification {}\n#Preview { Cell(Notification()) }", ["struct Notification"]),
            ("enum Category {}\nclass Tag {}\n#Preview { Cell(Tag(), Category.all) }", ["enum Category", "class Tag"]),
            ("actor Model {}\n#Preview { Cell(Model()) }", ["class Model"]),
            ("typealias Comment = Int\n#Preview { let c: Comment = 1\nreturn Cell(c) }", ["typealias Comment"]),
            ("struct Label: PreviewProvider { static var previews: some View { A() } }", ["struct Label"]),
            ("struct Cell {}\n#Preview { Cell() }", nil),
            ("#Preview { Text(\"a\") }", nil),
            ("struct Tag {}\n#Preview { A() }", nil),
            ("private struct Tag {}\n#Preview { Tag() }", nil),
            ("#if DEBUG\nstruct Tag {}\n#endif\n#Preview { Tag() }", nil),
            ("struct Tag {}\nextension Tag { #Preview { Cell() } }", ["struct Tag"]),
            ("enum A { struct Tag {} }\n#Preview { A.Tag() }", nil),
        ] as [(String, [String]?)])
    func system(source: String, expected: [String]?) {
        #expect(catalog(source).only?.clashingNames == expected)
    }

    @Test("are found in other scanned modules too")
    func modules() {
        let entries = catalog(of: [
            file("struct Row {}\n#Preview { Row() }", "Sources/A/Row.swift", module: "A"),
            file("public struct Row {}\npublic struct Bar {}", "Sources/B/Row.swift", module: "B"),
        ]).entries
        #expect(entries.map(\.clashingNames) == [["struct Row"]])
    }

    private static let own = """
        func price(_ amount: Int) -> String { "" }
        public let greeting = ""
        var theme: Int { 1 }
        private func hidden() {}
        extension Color {
            static let brand = 1
            init(hex: Int) {}
            func card(_ width: Int) -> Int { width }
        }
        """
    private static let other = """
        public func price(_ amount: Int) -> String { "" }
        public var greeting: String { "" }
        func theme() {}
        public func hidden() {}
        extension Color {
            public static var brand: Int { 2 }
            public init(hex: Int) {}
            static let local = 1
        }
        public extension Color {
            func card(_ width: Int) -> Int { width }
        }
        """

    private func entry(_ body: String, own: String = Self.own, other: String = Self.other) -> CatalogEntry? {
        catalog(of: [
            file("import Kit\nimport SwiftUI\n#Preview { \(body) }", "Sources/App/P.swift"),
            file(own, "Sources/App/Own.swift"), file(other, "Sources/Kit/Kit.swift", module: "Kit"),
        ]).entries.first
    }

    @Test(
        "functions and variables are named by imports too",
        arguments: [
            ("Text(price(3))", ["func price"]), ("Text(greeting)", ["var greeting"]),
            ("Text(price(3) + greeting)", ["var greeting", "func price"]),
            // An internal declaration of another module clashes if it is imported for testing; a private one is hidden.
            ("Text(theme)", ["var theme"]), ("Row(price: 1)", nil), ("Row().price(1)", nil),
            ("let price = 1\nreturn Row(price)", nil),
        ] as [(String, [String]?)])
    func values(body: String, expected: [String]?) {
        #expect(entry(body)?.clashingNames == expected)
        #expect(entry(body)?.status == .included)
    }

    @Test("a conditional declaration is named where its condition holds, because an import is an error elsewhere")
    func conditional() {
        let type = catalog("#if DEBUG\nstruct Tag {}\n#else\nclass Tag {}\n#endif\n#Preview { Tag() }").only
        #expect(
            type?.conditionalClashingNames == [
                ConditionalName(name: "class Tag", conditions: ["!(DEBUG)"]),
                ConditionalName(name: "struct Tag", conditions: ["DEBUG"]),
            ])
        let function = entry("price(1)", own: "#if DEBUG\nfunc price(_ amount: Int) {}\n#endif")
        #expect(function?.clashingNames == nil)
        #expect(
            function?.conditionalClashingNames == [ConditionalName(name: "func price", conditions: ["DEBUG"])])
    }

    @Test("a preview with an operator of two modules is left out, because no import can name it")
    func operators() {
        let own = "infix operator +++\nfunc +++ (left: Int, right: Int) -> Int { left }"
        let other = "infix operator +++\npublic func +++ (left: Int, right: Int) -> Int { right }"
        let preview = "Row(1 +++ 2)"
        #expect(entry(preview, own: own, other: other)?.reason?.hasPrefix("it uses '+++', which 'Kit'") == true)
        let overload = "infix operator +++\npublic func +++ (left: Text, right: Text) -> Text { right }"
        #expect(entry(preview, own: own, other: overload)?.status == .included)
        let prefix = "prefix operator +++\npublic prefix func +++ (value: Int) -> Int { value }"
        #expect(entry("Row(+++1)", own: prefix, other: prefix)?.status == .skipped)
    }

    @Test("a preview with a labelled interpolation of two modules is left out")
    func interpolations() {
        let source = { (access: String, label: String) in
            """
            extension DefaultStringInterpolation {
                \(access)mutating func appendInterpolation(\(label) value: Int) {}
            }
            """
        }
        let (own, other) = (source("", "sum"), source("public ", "sum"))
        #expect(entry("Text(\"\\(sum: 1)\")", own: own, other: other)?.reason?.contains("which 'Kit' declares") == true)
        #expect(entry("Text(\"\\(1)\")", own: own, other: other)?.status == .included)
        #expect(entry("Text(\"\\(sum: 1)\")", own: own, other: source("public ", "all"))?.status == .included)
    }

    private static func subscripts(_ declaration: String) -> String {
        "extension Array where Element == Int {\n    \(declaration) -> Int { 1 }\n}"
    }

    @Test(
        "a preview with a labelled subscript of two modules is left out",
        arguments: [
            ("Row([2][card: 0])", "subscript(card index: Int)", "subscript(card:)"),
            ("Row([[1].count][card: [2].count])", "subscript(card index: Int)", "subscript(card:)"),
            ("Row(rows.map(\\.[card: 0]))", "subscript(card index: Int)", "subscript(card:)"),
            ("Row(rows[0, or: 1])", "subscript(index: Int, or other: Int)", "subscript(_:or:)"),
            ("Row(Array[card: 0])", "static subscript(card index: Int)", "Array.subscript(card:)"),
        ])
    func subscripts(body: String, declaration: String, name: String) {
        let preview = entry(
            body, own: Self.subscripts(declaration), other: Self.subscripts("public \(declaration)"))
        #expect(preview?.reason?.hasPrefix("it uses '\(name)', which 'Kit' declares too") == true)
    }

    /// Almost all subscripts without labels are those of the standard library.
    @Test(
        "a preview with another subscript is included",
        arguments: [
            ("Row([2][0])", "subscript(index: Int)", "subscript(index: Int)"),
            ("Row(rows[index])", "subscript(index: Int)", "subscript(index: Int)"),
            ("Row(rows[index])", "subscript(card index: Int)", "subscript(card index: Int)"),
            ("Row(rows[sum: 0])", "subscript(card index: Int)", "subscript(card index: Int)"),
            ("Row(rows[card: 0])", "subscript(card index: Int)", "subscript(sum index: Int)"),
            ("Row(rows[card: 0])", "subscript(card index: Int)", "static subscript(card index: Int)"),
        ])
    func otherSubscripts(body: String, own: String, other: String) {
        let preview = entry(body, own: Self.subscripts(own), other: Self.subscripts("public \(other)"))
        #expect(preview?.status == .included)
    }

    @Test("internal declarations of a module clash if the file imports them for testing")
    func testable() {
        let files = [
            file("@testable import Kit\n#Preview { Row(.brand) }", "Sources/App/P.swift"),
            file("extension Color {\n    static let brand = 1\n}", "Sources/App/Own.swift"),
            file("extension Color {\n    static let brand = 2\n}", "Sources/Kit/Kit.swift", module: "Kit"),
        ]
        #expect(catalog(of: files).only?.status == .skipped)
    }

    @Test(
        "a preview with a member that is declared twice is left out",
        arguments: [
            ("Row(Color.brand)", "Color.brand"), ("Row(.brand)", "Color.brand"), ("Row(Color(hex: 1))", "Color(hex:)"),
            ("Row(.init(hex: 1))", "Color(hex:)"), ("Row(color.card(1))", "card(_:)"),
        ])
    func members(body: String, name: String) {
        #expect(entry(body)?.status == .skipped)
        #expect(
            entry(body)?.reason == "it uses '\(name)', which 'Kit' declares too, so a test cannot tell them apart; "
                + "rename one of the two")
    }

    @Test(
        "a preview that uses other members is included",
        arguments: [
            "Row(Hotel.brand)", "Row(Color.local)", "Row(Color(red: 1))", "Row(color.brand)", "Row(.card)",
            "Row(card(1))", "Row(color.card(width: 1))",
        ])
    func otherMembers(body: String) {
        #expect(entry(body)?.status == .included)
    }

    @Test("so are those that only a private declaration of its file uses")
    func carried() {
        let source = """
            import Kit
            private func offer() -> String { price(3) + greeting }
            private func color() -> Color { Color.brand }
            #Preview { Text(offer()) }
            #Preview { Row(color()) }
            """
        let entries = catalog(of: [
            file(source, "Sources/App/P.swift"), file(Self.own, "Sources/App/Own.swift"),
            file(Self.other, "Sources/Kit/Kit.swift", module: "Kit"),
        ]).entries
        #expect(entries.map(\.clashingNames) == [["var greeting", "func price"], nil])
        #expect(entries.map(\.status) == [.included, .skipped])
    }

    @Test("members of modules that the file does not import, or of other types, are not ambiguous")
    func otherModules() {
        let preview = file("import SwiftUI\n#Preview { Row(Color.brand) }", "Sources/App/P.swift")
        let own = file(Self.own, "Sources/App/Own.swift")
        let kit = file(Self.other, "Sources/Kit/Kit.swift", module: "Kit")
        #expect(catalog(of: [preview, own, kit]).entries.map(\.status) == [.included])
        #expect(entry("Row(.brand)", other: "extension Font { public static let brand = 1 }")?.status == .included)
    }
}
