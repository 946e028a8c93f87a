import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenScan

/// That a file of no interest is left out, and no other.
///
/// Whether the catalog is that of all files, every test of the
/// catalog checks as well: see `catalog(of:)`.
@Suite("ProjectScanner")
struct ProjectScannerTests {
    @Test("a file of more than 32 MB is not read, which is a warning")
    func largeFile() {
        let sources = sources(["A": "struct A: PreviewProvider {}" + String(repeating: " ", count: 32 << 20)])
        let project = ProjectScanner(settings: CatalogSettings()).scan(sources)
        #expect(project.files.isEmpty)
        #expect(project.diagnostics.map(\.description).first?.contains("larger than 32 MB") == true)
    }

    @Test("parses only files that ask for it, and those that they lead to")
    func scannedFiles() {
        let texts = [
            "A": "extension Hotel: Testable {}", "B": "struct Hotel {}", "C": "struct Cell: View {}",
            "D": "extension Hotel { static var samples: [Hotel] { [Hotel()] } }", "E": "extension View { func a() {} }",
            "F": "protocol Screen: Testable {}", "G": "struct Home: Screen {}", "H": "struct Other: Screens {}",
            // Comments, parts of other words, and members.
            "I": "// see class Other: Screen", "J": "let a = x.struct Other: Screen", "K": "@testable import Hotel",
            "L": "struct A: TestableTexts {}\nlet b = isTestable", "M": "let a = L10n . Preview.title",
            "N": "import Preview\nstruct PreviewCard {}\nlet a = `Preview`()",
        ]
        #expect(names(ProjectScanner(settings: CatalogSettings()).scan(sources(texts))) == ["A", "B", "D", "F", "G"])
    }

    @Test(
        "follows what leads to a file",
        arguments: [
            // Protocols, over several files.
            ["protocol P: Testable {}", "protocol Q: P {}", "struct A: Q {}"],
            ["protocol P: Testable {}", "typealias Q = View & P", "struct A: Q {}"],
            // Classes whose subclasses conform, too.
            ["class Base: Testable {}", "class A: Base {}", "final class B: A {}"],
            ["class Base {}", "extension Base: Testable {}", "class A: Base {}"],
            // Samples in another file, those of a protocol among them.
            ["protocol P: Testable {}", "extension P { static var samples: [Int] { [1, 2] } }", "struct A: P {}"],
            ["struct A: View, Testable {}", "extension A { static let samples = [1, 2, 3] }"],
            ["struct A: Testable { static let samples = Kind.allCases }", "enum Kind { case a, b }"],
            [
                "struct A: Testable { static let samples = B.Kind.allCases }", "extension B { enum Kind { case a } }",
                "struct B {}",
            ],
            ["extension A: Testable {}", "enum A { case x }", "extension A: CaseIterable {}"],
            // Outer types.
            ["extension Outer { struct A: Testable {} }", "private struct Outer {}", "struct Outer<T> {}"],
            ["extension Outer.Inner: Testable {}", "enum Outer { struct Inner<T> {} }"],
            // Other names of a type.
            ["extension Alias: Testable {}", "typealias Alias = A", "struct A {}"],
            ["struct A: Testable {}", "typealias Alias = A", "extension Alias { static let samples = [1] }"],
            // What a preview stands in.
            ["extension Outer { #Preview { A() } }", "struct Outer<T> {}"],
            ["extension Outer.Inner { #Preview { A() } }", "struct Outer<T> { struct Inner {} }"],
            // What is no space to a byte, and none of a name to the parser.
            ["#Preview\u{A0}{ A() }"], ["#\u{A0}Preview { A() }"], ["#Preview\u{FFFF}{ A() }"],
            ["extension\u{A0}A\u{A0}: Testable {}", "private\u{A0}struct\u{A0}A\u{A0}{}"],
            ["protocol P: Testable\u{2028}{}", "struct A: P\u{A0}{}"], ["extension A: Testable {}", "enum\u{1}A {}"],
            // Every way to write a heading in a file that does not mention the catalog.
            ["protocol P: Testable {}", "public struct\n  A\n  : /* why { */ P // because {\n {}"],
            ["protocol `P`: `Testable` {}", "struct A: `P` {}"],
            ["protocol P: Testable {}", "/* x\n// y */ struct Ä: P {}"],
            ["protocol P: Testable {}", "typealias Q =\n  P\n  & Sendable\nlet a = 1", "struct A: Q {}"],
            ["protocol P: Testable {}", "typealias Q = Sendable\n  & P", "struct A: Q {}"],
            ["protocol P: Testable {}", "final class A<T: X>: B<T>, P\nwhere T: Y {}"],
            ["protocol P: Testable {}", "func f() { struct A: P {} }", "extension A.B<Int>.C: P {}"],
            // Every way to write a macro.
            ["# Preview { A() }"], ["#`Preview` { A() }"], ["struct A:Testable{}"],
            // What the protocol itself says.
            ["protocol Testable { associatedtype Modifier }", "struct A: Testable { static let samples = [1] }"],
        ])
    func follows(texts: [String]) {
        for order in [texts, texts.reversed()] {
            let files = order.enumerated().map { file($1, "Sources/App/File\($0).swift") }
            #expect(!catalog(of: files).entries.isEmpty)
            let modules = order.enumerated().map { file($1, "Sources/M\($0)/File.swift", module: "M\($0)") }
            #expect(!catalog(of: modules).entries.isEmpty)
        }
    }

    @Test("a generated file declares no entry", arguments: ["", "\u{FEFF}"])
    func generated(start: String) {
        let text = "struct A: Testable { static let samples = [1] }\n#Preview { A() }\n"
        let options: [ScanOptions] = [ScanOptions(), ScanOptions(parsesEverything: true)]
        for options in options {
            let scan = { (text: String) in
                ProjectScanner(settings: CatalogSettings(), options: options).scan(sources(["A": text])).files.count
            }
            #expect(scan(text) == 1 && scan("\(start)// Generated by snapgen 1.0. Do not edit\n\(text)") == 0)
        }
    }

    @Test("any number of threads gives the same")
    func threads() {
        let texts = (0..<100).map { number in
            "struct A\(number): P\(number % 7) {}\nprotocol P\(number): Testable {}\nextension A\(number + 1) {}"
        }
        let sources = sources(Dictionary(uniqueKeysWithValues: texts.enumerated().map { ("F\($0)", $1) }))
        let projects = [1, 2, 8].map { threads in
            ProjectScanner(settings: CatalogSettings(), options: ScanOptions(threads: threads)).scan(sources)
        }
        #expect(projects[0] == projects[1] && projects[1] == projects[2])
    }

    private func sources(_ texts: [String: String]) -> LoadedSources {
        LoadedSources(texts.sorted { $0.key < $1.key }.map { file($1, "Sources/App/\($0).swift") })
    }

    private func names(_ project: ScannedProject) -> [String] { project.files.map(\.path.stem) }
}
