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

    @Test("Read again, it decides the same", arguments: files)
    func roundTrips(yaml: String) throws {
        let resolved = try resolve(yaml)
        let text = resolved.text
        #expect(try resolve(text).configuration == resolved.configuration)
    }

    @Test("Written again, it is the same but for the origins")
    func isStable() throws {
        let once = try resolve(unusualExample).text
        let twice = try resolve(once).text
        #expect(try resolve(twice).text == twice)
    }

    @Test("Each value carries its origin")
    func showsOrigins() throws {
        var options = ConfigurationOptions()
        options.set(\.references.record, to: .all, by: "--record")
        let yaml = "precision: 0.98\ntests:\n  framework: swift-testing\nbatches:\n  own: { devices: [iPhone8] }\n"
        let text = try resolve(yaml, options: options).text
        let lines = text.split(separator: "\n").map(String.init)
        #expect(lines.contains("precision: 0.98  # snapgen.yml:1"))
        #expect(lines.contains("  framework: swift-testing  # snapgen.yml:3"))
        #expect(lines.contains("record: all  # --record"))
        #expect(lines.contains("perceptual_precision: 1  # default"))
        #expect(lines.contains("  own: { devices: [iPhone8] }  # snapgen.yml:5"))
        #expect(lines.contains("  regular: { devices: [iPhone13], themes: [light, dark] }  # default"))
    }

    @Test("The whole text of a file that says nothing")
    func showsDefaults() throws {
        let resolved = try resolve("", sources: [SourceModule(path: path("Sources/App"), module: "App")])
        #expect(
            resolved.text == """
                sources:  # default
                  - { path: Sources/App, module: App }
                exclude: []  # default
                catalog:
                  protocols:  # default
                    Testable: samples
                    TestableState: json
                    TestableText: lines
                    TestableValue: dump
                    AsyncTestable: async-samples
                    AsyncTestableState: async-json
                    AsyncTestableText: async-lines
                    AsyncTestableValue: async-dump
                    PreviewProvider: previews
                  attributes: {}  # default
                  macros: [Preview]  # default
                  default: include  # default
                tests:
                  framework: xctest  # default
                  engine: snapshot-testing  # default
                  tree_engine: snapgen  # default
                  granularity: entry  # default
                  imports: []  # default
                  testable_imports: []  # default
                  template: xctest  # default
                  arguments: {}  # default
                  output: Tests/SnapshotTests/Generated  # default
                  target: SnapshotTests  # default
                  program_check: true  # default
                  time_zone: GMT  # default
                  calendar: gregorian  # default
                  languages: []  # default
                  modules: []  # default
                  include: []  # default
                  kinds: []  # default
                references: __Snapshots__  # default
                naming: snapgen  # default
                record: missing  # default
                precision: 1  # default
                perceptual_precision: 1  # default
                draw: layer  # default
                allow_blank: false  # default
                devices: {}  # default
                batches:
                  regular: { devices: [iPhone13], themes: [light, dark] }  # default
                  extended:  # default
                    - { devices: [iPhone13], themes: [light, dark] }
                    - { devices: [iPhone8, iPhoneSe], themes: [light] }
                  component: { layout: sizeThatFits, themes: [light, dark] }  # default
                default_batch: regular  # default
                rules: []  # default
                accessibility:
                  identifiers: path  # default
                diagnostics: {}  # default

                """)
    }

    @Test("Two engines of two origins are shown each for itself")
    func showsTwoEngines() throws {
        let text = try resolve("tests: { engine: { values: snapgen } }").text
        #expect(
            text.contains(
                """
                  engine:
                    images: snapshot-testing  # default
                    values: snapgen  # snapgen.yml:1

                """))
    }

    @Test("Random texts of all kinds of characters are read as they were")
    func quotesTexts() throws {
        var state: UInt64 = 42
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
        let characters = Array("ab1 \t\n\"'\\#:,[]{}&*!|>%@`-?$~=<é\u{301}\u{0}\u{7F}\u{85}\u{A0}\u{2028}🙂")
        for _ in 0..<TestTier.properties.count(50, of: 1000) {
            let text = String((0...next(8)).map { _ in characters[next(characters.count)] })
            var resolved = try resolve("")
            resolved.configuration.exclude = [Glob(text)]
            let written = resolved.text
            let read = try resolve(written).configuration.exclude.map { Array($0.pattern.utf8) }
            #expect(read == [Array(text.utf8)], "\(text.debugDescription)")
        }
    }
}
