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

    @Test("an enumeration that lists its cases offers all of them")
    func cases() {
        #expect(Tab.samples == [.search, .trips, .profile])
    }

    @Test("samples of one's own go before the cases")
    func ownSamples() {
        #expect(Chosen.samples == [.third])
    }

    @Test("labels may be keys or parts of pairs")
    func labels() {
        #expect(Labelled.samples["a week"] == "7")
        #expect(InOrder.samples.map(\.key) == ["one night", "a week"])
        #expect(Pairs.samples.map(\.1) == [1, 7])
    }
}
