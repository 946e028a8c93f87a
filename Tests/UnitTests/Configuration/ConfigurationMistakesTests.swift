import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel

@Suite("Mistakes in a configuration file")
struct ConfigurationMistakesTests {
    private static let mistakes = table(in: "UnitTests/Fixtures/Mistakes.txt")

    @Test(
        "Mistakes are named at their places, in order of place, with what to do", arguments: mistakes)
    func names(yaml: String, expected: String) {
        #expect(messages(yaml).map { $0.replacing("snapgen.yml:", with: "") }.joined(separator: " ") == expected)
    }

    @Test("A path that is not \"snapgen.yml\" is shown as it was given")
    func showsPath() {
        let file = ConfigurationFile(path: "App/ui.yml", bytes: Array("precision: 2".utf8))
        let shown = messages { try ConfigurationResolver().resolve(file) }
        #expect(shown == ["App/ui.yml:1:12: error: 'precision' takes a number from 0 to 1, not '2' [bad-value]"])
    }
}

@Suite("Mistakes in batches")
struct BatchCheckTests {
    @Test("an exclude that matches nothing is a warning at its place")
    func unusedExclude() throws {
        let axes =
            "devices: [iPhoneSe], themes: [light, dark], exclude: [{ devices: [iPhoneSe, iPhone13], themes: [dark] }"
        let resolved = try resolve("batches: { small: { \(axes),\n  { devices: [iPhone13], themes: [dark] }] } }")
        #expect(
            resolved.diagnostics.map(\.description) == [
                "snapgen.yml:2:3: warning: { devices: [iPhone13], themes: [dark] } excludes nothing, because the batch "
                    + "does not have these values; remove it, or name values that the batch has [unused-exclude]"
            ])
    }

    @Test(
        "more environments than the limit are an error",
        arguments: [
            "themes: [light, dark], locales: [\(names(5001))]",
            "locales: [\(names(101))], text_sizes: [\(sizes(100))]",
            "locales: [\(names(101))], text_sizes: [\(sizes(100))], combine: pairwise",
            "locales: [\(names(101))], text_sizes: [\(sizes(10))], themes: [light, dark], combine: pairwise, strength: 3, "
                + "include: [{ locales: [\(names(9000))] }]",
            // The product of seven lists of a thousand is larger than the largest integer.
            "themes: [\(all("light"))], locales: [\(all("en"))], text_sizes: [\(all("large"))], "
                + "orientations: [\(all("portrait"))], contrasts: [\(all("standard"))], motions: [\(all("standard"))]",
            "exclude: [\(Array(repeating: "{ themes: [light] }", count: 101).joined(separator: ", "))]",
        ])
    func tooLarge(axes: String) {
        let found = messages("batches:\n  regular: { devices: [iPhone13] }\n  big: { devices: [iPhone13], \(axes) }")
        #expect(found.map { $0.hasPrefix("snapgen.yml:3:3: error: the batch 'big' ") } == [true])
    }

    @Test("many batches may not make together what one may not")
    func tooMany() {
        let axes = "locales: [\(Self.names(90))], text_sizes: [\(Self.sizes(100))]"
        let batches = (0..<12).map { "  b\($0): { devices: [iPhone13], \(axes) }\n" }
        let found = messages("batches:\n\(batches.joined())")
        #expect(found.map { $0.contains("100000 environments") } == [true])
    }

    @Test("ten thousand environments are no mistake, and a configuration without mistakes has no diagnostics")
    func large() throws {
        let batch = "{ devices: [iPhone13], themes: [light, dark], locales: [\(Self.names(5000))] }"
        #expect(try resolve("batches:\n  big: \(batch)").diagnostics == [])
        #expect(try resolve(unusualExample).diagnostics == [])
    }

    private static func names(_ count: Int) -> String { (0..<count).map { "en_\($0)" }.joined(separator: ", ") }

    private static func sizes(_ count: Int) -> String {
        (0..<count).map { ["small", "medium", "large"][$0 % 3] }.joined(separator: ", ")
    }

    private static func all(_ name: String) -> String { Array(repeating: name, count: 1000).joined(separator: ", ") }
}
