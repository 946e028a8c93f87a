import SnapgenCatalog
import Testing

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
