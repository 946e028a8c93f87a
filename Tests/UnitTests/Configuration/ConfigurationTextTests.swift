import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel

@Suite("The effective configuration as text")
struct ConfigurationTextTests {
    private static let files = [
        "", unusualExample,
        "sources: []\ncatalog: { protocols: {} }\nexclude: [' a ']",
        "tests: { engine: snapgen }", "tests: { engine: { values: snapgen } }",
        "batches: { \"yes\": { devices: [iPhone8] }, \"1\": { layout: sizeThatFits } }\ndefault_batch: yes",
        "exclude: [\"a\\nb\", \"\\u2028\\u0007\\\\\", 'x: y', '- a', '[a]', '{', '&a', '!a', '%a', '@a', \"\\U0001F600\"]",
        "exclude: ['#a', 'a #b', '''', '\"', '1', 'null', '~', '${X:-$$}{', '$${', 'e\u{301}', '*', 'a,b', '?', ':']",
    ]

    @Test("Read again, it decides the same; written again, it is the same but for the origins", arguments: files)
    func roundTrips(yaml: String) throws {
        let resolved = try resolve(yaml)
        let again = try resolve(resolved.text)
        #expect(again.configuration == resolved.configuration)
        #expect(try resolve(again.text).text == again.text)
    }

    @Test("Each value carries its origin")
    func showsOrigins() throws {
        var options = ConfigurationOptions()
        options.set("record", by: "--record") { $0.references.record = .all }
        let yaml = "precision: 0.98\ntests:\n  framework: swift-testing\nbatches:\n  own: { devices: [iPhone8] }\n"
        let lines = try resolve(yaml, options: options).text.split(separator: "\n").map(String.init)
        let expected = [
            "precision: 0.98  # snapgen.yml:1", "  framework: swift-testing  # snapgen.yml:3",
            "record: all  # --record",
            "perceptual_precision: 1  # default", "  own: { devices: [iPhone8] }  # snapgen.yml:5",
            "  regular: { devices: [iPhone13], themes: [light, dark] }  # default",
        ]
        #expect(expected.filter { !lines.contains($0) } == [])
    }

    @Test("A list or mapping of several values has a line for each, and a setting without a value none")
    func showsDefaults() throws {
        let text = try resolve("", sources: [SourceModule(path: path("Sources/App"), module: "App")]).text
        let values = [
            "sources:  # default\n  - { path: Sources/App, module: App }\nexclude: []  # default\ncatalog:\n",
            "  protocols:  # default\n    Testable: samples\n", "\ndevices: {}  # default\nbatches:\n",
            "  extended:  # default\n    - { devices: [iPhone13], themes: [light, dark] }\n"
                + "    - { devices: [iPhone8, iPhoneSe], themes: [light] }\n  component: {",
            "review:\n  threshold: 0.1  # default\ndiagnostics: {}  # default\n",
        ]
        for value in values { #expect(text.contains(value), "\(value)") }
        #expect(["set_up", "simulator_device", "ui_tests", "screens"].allSatisfy { !text.contains($0) })
    }

    @Test("Random texts of all kinds of characters are read as they were")
    func quotesTexts() throws {
        var random = SplitMix64(state: 42)
        let characters = Array("ab1 \t\n\"'\\#:,[]{}&*!|>%@`-?$~=<é\u{301}\u{0}\u{7F}\u{85}\u{A0}\u{2028}🙂")
        for _ in 0..<TestTier.properties.count(50, of: 1000) {
            let count = Int.random(in: 1...8, using: &random)
            let text = String((0..<count).compactMap { _ in characters.randomElement(using: &random) })
            var resolved = try resolve("")
            resolved.configuration.exclude = [Glob(text)]
            let read = try resolve(resolved.text).configuration.exclude.map { Array($0.pattern.utf8) }
            #expect(read == [Array(text.utf8)], "\(text.debugDescription)")
        }
    }
}
