import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenScan

@Suite struct ConformanceResolverTests {
    @Test(
        "every kind of type that conforms is an entry",
        arguments: ["struct", "enum", "class", "final class", "actor", "public struct", "@MainActor final class"])
    func kinds(keyword: String) {
        #expect(entryNames("\(keyword) A: PreviewProvider {}") == ["A"])
    }

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
        #expect(entryNames("struct A: \(inherited) {}") == [])
    }

    @Test("a type without a conformance is no entry")
    func plain() {
        #expect(entryNames("struct A { static var previews: [Int] { [1] } }") == [])
    }

    @Test("an extension in another file makes its type conform")
    func extensionElsewhere() {
        let entry = catalog("\n\nstruct A {}", "extension A: PreviewProvider {}").only
        #expect(entry?.name == "A")
        #expect(entry?.path.string == "Sources/App/File1.swift")
        #expect(entry?.line == 3)
        #expect(entry?.location.column == 8)
    }

    @Test("a retroactive conformance of a type from elsewhere is declared by its extension")
    func foreignType() {
        let entry = catalog("import UIKit\nextension UILabel: @retroactive PreviewProvider {}").only
        #expect(entry?.name == "UILabel")
        #expect(entry?.line == 2)
        #expect(entry?.location.column == 11)
    }

    @Test("two extensions of a foreign type are one entry")
    func foreignTypeTwice() {
        let entry = catalog(
            "extension UILabel: Testable {}",
            "extension UILabel { static let samples = [UILabel(), UILabel()] }"
        ).only
        #expect(entry?.samples?.count == 2)
    }

    @Test("a refining protocol passes conformance on, and is no entry itself")
    func refiningProtocol() {
        let sources = """
            protocol CellPreviews: ScreenPreviews {}
            protocol ScreenPreviews: SwiftUI.PreviewProvider {}
            struct A: CellPreviews {}
            """
        #expect(entryNames(sources) == ["A"])
    }

    @Test("a typealias passes conformance on, also one of a composition and one in a type")
    func typealiases() {
        let sources = """
            typealias Shown = PreviewProvider
            typealias Both = Shown & Sendable
            enum Names { typealias Nested = Both }
            struct A: Shown {}
            struct B: Both {}
            struct C: Names.Nested {}
            """
        #expect(entryNames(sources) == ["A", "B", "C"])
    }

    @Test("a base class passes conformance on, over several steps and from an extension")
    func baseClass() {
        #expect(
            entryNames("class A {}\nclass B: A {}\nclass C: B {}", "extension A: PreviewProvider {}")
                == ["A", "B", "C"])
    }

    @Test("circular inheritance comes to an end")
    func cycles() {
        let sources = """
            protocol P: Q {}
            protocol Q: P {}
            typealias T = U
            typealias U = T
            class A: B, P, T {}
            class B: A {}
            extension T {}
            struct C: P, PreviewProvider {}
            """
        #expect(entryNames(sources) == ["C"])
    }

    @Test("nested types carry their outer types' names")
    func nested() {
        let sources = """
            struct Hotel {
                enum Parts { struct Cell: PreviewProvider {} }
            }
            extension Hotel.Parts { struct Row: PreviewProvider {} }
            extension App.Hotel { struct Map: PreviewProvider {} }
            """
        #expect(entryNames(sources) == ["Hotel.Parts.Cell", "Hotel.Parts.Row", "Hotel.Map"])
    }

    @Test("an extension of a nested type makes that one conform, and none of the same last name")
    func nestedNamesakes() {
        let sources = """
            struct Hotel { struct Cell {} }
            struct Flight { struct Cell {} }
            struct Cell {}
            extension Flight.Cell: PreviewProvider {}
            """
        #expect(entryNames(sources) == ["Flight.Cell"])
    }

    @Test("an inherited name is looked up from the inside out")
    func scopes() {
        let sources = """
            protocol Shown: PreviewProvider {}
            enum Inside {
                protocol Shown {}
                struct A: Shown {}
                enum Deeper { struct B: Shown {} }
            }
            struct C: Shown {}
            """
        #expect(entryNames(sources) == ["C"])
    }

    @Test("a nested protocol of a configured name is not the configured one")
    func nestedProtocolNamesake() {
        #expect(entryNames("enum Outer { protocol Testable {}\nstruct A: Testable {} }") == [])
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
        let sources = ["private protocol P: PreviewProvider {}\nstruct A: P {}", "struct B: P {}"]
        #expect(entryNames(sources[0], sources[1]) == ["A"])
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
        let sources = "struct A: PreviewProvider, Testable { static let samples = [1]; static var previews: V { A() } }"
        let entry = catalog(sources).only
        #expect(entry?.declaration.catalogName == "Testable")
        #expect(entry?.kind == .samples)
        let previewsFirst = CatalogSettings(protocols: [
            CatalogProtocol("PreviewProvider", .previews), CatalogProtocol("Testable", .samples),
        ])
        #expect(catalog(sources, settings: previewsFirst).only?.declaration.catalogName == "PreviewProvider")
    }

    @Test("a protocol says how its samples are reached and captured")
    func strategies() {
        let sources = """
            struct A: Testable {}
            struct B: TestableState {}
            struct C: TestableText {}
            struct D: TestableValue {}
            struct E: PreviewProvider {}
            """
        let entries = catalog(sources).entries
        #expect(entries.map(\.strategy) == [.image, .json, .lines, .dump, .image])
        #expect(entries.map(\.kind) == [.samples, .samples, .samples, .samples, .previews])
    }

    @Test("a team's own marker takes the marked types only")
    func marker() {
        let settings = CatalogSettings(protocols: [CatalogProtocol("Shown", .previews)])
        let sources = "protocol Shown: PreviewProvider {}\nstruct A: PreviewProvider {}\nstruct B: Shown {}"
        #expect(catalog(sources, settings: settings).entries.map(\.name) == ["B"])
    }

    @Test(
        "the modifier of a Testable is known from its associated type",
        arguments: [
            ("struct A: Testable {}", true),
            ("protocol Testable {}\nstruct A: Testable { static let samples = [1] }", false),
            (
                "protocol Testable { associatedtype Modifier }\nstruct A: Testable { static let samples = [1] }", true
            ),
            (
                "protocol Base { associatedtype Modifier }\nprotocol Testable: Base {}\n"
                    + "struct A: Testable { static let samples = [1] }", true
            ),
            ("struct A: TestableState {}", false),
            ("struct A: PreviewProvider {}", false),
            ("struct A: AsyncTestable {}", true),
            ("struct A: AsyncTestableState {}", false),
            ("protocol Shown: AsyncTestable {}\nstruct A: Shown {}", true),
            ("protocol Shown: Testable {}\nstruct A: Shown {}", true),
        ])
    func modifiers(source: String, expected: Bool) {
        #expect(catalog(source).only?.declaration.hasModifier == expected)
    }

    @Test(
        "a type that makes its samples asynchronously is an entry with the strategy of its protocol",
        arguments: zip(
            ["AsyncTestable", "AsyncTestableState", "AsyncTestableText", "AsyncTestableValue"],
            CaptureStrategy.allCases))
    func asynchronous(name: String, strategy: CaptureStrategy) {
        let source = "enum A: \(name) { static func samples() async throws -> [(String, Int)] { [(\"one\", 1)] } }"
        let entry = catalog(source).only
        #expect(entry?.kind == .asyncSamples && entry?.strategy == strategy)
        #expect(entry?.samples?.map(\.label) == ["one"])
    }

    @Test("a configured protocol that refines the library's has its modifier")
    func refinedModifier() {
        let settings = CatalogSettings(protocols: [CatalogProtocol("Shown", .samples)])
        #expect(
            catalog("protocol Shown: Testable {}\nstruct A: Shown {}", settings: settings).only?.declaration.hasModifier
                == true)
        #expect(
            catalog("protocol Shown {}\nstruct A: Shown {}", settings: settings).only?.declaration.hasModifier == false)
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
            (
                "protocol Testable {}\nextension Testable { static var samples: [Int] { [1] } }\nstruct A: Testable {}",
                ["A"]
            ),
        ])
    func namesakes(source: String, names: [String]) {
        #expect(entryNames(source) == names)
    }

    @Test("a protocol of the sources does not hide that of the library, which has a modifier")
    func namesakeBeside() {
        let source = "protocol Testable {}\nstruct A: Testable {}\nextension A: SnapgenCatalog.Testable { %@ }"
        let entry = catalog(source.replacing("%@", with: "static let samples = [1]")).only
        #expect(entry?.declaration.hasModifier == true)
    }
}
