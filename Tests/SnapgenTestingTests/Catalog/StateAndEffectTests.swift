import Foundation
import SnapgenCatalog
import Testing

@Suite("StateAndEffect")
struct StateAndEffectTests {
    private enum Effect: Encodable, Equatable { case request(String) }

    @Test("the encoding holds both by name")
    func encoding() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let json = try encoder.encode(StateAndEffect(state: "loading", effect: Effect.request("Rome")))
        #expect(String(decoding: json, as: UTF8.self) == #"{"effect":{"request":{"_0":"Rome"}},"state":"loading"}"#)
    }

    @Test("two are equal where both parts are", arguments: [(1, "a", true), (1, "b", false), (2, "a", false)])
    func equality(state: Int, effect: String, isEqual: Bool) {
        #expect((StateAndEffect(state: state, effect: effect) == StateAndEffect(state: 1, effect: "a")) == isEqual)
    }
}
