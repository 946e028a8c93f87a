import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenScan

@Suite struct BodyFinderTests {
    /// Reads a text with and without its bodies, which have to give the same.
    @discardableResult
    private func read(_ text: String) -> (scanned: ScannedFile, bodies: [String]) {
        let scanned = [false, true].map { parsesBodies in
            scan([file(text)], by: SyntaxReader(settings: CatalogSettings(), parsesBodies: parsesBodies))[0]
        }
        #expect(scanned[0] == scanned[1], "\(text)")
        return (scanned[0], bodies(in: text))
    }

    private func bodies(in text: String) -> [String] {
        let bytes = Array(text.utf8)
        let (complaint, bodies) = bytes.withUnsafeBufferPointer { ParseGuard.verdict(on: $0) }
        #expect(complaint == nil)
        return bodies.map { String(decoding: bytes[$0], as: UTF8.self) }
    }

    private static let cut = table(in: "SnapgenScanTests/Fixtures/CutCode.txt").map(\.0)
    private static let code = #" var c: Int { d(e: [1]) { "}" } } /* { */ "#

    @Test("code without a type, a macro, samples or cases right in it is cut out as a whole", arguments: cut)
    func body(text: String) {
        #expect(read(text.replacing("BODY", with: Self.code)).bodies == [Self.code])
    }

    /// Code that may matter.
    private static let whole = table(in: "SnapgenScanTests/Fixtures/WholeCode.txt").map(\.0)

    @Test("what stands behind is found at its place", arguments: cut)
    func places(text: String) {
        for (number, second) in (Self.cut + Self.whole).enumerated() {
            let space = ["\n", "\r\n", "\n  /* { */ "][number % 3]
            let texts = [text, second, "struct Last: PreviewProvider { func f() {BODY} }; #Preview { A() }"]
            read(texts.joined(separator: space).replacing("BODY", with: Self.code))
        }
    }

    @Test("a file with an error outside of what is cut out is read as a whole")
    func errors() {
        let text = "struct A: PreviewProvider { func f() { let x = something + } }\nlet = 2"
        #expect(read(text).scanned.diagnostics.map(\.line) == [1])
    }
}
