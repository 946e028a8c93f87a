import SnapgenConfiguration
import SnapgenModel
import Testing

@Suite("Excludes of batches")
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

    @Test("a configuration without mistakes has no diagnostics")
    func nothing() throws {
        #expect(try resolve(designExample).diagnostics == [])
        #expect(try resolve(unusualExample).diagnostics == [])
    }
}
