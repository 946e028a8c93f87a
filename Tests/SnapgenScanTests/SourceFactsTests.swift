import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenScan

@Suite("SourceFacts")
struct SourceFactsTests {
    private func facts(_ files: [SourceFile]) -> SourceFacts {
        let settings = CatalogSettings()
        let scanner = ProjectScanner(settings: settings, options: ScanOptions(readsFacts: true))
        let scanned = scanner.scan(LoadedSources(files))
        let catalog = CatalogResolver(settings: settings).resolution(of: scanned).catalog
        return SourceFacts(of: scanned.files, catalog: catalog)
    }

    private func types(_ texts: String...) -> [SourceType] {
        facts(texts.enumerated().map { file($1, "Sources/App/File\($0 + 1).swift") }).types
    }

    @Test("lists the types of all files by name, with their extensions, and no local ones")
    func order() {
        let types = types(
            "struct B { enum A {} }\nfunc f() { struct Local {} }", "class A {}\nextension B {}\ntypealias C = A")
        #expect(types.map(\.name) == ["A", "B", "B.A"])
        #expect(types.map(\.kind) == [.class, .struct, .enum])
        #expect(types.map(\.parentName) == [nil, nil, "B"])
        #expect(types.map(\.localName) == ["A", "B", "A"])
        #expect(types.map(\.path.name) == ["File2.swift", "File1.swift", "File1.swift"])
    }

    @Test(
        "a type is based on all that it conforms to, implements protocols of the sources, and inherits from their classes",
        arguments: [
            (
                "A", ["struct A: P {}", "protocol P: Q, Sendable {}\nprotocol Q {}", "extension A: SwiftUI.View {}"],
                "P Q Sendable SwiftUI.View View", "P Q", ""
            ),
            ("A", ["class A: B {}\nclass B: C, P {}\nclass C: UIView {}\nprotocol P {}"], "B C P UIView", "P", "B C"),
            ("P", ["protocol P: Q {}\nprotocol Q {}"], "Q", "Q", ""),
            // A composition behind a typealias counts with its parts.
            ("A", ["struct A: Both {}\ntypealias Both = P & Sendable\nprotocol P {}"], "Both P Sendable", "P", ""),
            // An extension of a type that is declared elsewhere stands by itself.
            ("String", ["extension String: P {}\nprotocol P {}", "extension String: Q {}"], "P Q", "P", ""),
        ])
    func conformances(name: String, texts: [String], based: String, implements: String, inherits: String) {
        let files = texts.enumerated().map { file($1, "Sources/App/File\($0 + 1).swift") }
        let type = facts(files).types.first { $0.name == name }
        #expect(type?.based.joined(separator: " ") == based)
        #expect(type?.implements.joined(separator: " ") == implements)
        #expect(type?.inherits.joined(separator: " ") == inherits)
    }

    @Test("access and attributes are those of the declaration, annotations those of extensions as well")
    func facts() {
        let type = types(
            "// sourcery: a = 1\n@MainActor public struct A: P {}",
            "// sourcery: b\n@available(*, deprecated) extension A: SwiftUI.Q {}"
        ).first
        #expect(type?.inheritedTypes == ["P", "SwiftUI.Q"])
        #expect(type?.facts.access == .public)
        #expect(type?.facts.attributes.map(\.name) == ["MainActor"])
        #expect(type?.facts.annotations == ["a": .number(1), "b": .flag(true)])
    }

    @Test("types of one name in two modules are two")
    func modules() {
        let files = [
            file("struct A: P {}", "a.swift", module: "X"), file("struct A {}\nprotocol P {}", "b.swift", module: "Y"),
        ]
        #expect(facts(files) == facts(files.reversed()))
        #expect(facts(files).types.map { "\($0.module).\($0.name)" } == ["X.A", "Y.A", "Y.P"])
        #expect(facts(files).types[0].implements == ["P"])
    }

    @Test("a macro that takes part has its statements as they stand in the file")
    func macros() {
        let text = """
            #Preview("One", traits: .landscapeLeft, .sizeThatFitsLayout) {
                @Previewable @State var isOn = true
                // A comment.
                let a = 1
                VStack {
                    Row(a)
                }
            }
            #Preview(body: make)
            // snapgen: skip
            #Preview("Two") { Row() }
            """
        let macros = facts([file(text)]).macros
        #expect(macros.map(\.displayName) == ["One", nil])
        #expect(macros[0].facts.statements == ["let a = 1", "VStack {\n        Row(a)\n    }"])
        #expect(macros[0].facts.properties == ["@State var isOn = true"])
        #expect(macros[0].facts.traits == [".landscapeLeft", ".sizeThatFitsLayout"])
        #expect(macros[1].facts.statements == ["make()"])
    }
}

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
            ("// sourcery: a = 1\n// sourcery: a = 2\nstruct A {}", ["a": .list([.number(2), .number(1)])]),
            ("// sourcery: a\n// sourcery: a\nstruct A {}", ["a": .flag(true)]),
        ])
    func annotations(text: String, expected: [String: UserValue]) {
        #expect(facts(text)?.annotations == expected)
    }

    @Test("has annotations of its own, and none of its neighbour's", arguments: [(0, "a"), (1, "b"), (2, "c")])
    func neighbours(position: Int, name: String) {
        let text = "// sourcery: a\nstruct A {\n    // sourcery: b\n    struct B {}\n}\n// sourcery: c\nextension A {}"
        #expect(facts(text, position)?.annotations == [name: .flag(true)])
    }

    @Test(
        "has annotations with values of every kind",
        arguments: [
            ("skip", ["skip": UserValue.flag(true)]), (" a , b ", ["a": .flag(true), "b": .flag(true)]),
            ("a = 2", ["a": .number(2)]), ("a = 2.5", ["a": .number(2.5)]), ("a = b c", ["a": .text("b c")]),
            ("a = \"b, c\", d", ["a": .text("b, c"), "d": .flag(true)]), ("a = 'b'", ["a": .text("b")]),
            ("a = \"\"", ["a": .text("")]), ("a =", ["a": .flag(true)]), ("a = true", ["a": .text("true")]),
            ("a:b: c = 1, d", ["a": .mapping(["b": .mapping(["c": .number(1), "d": .flag(true)])])]),
            ("a = 1, a = 2, a = 1", ["a": .list([.number(1), .number(2)])]),
            ("a = \"[1, 2]\", b", ["a": .list([.text("1"), .text("2")]), "b": .flag(true)]),
            ("a = [\"b\", \"c\"]", ["a": .list([.text("b"), .text("c")])]),
            ("a = {\"b\": \"c\"}", ["a": .mapping(["b": .text("c")])]), ("a = [b", ["a": .text("[b")]),
            ("a = b=c", ["a": .text("b=c")]), ("a = \"b: c\"", ["a": .text("b: c")]), ("", [:]), (" , ", [:]),
        ])
    func values(text: String, expected: [String: UserValue]) {
        #expect(Annotations.list(in: text[...]) == expected)
    }
}
