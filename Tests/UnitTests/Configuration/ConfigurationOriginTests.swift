import Foundation
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel

@Suite("Origins")
struct ConfigurationOriginTests {
    private static let origins: [ConfigurationOrigin] = [.default, file(12, 3), .option("--engine")]

    @Test("An origin is shown in a few words")
    func describes() {
        #expect(Self.origins.map(\.description) == ["default", "snapgen.yml:12", "--engine"])
    }

    @Test("The encoding has a kind and what belongs to it")
    func encodes() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(
            try Self.origins.map { String(decoding: try encoder.encode($0), as: UTF8.self) } == [
                #"{"kind":"default"}"#,
                #"{"column":3,"kind":"file","line":12,"path":"snapgen.yml"}"#,
                #"{"kind":"option","name":"--engine"}"#,
            ])
    }

    @Test("A mistake is told with the place or the option")
    func tellsMistake() {
        #expect(
            Self.origins.map { $0.diagnostic(.badValue, "no").description } == [
                "snapgen: error: no [bad-value]",
                "snapgen.yml:12:3: error: no [bad-value]",
                "snapgen: error: no (given by --engine) [bad-value]",
            ])
    }
}
