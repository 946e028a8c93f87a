import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenScan

@Suite("What a declaration says about itself")
struct TypeFactsTests {
    private func facts(_ text: String, _ position: Int = 0) -> TypeFacts? {
        SyntaxReader(settings: CatalogSettings(), readsFacts: true).read(file(text)).declarations[position].facts
    }

    @Test(
        "has the access that is written, else that of the extension around it, and that of no other type",
        arguments: [
            ("open class A {}", 0, AccessLevel.open), ("fileprivate class A {}", 0, .fileprivate),
            ("public extension A { struct B {} }", 1, .public), ("extension A { struct B {} }", 1, .internal),
            ("public struct A { struct B {} }", 1, .internal),
            ("public extension A { private struct B {} }", 1, .private),
            ("package enum A { private(set) static var a = 1; struct B {} }", 0, .package),
        ])
    func access(text: String, position: Int, level: AccessLevel) {
        #expect(facts(text, position)?.access == level)
    }

    @Test("has its own attributes with their arguments, cut as Sourcery cuts them")
    func attributes() {
        let code = "@available(iOS 17.0, *)\n@available(macOS, introduced: 14, message: \"a: b\")\nstruct A {}"
        #expect(
            facts("@MainActor enum B { \(code) }", 1)?.attributes == [
                SourceAttribute(
                    name: "available", arguments: ["0": "iOS 17.0", "1": "*"], text: "@available(iOS 17.0, *)"),
                SourceAttribute(
                    name: "available", arguments: ["0": "macOS", "introduced": "14", "message": "\"a: b\""],
                    text: "@available(macOS, introduced: 14, message: \"a: b\")"),
            ])
    }

    @Test(
        "has the annotations of the comments before it",
        arguments: [
            ("// sourcery: skip\nstruct A {}", ["skip": UserValue.flag(true)]),
            ("/// sourcery: skip\nstruct A {}", ["skip": .flag(true)]),
            ("/* sourcery: skip */\nstruct A {}", ["skip": .flag(true)]),
            ("/**\n * sourcery: skip\n */\nstruct A {}", ["skip": .flag(true)]),
            ("// sourcery: a\n/// A type.\n// sourcery: b\nstruct A {}", ["a": .flag(true), "b": .flag(true)]),
            ("// sourcery: skip\n@MainActor\n@available(iOS 17, *)\nstruct A {}", ["skip": .flag(true)]),
            ("// sourcery: skip\n#if DEBUG\nstruct A {}\n#endif", ["skip": .flag(true)]),
            ("struct A { // sourcery: skip\n}", ["skip": .flag(true)]),
            ("/* sourcery: skip */ struct A {}", ["skip": .flag(true)]),
            ("// sourcery: skip\r\nstruct A {}", ["skip": .flag(true)]),
            ("// sourcery: skip\n\nstruct A {}", [:]),
            ("let a = 1 // sourcery: skip\nstruct A {}", [:]),
            ("// about sourcery: skip\nstruct A {}", [:]),
            ("// sourcery:inline:A.Auto\nstruct A {}", [:]),
            ("// sourcery:begin: a\nstruct A {}", [:]),
            ("// sourcery: a = 1\n// sourcery: a = 2\nstruct A {}", ["a": .number(2)]),
        ])
    func annotations(text: String, expected: [String: UserValue]) {
        #expect(facts(text)?.annotations == expected)
    }

    @Test("has annotations of its own, and none of its neighbour's", arguments: [(0, "a"), (1, "b"), (2, "c")])
    func neighbours(position: Int, name: String) {
        let text = "// sourcery: a\nstruct A {\n    // sourcery: b\n    struct B {}\n}\n// sourcery: c\nextension A {}"
        #expect(facts(text, position)?.annotations == [name: .flag(true)])
    }
}

@Suite("Annotations")
struct AnnotationsTests {
    @Test(
        "reads values of every kind",
        arguments: [
            ("skip", ["skip": UserValue.flag(true)]), (" a , b ", ["a": .flag(true), "b": .flag(true)]),
            ("a = 2", ["a": .number(2)]), ("a = 2.5", ["a": .number(2.5)]), ("a = b c", ["a": .text("b c")]),
            ("a = \"b, c\", d", ["a": .text("b, c"), "d": .flag(true)]), ("a = 'b'", ["a": .text("b")]),
            ("a = \"\"", ["a": .text("")]), ("a =", ["a": .flag(true)]), ("a = true", ["a": .text("true")]),
            ("ns: a = 1, b", ["b": .flag(true)]), ("a = b=c", ["a": .text("b=c")]), ("", [:]), (" , ", [:]),
        ])
    func values(text: String, expected: [String: UserValue]) {
        #expect(Annotations.list(in: text[...]) == expected)
    }
}
