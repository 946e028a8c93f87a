import Foundation
import SnapgenCatalog
import Testing

@Suite("Transitions")
struct TransitionsTests {
    private enum Message: Encodable, Equatable { case add(Int), clear }

    private enum Effect: Encodable, Equatable { case save(Int) }

    private struct Overflow: Error {}

    private func reduce(_ sum: inout Int, _ message: Message) throws -> Effect? {
        switch message {
        case .add(let number):
            guard number < 100 else { throw Overflow() }
            sum += number
            return .save(sum)
        case .clear:
            sum = 0
            return nil
        }
    }

    private func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    @Test("each step has the message, the state after it and its effect")
    func steps() throws {
        let trace = try Transitions(from: 1, messages: [.add(2), .clear], reduce: reduce)
        #expect(trace.initial == 1)
        #expect(trace.steps.map(\.message) == [.add(2), .clear])
        #expect(trace.steps.map(\.state) == [3, 0])
        #expect(trace.steps.map(\.effect) == [.save(3), .some(nil)])
    }

    @Test("the states begin with the initial one")
    func states() throws {
        #expect(try Transitions(from: 1, messages: [.add(2), .add(3)], reduce: reduce).states == [1, 3, 6])
    }

    @Test("without messages there is only the initial state")
    func noMessages() throws {
        let trace = try Transitions(from: 7, messages: [], reduce: reduce)
        #expect(trace.states == [7])
        #expect(trace.steps.isEmpty)
    }

    @Test("what a reducer throws is passed on")
    func throwing() {
        #expect(throws: Overflow.self) { try Transitions(from: 1, messages: [.add(100)], reduce: reduce) }
    }

    @Test("an effect that is nil is written as null")
    func encoding() throws {
        let trace = try Transitions(from: 1, messages: [.clear], reduce: reduce)
        #expect(
            try json(trace) == #"{"initial":1,"steps":[{"effect":null,"message":{"clear":{}},"state":0}]}"#)
    }

    @Test("a reducer without effects leaves them out")
    func withoutEffects() throws {
        let trace = Transitions(withoutEffectsFrom: "", messages: ["a", "b"]) { text, message in text += message }
        #expect(trace.states == ["", "a", "ab"])
        #expect(
            try json(trace)
                == #"{"initial":"","steps":[{"message":"a","state":"a"},{"message":"b","state":"ab"}]}"#)
    }

    @Test("a step without an effect shows none")
    func mirror() {
        let trace = Transitions(withoutEffectsFrom: 0, messages: [1]) { sum, number in sum += number }
        #expect(trace.steps.map { Mirror(reflecting: $0).children.map(\.label) } == [["message", "state"]])
    }
}
