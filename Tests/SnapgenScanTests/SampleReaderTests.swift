import Testing

@testable import SnapgenScan

@Suite struct SampleReaderTests {
    private func samples(_ declaration: String) -> [Sample]? {
        catalog("struct A: Testable {\n\(declaration)\n}").only?.samples
    }

    @Test(
        "the elements of an array literal are counted, also those that a function returns if it returns nothing else",
        arguments: [
            "static let samples = [V(), V()]", "static let samples = [V(), V()] as [V]",
            "static var samples: [V] { return [V(), V(),] }",
            "@MainActor static var samples: [V] = [V(), V()]",
            "public class var samples: [V] { [V(), V()] }",
            "static let samples: Array<V> = [V { [1, 2, 3] }, .init([4])]",
            "static let other = 1, samples = [V(), V()]",
            "static var samples: [V] { get { [V(), V()] } set {} }",
            "static var samples: [V] { // two\n[V(), V()] }",
            "static func samples() async throws -> [V] { [V(), V()] }",
            "static func samples() async -> [V] { return [await V(), V()] }",
            "static func samples() async throws -> [V] { let m = M(); try await m.load(); return [V(), V(m)] }",
            "static func samples() async throws -> [V] { guard x else { throw E() }\nreturn try await [V(), V()] }",
        ])
    func counted(declaration: String) {
        #expect(samples(declaration)?.map(\.number) == [1, 2])
    }

    @Test(
        "what only running tells is unknown",
        arguments: [
            "static let samples = makeSamples()",
            "static let samples = [V()] + [V()]",
            "static let samples = [1, 2].map(V.init)",
            "static var samples: [V] { let v = V(); return [v] }",
            "static func samples() -> [V] { if x { return [] }\nreturn [V()] }",
            "static func samples() -> [V] { let v = [V()]\nreturn v }",
            "static func samples(count: Int) -> [V] { [V()] }",
            "func samples() -> [V] { [V()] }",
            "static var samples: [V] { if x { [V()] } else { [] } }",
            "static let samples = { [V()] }()",
            "static let samples = other",
            "static let samples: [V]",
            "static let samples = Array(Self.allCases)",
            "static let samples = [\"a\": V(), key: V()]", "static let samples = [\"a\": V(), \"\\(x)\": V()]",
            "let samples = [1]", "static let sample = [1]", "static func f() { let samples = [1] }",
        ])
    func unknown(declaration: String) throws {
        let entry = try #require(catalog("struct A: Testable { \(declaration) }").only)
        #expect(entry.samples == nil)
    }

    @Test(
        "a pair's text is the label, as is the key of a dictionary, whose keys are in order unless its type says otherwise",
        arguments: [
            ("static let samples: X = []", [], []), ("static let samples: X = [:]", [], []),
            ("static let samples = [\nV(),\n// a comment\nV(\n1\n), V(),\n]", ["-", "-", "-"], [3, 5, 7]),
            (
                #"static let samples = [("empty", V()), (name: "a \"b\" \u{e9}", view: V()), V(), ("\(x)", V())]"#,
                ["empty", "a \"b\" \u{e9}", "-", "-"], [2, 2, 2, 2]
            ),
            (
                "static func samples() async -> [(String, V)] {\nlet m = M()\nreturn [(\"b\", V()), (\"a\", V(m))]\n}",
                ["b", "a"], [4, 4]
            ),
            (
                "static let samples = [\n\"b\": V(),\n\"a\": V(),\n\"\u{e9}\": V(),\n\"B\": V(),\n]",
                ["B", "a", "b", "\u{e9}"], [6, 4, 3, 5]
            ),
            ("static func samples() -> [String: V] { [\"b\": V(), \"a\": V()] }", ["a", "b"], [2, 2]),
            ("static func samples() -> KeyValuePairs<A, V> { [\"b\": V(), \"a\": V()] }", ["b", "a"], [2, 2]),
            ("static let samples = [\"b\": V(), \"a\": V()] as KeyValuePairs", ["b", "a"], [2, 2]),
            ("static let samples: Swift.KeyValuePairs = [\"b\": V(), \"a\": V()]", ["b", "a"], [2, 2]),
        ] as [(String, [String], [Int])])
    func labels(declaration: String, labels: [String], lines: [Int]) {
        #expect(samples(declaration).labels == labels)
        #expect(samples(declaration).lines == lines)
    }
}

@Suite("Samples of types") struct SamplesOfTypesTests {
    private static let all = "static var samples: [Self] { allCases }"

    @Test(
        "samples are found where the compiler finds them, in the order of the entries",
        arguments: [
            // All cases are labelled by the enum's cases, whatever they are reached by.
            (
                "enum A: Testable, CaseIterable { case a, `default`; case b = 3; static var samples: [A] { return Self.allCases } }",
                [["a", "default", "b"]]
            ),
            ("enum A: Testable, CaseIterable { case a; static let samples = App.A.allCases }", [["a"]]),
            // An enum that is CaseIterable and lists no samples is its own list.
            ("enum A: Testable, CaseIterable { case a, b }", [["a", "b"]]),
            ("enum A: Testable { case a, b }\nextension A: CaseIterable {}", [["a", "b"]]),
            ("enum A: Testable { case a, b }", [nil]),
            ("enum A: Testable, CaseIterable { case a, b; static let samples = [A.b] }", [["-"]]),
            // Cases that are written out count as written.
            ("enum A: Testable { case a(Int); static let allCases: [A] = [.a(1), .a(2)]; \(all) }", [["-", "-"]]),
            // Elsewhere they are unknown where the compiler does not make them from the cases seen.
            ("enum A: Testable { case a(Int), b; \(all) }", [nil]),
            ("enum A: Testable { case a, b; \(all); static var allCases: [A] { make() } }", [nil]),
            ("enum A: Testable { #if DEBUG\ncase a\n#endif\ncase b; \(all) }", [nil]),
            ("struct A: Testable { static let samples = Foreign.allCases }", [nil]),
            ("struct A: Testable { static let samples = allCases }", [nil]),
            // Base classes and extensions of protocols, after the own ones.
            ("class B: Testable { class var samples: [Int] { [1] } }; class A: B {}", [["-"], ["-"]]),
            (
                "protocol P: TestableState, CaseIterable {}; extension P { \(all) }; enum A: P { case x, y }",
                [["x", "y"]]
            ),
            // Branches of an #if that differ are unknown.
            (
                "struct A: Testable {\n#if A\nstatic let samples = [1, 2]\n#else\nstatic let samples = [1]\n#endif\n}",
                [nil]
            ),
            // The samples count and not the previews.
            (
                "struct A: PreviewProvider, Testable { static let samples = [1]; static var previews: V { V(); V() } }",
                [["-"]]
            ),
        ] as [(String, [[String]?])])
    func found(source: String, labels: [[String]?]) {
        #expect(catalog(source).entries.map(\.samples.labels) == labels)
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

    @Test("samples in an extension in any file are found; their line is then the entry's")
    func extensions() {
        let entry = catalog("\n\nstruct A: Testable {}", "extension A { static let samples = [1, 2] }").only
        #expect(entry?.samples.lines == [3, 3])
    }
}
