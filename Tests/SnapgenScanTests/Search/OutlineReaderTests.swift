import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenScan

@Suite("OutlineReader")
struct OutlineReaderTests {
    @Test(
        "reads the names in headings, wherever they stand",
        arguments: [
            ("struct A {}", ["A"], [], []),
            ("struct A: B, C.D & E {}", ["A"], [], ["B", "C", "D", "E"]),
            (
                "final class A<T: X>: B<T>\nwhere T: Y {\n  enum I: J {} }", ["A", "I"], [],
                ["T", "X", "B", "J", "Y", "where"]
            ),
            ("public actor\n  A\n  : /* why { */ B // because {\n {}", ["A"], [], ["B"]),
            ("protocol `A`: `class`, B {}", ["A"], [], ["class", "B"]),
            ("extension A.B<Int>.C: D {}", [], ["A", "B", "Int", "C"], ["D"]),
            ("extension A\n where T: B {}", [], ["A", "where", "T"], ["B"]),
            ("typealias A = B & C.D\nlet x = Y()", ["A"], [], ["B", "C", "D"]),
            ("typealias A =\n  B\n  & C\nstruct S {}", ["A", "S"], [], ["B", "C"]),
            ("func f() { struct A: B {} }; struct C: D { }", ["A", "C"], [], ["B", "D"]),
            ("/* x */ struct A: B {}", ["A"], [], ["B"]),
            ("/* x\n// y */ struct A: B {}", ["A"], [], ["B"]),
            ("let s = \"struct A: B {}\"", ["A"], [], ["B"]),
            ("struct Ä: Ö {}", ["Ä"], [], ["Ö"]),
        ] as [(String, [String], [String], [String])])
    func words(text: String, declared: [String], extended: [String], refined: [String]) {
        let expected =
            declared.map { HeadingName($0, .declared) }
            + extended.map { HeadingName($0, .extended) }
            + refined.map { HeadingName($0, .refined) }
        #expect(Set(outline(of: text)) == Set(expected))
    }

    @Test(
        "takes no other words for keywords",
        arguments: [
            "// the class of things", "  /// struct A: B {", "a.extension", "classy A", "myclass A", "structs", "class",
            "protocol: class {", "x.struct A",
        ])
    func noHeading(text: String) {
        #expect(outline(of: text).isEmpty)
    }

    @Test(
        "misses no heading of the sources of this package",
        arguments: TestTier.properties.isOn ? ["Sources", "Tests", "Examples", "Plugins"] : ["Plugins"])
    func sound(folder: String) throws {
        let root = Repository.root.appending(path: folder)
        let paths = try #require(FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String])
        for path in paths where path.hasSuffix(".swift") && !path.contains(".build") {
            let bytes = Array(try Data(contentsOf: root.appending(path: path)))
            let file = SourceFile(path: SnapgenScanTests.path(path), module: "M", bytes: bytes)
            let words = Set(Self.names(in: bytes))
            for declaration in scan([file])[0].declarations {
                let missing = Self.words(of: declaration).subtracting(words)
                #expect(missing.isEmpty, "\(declaration.name) in \(path)")
            }
        }
    }

    private static func words(of declaration: ScannedDeclaration) -> Set<HeadingName> {
        let role: HeadingName.Role = declaration.kind == .extension ? .extended : .declared
        let own = declaration.name.split(separator: ".").suffix(role == .extended ? .max : 1)
        let above = declaration.inherited.flatMap { $0.split(separator: ".") }
        return Set(own.map { HeadingName($0, role) } + above.map { HeadingName($0, .refined) })
    }

    private static func names(in bytes: [UInt8]) -> [HeadingName] {
        bytes.withUnsafeBufferPointer { OutlineReader.names(in: $0) }
    }

    private func outline(of text: String) -> [HeadingName] { Self.names(in: Array(text.utf8)) }
}

@Suite("CatalogWords")
struct CatalogWordsTests {
    @Test(
        "a file that can have an entry mentions the catalog",
        arguments: [
            "struct A: Testable {}", "extension A: SwiftUI.PreviewProvider {}", "#Preview { A() }", "# Preview {}",
            "#DeveloperToolsSupport.Preview(\"a\") {}", "#`Preview` {}", "#/* why */Preview {}",
            "# `Kit` . Preview {}", "#Kit/* why */.Preview {}", "#Kit./* why */Preview {}", "/* */ Preview",
            "#Kit // why\n.Preview {}", "struct A:Testable{",
            "@Showcase struct A {}", "@Kit.Showcase struct A {}", "struct A: `Testable` {}",
            "struct A: TestableText {}",
            "// Testable", "Testable",
        ])
    func mentions(text: String) {
        #expect(isMentioned(in: text))
    }

    @Test(
        "other names do not",
        arguments: [
            "@testable import App", "struct Testables {}", "isTestable", "struct PreviewCard {}", "import Preview",
            "let Preview = 1", "struct A: TestableTexts {}", "Showcases", "", "Testabl", "`Preview`()",
            "/// Preview", "// see a/Preview", "L10n.Preview.title", "static let a = L10n . Preview",
        ])
    func doesNotMention(text: String) {
        #expect(!isMentioned(in: text))
    }

    @Test("a word that begins like another is found by itself")
    func families() {
        let settings = CatalogSettings(protocols: [CatalogProtocol("AB", .samples), CatalogProtocol("ABC", .samples)])
        for (text, expected) in [("AB", true), ("ABC", true), ("ABCD ABC", true), ("ABD", false)] {
            #expect(isMentioned(in: text, settings) == expected, "\(text)")
        }
    }

    private func isMentioned(in text: String, _ settings: CatalogSettings? = nil) -> Bool {
        let settings = settings ?? CatalogSettings(attributes: ["Showcase": "Testable"])
        return Array(text.utf8).withUnsafeBufferPointer { CatalogWords(settings).areMentioned(in: $0) }
    }
}

@Suite("ByteSearch")
struct ByteSearchTests {
    @Test("finds what a slow search finds, in a thousand random texts")
    func random() {
        var random = SplitMix64(state: 6)
        for _ in 0..<1000 {
            let text = (0..<Int.random(in: 0..<40, using: &random)).map { _ in
                UInt8.random(in: 97..<100, using: &random)
            }
            let sought = (0..<Int.random(in: 1..<4, using: &random)).map { _ in
                UInt8.random(in: 97..<100, using: &random)
            }
            let start = Int.random(in: 0...text.count, using: &random)
            let slow = (start..<max(start, text.count - sought.count + 1)).first { text[$0...].starts(with: sought) }
            let search = ByteSearch(for: String(decoding: sought, as: UTF8.self))
            #expect(text.withUnsafeBufferPointer { search.first(in: $0, from: start) } == slow)
        }
    }
}
