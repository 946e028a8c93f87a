import Testing

@testable import SnapgenModel
@testable import SnapgenScan

@Suite struct SampleReaderTests {
    private func samples(_ declaration: String) -> [Sample]? {
        catalog("struct A: Testable {\n\(declaration)\n}").only?.samples
    }

    @Test(
        "the elements of an array literal are counted, also those that a function returns if it returns nothing else",
        arguments: [
            "static let samples = [V(), V()]",
            "static var samples: [V] { return [V(), V(),] }",
            "@MainActor static var samples: [V] = [V(), V()]",
            "public class var samples: [V] { [V(), V()] }",
            "static let samples = [V(), V()] as [V]",
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
            "static func samples() -> Set<V> { [V()] }",
            "func samples() -> [V] { [V()] }",
            "static var samples: [V] { if x { [V()] } else { [] } }",
            "static let samples = { [V()] }()",
            "static let samples = other",
            "static let samples: Set<V> = [V(), V()]",
            "static let samples: OrderedDictionary<String, V> = [\"b\": V(), \"a\": V()]",
            "static let samples = [V()] as? [V]",
            "static let samples = [V()] as Set",
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
            ("static let samples: [Self] = [.loading, .loaded(1), Phase.failed]", ["-", "-", "-"], [2, 2, 2]),
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
            ("static let samples: Swift.KeyValuePairs = [\"b\": V(), \"a\": V()]", ["b", "a"], [2, 2]),
            ("static let samples = [\"b\": V(), \"a\": V()] as KeyValuePairs", ["b", "a"], [2, 2]),
        ] as [(String, [String], [Int])])
    func labels(declaration: String, labels: [String], lines: [Int]) {
        #expect(samples(declaration).labels == labels)
        #expect(samples(declaration).lines == lines)
    }

    @Test("one label twice is a warning at the second, also where only the names of files are equal")
    func duplicateLabels() throws {
        let result = catalog(
            "struct A: Testable {\nstatic let samples = [\n(\"a b\", 1),\n(\"b\", 2),\n(\"A/b\", 3)]\n}")
        let problem = try #require(result.diagnostics.first)
        #expect(result.problems == [.duplicateLabel])
        #expect(problem.line == 5)
        #expect(problem.message.contains("'A/b' names sample 3 and sample 1"))
        #expect(result.only?.samples.labels == ["a b", "b", "A/b"])
    }
}
