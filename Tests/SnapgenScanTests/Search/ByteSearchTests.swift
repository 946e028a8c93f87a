import SnapgenTestSupport
import Testing

@testable import SnapgenScan

@Suite("ByteSearch")
struct ByteSearchTests {
    @Test(
        "finds the first occurrence behind a place",
        arguments: [
            ("Testable", "Testable", 0, 0), ("a Testable b", "Testable", 0, 2), ("TestaTestable", "Testable", 0, 5),
            ("Testable Testable", "Testable", 1, 9), ("Testabl", "Testable", 0, nil), ("", "x", 0, nil),
            ("x", "x", 1, nil), ("éß", "ß", 0, 2), ("aab", "ab", 0, 1),
        ] as [(String, String, Int, Int?)])
    func first(text: String, sought: String, start: Int, expected: Int?) {
        #expect(
            Array(text.utf8).withUnsafeBufferPointer { ByteSearch(for: sought).first(in: $0, from: start) } == expected)
    }

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
