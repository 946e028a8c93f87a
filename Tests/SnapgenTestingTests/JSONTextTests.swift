import Foundation
import Testing

@testable import SnapgenTesting

@Suite("JSONText")
struct JSONTextTests {
    private struct Hotel: Encodable {
        var name = "Ritz"
        var site = URL(string: "https://ritz.example")
        var opened = Date(timeIntervalSinceReferenceDate: 1.5)
        var tags: [String] = []
        var prices = ["single": 120.5, "double": 200]
    }

    @Test("keys are sorted, and the layout is that of JSONEncoder")
    func layout() throws {
        #expect(
            try SnapgenTextEngine.json(of: Hotel()) == #"""
                {
                  "name" : "Ritz",
                  "opened" : 1.5,
                  "prices" : {
                    "double" : 200,
                    "single" : 120.5
                  },
                  "site" : "https:\/\/ritz.example",
                  "tags" : [

                  ]
                }
                """#)
    }

    @Test("a value without members has one line", arguments: [("a \"b\" é", #""a \"b\" é""#), ("", #""""#)])
    func fragments(text: String, expected: String) throws {
        #expect(try SnapgenTextEngine.json(of: text) == expected)
    }

    @Test("an error of the value's encoding is passed on", arguments: [Double.nan, .infinity])
    func failing(number: Double) {
        #expect(throws: EncodingError.self) { try SnapgenTextEngine.json(of: [number]) }
    }
}
