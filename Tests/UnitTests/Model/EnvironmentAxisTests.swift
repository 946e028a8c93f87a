import Testing

@testable import SnapgenConfiguration

@Suite("EnvironmentAxis")
struct EnvironmentAxisTests {
    private let product = EnvironmentProduct(
        layouts: [.sizeThatFits], themes: [.light, .dark], locales: ["en", "ar", "ja"])

    @Test(
        "an exclude matches by the axes that it names, and nothing if the product has none of its values on one",
        arguments: [
            (["ja", "en", "fr"], [], [nil, nil, [1], [0, 2], nil, nil, nil]), (["fr"], [], nil), ([], [.large], nil),
        ] as [([String], [SnapshotEnvironment.TextSize], [[Int]?]?)])
    func places(locales: [String], textSizes: [SnapshotEnvironment.TextSize], places: [[Int]?]?) {
        let exclude = EnvironmentProduct(layouts: [], themes: [.dark], locales: locales, textSizes: textSizes)
        #expect(product.places(matching: exclude) == places)
    }

    @Test("an exclude names a language, whether tests or the run choose it")
    func runLanguages() {
        var product = product
        product.runLanguages = ["fr", "ja"]
        let exclude = EnvironmentProduct(layouts: [], locales: ["ja", "fr"])
        #expect(product.places(matching: exclude)?[3] == [2, 3, 4])
    }

    @Test("several excludes together may leave nothing")
    func excludesEverything() {
        var product = product
        product.exclude = [
            EnvironmentProduct(layouts: [], themes: [.dark], locales: ["en"]),
            EnvironmentProduct(layouts: [], locales: ["ar", "ja"]),
        ]
        #expect(!product.excludesEverything)
        product.exclude.append(EnvironmentProduct(layouts: [.sizeThatFits], themes: [.light]))
        #expect(product.excludesEverything)
        #expect(Batch(name: "a", products: [product]).isEmpty)
        product.include = [EnvironmentProduct(layouts: [], themes: [.dark])]
        #expect(!Batch(name: "a", products: [product]).isEmpty)
    }

    @Test("a batch keeps every value of every axis when its devices are replaced")
    func mapsDevices() {
        let device = Device(name: "a", width: 1, height: 2, scale: 1)
        let other = Device(name: "b", width: 3, height: 4, scale: 1)
        func batch(_ device: Device) -> Batch {
            var product = EnvironmentProduct(
                layouts: [.device(device), .width(device), .fixed(width: 1, height: 2), .sizeThatFits],
                themes: [.dark], locales: ["en"], textSizes: [.large], orientations: [.landscape],
                contrasts: [.increased], motions: [.reduced]
            ).with {
                $0.runLanguages = ["ja"]
                $0.combine = .pairwise
                $0.strength = 3
            }
            (product.include, product.exclude) = ([product], [product])
            return Batch(name: "all", products: [product])
        }
        #expect(EnvironmentAxis.all.allSatisfy { $0.count(in: batch(device).products[0]) > 0 })
        #expect(batch(device).mapDevices { _ in other } == batch(other))
    }
}
