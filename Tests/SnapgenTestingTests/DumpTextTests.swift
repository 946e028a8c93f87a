import Foundation
import Testing

@testable import SnapgenTesting

@Suite("DumpText")
struct DumpTextTests {
    private struct Guest {
        var name: String
        var age: Int?
    }

    private enum Booking {
        case loading
        case failed(code: Int)
        case booked(Guest)
    }

    private class Room {
        let number: Int
        var next: Room?

        init(number: Int) { self.number = number }
    }

    private enum Theme: String, CustomStringConvertible {
        case dark

        var description: String { "Dark theme" }
    }

    private struct Price: CustomStringConvertible {
        var amount = 3

        var description: String { "3 EUR" }
    }

    @Test("an object inside itself ends the recursion, and one that is contained twice is shown twice")
    func objects() {
        let room = Room(number: 1)
        room.next = room
        let next = "  ▿ next: Optional<Room>\n    ▿ some (circular reference detected)\n"
        #expect(DumpText.of(room) == "▿ Room\n\(next)  - number: 1\n")
        room.next = nil
        let once = "  ▿ Room\n    - next: Optional<Room>.none\n    - number: 1\n"
        #expect(DumpText.of([room, room]) == "▿ 2 elements\n\(once)\(once)")
    }

    @Test("dictionaries and sets are sorted")
    func sorted() {
        let pairs = (0..<100).map { ("key \($0)", Set([$0, $0 + 1])) }
        let forward = Dictionary(uniqueKeysWithValues: pairs)
        let backward = Dictionary(uniqueKeysWithValues: pairs.reversed())
        #expect(DumpText.of(forward) == DumpText.of(backward))
    }

    @Test(
        "members are sorted, with bullets for those that have members; cases without a payload are leaves",
        arguments: [
            (Guest(name: "Ada", age: 36), "▿ Guest\n  ▿ age: Optional<Int>\n    - some: 36\n  - name: \"Ada\""),
            (Booking.loading, "- Booking.loading"),
            (Booking.failed(code: 3), "▿ Booking\n  ▿ failed: (1 element)\n    - code: 3"),
            (
                [Booking.booked(Guest(name: "Ada", age: nil))],
                "▿ 1 element\n  ▿ Booking\n    ▿ booked: Guest\n      - age: Optional<Int>.none\n      - name: \"Ada\""
            ),
            (Set(["b", "a"]), "▿ 2 members\n  - \"a\"\n  - \"b\""),
            (["b": 1], "▿ 1 key/value pair\n  ▿ (2 elements)\n    - key: \"b\"\n    - value: 1"),
            // Tuples have labels or none, texts are quoted, dates are in UTC, and a description replaces a type's name.
            ((1, name: "a"), "▿ (2 elements)\n  - .0: 1\n  - name: \"a\""), ([Int](), "- 0 elements"),
            ("a\n\"b\"", #"- "a\n\"b\"""#), (Character("a"), "- \"a\""), ("abc".dropFirst(), "- \"bc\""),
            (Date(timeIntervalSince1970: 0.25), "- 1970-01-01T00:00:00Z"), (Data([0, 15]), "- 2 bytes"),
            (Theme.dark, "- Dark theme"), (Price(), "▿ 3 EUR\n  - amount: 3"),
        ] as [(any Sendable, String)])
    func leaves(value: any Sendable, text: String) {
        #expect(DumpText.of(value) == text + "\n")
    }

    @Test("the number of a local type is not shown, nor the address of an object of Foundation")
    func localType() {
        struct Local { var number = 1 }
        #expect(DumpText.of(Local()) == "▿ Local\n  - number: 1\n")
        #expect(!DumpText.of(NSObject()).contains("0x"))
    }
}

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
