import SnapgenTestSupport
import Testing

@testable import SnapgenModel
@testable import SnapgenScan

@Suite struct SyntaxReaderTests {
    private func scan(bytes: [UInt8]) -> ScannedFile {
        SnapgenScanTests.scan([SourceFile(path: path("A.swift"), module: "App", bytes: bytes)])[0]
    }

    @Test(
        "places count lines of every ending and bytes, and no byte order mark",
        arguments: [
            ("// a\n\nstruct A: PreviewProvider {\n}\n  #Preview(\"B\") { B() }\n", ["A.swift:3:8", "A.swift:5:3"]),
            ("// a\r\n\r\nstruct A: PreviewProvider {\r\n}\r\n  #Preview { B() }\r\n", ["A.swift:3:8", "A.swift:5:3"]),
            ("// a\r\rstruct A: PreviewProvider {\r}\r  #Preview(\"B\") { B() }\r", ["A.swift:3:8", "A.swift:5:3"]),
            ("\u{FEFF}struct A: PreviewProvider {}", ["A.swift:1:8"]),
            ("/* \u{e9} */ struct A: PreviewProvider {}", ["A.swift:1:17"]),
            ("", []), ("\n", []), ("\u{FEFF}", []), ("// nothing", []), ("   ", []),
        ])
    func places(text: String, expected: [String]) {
        let scanned = scan(bytes: Array(text.utf8))
        let places = scanned.declarations.map(\.context) + scanned.macros.map(\.context)
        #expect(places.map(\.location.description) == expected)
        #expect(scanned.diagnostics == [])
    }

    @Test("bytes that are no UTF-8 do not hide the rest of the file")
    func invalidUTF8() {
        let scanned = scan(
            bytes: Array("let a = \"".utf8) + [0xFF, 0xFE, 0xC0] + Array("\"\nstruct A: PreviewProvider {}".utf8))
        #expect(scanned.declarations.map(\.name) == ["A"])
        #expect(scanned.diagnostics.map(\.id) == [.syntaxError])
    }

    @Test(
        "an error is a warning in a file that may have something of the catalog",
        arguments: [
            ("struct A: View { func f( { }", false), ("struct A: Mine { static let samples = [1 }", false),
            ("struct A: PreviewProvider { func f( { }", true), ("#Preview { V( }", true),
            ("struct A: PreviewProvider {", true), ("struct : PreviewProvider {}", true),
            ("struct A: PreviewProvider { static var previews: some View { let x = } }", true),
            // Code that cannot matter is not parsed.
            ("struct A: PreviewProvider { func f() { let value = } }", false),
            ("struct A: Mine { static let samples = [1 } // Testable", true),
        ])
    func relevance(source: String, isReported: Bool) {
        #expect(scan(bytes: Array(source.utf8)).diagnostics.map(\.id) == (isReported ? [.syntaxError] : []))
    }
}
