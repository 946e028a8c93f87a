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
        let json = try encoder.encode(StateAndEffect("loading", Effect.request("Rome")))
        #expect(String(decoding: json, as: UTF8.self) == #"{"effect":{"request":{"_0":"Rome"}},"state":"loading"}"#)
    }

    @Test("two are equal where both parts are", arguments: [(1, "a", true), (1, "b", false), (2, "a", false)])
    func equality(state: Int, effect: String, isEqual: Bool) {
        #expect((StateAndEffect(state, effect) == StateAndEffect(1, "a")) == isEqual)
    }
}
