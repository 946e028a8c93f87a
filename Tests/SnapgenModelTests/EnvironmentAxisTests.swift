import SnapgenModel
import Testing

@Suite("EnvironmentAxis")
struct EnvironmentAxisTests {
    private let product = EnvironmentProduct(
        layouts: [.sizeThatFits], themes: [.light, .dark], locales: ["en", "ar", "ja"])

    @Test("an axis without values counts as one value, and a product without a layout as nothing")
    func combinations() {
        #expect(product.combinations == 6)
        #expect(EnvironmentProduct(layouts: [], themes: [.light]).combinations == 0)
    }

    @Test("an exclude matches by the axes that it names")
    func places() {
        let exclude = EnvironmentProduct(layouts: [], themes: [.dark], locales: ["ja", "en", "fr"])
        #expect(product.places(matching: exclude) == [nil, nil, [1], [0, 2], nil, nil, nil])
    }

    @Test(
        "an exclude matches nothing if the product has none of its values on an axis",
        arguments: [
            EnvironmentProduct(layouts: [], themes: [.dark], locales: ["fr"]),
            EnvironmentProduct(layouts: [], themes: [.dark], textSizes: [.large]),
        ])
    func unused(exclude: EnvironmentProduct) {
        #expect(product.places(matching: exclude) == nil)
    }

    @Test("an exclude names a language, whether tests or the run choose it")
    func runLanguages() {
        var product = product
        product.runLanguages = ["fr", "ja"]
        let exclude = EnvironmentProduct(layouts: [], locales: ["ja", "fr"])
        #expect(product.places(matching: exclude)?[3] == [2, 3, 4])
    }

    @Test("an include has the product's values where it names none")
    func included() {
        var product = product
        product.include = [EnvironmentProduct(layouts: [], locales: ["fr"], textSizes: [.large])]
        #expect(
            product.includedProducts == [
                EnvironmentProduct(
                    layouts: [.sizeThatFits], themes: [.light, .dark], locales: ["fr"], textSizes: [.large])
            ])
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
}
