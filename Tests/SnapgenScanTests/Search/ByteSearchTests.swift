import SnapgenTestSupport
import Testing

@testable import SnapgenScan

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
