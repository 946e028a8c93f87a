import Testing

@testable import SnapgenScan

@Suite struct SampleFinderTests {
    @Test(
        "all cases are labelled by the enum's cases",
        arguments: ["allCases", "Self.allCases", "A.allCases", "return allCases", "App.A.allCases"])
    func allCases(expression: String) {
        let source = """
            enum A: Testable, CaseIterable {
                case loading, `default`
                case failed = 3
                static var samples: [A] { \(expression) }
            }
            """
        #expect(catalog(source).only?.samples.labels == ["loading", "default", "failed"])
        #expect(catalog(source).only?.samples.lines == [2, 2, 3])
    }

    @Test("an enum that is CaseIterable and lists no samples is its own list")
    func ownList() {
        #expect(catalog("enum A: Testable, CaseIterable { case a, b }").only?.samples.labels == ["a", "b"])
        let extended = "enum A: Testable { case a, b }\nextension A: CaseIterable {}"
        #expect(catalog(extended).only?.samples.labels == ["a", "b"])
        #expect(catalog("enum A: Testable { case a, b }").only?.samples == nil)
        let listed = "enum A: Testable, CaseIterable { case a, b; static let samples = [A.b] }"
        #expect(catalog(listed).only?.samples?.count == 1)
    }

    @Test("all cases of another type are found where it is declared")
    func allCasesElsewhere() {
        let entries = catalog(
            "enum Outer { enum Phase: CaseIterable { case a, b }\n struct A: Testable { static let samples = Phase.allCases } }",
            "\nstruct B: Testable { static let samples = Outer.Phase.allCases }"
        ).entries
        #expect(entries.map { $0.samples.labels } == [["a", "b"], ["a", "b"]])
        #expect(entries.map { $0.samples.lines } == [[1, 1], [2, 2]])
    }

    @Test(
        "all cases are unknown where the compiler does not make them from the cases seen",
        arguments: [
            "enum A: Testable { case a(Int), b; static var samples: [A] { allCases } }",
            "enum A: Testable { case a, b; static var samples: [A] { allCases }; static var allCases: [A] { make() } }",
            "enum A: Testable { #if DEBUG\ncase a\n#endif\ncase b; static var samples: [A] { allCases } }",
            "struct A: Testable { static let samples = Foreign.allCases }",
            "struct A: Testable { static let samples = allCases }",
        ])
    func unknownCases(source: String) {
        #expect(catalog(source).only != nil)
        #expect(catalog(source).only?.samples == nil)
    }

    @Test("all cases that are written out count as written")
    func writtenCases() {
        let source = """
            enum A: Testable {
                case a, b(Int)
                static let allCases: [A] = [.a, .b(1), .b(2)]
                static var samples: [A] { allCases }
            }
            """
        #expect(catalog(source).only?.samples?.count == 3)
    }

    @Test("samples in an extension in any file are found; their line is then the entry's")
    func extensions() {
        let entry = catalog("\n\nstruct A: Testable {}", "extension A { static let samples = [1, 2] }").only
        #expect(entry?.samples?.count == 2)
        #expect(entry?.samples.lines == [3, 3])
    }

    @Test("samples are inherited from a base class and from a protocol's extension")
    func inherited() {
        let source = """
            class Base: Testable { class var samples: [Int] { [1, 2, 3] } }
            class A: Base {}
            protocol Listed: Testable {}
            extension Listed { static var samples: [Int] { [1] } }
            struct B: Listed {}
            """
        #expect(catalog(source).entries.map(\.samples?.count) == [3, 3, 1])
    }

    @Test("a type's own samples come before inherited ones")
    func overridden() {
        let source = """
            class Base: Testable { class var samples: [Int] { [1, 2, 3] } }
            class A: Base { override class var samples: [Int] { [1] } }
            """
        #expect(catalog(source).entries.map(\.samples?.count) == [3, 1])
    }

    @Test("an enum's cases count where a protocol's extension says that all are samples")
    func casesByProtocol() {
        let source = """
            protocol Listed: TestableState, CaseIterable {}
            extension Listed { static var samples: [Self] { Array(allCases) } }
            protocol Plain: TestableState, CaseIterable where AllCases == [Self] {}
            extension Plain { static var samples: [Self] { allCases } }
            enum A: Plain { case x, y }
            """
        #expect(catalog(source).only?.samples.labels == ["x", "y"])
    }

    @Test("samples that differ between the branches of an #if are unknown")
    func branches() {
        let source = """
            struct A: Testable {
            #if DEBUG
                static let samples = [1, 2]
            #else
                static let samples = [1]
            #endif
            }
            """
        #expect(catalog(source).only != nil)
        #expect(catalog(source).only?.samples == nil)
    }

    @Test("of a Testable that is a PreviewProvider too, the samples count and not the previews")
    func both() {
        let source = """
            struct A: PreviewProvider, Testable {
                static let samples = [1]
                static var previews: some View { V(); V() }
            }
            """
        #expect(catalog(source).only?.samples?.count == 1)
    }
}
