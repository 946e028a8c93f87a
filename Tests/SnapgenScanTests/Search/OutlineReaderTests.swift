import Foundation
import SnapgenTestSupport
import Testing

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
        arguments: TestTier.properties.isOn ? ["Sources", "Tests", "Examples", "Plugins"] : ["Examples", "Plugins"])
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
