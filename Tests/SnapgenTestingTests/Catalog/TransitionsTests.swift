import Foundation
import SnapgenCatalog
import Testing

@Suite("Transitions")
struct TransitionsTests {
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

    @Test("each step has the message, the state after it and its effect; the states begin with the initial one")
    func steps() throws {
        let trace = try Transitions(from: 1, messages: [.add(2), .clear], reduce: reduce)
        #expect(trace.steps.map(\.message) == [.add(2), .clear])
        #expect(trace.steps.map(\.effect) == [.save(3), .some(nil)])
        #expect(trace.states == [1, 3, 0])
        #expect(try Transitions(from: 7, messages: [], reduce: reduce).states == [7])
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
}

@Suite("StateAndEffect")
struct StateAndEffectTests {
    @Test("the encoding holds both by name")
    func encoding() throws {
        let pair = StateAndEffect(state: "loading", effect: Message.add(2))
        #expect(try json(pair) == #"{"effect":{"add":{"_0":2}},"state":"loading"}"#)
    }
}

private enum Message: Encodable, Equatable { case add(Int), clear }

private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
}

@Suite("SampleProvider")
@MainActor
struct SampleProviderTests {
    private enum Tab: String, CaseIterable, Encodable, TestableState {
        case search, trips, profile
    }

    private enum Chosen: String, CaseIterable, TestableValue {
        case first, second, third

        static let samples = [Chosen.third]
    }

    private enum Labelled: TestableText {
        static let samples = ["one night": "1", "a week": "7"]
    }

    private enum InOrder: TestableText {
        static let samples: KeyValuePairs = ["one night": "1", "a week": "7"]
    }

    private enum Pairs: TestableValue {
        static let samples = [("one night", 1), ("a week", 7)]
    }

    private struct Night { var count: Int }
    private struct Line { var text: String }

    @Test("an enumeration that lists its cases offers all of them, unless it has samples of its own")
    func cases() {
        #expect(Tab.samples == [.search, .trips, .profile])
        #expect(Chosen.samples == [.third])
    }

    @Test("mapping labelled samples keeps their labels and their order")
    func mapping() {
        let pairs = Pairs.samples.mapSamples { Night(count: $0) }
        #expect(pairs.map(\.0) == ["one night", "a week"] && pairs.map(\.1.count) == [1, 7])
        let ordered = InOrder.samples.mapSamples { Line(text: $0) }
        #expect(ordered.map(\.0) == ["one night", "a week"] && ordered.map(\.1.text) == ["1", "7"])
        let dictionary: [String: Line] = Labelled.samples.mapSamples { Line(text: $0) }
        #expect(dictionary.mapValues(\.text) == ["one night": "1", "a week": "7"])
    }
}
