import Testing

@testable import SnapgenConfiguration
@testable import SnapgenScan

@Suite("Conformance that an attached macro adds") struct AttributeConformanceTests {
    private let settings = CatalogSettings(attributes: ["Showcase": "Testable", "Stateful": "TestableState"])

    @Test(
        "makes a type an entry",
        arguments: [
            "@Showcase struct A { static let samples = [A()] }", "@Showcase(.all) enum A {}",
            "@Kit.Showcase struct A {}",
            "@MainActor @Showcase final class A {}", "struct A {}\n@Showcase extension A {}",
        ])
    func entries(source: String) {
        let entry = catalog(source, settings: settings).only
        #expect(entry?.name == "A")
        #expect(entry?.declaration.catalogName == "Testable")
    }

    @Test("gives the strategy of its protocol")
    func strategy() {
        #expect(catalog("@Stateful struct A {}", settings: settings).only?.strategy == .json)
    }

    @Test(
        "is nothing that other attributes, or other settings, do",
        arguments: ["@Show struct A {}", "@Stated struct A {}"])
    func others(source: String) {
        #expect(catalog(source, settings: settings).entries == [])
        #expect(catalog("@Showcase struct A {}").entries == [])
    }
}
