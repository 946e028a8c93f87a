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
        #expect(BatchExpander.environments(of: batch).map(\.name) == environments)
    }

    private static let phone = SnapshotEnvironment.Layout.device(Device.builtIn[0])
    private static let tv = SnapshotEnvironment.Layout.device(Device.builtIn.device(called: "tv") ?? Device.builtIn[0])
    private static let kiosk = Device(name: "Kiosk 2/3", width: 1, height: 1, scale: 1)

    @Test(
        "the leftmost axis of a product changes slowest",
        arguments: [
            // An axis that is not given has no part in the name.
            (.init(layouts: [.sizeThatFits]), ["sizeThatFits"]),
            (.init(layouts: [], themes: [.light]), []),
            (
                .init(layouts: [.sizeThatFits], themes: [.light, .dark], locales: ["en", "ar"], textSizes: [.large]),
                [
                    "sizeThatFits-light-en-large", "sizeThatFits-light-ar-large", "sizeThatFits-dark-en-large",
                    "sizeThatFits-dark-ar-large",
                ]
            ),
            // What does not turn is there once.
            (
                .init(
                    layouts: [phone, .width(Device.builtIn[0]), tv, .sizeThatFits],
                    orientations: [.portrait, .landscape]),
                [
                    "iPhoneSe", "iPhoneSe-landscape", "iPhoneSe-width", "iPhoneSe-width-landscape", "tv",
                    "sizeThatFits",
                ]
            ),
            (
                .init(
                    layouts: [.fixed(width: 320, height: 100)], locales: ["en"], runLanguages: ["ja"],
                    contrasts: [.standard, .increased], motions: [.standard, .reduced]),
                [
                    "320x100-en", "320x100-en-reducedMotion", "320x100-en-highContrast",
                    "320x100-en-highContrast-reducedMotion", "320x100-ja", "320x100-ja-reducedMotion",
                    "320x100-ja-highContrast", "320x100-ja-highContrast-reducedMotion",
                ]
            ),
            (.init(layouts: [.device(kiosk)], themes: [.dark]), ["Kiosk-2-3-dark"]),
            // Pairwise of one axis is every value of it.
            (.init(layouts: [phone, .sizeThatFits, tv], combine: .pairwise), ["iPhoneSe", "sizeThatFits", "tv"]),
        ] as [(EnvironmentProduct, [String])])
    func products(product: EnvironmentProduct, names: [String]) {
        #expect(environments(product).map(\.name) == names)
    }

    @Test(
        "what is excluded is not there, and what is included comes behind",
        arguments: [
            (
                .init(
                    layouts: [.sizeThatFits], themes: [.light, .dark], locales: ["en", "ar"],
                    include: [EnvironmentProduct(layouts: [], locales: ["ja"], textSizes: [.large])],
                    exclude: [EnvironmentProduct(layouts: [], themes: [.dark], locales: ["ar"])]),
                [
                    "sizeThatFits-light-en", "sizeThatFits-light-ar", "sizeThatFits-dark-en",
                    "sizeThatFits-light-ja-large", "sizeThatFits-dark-ja-large",
                ]
            ),
            // An include is there although it is excluded, and once although it was there before.
            (
                .init(
                    layouts: [.sizeThatFits], themes: [.light, .dark],
                    include: [
                        EnvironmentProduct(layouts: [], themes: [.light]),
                        EnvironmentProduct(layouts: [], themes: [.dark]),
                    ],
                    exclude: [EnvironmentProduct(layouts: [], themes: [.dark])]),
                ["sizeThatFits-light", "sizeThatFits-dark"]
            ),
            // An exclude may name an axis with a single value, and every axis.
            (
                .init(
                    layouts: [phone, .sizeThatFits], themes: [.dark], orientations: [.portrait, .landscape],
                    contrasts: [.standard, .increased],
                    exclude: [
                        EnvironmentProduct(layouts: [.sizeThatFits], contrasts: [.increased]),
                        EnvironmentProduct(layouts: [], themes: [.dark], orientations: [.landscape]),
                    ]),
                ["iPhoneSe-dark", "iPhoneSe-dark-highContrast", "sizeThatFits-dark"]
            ),
            (
                .init(
                    layouts: [phone], themes: [.dark], exclude: [EnvironmentProduct(layouts: [], themes: [.dark])]),
                []
            ),
        ] as [(EnvironmentProduct, [String])])
    func excludeAndInclude(product: EnvironmentProduct, names: [String]) {
        #expect(environments(product).map(\.name) == names)
    }

    @Test(
        "few environments have every pair of values that can be without what is excluded",
        arguments: [(2, false, 12), (2, true, 11), (3, true, 24)])
    func pairwise(strength: Int, isExcluding: Bool, most: Int) {
        var product = EnvironmentProduct(
            layouts: [.sizeThatFits] + Device.builtIn.prefix(2).map { .device($0) },
            themes: [.light, .dark], locales: ["en", "ar", "ja"], textSizes: [.small, .large, .accessibility3])
        let excluded = [
            EnvironmentProduct(layouts: [.sizeThatFits], textSizes: [.large, .accessibility3]),
            EnvironmentProduct(layouts: [], themes: [.dark], locales: ["ja"]),
        ]
        product.exclude = isExcluding ? excluded : []
        let everything = environments(product)
        product.combine = .pairwise
        product.strength = strength
        let few = environments(product)
        #expect(everything.count == (isExcluding ? 35 : 54))
        #expect(few.count <= most)
        #expect(few.first == everything.first)
        #expect(Set(few).isSubset(of: everything))
        #expect(pairs(few) == pairs(everything))
    }

    private func environments(_ product: EnvironmentProduct) -> [SnapshotEnvironment] {
        // An environment in two products counts once.
        BatchExpander.environments(of: Batch(name: "batch", products: [product, product]))
    }

    private func pairs(_ environments: [SnapshotEnvironment]) -> Set<String> {
        Set(
            environments.flatMap { environment in
                let values = [
                    environment.layout.name, environment.theme?.rawValue, environment.locale,
                    environment[SnapshotEnvironment.TextSize.self]?.rawValue,
                ].compactMap { $0 }
                return values.flatMap { first in values.map { "\(first) \($0)" } }
            })
    }
}
