import SnapgenTestSupport
import Testing

@testable import SnapgenRender

@Suite("TextSearch")
struct TextSearchTests {
    @Test("finds and replaces what the standard library finds and replaces", arguments: 0..<4)
    func random(seed: Int) throws {
        var random = SplitMix64(state: UInt64(seed))
        for _ in 0..<200 {
            let text = Self.text(most: 12, &random)
            let (sought, other) = (Self.text(most: 4, &random), Self.text(most: 3, &random))
            let search = TextSearch(sought)
            #expect(search.isFound(in: text) == text.contains(sought))
            guard !sought.isEmpty else { continue }
            #expect(try search.replacingMatches(in: text, with: other) { _ in } == text.replacing(sought, with: other))
            #expect(search.parts(of: text, most: .max)?.joined(separator: sought) == text)
        }
    }

    @Test("finds nothing of an empty text to replace or split at")
    func empty() throws {
        #expect(try TextSearch("").replacingMatches(in: "ab", with: "x") { _ in } == "ab")
        #expect(TextSearch("").parts(of: "ab", most: 2) == ["ab"])
    }

    @Test("gives the size of a result before it is made")
    func growth() throws {
        var size = 0
        _ = try TextSearch("a").replacingMatches(in: "abaé", with: "xyz") { size = $0 }
        #expect(size == "xyzbxyzé".utf8.count)
    }

    @Test("makes no more parts than are asked for")
    func parts() {
        #expect(TextSearch(",").parts(of: "a,b,c", most: 3) == ["a", "b", "c"])
        #expect(TextSearch(",").parts(of: "a,b,c", most: 2) == nil)
    }

    private static func text(most: Int, _ random: inout SplitMix64) -> String {
        let count = Int.random(in: 0...most, using: &random)
        return (0..<count).map { _ in ["a", "b", "aab", "ä"].randomElement(using: &random) ?? "" }.joined()
    }
}
