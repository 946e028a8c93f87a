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
        arguments: [
            ("public enum A: PreviewProvider {}; @MainActor final class B: PreviewProvider {}", ["A", "B"]),
            // Refining protocols, which are no entries themselves.
            ("protocol P: Q {}; protocol Q: SwiftUI.PreviewProvider {}; struct A: P {}", ["A"]),
            ("typealias T = PreviewProvider; enum N { typealias Both = T }; struct A: N.Both {}", ["A"]),
            // Base classes, over several steps and from an extension.
            ("class A {}; class B: A {}; class C: B {}; extension A: PreviewProvider {}", ["A", "B", "C"]),
            // Cycles.
            ("protocol P: Q {}; protocol Q: P {}; struct C: P, PreviewProvider {}", ["C"]),
            ("typealias T = U; typealias U = T; class A: B, T {}; class B: A {}; extension T {}", []),
            // Nested types, whose names contain the outer ones.
            ("struct H {}; extension App.H { struct M: PreviewProvider {} }", ["H.M"]),
            ("enum H { struct C {} }; enum F { struct C {} }; struct C {}; extension F.C: PreviewProvider {}", ["F.C"]),
            // Names are looked up from the inside out.
            ("protocol P: PreviewProvider {}; enum In { protocol P {}; struct A: P {} }; struct C: P {}", ["C"]),
            ("protocol P: PreviewProvider {}; enum In { protocol P {}; enum Deep { struct B: P {} } }", []),
            ("enum Outer { protocol Testable {}; struct A: Testable {} }", []),
        ])
    func lookup(source: String, names: [String]) {
        #expect(entryNames(source) == names)
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

    private static let samples = "static let samples = [1]"

    @Test(
        "the modifier of a Testable is known from its associated type",
        arguments: [
            ("protocol Testable {}; struct A: Testable { static let samples = [1] }", false),
            ("protocol Testable { associatedtype Modifier }; struct A: Testable { static let samples = [1] }", true),
            ("protocol P { associatedtype Modifier }; protocol Testable: P {}; enum A: Testable { \(samples) }", true),
            ("protocol Shown: AsyncTestable {}\nstruct A: Shown {}", true),
            ("protocol Shown: Testable {}\nstruct A: Shown {}", true),
            ("protocol Testable: SnapgenCatalog.Testable {}\nstruct A: Testable {}", true),
            // A protocol of the sources does not hide that of the library.
            ("protocol Testable {}; struct A: Testable {}; extension A: SnapgenCatalog.Testable { \(samples) }", true),
        ])
    func modifiers(source: String, expected: Bool) {
        #expect(catalog(source).only?.declaration.hasModifier == expected)
    }

    @Test(
        "a type or protocol of the sources with the name of one of snapgen's is another one if there are no samples",
        arguments: [
            ("protocol Testable { func test() }\nstruct A: Testable { func test() {} }", []),
            ("protocol Testable {}\nstruct A: Testable { var samples = [1] }", []),
            ("class Testable {}\nfinal class A: Testable { static let samples = [1] }", []),
            ("struct Testable {}\ntypealias B = Testable\n", []),
            ("protocol TestableState {}\nenum A: TestableState { case b }", []),
            ("protocol TestableState {}\nenum A: TestableState, CaseIterable { case b }", ["A"]),
            ("protocol Testable {}\nstruct A: Testable, PreviewProvider {}", ["A"]),
            ("protocol Testable {}\nstruct A: SnapgenCatalog.Testable {}", ["A"]),
            ("protocol Testable: SnapgenCatalog.Testable {}\nstruct A: Testable {}", ["A"]),
            ("protocol Testable {}; extension Testable { static var samples: [A] { [] } }; enum A: Testable {}", ["A"]),
        ])
    func namesakes(source: String, names: [String]) {
        #expect(entryNames(source) == names)
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
