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

    @Test("members of a structure are sorted, with bullets for those that have members")
    func structure() {
        #expect(
            DumpText.of(Guest(name: "Ada", age: 36)) == """
                ▿ Guest
                  ▿ age: Optional<Int>
                    - some: 36
                  - name: "Ada"

                """)
    }

    @Test("cases without a payload are leaves, payloads are members")
    func enumerations() {
        #expect(DumpText.of(Booking.loading) == "- Booking.loading\n")
        #expect(
            DumpText.of(Booking.failed(code: 3)) == """
                ▿ Booking
                  ▿ failed: (1 element)
                    - code: 3

                """)
        #expect(
            DumpText.of([Booking.booked(Guest(name: "Ada", age: nil))]) == """
                ▿ 1 element
                  ▿ Booking
                    ▿ booked: Guest
                      - age: Optional<Int>.none
                      - name: "Ada"

                """)
    }

    @Test("an object inside itself ends the recursion")
    func cycle() {
        let room = Room(number: 1)
        room.next = room
        defer { room.next = nil }
        #expect(
            DumpText.of(room) == """
                ▿ Room
                  ▿ next: Optional<Room>
                    ▿ some (circular reference detected)
                  - number: 1

                """)
    }

    @Test("an object that is contained twice is shown twice")
    func sharedObject() {
        let room = Room(number: 1)
        let once = "  ▿ Room\n    - next: Optional<Room>.none\n    - number: 1\n"
        #expect(DumpText.of([room, room]) == "▿ 2 elements\n\(once)\(once)")
    }

    @Test("dictionaries and sets are sorted")
    func sorted() {
        #expect(DumpText.of(Set(["b", "a"])) == "▿ 2 members\n  - \"a\"\n  - \"b\"\n")
        #expect(
            DumpText.of(["b": 1]) == """
                ▿ 1 key/value pair
                  ▿ (2 elements)
                    - key: "b"
                    - value: 1

                """)
        let pairs = (0..<100).map { ("key \($0)", Set([$0, $0 + 1])) }
        let forward = Dictionary(uniqueKeysWithValues: pairs)
        let backward = Dictionary(uniqueKeysWithValues: pairs.reversed())
        #expect(DumpText.of(forward) == DumpText.of(backward))
    }

    @Test(
        "tuples have labels or none, texts are quoted, dates are in UTC, and a description replaces the name of the type",
        arguments: [
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
