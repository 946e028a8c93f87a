import SnapgenNames
import SnapgenTestSupport
import Testing

@testable import SnapgenTesting

@Suite("References with the names of a pattern")
struct PatternNamesTests {
    private let phone = SnapgenEnvironment(name: "phone-de", locale: "de", values: ["device": "phone", "locale": "de"])

    private func names(
        _ samples: [SnapgenSample]?, countsNames: Bool = false, values: [String: String]? = ["function": "cart"]
    ) throws -> [String] {
        let folder = try TemporaryFolder()
        let run = try folder.run(
            SnapgenEntry(
                "Cart", folder: "Shop", values: values, samples: samples, countsNames: countsNames, file: "Cart.swift"),
            SnapgenSettings(pattern: "{function}.{name}-{device} | {function}.{device}-{locale:de=German}-{index}"))
        let texts = SnapgenSamples(all: [("Sold out!", 1), (nil, 2)])
        return try run.matched(texts).flatMap { _, sample in
            [
                run.reference(of: sample, in: phone, fileExtension: "png").file,
                run.reference(of: sample, fileExtension: "txt").file,
            ]
        }
    }

    @Test("pictures have the planned names, or those of the program, and texts and other entries the usual ones")
    func files() throws {
        let planned = [SnapgenSample("1", stem: "Sold out!"), SnapgenSample("2")]
        #expect(
            try names(planned) == [
                "cart.Sold-out-phone.png", "Sold out!.1.txt", "cart.phone-German-1.png", "Cart.2.txt",
            ])
        #expect(
            try names(nil, countsNames: true).filter { $0.hasSuffix("png") }
                == ["cart.Sold-out-phone.png", "cart.phone-German-1.png"])
        #expect(
            try names(nil, values: nil).filter { $0.hasSuffix("png") } == [
                "Cart-phone-de.Sold-out.png", "Cart-phone-de.2.png",
            ])
    }
}
