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

    @Test("an axis that is not given has no part in the name")
    func missingAxes() {
        #expect(names(EnvironmentProduct(layouts: [.sizeThatFits])) == ["sizeThatFits"])
        #expect(names(EnvironmentProduct(layouts: [.sizeThatFits], locales: ["ar"])) == ["sizeThatFits-ar"])
    }

    @Test("the leftmost axis changes slowest")
    func order() {
        let product = EnvironmentProduct(
            layouts: [.sizeThatFits], themes: [.light, .dark], locales: ["en", "ar"], textSizes: [.large])
        #expect(
            names(product) == [
                "sizeThatFits-light-en-large", "sizeThatFits-light-ar-large", "sizeThatFits-dark-en-large",
                "sizeThatFits-dark-ar-large",
            ])
    }

    @Test("a device is turned, and what does not turn is there once")
    func orientations() {
        let names = names(
            EnvironmentProduct(
                layouts: [layout("iPhone13"), .width(Device.builtIn[0]), layout("tv"), .sizeThatFits],
                orientations: [.portrait, .landscape]))
        #expect(
            names == [
                "iPhone13", "iPhone13-landscape", "iPhoneSe-width", "iPhoneSe-width-landscape", "tv", "sizeThatFits",
            ])
    }

    @Test("an exclude may speak of an axis with a single value, and of every axis")
    func excludes() {
        var product = EnvironmentProduct(
            layouts: [layout("iPhone13"), .sizeThatFits], themes: [.dark], orientations: [.portrait, .landscape],
            contrasts: [.standard, .increased]
        ).with {
            $0.exclude = [
                EnvironmentProduct(layouts: [.sizeThatFits], contrasts: [.increased]),
                EnvironmentProduct(layouts: [], themes: [.dark], orientations: [.landscape]),
            ]
        }
        #expect(names(product) == ["iPhone13-dark", "iPhone13-dark-highContrast", "sizeThatFits-dark"])
        product.exclude = [EnvironmentProduct(layouts: [], themes: [.dark])]
        #expect(names(product) == [])
    }

    @Test("contrast, motion and languages of the run are axes like others")
    func laterAxes() {
        let product = EnvironmentProduct(
            layouts: [.fixed(width: 320, height: 100)], locales: ["en"],
            contrasts: [.standard, .increased], motions: [.standard, .reduced]
        ).with {
            $0.runLanguages = ["ja"]
        }
        #expect(
            names(product) == [
                "320x100-en", "320x100-en-reducedMotion", "320x100-en-highContrast",
                "320x100-en-highContrast-reducedMotion", "320x100-ja", "320x100-ja-reducedMotion",
                "320x100-ja-highContrast", "320x100-ja-highContrast-reducedMotion",
            ])
        #expect(
            environments(product).map(\.isLocaleOfRun) == Array(repeating: false, count: 4)
                + Array(repeating: true, count: 4))
    }

    @Test("an environment in two products counts once")
    func noneTwice() {
        let product = EnvironmentProduct(layouts: [.sizeThatFits])
        #expect(BatchExpander.environments(of: Batch(name: "b", products: [product, product])).count == 1)
    }

    @Test("a product without a layout has no environment")
    func noLayout() {
        #expect(names(EnvironmentProduct(layouts: [], themes: [.light])) == [])
    }

    @Test("pairwise covers every pair of values with fewer environments than the product")
    func pairwise() {
        var product = EnvironmentProduct(
            layouts: [.sizeThatFits] + Device.builtIn.prefix(2).map { .device($0) },
            themes: [.light, .dark], locales: ["en", "ar", "ja"], textSizes: [.small, .large, .accessibility3])
        let everything = environments(product)
        product.combine = .pairwise
        let few = environments(product)
        #expect(everything.count == 54)
        #expect(few.count <= 12)
        #expect(pairs(few) == pairs(everything))
    }

    @Test("pairwise of one axis is every value of it")
    func pairwiseOfOneAxis() {
        let product = EnvironmentProduct(layouts: Device.builtIn.prefix(3).map { .device($0) }).with {
            $0.combine = .pairwise
        }
        #expect(names(product) == ["iPhoneSe", "iPhone8", "iPhone8Plus"])
    }

    @Test("what is excluded is not there, and what is included comes behind")
    func excludeAndInclude() {
        let product = EnvironmentProduct(
            layouts: [.sizeThatFits], themes: [.light, .dark], locales: ["en", "ar"]
        ).with {
            $0.include = [EnvironmentProduct(layouts: [], locales: ["ja"], textSizes: [.large])]
            $0.exclude = [EnvironmentProduct(layouts: [], themes: [.dark], locales: ["ar"])]
        }
        #expect(
            names(product) == [
                "sizeThatFits-light-en", "sizeThatFits-light-ar", "sizeThatFits-dark-en",
                "sizeThatFits-light-ja-large", "sizeThatFits-dark-ja-large",
            ])
    }

    @Test("an include is there although it is excluded, and once although it was there before")
    func includeExcluded() {
        let product = EnvironmentProduct(
            layouts: [.sizeThatFits], themes: [.light, .dark]
        ).with {
            $0.include = [
                EnvironmentProduct(layouts: [], themes: [.light]), EnvironmentProduct(layouts: [], themes: [.dark]),
            ]
            $0.exclude = [EnvironmentProduct(layouts: [], themes: [.dark])]
        }
        #expect(names(product) == ["sizeThatFits-light", "sizeThatFits-dark"])
    }

    @Test("pairwise with excludes has none of them and every pair that can be without", arguments: [2, 3])
    func pairwiseWithExcludes(strength: Int) {
        var product = EnvironmentProduct(
            layouts: [.sizeThatFits] + Device.builtIn.prefix(2).map { .device($0) },
            themes: [.light, .dark], locales: ["en", "ar", "ja"], textSizes: [.small, .large, .accessibility3]
        ).with {
            $0.exclude = [
                EnvironmentProduct(layouts: [.sizeThatFits], textSizes: [.large, .accessibility3]),
                EnvironmentProduct(layouts: [], themes: [.dark], locales: ["ja"]),
            ]
        }
        let everything = environments(product)
        product.combine = .pairwise
        product.strength = strength
        let few = environments(product)
        #expect(everything.count == 35)
        #expect(few.count <= (strength == 2 ? 11 : 24))
        #expect(Set(few).isSubset(of: everything))
        #expect(pairs(few) == pairs(everything))
    }

    @Test("the environment of all first values is among the few")
    func firstValues() {
        let product = EnvironmentProduct(
            layouts: [.sizeThatFits], themes: [.dark, .light], locales: ["en", "ar", "ja"],
            textSizes: [.large, .small]
        ).with {
            $0.combine = .pairwise
        }
        #expect(names(product).first == "sizeThatFits-dark-en-large")
    }

    @Test("a name with characters that no file may have is made safe")
    func safeNames() {
        let device = Device(name: "Kiosk 2/3", width: 1, height: 1, scale: 1)
        #expect(names(EnvironmentProduct(layouts: [.device(device)], themes: [.dark])) == ["Kiosk-2-3-dark"])
    }

    private func layout(_ name: String) -> SnapshotEnvironment.Layout {
        guard let device = Device.builtIn.device(called: name) else { preconditionFailure("no device \(name)") }
        return .device(device)
    }

    private func environments(_ product: EnvironmentProduct) -> [SnapshotEnvironment] {
        BatchExpander.environments(of: Batch(name: "batch", products: [product]))
    }

    private func names(_ product: EnvironmentProduct) -> [String] { environments(product).map(\.name) }

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
