import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenPlan

@Suite("Mistakes in batches")
struct BatchCheckTests {
    @Test("one that matches nothing is a warning at its place")
    func unusedExclude() throws {
        let resolved = try resolve(
            """
            batches:
              small:
                devices: [iPhoneSe]
                themes: [light, dark]
                exclude:
                  - { devices: [iPhoneSe, iPhone13], themes: [dark] }
                  - { devices: [iPhone13], themes: [dark] }
            """)
        #expect(
            resolved.diagnostics.map(\.description) == [
                "snapgen.yml:7:9: warning: { devices: [iPhone13], themes: [dark] } excludes nothing, because the batch "
                    + "does not have these values; remove it, or name values that the batch has [unused-exclude]"
            ])
    }

    @Test(
        "one that makes more environments than the limit is an error",
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
        #expect(found.count == 1)
        #expect(found.allSatisfy { $0.hasPrefix("snapgen.yml:3:3: error: the batch 'big' ") })
    }

    @Test("many batches may not make together what one may not")
    func tooMany() {
        let axes = "locales: [\(Self.names(90))], text_sizes: [\(Self.sizes(100))]"
        let batches = (0..<12).map { "  b\($0): { devices: [iPhone13], \(axes) }\n" }
        let found = messages("batches:\n\(batches.joined())")
        #expect(found.count == 1)
        #expect(found.first?.contains("100000 environments") == true)
    }

    @Test("one of ten thousand environments is none, and a configuration without mistakes has no diagnostics")
    func large() throws {
        let batch = "{ devices: [iPhone13], themes: [light, dark], locales: [\(Self.names(5000))] }"
        #expect(try resolve("batches:\n  big: \(batch)").diagnostics == [])
        #expect(try resolve(unusualExample).diagnostics == [])
    }

    private static func names(_ count: Int) -> String { (0..<count).map { "l\($0)" }.joined(separator: ", ") }

    private static func sizes(_ count: Int) -> String {
        (0..<count).map { ["small", "medium", "large"][$0 % 3] }.joined(separator: ", ")
    }

    private static func all(_ name: String) -> String { Array(repeating: name, count: 1000).joined(separator: ", ") }
}
