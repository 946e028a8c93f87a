import Foundation
import SnapgenCatalog
import SnapgenTesting
import Testing

@Suite("The strategy dump")
struct DumpStrategyTests {
    private func dump<Value>(_ value: Value) throws -> String {
        try SnapshotStrategy.dump.text(value)
    }

    private struct Guest {
        var name: String
        var age: Int?
    }

    private enum Booking {
        case loading
        case failed(code: Int)
        case titled(String)
        case moved(from: Int, to: Int)
        case booked(Guest)
        indirect case after(Booking)
    }

    private class Room {
        let number: Int
        var next: Room?

        init(number: Int) { self.number = number }
    }

    private final class Suite: Room {
        let view = "sea"
    }

    private struct Box<Content> {
        var content: Content
    }

    private enum Described: String, CustomStringConvertible {
        case dark

        var description: String { "Dark theme" }
    }

    @Test("members stand under their type, each on its line")
    func structure() throws {
        #expect(
            try dump(Guest(name: "Ada", age: 36)) == """
                Guest(
                  name: "Ada"
                  age: 36
                )

                """)
    }

    @Test("an optional is its value or nil")
    func optionals() throws {
        #expect(try dump(Guest(name: "", age: nil)) == "Guest(\n  name: \"\"\n  age: nil\n)\n")
        #expect(try dump(Int??.some(.some(3))) == "3\n")
        #expect(try dump(Int?.none) == "nil\n")
    }

    @Test("cases show their payload")
    func cases() throws {
        #expect(try dump(Booking.loading) == "Booking.loading\n")
        #expect(try dump(Booking.failed(code: 3)) == "Booking.failed(code: 3)\n")
        #expect(try dump(Booking.titled("a")) == "Booking.titled(\"a\")\n")
        #expect(try dump(Booking.moved(from: 1, to: 2)) == "Booking.moved(\n  from: 1\n  to: 2\n)\n")
        #expect(try dump(Booking.after(.loading)) == "Booking.after(Booking.loading)\n")
    }

    @Test("a payload of several lines is indented")
    func nestedPayload() throws {
        #expect(
            try dump([Booking.booked(Guest(name: "Ada", age: nil))]) == """
                [
                  Booking.booked(
                    Guest(
                      name: "Ada"
                      age: nil
                    )
                  )
                ]

                """)
    }

    @Test("a case that describes itself otherwise shows its description")
    func describedCase() throws {
        #expect(try dump(Described.dark) == "Described(\"Dark theme\")\n")
    }

    @Test("a class shows inherited members first")
    func classes() throws {
        #expect(try dump(Suite(number: 7)) == "Suite(\n  number: 7\n  next: nil\n  view: \"sea\"\n)\n")
    }

    @Test("an object that leads back to itself is written once")
    func cycle() throws {
        let first = Room(number: 1)
        first.next = Room(number: 2)
        first.next?.next = first
        #expect(
            try dump(first) == """
                Room(
                  number: 1
                  next: Room(
                    number: 2
                    next: Room(contains itself)
                  )
                )

                """)
        first.next = nil
    }

    @Test("an object that is met twice is written twice")
    func sharedObject() throws {
        let room = Room(number: 1)
        let once = "  Room(\n    number: 1\n    next: nil\n  )\n"
        #expect(try dump([room, room]) == "[\n\(once)\(once)]\n")
    }

    @Test("dictionaries and sets are sorted, numbers by their value")
    func sorted() throws {
        #expect(try dump([10: "b", 9: "a"]) == "[\n  9: \"a\"\n  10: \"b\"\n]\n")
        #expect(try dump(Set(["b", "B", "a"])) == "[\n  \"B\"\n  \"a\"\n  \"b\"\n]\n")
        #expect(try dump([Int: Int]()) == "[:]\n")
        #expect(try dump([Int]()) == "[]\n")
    }

    @Test("the same dictionary and set give the same text however they were made")
    func stable() throws {
        let pairs = (0..<300).map { ("key \($0)", Set([$0, $0 + 1, $0 + 2])) }
        let forward = Dictionary(uniqueKeysWithValues: pairs)
        let backward = Dictionary(uniqueKeysWithValues: pairs.reversed())
        #expect(try dump(forward) == dump(backward))
    }

    @Test("generic arguments, which compilers spell differently, are left out")
    func genericType() throws {
        #expect(try dump(Box(content: [1: 2])) == "Box(\n  content: [\n    1: 2\n  ]\n)\n")
    }

    @Test("tuples show the labels that they have")
    func tuples() throws {
        #expect(try dump((1, name: "a")) == "(\n  1\n  name: \"a\"\n)\n")
    }

    @Test("texts are quoted, so that nothing in them goes unseen")
    func texts() throws {
        #expect(try dump("a\t\"b\"\\\u{7}\u{202e}é🙂") == #""a\t\"b\"\\\u{7}\u{202e}é🙂""# + "\n")
        #expect(try dump(Character("a")) == "\"a\"\n")
        #expect(try dump("abc".dropFirst()) == "\"bc\"\n")
    }

    @Test("a text of several lines is a block")
    func textBlock() throws {
        #expect(
            try dump(Guest(name: "Ada\n\n\"Lovelace\"", age: nil)) == #"""
                Guest(
                  name: """
                    Ada

                    \"Lovelace\"
                  """
                  age: nil
                )

                """#)
    }

    @Test("in a block, a line that ends otherwise shows how")
    func carriageReturn() throws {
        #expect(try dump("a\r\nb") == "\"\"\"\n  a\\r\n  b\n\"\"\"\n")
    }

    @Test("values of Foundation are short")
    func foundation() throws {
        let uuid = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
        #expect(try dump(Date(timeIntervalSince1970: 0.25)) == "1970-01-01T00:00:00.25Z\n")
        #expect(try dump(URL(fileURLWithPath: "/a b")) == "file:///a%20b\n")
        #expect(try dump(uuid) == "E621E1F8-C36C-495A-93FC-0C247A3E6E5F\n")
        #expect(try dump(Decimal(string: "12.50")) == "12.5\n")
        #expect(try dump(Data([0, 15, 255])) == "Data(3 bytes: 000fff)\n")
    }

    @Test("long data that differ at their end differ in their text")
    func longData() throws {
        let zeros = Data(count: 100)
        #expect(try dump(zeros) != dump(zeros.dropLast() + [1]))
        #expect(try dump(zeros).count < 100)
    }

    @Test("no address is shown")
    func addresses() throws {
        #expect(try withUnsafePointer(to: 1) { try dump($0) } == "UnsafePointer()\n")
        #expect(try dump(ObjectIdentifier(Room.self)) == "ObjectIdentifier()\n")
        #expect(try dump({ (number: Int) in number + 1 }) == "(function)\n")
        #expect(try dump(Room.self) == "Room.self\n")
        #expect(try dump(NSObject()) == "NSObject()\n")
    }

    @Test("numbers and truth values are written as Swift writes them")
    func numbers() throws {
        #expect(try dump([1.0, -0.5, .infinity]) == "[\n  1.0\n  -0.5\n  inf\n]\n")
        #expect(try dump([true, false]) == "[\n  true\n  false\n]\n")
        #expect(try dump([UInt8.max]) == "[\n  255\n]\n")
    }

    @Test("a property that is computed once goes by its name")
    func lazyProperty() throws {
        struct Lazy {
            lazy var total = 3
        }
        #expect(try dump(Lazy()) == "Lazy(\n  total: nil\n)\n")
    }

    @Test("transitions and effects read step by step")
    func transitions() throws {
        let trace = Transitions(withoutEffectsFrom: 1, messages: [2]) { sum, number in sum += number }
        #expect(
            try dump(StateAndEffect(trace, Booking.loading)) == """
                StateAndEffect(
                  state: Transitions(
                    initial: 1
                    steps: [
                      Step(
                        message: 2
                        state: 3
                      )
                    ]
                  )
                  effect: Booking.loading
                )

                """)
    }
}
