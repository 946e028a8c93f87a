import Testing

@testable import SnapgenConfiguration
@testable import SnapgenPlan

@Suite("BatchExpander")
struct BatchExpanderTests {
    @Test(
        "the built-in batches",
        arguments: [
            ("regular", ["iPhone13-light", "iPhone13-dark"]),
            ("extended", ["iPhone13-light", "iPhone13-dark", "iPhone8-light", "iPhoneSe-light"]),
            ("component", ["sizeThatFits-light", "sizeThatFits-dark"]),
        ])
    func builtIn(name: String, environments: [String]) throws {
        let batch = try #require(Batch.builtIn.first { $0.name == name })
        #expect(BatchExpander.planned(batch).environments.map(\.name) == environments)
    }

    private static let cases: [(EnvironmentProduct, [String])] = [
        // The leftmost axis changes slowest.
        (
            EnvironmentProduct(
                layouts: [.sizeThatFits], themes: [.light, .dark], locales: ["en", "ar"], textSizes: [.large]),
            [
                "sizeThatFits-light-en-large", "sizeThatFits-light-ar-large", "sizeThatFits-dark-en-large",
                "sizeThatFits-dark-ar-large",
            ]
        ),
        (
            EnvironmentProduct(
                layouts: [.fixed(width: 320, height: 100)], locales: ["en"], contrasts: [.standard, .increased],
                motions: [.standard, .reduced]
            ).with { $0.runLanguages = ["ja"] },
            [
                "320x100-en", "320x100-en-reducedMotion", "320x100-en-highContrast",
                "320x100-en-highContrast-reducedMotion", "320x100-ja", "320x100-ja-reducedMotion",
                "320x100-ja-highContrast", "320x100-ja-highContrast-reducedMotion",
            ]
        ),
        (EnvironmentProduct(layouts: [], themes: [.light]), []),
        // Only what is higher than wide and no television lies on its side.
        (
            EnvironmentProduct(
                layouts: [.device(phone), .width(phone), .device(wide), .width(wide), .device(television)]
                    + [.fixed(width: 320, height: 444.5), .sizeThatFits],
                themes: [.dark], textSizes: [.large], orientations: [.landscape], contrasts: [.increased]),
            [
                "phone-landscape-dark-large-highContrast", "phone-width-landscape-dark-large-highContrast",
                "wide-dark-large-highContrast", "wide-width-dark-large-highContrast", "tv-dark-large-highContrast",
                "320x444-5-dark-large-highContrast", "sizeThatFits-dark-large-highContrast",
            ]
        ),
        // Names are made safe for files.
        (
            EnvironmentProduct(
                layouts: [.device(Device(name: "Kiosk 2/3", width: 1, height: 1, scale: 1))], themes: [.dark]),
            ["Kiosk-2-3-dark"]
        ),
        (
            EnvironmentProduct(layouts: Device.builtIn.prefix(3).map { .device($0) }).with { $0.combine = .pairwise },
            ["iPhoneSe", "iPhone8", "iPhone8Plus"]
        ),
        // An exclude names any axes, also those with a single value; what does not turn is there once.
        (
            EnvironmentProduct(
                layouts: [.device(phone), .sizeThatFits], themes: [.dark], orientations: [.portrait, .landscape],
                contrasts: [.standard, .increased]
            ).with {
                $0.exclude = [
                    EnvironmentProduct(layouts: [.sizeThatFits], contrasts: [.increased]),
                    EnvironmentProduct(layouts: [], themes: [.dark], orientations: [.landscape]),
                ]
            }, ["phone-dark", "phone-dark-highContrast", "sizeThatFits-dark"]
        ),
        (
            EnvironmentProduct(layouts: [.device(phone)], themes: [.dark]).with {
                $0.exclude = [EnvironmentProduct(layouts: [], themes: [.dark])]
            }, []
        ),
        // Includes come last.
        (
            EnvironmentProduct(layouts: [.sizeThatFits], themes: [.light, .dark], locales: ["en", "ar"]).with {
                $0.include = [EnvironmentProduct(layouts: [], locales: ["ja"], textSizes: [.large])]
                $0.exclude = [EnvironmentProduct(layouts: [], themes: [.dark], locales: ["ar"])]
            },
            [
                "sizeThatFits-light-en", "sizeThatFits-light-ar", "sizeThatFits-dark-en",
                "sizeThatFits-light-ja-large", "sizeThatFits-dark-ja-large",
            ]
        ),
        // An include is there although it is excluded, and once although it was there before.
        (
            EnvironmentProduct(layouts: [.sizeThatFits], themes: [.light, .dark]).with {
                $0.include = [EnvironmentProduct(layouts: [], themes: [.light, .dark])]
                $0.exclude = [EnvironmentProduct(layouts: [], themes: [.dark])]
            }, ["sizeThatFits-light", "sizeThatFits-dark"]
        ),
    ]

    private static let phone = Device(name: "phone", width: 1, height: 2, scale: 1)
    private static let wide = Device(name: "wide", width: 900, height: 800, scale: 2)
    private static let television = Device(name: "tv", idiom: .tv, width: 1, height: 2, scale: 1)

    @Test("a product has its environments in order", arguments: cases)
    func names(product: EnvironmentProduct, names: [String]) {
        let environments = environments(product)
        #expect(environments.map(\.name) == names)
        #expect(environments.map(\.isLocaleOfRun) == environments.map { $0.locale == "ja" && $0.theme == nil })
    }

    @Test(
        "pairwise has none of the excludes and every other pair, and begins with all first values",
        arguments: [(2, false, 54, 12), (2, true, 35, 11), (3, true, 35, 24)])
    func pairwise(strength: Int, excludes: Bool, all: Int, most: Int) {
        var product = EnvironmentProduct(
            layouts: [.sizeThatFits] + Device.builtIn.prefix(2).map { .device($0) },
            themes: [.light, .dark], locales: ["en", "ar", "ja"], textSizes: [.small, .large, .accessibility3])
        if excludes {
            product.exclude = [
                EnvironmentProduct(layouts: [.sizeThatFits], textSizes: [.large, .accessibility3]),
                EnvironmentProduct(layouts: [], themes: [.dark], locales: ["ja"]),
            ]
        }
        let everything = environments(product)
        product.combine = .pairwise
        product.strength = strength
        let few = environments(product)
        #expect(everything.count == all && few.count <= most)
        #expect(Set(few).isSubset(of: everything))
        #expect(pairs(few) == pairs(everything))
        #expect(few.first?.name == "sizeThatFits-light-en-small")
    }

    private func environments(_ product: EnvironmentProduct) -> [SnapshotEnvironment] {
        BatchExpander.planned(Batch(name: "batch", products: [product])).environments
    }

    private func pairs(_ environments: [SnapshotEnvironment]) -> Set<String> {
        Set(
            environments.map { $0.name.split(separator: "-") }.flatMap { values in
                values.flatMap { first in values.map { "\(first) \($0)" } }
            })
    }
}
