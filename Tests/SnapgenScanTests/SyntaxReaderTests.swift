import Foundation
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenScan

@Suite struct SyntaxReaderTests {
    private func scan(bytes: [UInt8]) -> ScannedFile {
        SnapgenScanTests.scan([SourceFile(path: path("A.swift"), module: "App", bytes: bytes)])[0]
    }

    @Test("a file can be read on the caller's stack")
    func single() {
        let source = file("struct A: PreviewProvider {}")
        #expect(SyntaxReader(settings: CatalogSettings()).read(source) == SnapgenScanTests.scan([source])[0])
    }

    @Test(
        "every line ending counts as one line",
        arguments: ["\n", "\r\n", "\r"])
    func lineEndings(ending: String) {
        let source = ["// a", "", "struct A: PreviewProvider {", "}", "  #Preview(\"B\") { B() }", ""]
        let scanned = scan(bytes: Array(source.joined(separator: ending).utf8))
        #expect(scanned.declarations.map(\.context.location.description) == ["A.swift:3:8"])
        #expect(scanned.macros.map(\.context.location.description) == ["A.swift:5:3"])
        #expect(scanned.diagnostics == [])
    }

    @Test("a byte order mark is no column")
    func byteOrderMark() {
        let scanned = scan(bytes: [0xEF, 0xBB, 0xBF] + Array("struct A: PreviewProvider {}".utf8))
        #expect(scanned.declarations.first?.context.location.description == "A.swift:1:8")
    }

    @Test("columns count bytes, as the compiler does")
    func columns() {
        let scanned = scan(bytes: Array("/* \u{e9} */ struct A: PreviewProvider {}".utf8))
        #expect(scanned.declarations.first?.context.location.column == 17)
    }

    @Test("an empty file holds nothing", arguments: ["", "\n", "\u{FEFF}", "// nothing", "   "])
    func empty(text: String) {
        let scanned = scan(bytes: Array(text.utf8))
        #expect(scanned.declarations == [])
        #expect(scanned.diagnostics == [])
    }

    @Test("bytes that are no UTF-8 do not hide the rest of the file")
    func invalidUTF8() {
        let scanned = scan(
            bytes: Array("let a = \"".utf8) + [0xFF, 0xFE, 0xC0] + Array("\"\nstruct A: PreviewProvider {}".utf8))
        #expect(scanned.declarations.map(\.name) == ["A"])
        #expect(scanned.diagnostics.map(\.id) == [.syntaxError])
    }

    @Test("bytes of any kind give a result")
    func noise() {
        var state: UInt64 = 42
        for length in 0..<200 {
            let bytes = (0..<length).map { _ -> UInt8 in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return UInt8(truncatingIfNeeded: state >> 33)
            }
            #expect(scan(bytes: bytes).path.string == "A.swift")
        }
    }

    @Test(
        "types in the code of functions and properties are found where the file mentions the catalog",
        arguments: [
            "func f() { struct A {} }", "var x: Int { struct A {}; return 1 }", "init() { enum A {} }",
            "var x: Int { get { actor A {} } }", "subscript(i: Int) -> Int { struct A {}; return 1 }",
        ])
    func localTypes(source: String) {
        #expect(scan(bytes: Array("struct S { \(source) }".utf8)).declarations.map(\.name) == ["S"])
        let scanned = scan(bytes: Array("struct S: PreviewProvider { \(source) }".utf8))
        #expect(scanned.declarations.map(\.name) == ["S", "S.A"])
        #expect(scanned.declarations.map(\.context.isLocal) == [false, true])
    }

    @Test("what can be read of a file with an error is used, with a warning at the error")
    func syntaxError() throws {
        let scanned = scan(
            bytes: Array("struct A: PreviewProvider {}\nfunc f( {\n}\nstruct B: PreviewProvider {}".utf8))
        let problem = try #require(scanned.diagnostics.first)
        #expect(scanned.declarations.map(\.name).contains("A"))
        #expect(scanned.diagnostics.count == 1)
        #expect(problem.id == .syntaxError)
        #expect(problem.severity == .warning)
        #expect(problem.line == 2)
        #expect(problem.message.contains("')' is expected"))
    }

    @Test(
        "an error in a file that mentions nothing of the catalog is nobody's concern",
        arguments: ["struct A: View { func f( { }", "struct A: Mine { static let samples = [1 }"])
    func irrelevantSyntaxError(source: String) {
        #expect(scan(bytes: Array(source.utf8)).diagnostics == [])
    }

    @Test(
        "an error in a file that may have something is a warning",
        arguments: [
            "struct A: PreviewProvider { func f( { }", "#Preview { V( }", "struct A: PreviewProvider {",
            "struct : PreviewProvider {}", "struct A: PreviewProvider { func f() { let x = } }",
            "struct A: Mine { static let samples = [1 } // Testable",
        ])
    func relevantSyntaxError(source: String) {
        #expect(scan(bytes: Array(source.utf8)).diagnostics.map(\.id) == [.syntaxError])
    }
}
