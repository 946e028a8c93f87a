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

    private static let batches = table(in: "UnitTests/Fixtures/Batches.txt")

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

    @Test(
        "pairwise has every pair that is possible with devices that have one orientation",
        arguments: ["landscape, portrait", "portrait, landscape"], ["wide, phone, telly", "phone, telly"])
    func upright(orientations: String, devices: String) throws {
        var axes = "devices: [\(devices)], orientations: [\(orientations)], "
        axes += "themes: [dark, light], locales: [ar, de, en]"
        let (everything, few) = (try environments(axes), try environments("\(axes), combine: pairwise"))
        #expect(few.count < everything.count && Set(few).count == few.count)
        #expect(pairs(few) == pairs(everything))
    }

    private func pairs(_ environments: [SnapshotEnvironment]) -> Set<String> {
        Set(
            environments.map { $0.name.split(separator: "-") }.flatMap { values in
                values.flatMap { first in values.map { "\(first) \($0)" } }
            })
    }
}
