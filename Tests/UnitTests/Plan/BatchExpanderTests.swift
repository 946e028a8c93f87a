import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenPlan

@Suite("BatchExpander")
struct BatchExpanderTests {
    private func batch(_ axes: String) throws -> Batch {
        let devices = "phone: { width: 1, height: 2 }, wide: { width: 900, height: 800 }"
        let yaml = """
            devices: { \(devices), telly: { idiom: tv, width: 1, height: 2 } }
            tests: { languages: [ja, fr] }
            batches: { batch: { \(axes) } }
            """
        return try #require(try read(yaml).environments.batches.last)
    }

    private func environments(_ axes: String) throws -> [SnapshotEnvironment] {
        BatchExpander.planned(try batch(axes)).environments
    }

    private static let batches = table(
        """
        // The leftmost axis changes slowest.
        devices: [tv], themes: [light, dark], locales: [en, ar], text_sizes: [large]
          tv-light-en-large tv-light-ar-large tv-dark-en-large tv-dark-ar-large
        devices: [iPhoneSe, iPhone8, iPhone8Plus], combine: pairwise
          iPhoneSe iPhone8 iPhone8Plus
        // An exclude names a language, whether tests or the run choose it.
        sizes: [320x9], locales: [en, test-plan], contrasts: [standard, increased], motions: [standard, reduced], \
        exclude: [{ locales: [fr] }]
          320x9-en 320x9-en-reducedMotion 320x9-en-highContrast 320x9-en-highContrast-reducedMotion
          320x9-ja 320x9-ja-reducedMotion 320x9-ja-highContrast 320x9-ja-highContrast-reducedMotion
        // Only what is higher than wide and no television lies on its side.
        devices: [phone, wide, telly], widths: [phone, wide], sizes: [320x444.5], layout: sizeThatFits, \
        themes: [dark], orientations: [landscape], contrasts: [increased]
          phone-landscape-dark-highContrast wide-dark-highContrast telly-dark-highContrast
          phone-width-landscape-dark-highContrast wide-width-dark-highContrast 320x444-5-dark-highContrast
          sizeThatFits-dark-highContrast
        // An exclude names any axes, also those with a single value; what does not turn is there once.
        devices: [phone, tv], themes: [dark], orientations: [portrait, landscape], contrasts: [standard, increased], \
        exclude: [{ devices: [tv], contrasts: [increased] }, { themes: [dark], orientations: [landscape] }]
          phone-dark phone-dark-highContrast tv-dark
        // Includes come last, although they are excluded, and once although they were there before.
        devices: [tv], themes: [light, dark], locales: [en, ar], include: [{ locales: [ja], text_sizes: [large] }], \
        exclude: [{ themes: [dark], locales: [ar] }]
          tv-light-en tv-light-ar tv-dark-en tv-light-ja-large tv-dark-ja-large
        devices: [tv], themes: [light, dark], include: [{ themes: [light, dark] }], exclude: [{ themes: [dark] }]
          tv-light tv-dark
        devices: [tv], themes: [light, dark], include: [{ themes: [dark] }], exclude: [{ devices: [tv] }]
          tv-dark
        """)

    @Test("a batch has its environments in order", arguments: batches)
    func names(axes: String, names: String) throws {
        let environments = try environments(axes)
        #expect(environments.map(\.name).joined(separator: " ") == names)
        #expect(environments.map(\.isLocaleOfRun) == environments.map { $0.locale == "ja" && $0.theme == nil })
    }

    @Test(
        "pairwise has none of the excludes and every other pair, and begins with all first values",
        arguments: [(2, false, 54, 12), (2, true, 35, 11), (3, true, 35, 24)])
    func pairwise(strength: Int, excludes: Bool, all: Int, most: Int) throws {
        var axes = "devices: [iPhoneSe, iPhone8, iPhone13], themes: [light, dark], locales: [en, ar, ja], "
        axes += "text_sizes: [small, large, accessibility3]"
        if excludes {
            axes += ", exclude: [{ devices: [iPhoneSe], text_sizes: [large, accessibility3] }, "
            axes += "{ themes: [dark], locales: [ja] }]"
        }
        let everything = try environments(axes)
        let few = try environments("\(axes), combine: pairwise, strength: \(strength)")
        #expect(everything.count == all && few.count <= most)
        #expect(Set(few).isSubset(of: everything))
        #expect(pairs(few) == pairs(everything))
        #expect(few.first?.name == "iPhoneSe-light-en-small")
    }

    private func pairs(_ environments: [SnapshotEnvironment]) -> Set<String> {
        Set(
            environments.map { $0.name.split(separator: "-") }.flatMap { values in
                values.flatMap { first in values.map { "\(first) \($0)" } }
            })
    }

    @Test("a batch keeps every value of every axis when its devices are replaced")
    func mapsDevices() throws {
        let axes = """
            devices: [phone], widths: [phone], sizes: [1x2], layout: sizeThatFits, themes: [dark], \
            locales: [en, test-plan], text_sizes: [large], orientations: [landscape], contrasts: [increased], \
            motions: [reduced], combine: pairwise, strength: 3, include: [{ devices: [phone], themes: [light] }], \
            exclude: [{ widths: [phone], motions: [reduced] }]
            """
        let (first, other) = (try batch(axes), try batch(axes.replacing("phone", with: "wide")))
        #expect(EnvironmentAxis.all.allSatisfy { $0.count(in: first.products[0]) > 0 })
        let device = Device(name: "wide", width: 900, height: 800, scale: 2)
        #expect(first.mapDevices { _ in device } == other)
    }
}
