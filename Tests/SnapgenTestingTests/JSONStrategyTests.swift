import Foundation
import SnapgenCatalog
import SnapgenTesting
import Testing

@Suite("The strategy json")
struct JSONStrategyTests {
    private func json(_ value: some Encodable) throws -> String {
        try SnapshotStrategy.json.text(value)
    }

    private struct Hotel: Encodable {
        var name = "Ritz"
        var stars: Int? = 5
        var site = URL(string: "https://ritz.example/paris")
        var tags: [String] = []
        var prices = ["single": 120.5, "double": 200]
        var rooms: [Room] = [Room(number: 7)]
    }

    private struct Room: Encodable {
        var number: Int
    }

    private enum Booking: Encodable {
        case loading
        case failed(code: Int)
    }

    @Test("keys are sorted, slashes are plain, each member has its line")
    func layout() throws {
        #expect(
            try json(Hotel()) == """
                {
                  "name": "Ritz",
                  "prices": {
                    "double": 200,
                    "single": 120.5
                  },
                  "rooms": [
                    {
                      "number": 7
                    }
                  ],
                  "site": "https://ritz.example/paris",
                  "stars": 5,
                  "tags": []
                }

                """)
    }

    @Test("what stands alone is written alone")
    func fragments() throws {
        #expect(try json("a \"b\" \\ \n é") == #""a \"b\" \\ \n é""# + "\n")
        #expect(try json(3) == "3\n")
        #expect(try json(true) == "true\n")
        #expect(try json(Int?.none) == "null\n")
        #expect(try json([Int]()) == "[]\n")
        #expect(try json([String: Int]()) == "{}\n")
    }

    @Test("enumerations keep the encoding that Swift gives them")
    func enumerations() throws {
        #expect(try json(Booking.loading) == "{\n  \"loading\": {}\n}\n")
        #expect(try json(Booking.failed(code: 3)) == "{\n  \"failed\": {\n    \"code\": 3\n  }\n}\n")
    }

    @Test(
        "dates are ISO 8601 with as many digits as are needed",
        arguments: [(0, "1970-01-01T00:00:00Z"), (1.5, "1970-01-01T00:00:01.5Z")])
    func dates(seconds: Double, expected: String) throws {
        #expect(try json(Date(timeIntervalSince1970: seconds)) == "\"\(expected)\"\n")
    }

    @Test(
        "numbers that JSON lacks are words",
        arguments: [(Double.infinity, "Infinity"), (-.infinity, "-Infinity"), (.nan, "NaN")])
    func nonFinite(number: Double, expected: String) throws {
        #expect(try json([number]) == "[\n  \"\(expected)\"\n]\n")
    }

    @Test("keys are in the order of their bytes, also where case and digits differ")
    func keyOrder() throws {
        let value = ["b": 1, "B": 2, "a10": 3, "a9": 4, "é": 5]
        let keys = try json(value).split(separator: "\n").compactMap { $0.split(separator: "\"").dropFirst().first }
        #expect(keys == ["B", "a10", "a9", "b", "é"])
    }

    @Test("a dictionary gives the same text each time")
    func stable() throws {
        let pairs = (0..<200).map { ("key\($0)", $0) }
        let forward = Dictionary(uniqueKeysWithValues: pairs)
        let backward = Dictionary(uniqueKeysWithValues: pairs.reversed())
        #expect(try json(forward) == json(backward))
    }

    @Test("brackets, commas and quotation marks in a text are no structure")
    func structureInText() throws {
        let text = #"}],"\{[:"#
        let written = try json([text: [text]])
        #expect(try JSONDecoder().decode([String: [String]].self, from: Data(written.utf8)) == [text: [text]])
        #expect(written.split(separator: "\n").count == 5)
    }

    @Test("samples of several types are written too")
    func existential() throws {
        let strategy = SnapshotStrategy<any Encodable>.json
        #expect(try [1 as any Encodable, "a"].map(strategy.text) == ["1\n", "\"a\"\n"])
    }

    @Test("an error of the value's encoding is passed on")
    func failing() {
        struct Refusing: Encodable {
            func encode(to encoder: any Encoder) throws { throw CancellationError() }
        }
        #expect(throws: CancellationError.self) { try json(Refusing()) }
    }

    @Test("transitions read step by step")
    func transitions() throws {
        let trace = Transitions(from: 1, messages: ["add"]) { (sum: inout Int, _) -> String in
            sum += 1
            return "save"
        }
        #expect(
            try json(trace) == """
                {
                  "initial": 1,
                  "steps": [
                    {
                      "effect": "save",
                      "message": "add",
                      "state": 2
                    }
                  ]
                }

                """)
    }

    @Test("the extension of its files is json")
    func fileExtension() {
        #expect(SnapshotStrategy<Int>.json.fileExtension == "json")
    }
}
