import SnapgenCatalog

enum BookingState: Encodable {
    case loading
    case failed(message: String)
}

/// Not `Sendable`, as many models are.
final class Cart: Encodable {
    var items = ["towel"]

    init() {}
}

enum Unlabelled: TestableState {
    static let samples = [BookingState.loading, .failed(message: "no connection")]
}

enum Annotated: TestableState {
    static let samples: [BookingState] = [.loading, .failed(message: "no connection")]
}

enum Computed: TestableState {
    static var samples: [BookingState] { [.loading] }
}

enum Pairs: TestableState {
    static let samples = [("loading", BookingState.loading), ("failed", .failed(message: "no connection"))]
}

enum Labelled: TestableState {
    static let samples = ["loading": BookingState.loading, "failed": .failed(message: "no connection")]
}

enum Ordered: TestableState {
    static let samples: KeyValuePairs = ["loading": BookingState.loading, "failed": .failed(message: "no connection")]
}

enum NotSendable: TestableValue {
    static let samples = [Cart()]
}

@MainActor
enum OnTheMainActor: TestableValue {
    static let samples = [Cart()]
}

@MainActor
final class Model: TestableText {
    static var samples: [String] { ["one", "two"] }
}

enum Tab: String, CaseIterable, Encodable, TestableState {
    case search, trips
}

extension BookingState: TestableState {
    static let samples = [BookingState.loading]
}

extension Cart: TestableState {
    static var samples: [Cart] { [Cart()] }
}

struct Elsewhere {
    static var samples: [String] { ["declared before the conformance"] }
}

extension Elsewhere: TestableText {}

@MainActor
func firstSample<Entry: SampleProvider, Value>(of entry: Entry.Type) -> Value? where Entry.Samples == [Value] {
    entry.samples.first
}

@MainActor
func everySample() {
    _ = (Unlabelled.samples, Annotated.samples, Computed.samples, Pairs.samples, Labelled.samples, Ordered.samples)
    _ = (NotSendable.samples, OnTheMainActor.samples, Model.samples, Tab.samples, BookingState.samples, Cart.samples)
    _ = (firstSample(of: Tab.self), firstSample(of: NotSendable.self), firstSample(of: Elsewhere.self))
}

struct Search: Encodable {
    var text = ""
    var results: [String] = []
}

enum SearchMessage: Encodable {
    case typed(String)
    case found([String])
}

enum SearchEffect: Encodable {
    case request(String)
    case nothing
}

func search(_ state: inout Search, _ message: SearchMessage) -> SearchEffect {
    switch message {
    case .typed(let text):
        state.text = text
        return .request(text)
    case .found(let results):
        state.results = results
        return .nothing
    }
}

enum Searches: TestableState {
    static let samples = [
        "found": Transitions(from: Search(), messages: [.typed("Rome"), .found(["Ritz"])]) { search(&$0, $1) }
    ]
}

enum Counting: TestableState {
    static let samples = [
        Transitions(withoutEffectsFrom: 1, messages: [2, 3]) { sum, number in sum += number }
    ]
}

enum Effects: TestableState {
    static let samples = ["typed": StateAndEffect(state: Search(text: "Rome"), effect: SearchEffect.request("Rome"))]
}
