import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenScan

@Suite("Conformances") struct ConformancesTests {
    @Test(
        "what stands around the protocol's name does not hide it",
        arguments: [
            "SwiftUI.PreviewProvider", "@MainActor PreviewProvider", "@preconcurrency PreviewProvider",
            "@unchecked Sendable, PreviewProvider", "PreviewProvider & Sendable", "Equatable & PreviewProvider",
            "(PreviewProvider)", "~Copyable, PreviewProvider", "any PreviewProvider", "`PreviewProvider`",
            "@MainActor @preconcurrency SwiftUI.PreviewProvider", "Base, PreviewProvider",
        ])
    func noise(inherited: String) {
        #expect(entryNames("struct A: \(inherited) {}") == ["A"])
    }

    @Test(
        "what only looks like the protocol makes no entry",
        arguments: ["MyPreviewProvider", "PreviewProviders", "PreviewProvider.Body", "Box<PreviewProvider>", "View"])
    func lookAlikes(inherited: String) {
        #expect(entryNames("struct A: \(inherited) { static var previews: [Int] { [1] } }") == [])
    }

    @Test(
        "conformance passes through declarations",
        arguments: table(in: "SnapgenScanTests/Fixtures/Conformances.txt"))
    func lookup(source: String, names: String) {
        #expect(entryNames(source).map { $0 ?? "-" }.joined(separator: " ") == names)
    }

    @Test("a type with another protocol in each branch of an '#if' is an entry of each")
    func branches() {
        let source = """
            #if os(iOS)
            enum A: TestableState { static let samples = ["ios": 1] }
            #elseif os(macOS)
            enum A: Testable { static let samples = [V(), V()] }
            #else
            enum A { static let samples = [3] }
            #endif
            """
        let entries = catalog(source).entries
        #expect(entries.map(\.strategy) == [.json, .image])
        #expect(entries.map(\.declaration.conditions) == [["os(iOS)"], ["!(os(iOS)) && (os(macOS))"]])
        #expect(entries.map { $0.samples?.count } == [1, 2])
    }

    @Test("a retroactive conformance of a type from elsewhere is declared by its extension")
    func foreignType() {
        let extensions = "import UIKit\nextension UILabel: @retroactive Testable {}"
        let entry = catalog(extensions, "extension UILabel { static let samples = [UILabel(), UILabel()] }").only
        #expect(entry?.name == "UILabel")
        #expect(entry?.location.description == "Sources/App/File1.swift:2:11")
        #expect(entry?.samples?.count == 2)
    }

    @Test("a name of the own module comes before one of another")
    func modules() {
        let files = [
            file("class Base: PreviewProvider {}", "A/Base.swift", module: "A"),
            file("class Base {}", "B/Base.swift", module: "B"),
            file("class One: Base {}", "A/One.swift", module: "A"),
            file("class Two: Base {}", "B/Two.swift", module: "B"),
            file("class Three: Base {}\nclass Four: B.Base {}", "C/Three.swift", module: "C"),
        ]
        #expect(catalog(of: files).entries.map(\.id) == ["A.Base", "A.One", "C.Three"])
    }

    @Test("a private name holds in its own file only")
    func privateNames() {
        #expect(entryNames("private protocol P: PreviewProvider {}\nstruct A: P {}", "struct B: P {}") == ["A"])
    }

    @Test("a module that makes another's type conform has the entry")
    func retroactiveInAnotherModule() {
        let files = [
            file("public enum Phase { case a, b }", "Core/Phase.swift", module: "Core"),
            file(
                "extension Phase: @retroactive CaseIterable, TestableState { static var samples: [Self] { allCases } }",
                "UI/Phase.swift", module: "UI"),
        ]
        let entry = catalog(of: files).only
        #expect(entry?.id == "UI.Phase")
        #expect(entry?.path.string == "UI/Phase.swift")
        #expect(entry?.samples.labels == ["a", "b"])
    }

    @Test("of several configured protocols the first in the list takes a type")
    func firstProtocol() {
        let protocols = [("PreviewProvider", CatalogProtocol.Access.previews), ("Testable", .samples)]
            .map { CatalogProtocol(name: $0, access: $1) }
        let settings = CatalogSettings(protocols: protocols)
        let entry = catalog("struct A: Testable, PreviewProvider {}", settings: settings).only
        #expect(entry?.declaration.catalogName == "PreviewProvider")
    }

    @Test(
        "the modifier of a Testable is known from its associated type",
        arguments: table(in: "SnapgenScanTests/Fixtures/Modifiers.txt"))
    func modifiers(source: String, expected: String) {
        #expect(catalog(source).only?.declaration.hasModifier == Bool(expected))
    }

    @Test(
        "a type or protocol of the sources with the name of one of snapgen's is another one if there are no samples",
        arguments: table(in: "SnapgenScanTests/Fixtures/Namesakes.txt"))
    func namesakes(source: String, names: String) {
        #expect(entryNames(source).map { $0 ?? "-" }.joined(separator: " ") == names)
    }

    @Test(
        "an attached macro makes a type an entry with the strategy of its protocol",
        arguments: [
            ("@Showcase struct A { static let samples = [A()] }", [.image]), ("@Showcase(.all) enum A {}", [.image]),
            ("@Kit.Showcase struct A {}", [.image]), ("@MainActor @Showcase final class A {}", [.image]),
            ("struct A {}\n@Showcase extension A {}", [.image]), ("@Stateful struct A {}", [.json]),
            ("@Show struct A {}", []), ("@Stated struct A {}", []),
        ] as [(String, [CaptureStrategy])])
    func attributes(source: String, strategies: [CaptureStrategy]) {
        let settings = CatalogSettings(attributes: ["Showcase": "Testable", "Stateful": "TestableState"])
        #expect(catalog(source, settings: settings).entries.map(\.strategy) == strategies)
        #expect(catalog(source).entries == [])
    }
}
