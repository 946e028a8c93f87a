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

    /// The other origins are in the case `test-targets` of the commands.
    @Test("A value of an option has it as its origin, and an own batch its place in the file")
    func showsOrigins() throws {
        var options = ConfigurationOptions()
        options.set("record", by: "--record") { $0.references.record = .all }
        let text = try resolve("\nbatches:\n  own: { devices: [iPhone8] }\n", options: options).text
        #expect(text.contains("\nrecord: all  # --record\n"))
        #expect(text.contains("\n  own: { devices: [iPhone8] }  # snapgen.yml:3\n"))
    }
}
